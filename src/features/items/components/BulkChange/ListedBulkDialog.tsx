import { useQuery } from '@tanstack/react-query';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import { BULK_LIMIT } from '#domain/items';
import { LoadError } from '#shared/failure';
import { itemsQuery } from '../../itemQueries.ts';
import { bulkKinds } from '../../model/bulkKinds.ts';
import type { ItemsQuery } from '../../model/itemFilters.ts';
import * as t from '../../texts.ts';
import BulkDialog, { type BulkDialogProps } from './BulkDialog.tsx';

/** A bulk change of everything that a query finds, as it stands when it is asked for. */
export default function ListedBulkDialog({
  query,
  ...props
}: Omit<BulkDialogProps, 'items'> & { query: ItemsQuery }) {
  const found = useQuery(itemsQuery(props.projectId, { ...query, limit: BULK_LIMIT }));
  if (found.data && !found.isPlaceholderData) return <BulkDialog {...props} items={found.data.results} />;
  return (
    <Dialog
      title={bulkKinds[props.kind].title('items')}
      size="medium"
      onCloseRequest={props.onClose}
      actions={<Button onPress={props.onClose}>{t.cancel}</Button>}
    >
      {found.isError ? (
        <LoadError what={t.itemsLower} error={found.error} onRetry={() => void found.refetch()} />
      ) : (
        <Skeleton height={160} />
      )}
    </Dialog>
  );
}
