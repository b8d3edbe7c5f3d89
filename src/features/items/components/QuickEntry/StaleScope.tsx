import { Button } from '#design-system/actions/Button/Button.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import type { ItemBrief } from '#shared/foresite';
import { fullName } from '../../model/itemLooks.ts';
import * as t from '../../texts.ts';

export interface StaleScopeProps {
  theirs: readonly ItemBrief[];
  onCancel: () => void;
  onSettle: (keepsMine: boolean) => void;
}

/** Items that somebody else saved meanwhile: whose scope rows are to stay. */
export function StaleScope({ theirs, onCancel, onSettle }: StaleScopeProps) {
  return (
    <Dialog
      title={t.someoneElseChangedTheseItems}
      size="medium"
      onCloseRequest={onCancel}
      actions={
        <>
          <Button onPress={onCancel}>{t.cancel}</Button>
          <Button onPress={() => onSettle(false)}>{t.theirs}</Button>
          <Button variant="primary" onPress={() => onSettle(true)}>
            {t.keepMine}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <Text as="p">{t.nothingIsSavedYetChooseWhose}</Text>
        <ul>
          {theirs.map(({ id, code, name, updated_by: by }) => (
            <li key={id}>{t.codeNameChangedByValue(code, name, by ? fullName(by) : t.somebodyLower)}</li>
          ))}
        </ul>
      </Stack>
    </Dialog>
  );
}
