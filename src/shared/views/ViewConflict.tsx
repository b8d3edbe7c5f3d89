import { Button } from '#design-system/actions/Button/Button.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import * as t from './texts.ts';

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
      title={t.someoneElseChangedThisView}
      onCloseRequest={onCancel}
      actions={
        <>
          <Button onPress={onCancel}>{t.cancel}</Button>
          <Button onPress={onTheirs}>{t.theirs}</Button>
          <Button variant="primary" onPress={onMine}>
            {t.saveMine}
          </Button>
        </>
      }
    >
      <Text>{t.nameWasSavedBySomeone(name)}</Text>
    </Dialog>
  );
}
