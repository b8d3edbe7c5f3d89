import { Button } from '#design-system/actions/Button/Button.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import { fullName } from '../../model/itemLooks.ts';
import type { ItemBrief } from '#shared/foresite';
import { changedFields, type QuickField, type QuickRow, toQuickRow } from '../../model/quickRows.ts';
import * as t from '../../texts.ts';

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
    const who = item.updated_by ? fullName(item.updated_by) : t.somebody;
    if (!mine) return [t.codeWhoChanged(item.code, who)];
    return changedFields(mine, their).map((field) =>
      t.codeFieldTheirsYours(
        item.code,
        titleOf(field),
        say(their, field) || t.nothing,
        who,
        say(mine, field) || t.nothing,
      ),
    );
  });
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
        <Text as="p">{t.nothingIsSavedYetChoose}</Text>
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Stack>
    </Dialog>
  );
}
