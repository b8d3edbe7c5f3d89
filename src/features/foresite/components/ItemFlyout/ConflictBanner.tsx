import { Button } from '#design-system/actions/Button/Button.tsx';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { fullName } from '../../model/itemLooks.ts';
import type { ItemEdit } from './useItemEdit.ts';

/** Two people changed the same field: shows both values and lets the reader choose. */
export function ConflictBanner({ edit }: { edit: ItemEdit }) {
  const { conflict } = edit;
  if (conflict === null) return null;
  const who = conflict.theirs.updated_by ? fullName(conflict.theirs.updated_by) : 'Somebody';
  const what =
    conflict.fields.length > 0
      ? conflict.fields.map((field) => `${field.label}: ${field.their} (yours: ${field.mine})`).join('; ')
      : 'the scope';
  return (
    <Banner
      tone="caution"
      action={
        <Inline gap={2}>
          <Button size="small" onPress={edit.takeTheirs}>
            Take theirs
          </Button>
          <Button size="small" onPress={edit.keepMine}>
            Keep mine
          </Button>
        </Inline>
      }
    >
      {`${who} changed this item while you were editing it. ${what}.`}
    </Banner>
  );
}
