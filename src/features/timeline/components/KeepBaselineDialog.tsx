import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { TextField } from '#design-system/inputs/TextField/TextField.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import { useProjectId } from '#shared/project';
import { useKeepBaseline } from '../timelineMutations.ts';

export interface KeepBaselineDialogProps {
  onClose: () => void;
  onKept: (id: number) => void;
}

/** Asks for the name under which the dates of now are kept. */
export function KeepBaselineDialog({ onClose, onKept }: KeepBaselineDialogProps) {
  const [name, setName] = useState('');
  const keep = useKeepBaseline(useProjectId());
  const submit = () =>
    keep.mutate(name, {
      onSuccess: ({ id }) => {
        onKept(id);
        onClose();
      },
    });
  return (
    <Dialog
      title="Keep a baseline"
      onCloseRequest={onClose}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button variant="primary" busy={keep.isPending} onPress={submit}>
            Keep
          </Button>
        </>
      }
    >
      <TextField
        label="Name"
        required
        startsFocused
        maxLength={200}
        hint="The dates of today stay under this name, to compare with."
        value={name}
        onChange={setName}
        error={keep.error?.fields?.['name']?.join(' ') ?? keep.error?.message}
      />
    </Dialog>
  );
}
