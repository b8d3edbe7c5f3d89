import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '#design-system/feedback/ErrorState/ErrorState.tsx';
import { useProjectId } from '#shared/project';
import { itemQuery } from '../../itemQueries.ts';
import * as t from '../../texts.ts';
import { ExistingItem } from './ExistingItem.tsx';
import type { ItemFlyoutProps } from './itemFlyoutProps.ts';
import { NewItem } from './NewItem.tsx';
import { WaitingItem } from './WaitingItem.tsx';

/** One item beside the grid: everything about it, in place. Its id is in the address. */
export function ItemFlyout({ itemId, ...rest }: ItemFlyoutProps) {
  if (itemId === 'new') return <NewItem onSaved={rest.onOpen} onClose={rest.onClose} />;
  return <LoadedItem key={itemId} itemId={itemId} {...rest} />;
}

function LoadedItem({ itemId, ...rest }: ItemFlyoutProps & { itemId: number }) {
  const projectId = useProjectId();
  const item = useQuery(itemQuery(projectId, itemId));
  if (item.data) return <ExistingItem item={item.data} {...rest} />;
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
