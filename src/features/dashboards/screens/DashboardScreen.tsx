import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useParams } from 'react-router-dom';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { AvatarGroup } from '#design-system/feedback/AvatarGroup/AvatarGroup.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { Maximize2, Pencil } from '#design-system/icons/shapes.ts';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { opened } from '#design-system/private/on-demand/onDemand.tsx';
import { DASHBOARD_CARDS, DASHBOARD_TYPES } from '#domain/dashboards';
import { formatDate } from '#domain/dates';
import { personName } from '#domain/people';
import { useKeepRecent } from '#features/notifications';
import { useTrail } from '#platform/routing';
import { LoadError } from '#shared/failure';
import { Page, useArrived, usePrintInLight, usePrintLandscape } from '#shared/page';
import { localToday } from '#shared/project';
import * as styles from '../components/Dashboards.css.ts';
import { CardGrid } from '../components/CardGrid.tsx';
import { EditTools, useArranging } from '../components/EditTools.tsx';
import { HiddenNote } from '../components/HiddenNote.tsx';
import { PortfolioTools } from '../components/PortfolioTools.tsx';
import { useBarRows } from '../components/useBarRows.tsx';
import {
  type Dashboard,
  type DashboardCard,
  dashboardQuery,
  outlookQuery,
  portfolioQuery,
  spendingQuery,
} from '../dashboardQueries.ts';
import * as t from '../texts.ts';
import { usePortfolio } from '../usePortfolio.ts';

const MetricEditor = opened(async () => (await import('../components/MetricEditor.tsx')).default);
const Presentation = opened(async () => (await import('../components/Presentation.tsx')).default);

/** One dashboard: its cards over its projects (docs/product/dashboards.md). */
export default function DashboardScreen() {
  const id = Number(useParams()['id']);
  const dashboard = useQuery(dashboardQuery(id));
  if (dashboard.data) return <LoadedDashboard key={id} dashboard={dashboard.data} />;
  return (
    <Page title={t.dashboard}>
      {dashboard.isError ? (
        <LoadError what={t.dashboardLower} error={dashboard.error} onRetry={() => void dashboard.refetch()} />
      ) : (
        <Skeleton height={400} />
      )}
    </Page>
  );
}

function LoadedDashboard({ dashboard }: { dashboard: Dashboard }) {
  const { id, name, type, cards, memberships } = dashboard;
  const { filters, change } = usePortfolio();
  const [isEditing, setIsEditing] = useState(false);
  const [metricOf, setMetricOf] = useState<DashboardCard | 'new'>();
  const [isPresenting, setIsPresenting] = useState(false);
  const arranging = useArranging(dashboard);
  const trail = useTrail('dashboard');
  useKeepRecent('dashboard', id);
  usePrintInLight();
  usePrintLandscape();
  return (
    <Page
      title={name}
      trail={trail}
      count={DASHBOARD_TYPES[type]}
      actions={
        <div className={styles.offPaper}>
          <AvatarGroup
            label={t.members}
            people={memberships.map(({ user }) => ({
              id: String(user.id),
              name: personName(user),
              picture: user.avatar_url ?? null,
            }))}
          />
          <Button
            icon={Maximize2}
            collapses
            disabledReason={cards.length === 0 ? t.thereAreNoCards : undefined}
            onPress={() => setIsPresenting(true)}
          >
            {t.present}
          </Button>
          <Button collapses onPress={() => window.print()}>
            {t.print}
          </Button>
          {isEditing ? (
            <EditTools
              projects={dashboard.related_projects}
              cards={cards}
              arranging={arranging}
              onMetric={() => setMetricOf('new')}
            />
          ) : null}
          {/* One button, so that the focus stays on it. */}
          {dashboard.permissions.includes('edit_dashboard_cards') ? (
            <Button
              variant="primary"
              {...(!isEditing && { icon: Pencil })}
              collapses={!isEditing}
              onPress={() => setIsEditing(!isEditing)}
            >
              {isEditing ? t.done : t.editCards}
            </Button>
          ) : null}
        </div>
      }
    >
      <div className={styles.offPaper}>
        <PortfolioTools filters={filters} onChange={change} projects={dashboard.related_projects} />
      </div>
      {cards.length === 0 ? (
        <EmptyState title={t.noCardsYet} text={t.cardsShowTheFiguresRisks} />
      ) : (
        <FilledCards
          dashboard={dashboard}
          isEditing={isEditing}
          onArrange={arranging.arrange}
          onMetric={setMetricOf}
          onPresented={isPresenting ? () => setIsPresenting(false) : undefined}
        />
      )}
      {metricOf ? (
        <Suspense>
          <MetricEditor
            source={{ dashboardId: id, filters }}
            {...(metricOf !== 'new' && metricOf.metric && { metric: metricOf.metric })}
            onSave={(metric) => {
              arranging.arrange(
                metricOf === 'new'
                  ? [
                      ...cards,
                      {
                        key: crypto.randomUUID(),
                        kind: 'metric',
                        width: DASHBOARD_CARDS.metric.width,
                        metric,
                      },
                    ]
                  : cards.map((card) => (card.key === metricOf.key ? { ...card, metric } : card)),
              );
              setMetricOf(undefined);
            }}
            onClose={() => setMetricOf(undefined)}
          />
        </Suspense>
      ) : null}
    </Page>
  );
}

interface FilledProps {
  dashboard: Dashboard;
  isEditing: boolean;
  onArrange: (cards: readonly DashboardCard[]) => void;
  onMetric: (card: DashboardCard) => void;
  /** Ends the presentation; nothing while there is none. */
  onPresented: (() => void) | undefined;
}

/** The cards with what they draw from: each source is asked once, however many cards there are, and only if one needs it. */
function FilledCards({ dashboard, isEditing, onArrange, onMetric, onPresented }: FilledProps) {
  const { filters, change } = usePortfolio();
  const needed = new Set<string>(dashboard.cards.map(({ kind }) => DASHBOARD_CARDS[kind].source));
  // Whatever the cards are, it says what is hidden.
  const portfolio = useQuery({
    ...portfolioQuery(filters, dashboard.id),
  });
  // The sums of the portfolio say how many items and risks are behind them.
  const seesOutlook = needed.has('outlook') || needed.has('portfolio');
  const outlook = useQuery({
    ...outlookQuery(filters, dashboard.id),
    enabled: seesOutlook,
  });
  const seesSpending = needed.has('spending');
  const spending = useQuery({ ...spendingQuery(filters, dashboard.id), enabled: seesSpending });
  const hasArrived = useArrived(
    portfolio,
    ...(seesOutlook ? [outlook] : []),
    ...(seesSpending ? [spending] : []),
  );
  const { onBar, rows } = useBarRows(dashboard.related_projects, dashboard.id);
  const { related_projects: projects } = dashboard;
  const sources = {
    portfolio: portfolio.data,
    outlook: outlook.data,
    spending: spending.data,
    projects,
    filters,
    dashboardId: dashboard.id,
    costMode: dashboard.cost_mode,
    ...(dashboard.picture !== null && { picture: { url: dashboard.picture, name: dashboard.name } }),
    onFilters: change,
  };
  const shown = portfolio.data?.totals.count;
  const failed = [portfolio, outlook, spending].find((query) => query.isError && !query.data);
  // No card gives way to what another one, or the note of what is hidden, is made of.
  if (!hasArrived) return <Skeleton height={480} />;
  return (
    <Stack gap={4}>
      <p className={styles.onPaper}>
        {`${shown === undefined || shown === projects.length ? '' : t.shownOf(shown)}${projects.length} ${t.projectWord(
          projects.length,
        )}, ${formatDate(localToday())}`}
      </p>
      {failed ? (
        <LoadError what={t.figuresLower} error={failed.error} onRetry={() => void failed.refetch()} />
      ) : null}
      <HiddenNote portfolio={portfolio.data} costMode={dashboard.cost_mode} />
      <CardGrid
        dashboardId={dashboard.id}
        cards={dashboard.cards}
        onMetric={onMetric}
        onBar={onBar}
        sources={sources}
        isEditing={isEditing}
        onArrange={onArrange}
      />
      {rows}
      {onPresented ? (
        <Suspense>
          <Presentation dashboard={dashboard} sources={sources} onClose={onPresented} />
        </Suspense>
      ) : null}
    </Stack>
  );
}
