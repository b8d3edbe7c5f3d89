import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { ErrorState } from '#design-system/feedback/ErrorState/ErrorState.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { Box } from '#design-system/layout/Box/Box.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { whenUsed } from '#design-system/private/on-demand/onDemand.tsx';
import { useShortcuts } from '#shared/commands';
import { HostedFlyout } from '#shared/flyout';
import { foresiteKeys, type ItemBrief } from '#shared/foresite';
import { useProjectId } from '#shared/project';
import { itemFlyout } from '../../itemFlyout.ts';
import { itemQuery } from '../../itemQueries.ts';
import type { ItemRows } from '../../model/optimistic.ts';
import * as t from '../../texts.ts';
import { bringDecisions } from '../decisionDialogs.ts';
import type { ItemFlyoutProps } from './itemFlyoutProps.ts';
import { ItemPanel } from './ItemPanel.tsx';
import { NewItem } from './NewItem.tsx';

/** One item beside the grid: everything about it, in place. Its id is in the address. */
export function ItemFlyout({ itemId, ...rest }: ItemFlyoutProps) {
  const isOpening = useIsOpening();
  useEffect(() => whenUsed(bringDecisions), []);
  if (itemId === 'new') return <NewItem onSaved={rest.onOpen} onClose={rest.onClose} />;
  return <LoadedItem key={itemId} itemId={itemId} isOpening={isOpening} {...rest} />;
}

/** Until the panel has been painted once: a press is answered by its head, and its many fields are drawn after that. */
function useIsOpening(): boolean {
  const [isOpening, setOpening] = useState(true);
  useEffect(() => startTransition(() => setOpening(false)), []);
  return isOpening;
}

function LoadedItem({
  itemId,
  isOpening,
  order,
  ...rest
}: ItemFlyoutProps & { itemId: number; isOpening: boolean }) {
  const projectId = useProjectId();
  const client = useQueryClient();
  const item = useQuery(itemQuery(projectId, itemId));
  const at = order.indexOf(itemId);
  const to = (id: number | undefined) => (id === undefined || at < 0 ? undefined : () => rest.onOpen(id));
  const previous = to(order[at - 1]);
  const next = to(order[at + 1]);
  useShortcuts({ previousItem: previous, nextItem: next });
  const known = item.data ?? (item.isError ? undefined : listedItem(client, projectId, itemId));
  if (known)
    return (
      <ItemPanel
        known={known}
        item={isOpening ? undefined : item.data}
        previous={previous}
        next={next}
        {...rest}
      />
    );
  return (
    <UnknownItem onClose={rest.onClose}>
      {item.isError ? (
        <ErrorState
          title={item.error.message}
          text={t.itMayHaveBeenDeleted}
          onRetry={() => void item.refetch()}
        />
      ) : (
        <Stack gap={4}>
          <Skeleton height={24} width={280} />
          <Skeleton height={72} />
          <Skeleton height={220} />
        </Stack>
      )}
    </UnknownItem>
  );
}

/** What a list that was read says of an item. */
function listedItem(client: QueryClient, projectId: number, itemId: number): ItemBrief | undefined {
  const lists = client.getQueriesData<ItemRows>({ queryKey: foresiteKeys.items(projectId) });
  return lists.flatMap(([, list]) => list?.results ?? []).find(({ id }) => id === itemId);
}

/** An item of which nothing is known: it is on its way, or could not be read. */
function UnknownItem({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  return (
    <HostedFlyout flyout={itemFlyout} label={t.item} footer={<Button onPress={onClose}>{t.close}</Button>}>
      <Box padding={6}>{children}</Box>
    </HostedFlyout>
  );
}
