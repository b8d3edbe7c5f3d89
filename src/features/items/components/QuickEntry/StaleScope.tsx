import { Button } from '#design-system/actions/Button/Button.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import type { ItemBrief } from '#shared/foresite';
import { fullName } from '../../model/itemLooks.ts';

export interface StaleScopeProps {
  theirs: readonly ItemBrief[];
  onCancel: () => void;
  onSettle: (keepsMine: boolean) => void;
}

/** Items that somebody else saved meanwhile: whose scope rows are to stay. */
export function StaleScope({ theirs, onCancel, onSettle }: StaleScopeProps) {
  return (
    <Dialog
      title="Someone else changed these items"
      size="medium"
      onCloseRequest={onCancel}
      actions={
        <>
          <Button onPress={onCancel}>Cancel</Button>
          <Button onPress={() => onSettle(false)}>Use theirs</Button>
          <Button variant="primary" onPress={() => onSettle(true)}>
            Keep mine
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <Text as="p">Nothing is saved yet. Choose whose scope rows to keep, then save again.</Text>
        <ul>
          {theirs.map(({ id, code, name, updated_by: by }) => (
            <li key={id}>{`${code} ${name}, changed by ${by ? fullName(by) : 'somebody'}`}</li>
          ))}
        </ul>
      </Stack>
    </Dialog>
  );
}
