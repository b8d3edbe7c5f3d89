import { useQuery } from '@tanstack/react-query';
import { startTransition, useEffect, useState } from 'react';
import { ErrorState } from '#design-system/feedback/ErrorState/ErrorState.tsx';
import { whenUsed } from '#design-system/private/on-demand/onDemand.tsx';
import { useShortcuts } from '#shared/commands';
import { useProjectId } from '#shared/project';
import { itemQuery } from '../../itemQueries.ts';
import * as t from '../../texts.ts';
import { bringDecisions } from '../decisionDialogs.ts';
import { ExistingItem } from './ExistingItem.tsx';
import type { ItemFlyoutProps } from './itemFlyoutProps.ts';
import { NewItem } from './NewItem.tsx';
import { WaitingItem } from './WaitingItem.tsx';

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
  const item = useQuery(itemQuery(projectId, itemId));
  const at = order.indexOf(itemId);
  const to = (id: number | undefined) => (id === undefined || at < 0 ? undefined : () => rest.onOpen(id));
  const previous = to(order[at - 1]);
  const next = to(order[at + 1]);
  useShortcuts({ previousItem: previous, nextItem: next });
  if (item.data && !isOpening)
    return <ExistingItem item={item.data} previous={previous} next={next} {...rest} />;
  return (
    <WaitingItem
      itemId={itemId}
      moves={rest.moves}
      onClose={rest.onClose}
      problem={
        item.isError ? (
          <ErrorState
            title={item.error.message}
            text={t.itMayHaveBeenDeleted}
            onRetry={() => void item.refetch()}
          />
        ) : null
      }
    />
  );
}
