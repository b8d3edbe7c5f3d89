import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
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
} from '#design-system/icons/shapes.ts';
import { type Caller, canDeleteItem, canMoveStatus, canRevertItem } from '#domain/items';
import { Confirm } from '#design-system/overlays/Confirm/Confirm.tsx';
import { pathTo } from '#platform/routing';
import { type Item, useCaller } from '#shared/foresite';
import { useProjectId } from '#shared/project';
import { useKeepIdea } from '../../ideaMutations.ts';
import { useCloneItem, useRemoveItem } from '../../itemMutations.ts';
import * as t from '../../texts.ts';
import type { Moves } from '../useMoves.tsx';
import { DeletedItems } from './DeletedItems.tsx';
import * as styles from './ItemHead.css.ts';

export interface ItemToolsProps {
  item: Item;
  moves: Moves;
  previous: (() => void) | undefined;
  next: (() => void) | undefined;
  onCopyLink: () => void;
  /** Opens another item, such as a copy. */
  onOpen: (id: number) => void;
  onClose: () => void;
}

/** Its neighbours, its link, and what is done with it besides editing. */
export function ItemTools({ item, moves, previous, next, onCopyLink, onOpen, onClose }: ItemToolsProps) {
  return (
    <>
      <span className={styles.steps}>
        <IconButton
          icon={ChevronUp}
          size="small"
          label={t.previousItem}
          disabledReason={previous ? undefined : t.thisIsTheFirstItem}
          onPress={() => previous?.()}
        />
        <IconButton
          icon={ChevronDown}
          size="small"
          label={t.nextItem}
          disabledReason={next ? undefined : t.thisIsTheLastItem}
          onPress={() => next?.()}
        />
      </span>
      <IconButton icon={Link2} size="small" label={t.copyLink} onPress={onCopyLink} />
      <MoreOfItem item={item} moves={moves} onOpen={onOpen} onClose={onClose} />
    </>
  );
}

/** What is done with an item besides editing it. */
function MoreOfItem({
  item,
  moves,
  onOpen,
  onClose,
}: Pick<ItemToolsProps, 'item' | 'moves' | 'onOpen' | 'onClose'>) {
  const projectId = useProjectId();
  const caller = useCaller();
  const remove = useRemoveItem(projectId);
  const clone = useCloneItem(projectId);
  const keep = useKeepIdea();
  const navigate = useNavigate();
  const [shows, setShows] = useState<'removal' | 'deleted' | null>(null);
  const items = moreItems(item, caller, moves, {
    onPage: () => void navigate(pathTo('itemDetails', { projectId, voiId: item.id })),
    onClone: () => clone.mutate({ item, key: crypto.randomUUID() }, { onSuccess: (copy) => onOpen(copy.id) }),
    onKeep: () => keep.mutate({ item, key: crypto.randomUUID() }),
    onRemove: () => setShows('removal'),
    onShowDeleted: () => setShows('deleted'),
  });
  return (
    <>
      <Menu
        label={t.more}
        placement="bottom-end"
        sections={[{ id: 'more', items }]}
        renderTrigger={(trigger) => (
          <IconButton icon={Ellipsis} size="small" label={t.more} trigger={trigger} />
        )}
      />
      {shows === 'deleted' ? <DeletedItems onClose={() => setShows(null)} /> : null}
      {shows === 'removal' ? (
        <Confirm
          onCancel={() => setShows(null)}
          onConfirm={() => {
            remove.mutate(item);
            onClose();
          }}
        >
          {t.codeNameIsRemoved(item.code, item.name)}
        </Confirm>
      ) : null}
    </>
  );
}

type MoreActions = Record<'onRemove' | 'onPage' | 'onClone' | 'onKeep' | 'onShowDeleted', () => void>;

function moreItems(
  item: Item,
  caller: Caller,
  moves: Moves,
  { onRemove, onPage, onClone, onKeep, onShowDeleted }: MoreActions,
): MenuItem[] {
  const items: MenuItem[] = [{ id: 'page', label: t.openAsAPage, icon: ExternalLink, onSelect: onPage }];
  if (caller.permissions.has('scenario_item_clone'))
    items.push({ id: 'clone', label: t.clone, icon: Copy, onSelect: onClone });
  if (caller.permissions.has('add_idea'))
    items.push({ id: 'idea', label: t.saveAsAnIdea, icon: Lightbulb, onSelect: onKeep });
  if (canMoveStatus(item, 'ARCHIVED', caller).allowed)
    items.push({
      id: 'archive',
      label: t.archive,
      icon: Archive,
      onSelect: () => moves.start(item, 'ARCHIVED'),
    });
  if (canRevertItem(item, caller).allowed)
    items.push({
      id: 'revert',
      label: t.revertToPending,
      icon: Undo2,
      onSelect: () => moves.start(item, 'PENDING'),
    });
  if (canDeleteItem(item, caller).allowed)
    items.push({ id: 'delete', label: t.deleteWord, icon: Trash2, tone: 'critical', onSelect: onRemove });
  if (caller.permissions.has('delete_scenarioitem'))
    items.push({ id: 'deleted', label: t.deletedItems, icon: Undo2, onSelect: onShowDeleted });
  return items;
}
