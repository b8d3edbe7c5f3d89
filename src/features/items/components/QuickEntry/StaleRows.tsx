import { Button } from '#design-system/actions/Button/Button.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import { fullName } from '../../model/itemLooks.ts';
import type { ItemBrief } from '#shared/foresite';
import { changedFields, type QuickField, type QuickRow, toQuickRow } from '../../model/quickRows.ts';

export interface StaleRowsProps {
  rows: readonly QuickRow[];
  theirs: readonly ItemBrief[];
  /** What a cell says in words. */
  say: (row: QuickRow, field: QuickField) => string;
  titleOf: (field: QuickField) => string;
  onCancel: () => void;
  onSettle: (keepsMine: boolean) => void;
}

/** Rows that somebody else saved meanwhile: both values of each field that differs, and the choice. */
export function StaleRows({ rows, theirs, say, titleOf, onCancel, onSettle }: StaleRowsProps) {
  const lines = theirs.flatMap((item) => {
    const mine = rows.find((row) => row.id === item.id);
    const their = toQuickRow(item);
    const who = item.updated_by ? fullName(item.updated_by) : 'Somebody';
    if (!mine) return [`${item.code}: ${who} changed it, and you deleted it.`];
    return changedFields(mine, their).map(
      (field) =>
        `${item.code} ${titleOf(field)}: ${say(their, field) || 'nothing'} (${who}), yours ${say(mine, field) || 'nothing'}`,
    );
  });
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
        <Text as="p">Nothing is saved yet. Choose which values to keep, then save again.</Text>
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Stack>
    </Dialog>
  );
}
