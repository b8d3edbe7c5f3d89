import { Button } from '#design-system/actions/Button/Button.tsx';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Menu } from '#design-system/actions/Menu/Menu.tsx';
import { Pencil } from '#design-system/icons/shapes.ts';
import { BULK_LIMIT, type Caller, partInBulk } from '#domain/items';
import { type BulkKind, bulkKinds, bulkSections, itemsText } from '../../model/bulkKinds.ts';
import type { ItemBrief } from '#shared/foresite';
import * as t from '../../texts.ts';

export interface BulkMenuProps {
  caller: Caller;
  /** How many items it is about. */
  count: number;
  /** Those that are checked; undefined for all that the list shows. */
  checked?: readonly ItemBrief[];
  onStart: (kind: BulkKind) => void;
}

const tooMany = t.youCanChangeAtMost(BULK_LIMIT);

/** What can be done to many items at once; nothing where the person may do none of it. */
export function BulkMenu({ caller, count, checked, onStart }: BulkMenuProps) {
  const sections = bulkSections(caller);
  if (sections.length === 0) return null;
  const label = checked ? t.changeItemsText(itemsText(count)) : t.changeAllItems;
  const disabledReason = count > BULK_LIMIT ? tooMany : count === 0 ? t.theListHoldsNoItem : undefined;
  return (
    <Menu
      label={label}
      placement={checked ? 'bottom-start' : 'bottom-end'}
      sections={sections.map(({ title, kinds }) => ({
        id: kinds.join('-'),
        ...(title !== undefined && { title }),
        items: kinds.map((kind) => ({
          id: kind,
          label: `${bulkKinds[kind].label}...`,
          tone: kind === 'delete' ? ('critical' as const) : ('normal' as const),
          disabledReason: checked && whyNone(checked, kind, caller),
          onSelect: () => onStart(kind),
        })),
      }))}
      renderTrigger={(trigger) =>
        checked ? (
          <Button size="small" icon={Pencil} caret disabledReason={disabledReason} trigger={trigger}>
            {`${label}...`}
          </Button>
        ) : (
          <IconButton
            icon={Pencil}
            size="small"
            label={label}
            disabledReason={disabledReason}
            trigger={trigger}
          />
        )
      }
    />
  );
}

/** Why none of the checked items can be touched; undefined where one can. */
function whyNone(checked: readonly ItemBrief[], kind: BulkKind, caller: Caller): string | undefined {
  const { touched, left } = partInBulk(checked, bulkKinds[kind].action, caller);
  return touched.length > 0 ? undefined : left[0]?.reason;
}
