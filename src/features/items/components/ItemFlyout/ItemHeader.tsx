import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Menu, type MenuItem } from '#design-system/actions/Menu/Menu.tsx';
import {
  Archive,
  ChevronDown,
  ChevronUp,
  Copy,
  Ellipsis,
  ExternalLink,
  Lightbulb,
  Link2,
  Trash2,
  Undo2,
  X,
} from '#design-system/icons/shapes.ts';
import { type Caller, canDeleteItem, canMoveStatus, canRevertItem } from '#domain/items';
import type { Item } from '#shared/foresite';
import { GroupSquare } from '../itemCells.tsx';
import { StatusControl } from '../StatusControl.tsx';
import type { Moves } from '../useMoves.tsx';
import type { ItemEdit } from './useItemEdit.ts';
import * as styles from './ItemHeader.css.ts';
import { ItemTitle } from './ItemTitle.tsx';

export interface ItemHeaderProps {
  item: Item;
  caller: Caller;
  edit: ItemEdit;
  /** Why the name cannot be edited; undefined when it can. */
  settled: string | undefined;
  /** How many items share its first group. */
  groupSize: number;
  moves: Moves;
  previous: (() => void) | undefined;
  next: (() => void) | undefined;
  onCopyLink: () => void;
  onRemove: () => void;
  /** Leads to the item's own page. */
  onPage: () => void;
  onClone: () => void;
  onKeep: () => void;
  onShowDeleted: () => void;
  onClose: () => void;
}

/** Code, status, group and tools of an item, and its name. */
export function ItemHeader(props: ItemHeaderProps) {
  const { item, caller, edit, settled, groupSize, moves, previous, next, onCopyLink, onClose } = props;
  const [group] = item.me_groups;
  const more = moreItems(item, caller, moves, props);
  return (
    <div>
      <div className={styles.line}>
        <span className={styles.code}>{item.code}</span>
        <StatusControl item={item} caller={caller} onMove={moves.start} />
        {item.me_groups.map(({ id, letter }) => (
          <GroupSquare key={id} letter={letter} />
        ))}
        {group && groupSize > 1 ? (
          <span className={styles.wide}>{`One of ${groupSize} in group ${group.letter}`}</span>
        ) : null}
        {item.in_estimate_of === null ? null : (
          <span className={styles.wide}>{`In the estimate of ${item.in_estimate_of}`}</span>
        )}
        <span className={styles.grow} />
        <span className={styles.steps}>
          <IconButton
            icon={ChevronUp}
            size="small"
            label="Previous item"
            disabledReason={previous ? undefined : 'This is the first item'}
            onPress={() => previous?.()}
          />
          <IconButton
            icon={ChevronDown}
            size="small"
            label="Next item"
            disabledReason={next ? undefined : 'This is the last item'}
            onPress={() => next?.()}
          />
        </span>
        <IconButton icon={Link2} size="small" label="Copy link" onPress={onCopyLink} />
        {more.length > 0 ? (
          <Menu
            label="More"
            placement="bottom-end"
            sections={[{ id: 'more', items: more }]}
            renderTrigger={(trigger) => (
              <IconButton icon={Ellipsis} size="small" label="More" trigger={trigger} />
            )}
          />
        ) : null}
        <IconButton icon={X} size="small" label="Close" onPress={onClose} />
      </div>
      <ItemTitle name={item.name} edit={edit} settled={settled} />
    </div>
  );
}

function moreItems(
  item: Item,
  caller: Caller,
  moves: Moves,
  { onRemove, onPage, onClone, onKeep, onShowDeleted }: ItemHeaderProps,
): MenuItem[] {
  const items: MenuItem[] = [{ id: 'page', label: 'Open as a page', icon: ExternalLink, onSelect: onPage }];
  if (caller.permissions.has('scenario_item_clone'))
    items.push({ id: 'clone', label: 'Clone', icon: Copy, onSelect: onClone });
  if (caller.permissions.has('add_idea'))
    items.push({ id: 'idea', label: 'Save as an idea', icon: Lightbulb, onSelect: onKeep });
  if (canMoveStatus(item, 'ARCHIVED', caller).allowed)
    items.push({
      id: 'archive',
      label: 'Archive',
      icon: Archive,
      onSelect: () => moves.start(item, 'ARCHIVED'),
    });
  if (canRevertItem(item, caller).allowed)
    items.push({
      id: 'revert',
      label: 'Revert to Pending',
      icon: Undo2,
      onSelect: () => moves.start(item, 'PENDING'),
    });
  if (canDeleteItem(item, caller).allowed)
    items.push({ id: 'delete', label: 'Delete', icon: Trash2, tone: 'critical', onSelect: onRemove });
  if (caller.permissions.has('delete_scenarioitem'))
    items.push({ id: 'deleted', label: 'Deleted items', icon: Undo2, onSelect: onShowDeleted });
  return items;
}
