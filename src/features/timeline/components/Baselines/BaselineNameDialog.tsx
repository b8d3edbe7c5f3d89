import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { TextField } from '#design-system/inputs/TextField/TextField.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import { useProjectId } from '#shared/project';
import * as t from '../../texts.ts';
import { useKeepBaseline, useRenameBaseline } from '../../timelineMutations.ts';
import type { Timeline } from '../../timelineQueries.ts';

export interface BaselineNameDialogProps {
  /** The one to rename; null keeps the dates of now as a new one. */
  baseline: Timeline['baselines'][number] | null;
  onClose: () => void;
  onKept: (id: number) => void;
}

/** Asks for the name under which the dates of now are kept, or for another name of a baseline. */
export function BaselineNameDialog({ baseline, onClose, onKept }: BaselineNameDialogProps) {
  const [name, setName] = useState(baseline?.name ?? '');
  const keep = useKeepBaseline(useProjectId());
  const rename = useRenameBaseline(useProjectId());
  const { error } = baseline ? rename : keep;
  const submit = () => {
    const onSuccess = ({ id }: { id: number }) => {
      onKept(id);
      onClose();
    };
    if (baseline) rename.mutate({ baseline, name }, { onSuccess });
    else keep.mutate(name, { onSuccess });
  };
  return (
    <Dialog
      title={baseline ? t.renameTheBaseline : t.keepABaseline}
      onCloseRequest={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t.cancel}</Button>
          <Button variant="primary" busy={keep.isPending || rename.isPending} onPress={submit}>
            {baseline ? t.rename : t.keep}
          </Button>
        </>
      }
    >
      <TextField
        label={t.name}
        required
        startsFocused
        maxLength={200}
        {...(!baseline && { hint: t.theDatesOfTodayStay })}
        value={name}
        onChange={setName}
        error={error?.fields?.['name']?.join(' ') ?? error?.message}
      />
    </Dialog>
  );
}
