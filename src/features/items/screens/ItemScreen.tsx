import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Link } from '#design-system/actions/Link/Link.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { VOID_ITEM_CLOSED } from '#domain/items';
import { pathTo, projectIdOf, useTrail } from '#platform/routing';
import { LoadError } from '#shared/failure';
import { Page, usePrintInLight } from '#shared/page';
import { useProjectId } from '#shared/project';
import { ItemSheet } from '../components/ItemPage/ItemSheet.tsx';
import { sheetStyles as styles } from '#shared/foresite';
import { itemQuery } from '../itemQueries.ts';
import * as t from '../texts.ts';

/** One item on a page of its own (docs/product/items.md). */
export default function ItemScreen() {
  const projectId = useProjectId();
  const { voiId } = useParams();
  const itemId = projectIdOf(voiId) ?? 0;
  const trail = useTrail('itemDetails');
  const item = useQuery({ ...itemQuery(projectId, itemId), enabled: itemId > 0 });
  usePrintInLight();
  const actions = (
    <span className={styles.onlyScreen}>
      <Inline gap={3} align="center">
        <Link href={pathTo('foresite', { projectId }, { itemDetailsId: itemId })}>{t.openInForesite}</Link>
        <Button variant="primary" onPress={() => window.print()}>
          {t.print}
        </Button>
      </Inline>
    </span>
  );
  if (item.data?.status === 'VOID')
    return (
      <Page title={t.valueOption} trail={trail}>
        <EmptyState title={VOID_ITEM_CLOSED} text={t.itsNumberIsNotUsed} />
      </Page>
    );
  return (
    <Page title={item.data?.name ?? t.valueOption} trail={trail} actions={item.data ? actions : undefined}>
      {item.data ? (
        <ItemSheet key={itemId} projectId={projectId} item={item.data} />
      ) : item.isError || itemId === 0 ? (
        <LoadError what={t.detailsOfThisItem} error={item.error} onRetry={() => void item.refetch()} />
      ) : (
        <Stack gap={4}>
          <Skeleton height={24} width={280} />
          <Skeleton height={96} />
          <Skeleton height={320} />
        </Stack>
      )}
    </Page>
  );
}
