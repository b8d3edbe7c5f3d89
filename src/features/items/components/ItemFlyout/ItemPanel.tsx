import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { canEditItem } from '#domain/items';
import { trendQuery } from '#features/trend';
import { useCopyLink } from '#shared/clipboard';
import { useShortcuts } from '#shared/commands';
import { HostedFlyout, useUnsavedFlyout } from '#shared/flyout';
import { type Item, type ItemBrief, useCaller } from '#shared/foresite';
import { useProjectId } from '#shared/project';
import { itemFlyout } from '../../itemFlyout.ts';
import { groupsQuery } from '../../itemQueries.ts';
import { effectOf } from '../../model/optimistic.ts';
import { HeadlineCost } from './HeadlineCost.tsx';
import { ItemDetails } from './ItemDetails.tsx';
import type { ItemFlyoutProps } from './itemFlyoutProps.ts';
import { ItemFooter } from './ItemFooter.tsx';
import { ItemHead } from './ItemHead.tsx';
import { ItemTabs } from './ItemTabs.tsx';
import { ItemTitle } from './ItemTitle.tsx';
import { ItemTools } from './ItemTools.tsx';
import { useItemWork } from './useItemWork.ts';

export interface ItemPanelProps extends Omit<ItemFlyoutProps, 'itemId' | 'order'> {
  /** What is known of the item: by itself, or by a row of a list. */
  known: ItemBrief;
  /** The item itself; undefined while it is on its way, or while its many fields have to wait. */
  item: Item | undefined;
  /** Opens its neighbours in the grid; undefined at the ends. */
  previous: (() => void) | undefined;
  next: (() => void) | undefined;
}

/**
 * A saved item: each field saves when it is left. Head and figures stand from the first moment and stay the same parts when the fields
 * come, so that a menu opened there meanwhile stays open.
 */
export function ItemPanel({ known, item, previous, next, moves, onOpen, onClose }: ItemPanelProps) {
  const projectId = useProjectId();
  const caller = useCaller();
  const work = useItemWork(projectId, item);
  const trend = useQuery(trendQuery(projectId)).data;
  const groups = useQuery(groupsQuery(projectId)).data?.results ?? [];
  const decision = canEditItem(known, caller);
  const settled = decision.allowed ? undefined : decision.reason;
  const copyLink = useCopyLink();
  useUnsavedFlyout(itemFlyout, work?.isUnsaved ?? false);
  useShortcuts({ copyLink });
  const own = groups.filter((group) => known.me_groups.some((one) => one.id === group.id));
  const { cost } = work ?? known;
  const effect = effectOf(trend, { id: known.id, cost });
  const limits = work?.edit.values ?? known;
  return (
    <HostedFlyout
      flyout={itemFlyout}
      label={`${known.code} ${known.name}`}
      header={
        <ItemHead
          item={known}
          moves={moves}
          groupSize={own[0]?.items.length ?? 0}
          tools={
            item && (
              <ItemTools
                item={item}
                moves={moves}
                previous={previous}
                next={next}
                onCopyLink={copyLink}
                onOpen={onOpen}
                onClose={onClose}
              />
            )
          }
          onClose={onClose}
        >
          <ItemTitle name={known.name} edit={work?.edit} settled={settled} />
        </ItemHead>
      }
      banner={
        <HeadlineCost
          cost={cost}
          lowerLimit={limits.lower_limit}
          upperLimit={limits.upper_limit}
          area={trend?.area ?? { value: 0, unit: 'sq_ft' }}
          without={effect.without}
          withIt={effect.withIt}
          gapWithIt={effect.gap}
        />
      }
      footer={work ? <ItemFooter item={work.item} caller={caller} edit={work.edit} moves={moves} /> : null}
    >
      {work ? (
        <ItemTabs
          item={work.item}
          details={
            <ItemDetails
              item={work.item}
              edit={work.edit}
              settled={settled}
              trend={trend}
              groups={own}
              rows={work.rows}
              subtotal={work.subtotal}
              onRows={work.setRows}
              onCommitRows={work.commitRows}
            />
          }
        />
      ) : (
        <Stack gap={4}>
          <Skeleton height={24} width={280} />
          <Skeleton height={220} />
        </Stack>
      )}
    </HostedFlyout>
  );
}
