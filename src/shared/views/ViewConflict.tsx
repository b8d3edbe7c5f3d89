import { Button } from '#design-system/actions/Button/Button.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';

export interface ViewConflictProps {
  name: string;
  onCancel: () => void;
  onTheirs: () => void;
  onMine: () => void;
}

/** Asks which look a shared view keeps that somebody else saved in the meantime. */
export function ViewConflict({ name, onCancel, onTheirs, onMine }: ViewConflictProps) {
  return (
    <Dialog
      title="Someone else changed this view"
      onCloseRequest={onCancel}
      actions={
        <>
          <Button onPress={onCancel}>Cancel</Button>
          <Button onPress={onTheirs}>Use theirs</Button>
          <Button variant="primary" onPress={onMine}>
            Save mine
          </Button>
        </>
      }
    >
      <Text>{`"${name}" was saved by someone else while you changed it. Use their version, or save yours for everyone.`}</Text>
    </Dialog>
  );
}
