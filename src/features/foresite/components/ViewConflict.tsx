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
      title="The view was changed by somebody else"
      onCloseRequest={onCancel}
      actions={
        <>
          <Button onPress={onCancel}>Cancel</Button>
          <Button onPress={onTheirs}>Take theirs</Button>
          <Button variant="primary" onPress={onMine}>
            Save mine
          </Button>
        </>
      }
    >
      <Text>{`"${name}" was saved by somebody else while you changed it. Take their look, or save yours over it for everybody.`}</Text>
    </Dialog>
  );
}
