import { Menu } from '#design-system/actions/Menu/Menu.tsx';
import { StatusTag } from '#design-system/feedback/StatusTag/StatusTag.tsx';
import { canMoveStatus, canRevertItem, type Caller, movesOf } from '#domain/items';
import type { ItemBrief, ItemStatus } from '#shared/foresite';
import { statusLook } from '../model/itemLooks.ts';
import * as t from '../texts.ts';
import * as styles from './itemCells.css.ts';

export interface StatusControlProps {
  item: ItemBrief;
  caller: Caller;
  /** In a grid the cell holds the tab stop. */
  inGrid?: boolean;
  onMove: (item: ItemBrief, to: ItemStatus) => void;
}

interface Choice {
  status: ItemStatus;
  disabledReason: string | undefined;
}

/** The moves that the status table knows for this item; those that only the item's state forbids stay visible with their reason. */
function choicesOf(item: ItemBrief, caller: Caller): Choice[] {
  if (item.status === 'APPROVED' || item.status === 'REJECTED')
    return canRevertItem(item, caller).allowed ? [{ status: 'PENDING', disabledReason: undefined }] : [];
  return movesOf(item.status).flatMap((status): Choice[] => {
    const decision = canMoveStatus(item, status, caller);
    if (decision.allowed) return [{ status, disabledReason: undefined }];
    return decision.cause === 'permission' ? [] : [{ status, disabledReason: decision.reason }];
  });
}

/** The status of an item; where moves are open to the person it opens them. */
export function StatusControl({ item, caller, inGrid = false, onMove }: StatusControlProps) {
  const look = statusLook(item.status);
  const choices = choicesOf(item, caller);
  if (choices.length === 0) return <StatusTag label={look.label} tone={look.tone} icon={look.icon} />;
  return (
    <Menu
      label={t.statusOfCode(item.code)}
      renderTrigger={(trigger) => (
        <button
          {...trigger}
          type="button"
          className={styles.statusButton}
          tabIndex={inGrid ? -1 : 0}
          aria-label={t.statusLabel(look.label)}
        >
          <StatusTag label={look.label} tone={look.tone} icon={look.icon} caret />
        </button>
      )}
      sections={[
        {
          id: 'moves',
          title: t.moveTo,
          items: choices.map(({ status, disabledReason }) => ({
            id: status,
            label: statusLook(status).label,
            icon: statusLook(status).icon,
            disabledReason,
            onSelect: () => onMove(item, status),
          })),
        },
      ]}
    />
  );
}
