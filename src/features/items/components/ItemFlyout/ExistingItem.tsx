import { useQuery } from '@tanstack/react-query';
import { canEditItem } from '#domain/items';
import { trendQuery } from '#features/trend';
import { useCopyLink } from '#shared/clipboard';
import { useShortcuts } from '#shared/commands';
import { HostedFlyout, useUnsavedFlyout } from '#shared/flyout';
import { type Item, useCaller } from '#shared/foresite';
import { useProjectId } from '#shared/project';
import { itemFlyout } from '../../itemFlyout.ts';
import { groupsQuery } from '../../itemQueries.ts';
import { draftSubtotal, fromSubItemDrafts, type SubItemDraft, withSavedIds } from '../../model/itemDraft.ts';
import { markedUp } from '../../model/itemMarkups.ts';
import { effectOf } from '../../model/optimistic.ts';
import { HeadlineCost } from './HeadlineCost.tsx';
import { ItemDetails } from './ItemDetails.tsx';
import type { ItemFlyoutProps } from './itemFlyoutProps.ts';
import { ItemFooter } from './ItemFooter.tsx';
import { ItemHeader } from './ItemHeader.tsx';
import { ItemTabs } from './ItemTabs.tsx';
import { useItemEdit } from './useItemEdit.ts';
import { isWriting, useScopeRows } from './useScopeRows.ts';

export interface ExistingItemProps extends Omit<ItemFlyoutProps, 'itemId' | 'order'> {
  item: Item;
  /** Opens its neighbours in the grid; undefined at the ends. */
  previous: (() => void) | undefined;
  next: (() => void) | undefined;
}

/** A saved item: each field saves when it is left. */
export function ExistingItem({ item, previous, next, moves, onOpen, onClose }: ExistingItemProps) {
  const projectId = useProjectId();
  const caller = useCaller();
  const edit = useItemEdit(projectId, item);
  const trend = useQuery(trendQuery(projectId)).data;
  const groups = useQuery(groupsQuery(projectId)).data?.results ?? [];
  const [rows, setRows] = useScopeRows(item, caller.userId);
  const decision = canEditItem(item, caller);
  const settled = decision.allowed ? undefined : decision.reason;
  const copyLink = useCopyLink();
  useUnsavedFlyout(itemFlyout, edit.isUnsaved || (rows.dirty && isWriting(rows.value)));
  useShortcuts({ copyLink });
  const own = groups.filter((group) => item.me_groups.some((one) => one.id === group.id));
  // Rows being typed price the item before they are saved.
  const subtotal = rows.dirty ? draftSubtotal(rows.value) : item.subtotal_cost;
  const cost = rows.dirty ? markedUp(item, subtotal).total : item.cost;
  const effect = effectOf(trend, { id: item.id, cost });
  const commitRows = (given: SubItemDraft[]) => {
    // A row may have been saved while this change was typed.
    const next = withSavedIds(given, item.sub_items);
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
