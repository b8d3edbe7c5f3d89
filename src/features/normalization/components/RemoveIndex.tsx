import { useQuery } from '@tanstack/react-query';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Link } from '#design-system/actions/Link/Link.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Confirm } from '#design-system/overlays/Confirm/Confirm.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import { indexUseProblem } from '#domain/normalization';
import { pathTo } from '#platform/routing';
import { LoadError } from '#shared/failure';
import { type CostIndex, indexUsageQuery } from '../indexQueries.ts';
import * as t from '../texts.ts';

export interface RemoveIndexProps {
  index: CostIndex;
  onCancel: () => void;
  onConfirm: () => void;
}

/** Says which projects have chosen an index before it is deleted; one that is chosen stays. */
export function RemoveIndex({ index, onCancel, onConfirm }: RemoveIndexProps) {
  const { data, error, refetch } = useQuery(indexUsageQuery(index.id));
  const title = t.deleteName(index.name);
  const problem = data ? indexUseProblem(index.name, data.count) : null;
  if (data && !problem)
    return (
      <Confirm title={title} confirmLabel={t.deleteWord} onCancel={onCancel} onConfirm={onConfirm}>
        {t.noProjectHasChosenName(index.name)}
      </Confirm>
    );
  const hidden = data ? data.count - data.results.length : 0;
  return (
    <Dialog title={title} onCloseRequest={onCancel} actions={<Button onPress={onCancel}>{t.close}</Button>}>
      {data ? (
        <Stack gap={3}>
          <Text as="p">{problem}</Text>
          {data.results.map(({ id, name }) => (
            <Link key={id} href={pathTo('settings', { projectId: id })}>
              {name}
            </Link>
          ))}
          {hidden > 0 ? (
            <Text tone="muted">{t.hiddenMoreThatYouCannot(hidden.toLocaleString('en-US'))}</Text>
          ) : null}
        </Stack>
      ) : error ? (
        <LoadError what={t.whatUsesIt} error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height={40} />
      )}
    </Dialog>
  );
}
