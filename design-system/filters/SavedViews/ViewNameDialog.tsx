import { useId, useState } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { ToggleGroup } from '../../actions/ToggleGroup/ToggleGroup.tsx';
import { Form } from '../../inputs/Form/Form.tsx';
import { TextField } from '../../inputs/TextField/TextField.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from '../../layout/Text/Text.tsx';
import { Dialog } from '../../overlays/Dialog/Dialog.tsx';
import type { ViewAccess } from './savedView.ts';
import { viewNameProblem } from './viewNames.ts';

/** What is asked for, and what came before. */
export interface ViewNameDialogProps {
  title: string;
  confirmLabel: string;
  /** Name it starts with. */
  name: string;
  /** Names of the other views. */
  taken: readonly string[];
  /** Asks for who sees it, too; the reason says why it cannot be shared. */
  access?: { value: ViewAccess; disabledReason: string | undefined };
  onCancel: () => void;
  onConfirm: (name: string, access: ViewAccess) => void;
}

const accesses = [
  { value: 'private', label: 'Only me' },
  { value: 'shared', label: 'Everyone' },
] as const;

/** Asks for the name of a view, and for a new one who sees it. */
export function ViewNameDialog({
  title,
  confirmLabel,
  name,
  taken,
  access,
  onCancel,
  onConfirm,
}: ViewNameDialogProps) {
  const [text, setText] = useState(name);
  const [seenBy, setSeenBy] = useState<ViewAccess>(access?.value ?? 'private');
  const [asked, setAsked] = useState(false);
  const form = useId();
  const problem = viewNameProblem(text, taken);
  const confirm = () => {
    setAsked(true);
    if (problem === undefined) onConfirm(text.trim(), seenBy);
  };
  return (
    <Dialog
      title={title}
      onCloseRequest={onCancel}
      actions={
        <>
          <Button onPress={onCancel}>Cancel</Button>
          <Button variant="primary" type="submit" form={form}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Form id={form} label={title} onSubmit={confirm}>
        <Stack gap={4}>
          <TextField
            label="Name"
            required
            startsFocused
            value={text}
            error={asked || text !== name ? problem : undefined}
            onChange={setText}
          />
          {access && access.disabledReason === undefined ? (
            <Stack gap={1}>
              <Text size="grid" weight="label">
                Who sees it
              </Text>
              <ToggleGroup label="Who sees it" options={accesses} value={seenBy} onChange={setSeenBy} />
            </Stack>
          ) : null}
          {access?.disabledReason === undefined ? null : (
            <Text size="meta" tone="subtle">{`Only you will see it. ${access.disabledReason}`}</Text>
          )}
        </Stack>
      </Form>
    </Dialog>
  );
}
