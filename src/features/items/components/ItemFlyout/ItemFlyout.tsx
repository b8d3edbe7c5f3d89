import { useQuery } from '@tanstack/react-query';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { ErrorState } from '#design-system/feedback/ErrorState/ErrorState.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { Box } from '#design-system/layout/Box/Box.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { HostedFlyout } from '#shared/flyout';
import { useProjectId } from '#shared/project';
import { itemQuery } from '../../itemQueries.ts';
import * as t from '../../texts.ts';
import { ExistingItem } from './ExistingItem.tsx';
import { itemFlyout } from '../../itemFlyout.ts';
import type { ItemFlyoutProps } from './itemFlyoutProps.ts';
import { NewItem } from './NewItem.tsx';

/** One item beside the grid: everything about it, in place. Its id is in the address. */
export default function ItemFlyout({ itemId, ...rest }: ItemFlyoutProps) {
  if (itemId === 'new') return <NewItem onSaved={rest.onOpen} onClose={rest.onClose} />;
  return <LoadedItem key={itemId} itemId={itemId} {...rest} />;
}

function LoadedItem({ itemId, ...rest }: ItemFlyoutProps & { itemId: number }) {
  const projectId = useProjectId();
  const item = useQuery(itemQuery(projectId, itemId));
  if (item.data) return <ExistingItem item={item.data} {...rest} />;
  return (
    <HostedFlyout
      flyout={itemFlyout}
      label={t.item}
      footer={<Button onPress={rest.onClose}>{t.close}</Button>}
    >
      <Box padding={6}>
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
      </Box>
    </HostedFlyout>
  );
}
