import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { SlidersHorizontal } from '#design-system/icons/shapes.ts';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { METRIC_FEATURES } from '#domain/dashboards';
import { ProjectMetricCard } from '#features/dashboards';
import { HistoryButton } from '#features/history';
import { useSubject } from '#platform/flags';
import { LoadError } from '#shared/failure';
import { CustomizeFlyout, usePageSetup } from '#shared/look';
import { InOnePiece, Page, usePrintInLight } from '#shared/page';
import { useProjectId } from '#shared/project';
import { AreaSection } from '../components/AreaSection.tsx';
import { CalibrateCard } from '../components/CalibrateCard.tsx';
import { ComponentAreas } from '../components/ComponentAreas.tsx';
import { CostCard } from '../components/CostCard.tsx';
import { DueCard, IssuesCard } from '../components/DueCards.tsx';
import { EstimateChart } from '../components/EstimateChart.tsx';
import { NewsCard } from '../components/NewsCard.tsx';
import { TargetArea } from '../components/TargetArea.tsx';
import { OVERVIEW_CARDS, type OverviewCard, overviewSetup } from '../model/overviewLook.ts';
import { type News, newsQuery, useVisit } from '../newsQueries.ts';
import { type Overview, overviewQuery } from '../overviewQueries.ts';
import * as t from '../texts.ts';
import * as styles from './OverviewScreen.css.ts';

/** Where a program stands: its area against the target, and a widget for each permission (docs/product/overview.md). */
export default function OverviewScreen() {
  const projectId = useProjectId();
  const overview = useQuery(overviewQuery(projectId));
  const news = useQuery(newsQuery(projectId));
  const [look, setLook] = usePageSetup(overviewSetup);
  const [isCustomizing, setIsCustomizing] = useState(false);
  useVisit(projectId);
  usePrintInLight();
  const { permissions } = useSubject();
  const seesMetric = Object.values(METRIC_FEATURES).some(({ permission }) => permissions.has(permission));
  const cards = overview.data ? cardsOf(projectId, overview.data, news, seesMetric) : undefined;
  const offered = look.order.filter((card) => cards?.[card] !== undefined);
  const waits = cards ? undefined : t.theOverviewHasNotLoaded;
  // Cards of the news stand among the others: all of them come in one piece, and none gives way to a later one.
  const arePlaced = news.isFetched || news.failureCount > 0;
  return (
    <Page
      title={t.programOverview}
      actions={
        <>
          <HistoryButton />
          <Button
            icon={SlidersHorizontal}
            collapses
            disabledReason={waits}
            onPress={() => setIsCustomizing(true)}
          >
            {t.customize}
          </Button>
          <Button disabledReason={waits} onPress={() => window.print()}>
            {t.print}
          </Button>
        </>
      }
    >
      {overview.isPending ? <WaitingOverview /> : null}
      {overview.isError && !overview.data ? (
        <LoadError what={t.overview} error={overview.error} onRetry={() => void overview.refetch()} />
      ) : null}
      {overview.data && cards ? (
        <Stack gap={4}>
          <TargetArea area={overview.data.area} components={overview.data.components} />
          {arePlaced ? (
            <InOnePiece place={<WaitingCards />}>
              <div className={styles.cards}>
                {offered
                  .filter((card) => !look.hidden.includes(card))
                  .map((card) => (
                    <div key={card} className={styles.card} data-width={widths[card]}>
                      {cards[card]}
                    </div>
                  ))}
              </div>
            </InOnePiece>
          ) : (
            <WaitingCards />
          )}
        </Stack>
      ) : null}
      {isCustomizing ? (
        <CustomizeFlyout
          label={t.customizeOverview}
          noun={['card', 'cards']}
          parts={OVERVIEW_CARDS}
          look={look}
          offered={offered}
          onChange={setLook}
          page={overviewSetup.key}
          onClose={() => setIsCustomizing(false)}
        />
      ) : null}
    </Page>
  );
}

/** A chart takes a third as well, and a row of its own where two cards stand side by side. */
const widths: Readonly<Record<OverviewCard, 'third' | 'chart' | 'wide' | 'full'>> = {
  area: 'wide',
  news: 'third',
  cost: 'third',
  estimate: 'chart',
  issues: 'third',
  calibrate: 'third',
  due: 'third',
  metric: 'chart',
  components: 'full',
};

interface Loading<Data> {
  data: Data | undefined;
  error: Error | null;
  refetch: () => unknown;
}

/** A card stands there where the server sent its figures: it knows who may see what. */
function cardsOf(
  projectId: number,
  { area, cost, estimate, components }: Overview,
  news: Loading<News>,
  seesMetric: boolean,
): Partial<Record<OverviewCard, ReactNode>> {
  const { data } = news;
  return {
    area: <AreaSection projectId={projectId} area={area} />,
    news: data ? <NewsCard news={data} /> : <WaitingNews news={news} />,
    ...(cost && { cost: <CostCard projectId={projectId} cost={cost} /> }),
    ...(estimate && {
      estimate: (
        <div className={styles.frame}>
          <EstimateChart estimate={estimate} />
        </div>
      ),
    }),
    ...(data?.issues && { issues: <IssuesCard issues={data.issues} /> }),
    ...(data?.calibrate !== undefined && { calibrate: <CalibrateCard standing={data.calibrate} /> }),
    ...(data && { due: <DueCard due={data.due} /> }),
    ...(seesMetric && {
      metric: (
        <Suspense fallback={<Skeleton height={364} />}>
          <ProjectMetricCard projectId={projectId} />
        </Suspense>
      ),
    }),
    ...(components && { components: <ComponentAreas rows={components} unit={area.unit} /> }),
  };
}

function WaitingNews({ news }: { news: Loading<News> }) {
  if (news.error)
    return <LoadError what={t.changes} error={news.error} onRetry={() => void news.refetch()} />;
  return <Skeleton height={364} />;
}

function WaitingOverview() {
  return (
    <Stack gap={4}>
      <Skeleton height={72} />
      <WaitingCards />
    </Stack>
  );
}

function WaitingCards() {
  return (
    <Stack gap={4}>
      <Skeleton height={364} />
      <Skeleton height={240} />
    </Stack>
  );
}
