import { useQuery } from '@tanstack/react-query';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import { formatDate } from '#domain/dates';
import { personName } from '#domain/people';
import { LoadError } from '#shared/failure';
import { deletedQuery } from '../projectListQueries.ts';
import { useRestoreProject } from '../projectMutations.ts';
import * as t from '../texts.ts';
import * as styles from './ProjectDialogs.css.ts';

/** Deleted projects, each with the way back. */
export function DeletedDialog({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useQuery(deletedQuery);
  const restore = useRestoreProject();
  return (
    <Dialog
      title={t.deletedProjects}
      size="medium"
      onCloseRequest={onClose}
      actions={<Button onPress={onClose}>{t.close}</Button>}
    >
      {error ? (
        <LoadError what={t.deletedProjectsLower} error={error} onRetry={() => void refetch()} />
      ) : null}
      {data || error ? null : <Skeleton height={120} />}
      {data && data.count === 0 ? <Text tone="muted">{t.noProjectHasBeenDeleted}</Text> : null}
      <ul className={styles.list}>
        {data?.results.map(({ id, name, code, deleted_at: at, deleted_by: by }) => (
          <li key={id} className={styles.row}>
            <Stack gap={1}>
              <Text weight="strong">{[name, code].filter(Boolean).join(' · ')}</Text>
              <Text size="meta" tone="muted">
                {t.deletedOnDateByPerson(
                  at ? formatDate(at.slice(0, 10)) : '',
                  by ? t.byPersonName(personName(by)) : '',
                )}
              </Text>
            </Stack>
            <Button
              size="small"
              busy={restore.isPending && restore.variables.id === id}
              onPress={() => restore.mutate({ id, name })}
            >
              {t.restore}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
