import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { Box } from '#design-system/layout/Box/Box.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { canEditItem } from '#domain/items';
import { trendQuery } from '#features/trend';
import { HostedFlyout } from '#shared/flyout';
import { foresiteKeys, type ItemBrief, useCaller } from '#shared/foresite';
import { useProjectId } from '#shared/project';
import { itemFlyout } from '../../itemFlyout.ts';
import { itemName } from '../../model/itemLooks.ts';
import { effectOf, type ItemRows } from '../../model/optimistic.ts';
import * as t from '../../texts.ts';
import type { Moves } from '../useMoves.tsx';
import { HeadlineCost } from './HeadlineCost.tsx';
import { ItemHead } from './ItemHead.tsx';
import { ItemTitle } from './ItemTitle.tsx';

export interface WaitingItemProps {
  itemId: number;
  moves: Moves;
  onClose: () => void;
  /** What stands in place of an item that could not be read. */
  problem: ReactNode;
}

/** An item that is on its way. What a list says of it stands at once, where it will stand; without a list there is its place. */
export function WaitingItem({ itemId, moves, onClose, problem }: WaitingItemProps) {
  const projectId = useProjectId();
  const lists = useQueryClient().getQueriesData<ItemRows>({ queryKey: foresiteKeys.items(projectId) });
  const rows = lists.flatMap(([, list]) => list?.results ?? []);
  const brief = problem === null ? rows.find(({ id }) => id === itemId) : undefined;
  if (brief)
    return (
      <ListedItem item={brief} moves={moves} onClose={onClose}>
        <Stack gap={4}>
          <Skeleton height={24} width={280} />
          <Skeleton height={220} />
        </Stack>
      </ListedItem>
    );
  return (
    <HostedFlyout flyout={itemFlyout} label={t.item} footer={<Button onPress={onClose}>{t.close}</Button>}>
      <Box padding={6}>
        {problem ?? (
          <Stack gap={4}>
            <Skeleton height={24} width={280} />
            <Skeleton height={72} />
            <Skeleton height={220} />
          </Stack>
        )}
      </Box>
    </HostedFlyout>
  );
}

/** The head and the figures of an item, as a list knows them. */
function ListedItem({
  item,
  moves,
  onClose,
  children,
}: Pick<WaitingItemProps, 'moves' | 'onClose'> & { item: ItemBrief; children: ReactNode }) {
  const trend = useQuery(trendQuery(useProjectId())).data;
  const decision = canEditItem(item, useCaller());
  const effect = effectOf(trend, item);
  return (
    <HostedFlyout
      flyout={itemFlyout}
      label={`${item.code} ${item.name}`}
      header={
        <ItemHead item={item} moves={moves} onClose={onClose}>
          <ItemTitle
            name={itemName(item)}
            edit={undefined}
            settled={decision.allowed ? undefined : decision.reason}
          />
        </ItemHead>
      }
      banner={
        <HeadlineCost
          cost={item.cost}
          lowerLimit={item.lower_limit}
          upperLimit={item.upper_limit}
          area={trend?.area ?? { value: 0, unit: 'sq_ft' }}
          without={effect.without}
          withIt={effect.withIt}
          gapWithIt={effect.gap}
        />
      }
      footer={null}
    >
      {children}
    </HostedFlyout>
  );
}
