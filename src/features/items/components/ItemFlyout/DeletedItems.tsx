import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { SearchField } from '#design-system/inputs/SearchField/SearchField.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import { formatDate } from '#domain/dates';
import { formatMoney } from '#domain/money';
import { LoadError } from '#shared/failure';
import { useRestoreItem } from '../../itemMutations.ts';
import { deletedItemsQuery } from '../../itemQueries.ts';
import { fullName } from '../../model/itemLooks.ts';
import { itemPartsStyles as styles } from '#shared/foresite';
import { useProjectId } from '#shared/project';
import * as t from '../../texts.ts';

/** Deleted items, the latest first; each comes back by one press. */
export function DeletedItems({ onClose }: { onClose: () => void }) {
  const projectId = useProjectId();
  const [search, setSearch] = useState('');
  const deleted = useQuery(deletedItemsQuery(projectId, search));
  const restore = useRestoreItem(projectId);
  const rows = deleted.data?.results ?? [];
  return (
    <Dialog
      title={t.deletedItems}
      size="medium"
      onCloseRequest={onClose}
      actions={<Button onPress={onClose}>{t.close}</Button>}
    >
      <Stack gap={3}>
        <SearchField label={t.nameOrCode} placeholder={t.nameOrCode} value={search} onChange={setSearch} />
        {deleted.isPending ? (
          <Skeleton height={120} />
        ) : deleted.isError ? (
          <LoadError
            what={t.deletedItemsLower}
            error={deleted.error}
            onRetry={() => void deleted.refetch()}
          />
        ) : rows.length === 0 ? (
          search === '' ? (
            <EmptyState title={t.nothingWasDeleted} text={t.deletedItemsWaitHereUntil} />
          ) : (
            <EmptyState
              title={t.noDeletedItemMatches}
              text={t.lookForAnotherName}
              action={<Button onPress={() => setSearch('')}>{t.clearFilters}</Button>}
            />
          )
        ) : (
          <ul className={styles.list} aria-label={t.deletedItems}>
            {rows.map((item) => (
              <li key={item.id} className={styles.row}>
                <span className={styles.code}>{item.code}</span>
                <span className={styles.name}>{item.name}</span>
                <span className={styles.aside}>{formatMoney(item.cost)}</span>
                <span className={styles.aside}>
                  {`${formatDate(item.deleted_at.slice(0, 10))}${item.deleted_by ? `, ${fullName(item.deleted_by)}` : ''}`}
                </span>
                <Button
                  size="small"
                  busy={restore.isPending && restore.variables.id === item.id}
                  onPress={() => restore.mutate(item)}
                >
                  {t.restore}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </Dialog>
  );
}
