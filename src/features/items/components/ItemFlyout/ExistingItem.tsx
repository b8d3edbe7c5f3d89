import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { canEditItem } from '#domain/items';
import { trendQuery } from '#features/trend';
import { useCopyLink } from '#shared/clipboard';
import { useShortcuts } from '#shared/commands';
import { HostedFlyout, useUnsavedFlyout } from '#shared/flyout';
import { type Item, useCaller } from '#shared/foresite';
import { useProjectId } from '#shared/project';
import { itemFlyout } from '../../itemFlyout.ts';
import { groupsQuery } from '../../itemQueries.ts';
import {
  draftSubtotal,
  fromSubItemDrafts,
  type SubItemDraft,
  toSubItemDraft,
} from '../../model/itemDraft.ts';
import { markedUp } from '../../model/itemMarkups.ts';
import { effectOf } from '../../model/optimistic.ts';
import { HeadlineCost } from './HeadlineCost.tsx';
import { ItemDetails } from './ItemDetails.tsx';
import type { ItemFlyoutProps } from './itemFlyoutProps.ts';
import { ItemFooter } from './ItemFooter.tsx';
import { ItemHeader } from './ItemHeader.tsx';
import { ItemTabs } from './ItemTabs.tsx';
import { useItemEdit } from './useItemEdit.ts';

/** A saved item: each field saves when it is left. */
export function ExistingItem({
  item,
  order,
  moves,
  onOpen,
  onClose,
}: Omit<ItemFlyoutProps, 'itemId'> & { item: Item }) {
  const projectId = useProjectId();
  const caller = useCaller();
  const edit = useItemEdit(projectId, item);
  const trend = useQuery(trendQuery(projectId)).data;
  const groups = useQuery(groupsQuery(projectId)).data?.results ?? [];
  const [rows, setRows] = useRows(item, caller.userId);
  const decision = canEditItem(item, caller);
  const settled = decision.allowed ? undefined : decision.reason;
  const at = order.indexOf(item.id);
  const to = (id: number | undefined) => (id === undefined || at < 0 ? undefined : () => onOpen(id));
  const previous = to(order[at - 1]);
  const next = to(order[at + 1]);
  const copyLink = useCopyLink();
  useUnsavedFlyout(itemFlyout, edit.isUnsaved || (rows.dirty && isWriting(rows.value)));
  useShortcuts({ previousItem: previous, nextItem: next, copyLink });
  const own = groups.filter((group) => item.me_groups.some((one) => one.id === group.id));
  // Rows being typed price the item before they are saved.
  const subtotal = rows.dirty ? draftSubtotal(rows.value) : item.subtotal_cost;
  const cost = rows.dirty ? markedUp(item, subtotal).total : item.cost;
  const effect = effectOf(trend, { status: item.status, cost });
  const commitRows = (next: SubItemDraft[]) => {
    setRows(next);
    if (!isWriting(next)) edit.commitRows(fromSubItemDrafts(next), rows.base);
  };
  return (
    <HostedFlyout
      flyout={itemFlyout}
      label={`${item.code} ${item.name}`}
      header={
        <ItemHeader
          item={item}
          edit={edit}
          settled={settled}
          groupSize={own[0]?.items.length ?? 0}
          moves={moves}
          previous={previous}
          next={next}
          onCopyLink={copyLink}
          onOpen={onOpen}
          onClose={onClose}
        />
      }
      banner={
        <HeadlineCost
          cost={cost}
          lowerLimit={edit.values.lower_limit}
          upperLimit={edit.values.upper_limit}
          area={trend?.area ?? { value: 0, unit: 'sq_ft' }}
          without={effect.without}
          withIt={effect.withIt}
          gapWithIt={effect.gap}
        />
      }
      footer={<ItemFooter item={item} caller={caller} edit={edit} moves={moves} />}
    >
      <ItemTabs
        item={item}
        details={
          <ItemDetails
            item={item}
            edit={edit}
            settled={settled}
            trend={trend}
            groups={own}
            rows={rows.value}
            subtotal={subtotal}
            onRows={setRows}
            onCommitRows={commitRows}
          />
        }
      />
    </HostedFlyout>
  );
}

const isWriting = (rows: readonly SubItemDraft[]) => rows.some((row) => row.scope.trim() === '');

/**
 * Scope rows as they are typed. Saved rows take their place with the next version, unless a row is still being written: that one outlives
 * the save of the others. `base` is the item that the rows began from, but for what its writer has saved since.
 */
function useRows(item: Item, writerId: number) {
  const [draft, setDraft] = useState<{ base: Item; rows: SubItemDraft[] } | null>(null);
  const isKept = draft !== null && (draft.base.version === item.version || isWriting(draft.rows));
  const base = isKept && item.updated_by?.id !== writerId ? draft.base : item;
  const setRows = (rows: SubItemDraft[]) => setDraft({ base, rows });
  const value = isKept ? draft.rows : item.sub_items.map(toSubItemDraft);
  return [{ value, dirty: isKept, base }, setRows] as const;
}
