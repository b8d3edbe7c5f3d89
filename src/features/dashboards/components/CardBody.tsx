import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import {
  DASHBOARD_CARDS,
  type DashboardCardKind,
  type DashboardCostMode,
  isOfTodayOnly,
  PORTFOLIO_GROUPINGS,
} from '#domain/dashboards';
import { formatDate } from '#domain/dates';
import { formatMoney } from '#domain/money';
import { allRows, type Outlook, type Portfolio, type Spending } from '../dashboardQueries.ts';
import { isFiltered, type PortfolioFilters } from '../model/portfolioFilters.ts';
import * as t from '../texts.ts';
import { CardExport } from './CardExport.tsx';
import * as styles from './Dashboards.css.ts';
import { OverTimeCard } from './OverTimeCard.tsx';
import { DecisionsCard } from './DecisionsCard.tsx';
import { DatesCard, IssuesCard, MatrixCard, RisksCard, Titled } from './OutlookCards.tsx';
import { CoverCard, PictureCard, TrendCard, TvdCard } from './ProjectCards.tsx';
import { fileColumns, ProjectTable } from './ProjectTable.tsx';
import { RatesCard } from './RatesCard.tsx';
import { ContingencyCard, ProcurementCard } from './SpendingCards.tsx';
import { WaitingTiles } from '#shared/page';
import { SumTiles } from './SumTiles.tsx';

/** What all cards of a page draw from: each source is asked once, however many cards there are. */
export interface CardSources {
  portfolio: Portfolio | undefined;
  outlook: Outlook | undefined;
  spending?: Spending | undefined;
  /** The projects that the reader sees on the dashboard: those that a card can be about. */
  projects?: readonly { id: number; name: string }[];
  filters: PortfolioFilters;
  /** The dashboard whose projects these are; undefined for all in sight. */
  dashboardId?: number | undefined;
  costMode?: DashboardCostMode;
  /** The picture of the dashboard, with its name. */
  picture?: { url: string; name: string } | undefined;
  onFilters: (change: Partial<PortfolioFilters>) => void;
}

export interface CardBodyProps extends CardSources {
  kind: DashboardCardKind;
  /** A custom metric draws from a source of its own. */
  metric?: React.ReactNode;
  /** What a text card says. */
  text?: string | undefined;
  /** Dollars over budget that members are notified of. */
  gapThreshold?: number | undefined;
  /** The project that a card is about. */
  projectId?: number | undefined;
}

/** One card; where another day is looked at and the card is not kept by day, it says so. */
export function CardBody(props: CardBodyProps) {
  const { asOf } = props.filters;
  const card = <CardContent {...props} />;
  if (asOf === null || !isOfTodayOnly(props.kind)) return card;
  return (
    <div className={styles.ofToday}>
      {card}
      <p className={styles.dayNote}>{t.asOfTodayNotDate(formatDate(asOf))}</p>
    </div>
  );
}

/** The content; while its source is on the way, its place. */
function CardContent({ kind, metric, text = '', projectId, gapThreshold, ...sources }: CardBodyProps) {
  const { portfolio, outlook, spending, projects = [], filters, dashboardId, onFilters } = sources;
  const project = projects.find(({ id }) => id === projectId);
  if (kind === 'text')
    return (
      <Card>
        <p className={styles.said}>{text}</p>
      </Card>
    );
  if (kind === 'metric') return metric;
  if ((kind === 'trend' || kind === 'tvd') && sources.costMode === 'WITHOUT_MARKUPS')
    return (
      <Card title={DASHBOARD_CARDS[kind].label}>
        <Text tone="muted">{t.thisCountsMarkupsSo}</Text>
      </Card>
    );
  if (kind === 'trend') return <TrendCard project={project} />;
  if (kind === 'tvd') return <TvdCard project={project} />;
  if (kind === 'picture') return <PictureCard project={project} />;
  if (kind === 'cover') return <CoverCard picture={sources.picture} />;
  if (kind === 'projects')
    return (
      <Card
        title={
          <Titled
            note={t.byGroupingAlso(
              PORTFOLIO_GROUPINGS[filters.groupBy],
              gapThreshold === undefined ? '' : t.membersAreNotifiedOfGaps(formatMoney(gapThreshold)),
            )}
          >
            {t.budgetAndForecast}
          </Titled>
        }
        actions={
          <CardExport
            file={{
              name: DASHBOARD_CARDS.projects.label,
              columns: fileColumns,
              rows: () => allRows(filters, dashboardId),
            }}
          />
        }
        padding="none"
      >
        <ProjectTable
          portfolio={portfolio}
          filters={filters}
          onChange={onFilters}
          ofDashboard={dashboardId !== undefined}
        />
      </Card>
    );
  if (kind === 'over_time') return <OverTimeCard filters={filters} dashboardId={dashboardId} />;
  if (kind === 'rates') return portfolio ? <RatesCard portfolio={portfolio} /> : <Skeleton height={300} />;
  if (kind === 'totals')
    return portfolio ? (
      <SumTiles totals={portfolio.totals} outlook={outlook} />
    ) : (
      <WaitingTiles label={t.totals} count={5} />
    );
  if (kind === 'procurement' || kind === 'contingency') {
    if (!spending) return <Skeleton height={240} />;
    const { procurement, contingency } = spending;
    if (kind === 'procurement' && procurement) return <ProcurementCard part={procurement} />;
    if (kind === 'contingency' && contingency) return <ContingencyCard part={contingency} />;
    return <Unseen kind={kind} why={whyUnseen(sources)} />;
  }
  if (!outlook) return <Skeleton height={300} />;
  const { today, dates, decisions, risks, issues } = outlook;
  if (kind === 'dates' && dates) return <DatesCard part={dates} />;
  if (kind === 'decisions' && decisions) return <DecisionsCard part={decisions} today={today} />;
  if (kind === 'matrix' && risks) return <MatrixCard part={risks} />;
  if (kind === 'risks' && risks) return <RisksCard part={risks} />;
  if (kind === 'issues' && issues) return <IssuesCard part={issues} today={today} />;
  return <Unseen kind={kind} why={whyUnseen(sources)} />;
}

/** Why a card has nothing to show. */
function whyUnseen({ portfolio, filters, dashboardId, projects = [] }: CardSources): string {
  if (dashboardId !== undefined && projects.length === 0) return t.thisDashboardShowsNone;
  if (portfolio?.totals.count === 0 && isFiltered(filters)) return t.yourFiltersDidntReturnAny;
  return t.youCannotSee;
}

function Unseen({ kind, why }: { kind: DashboardCardKind; why: string }) {
  return (
    <Card title={DASHBOARD_CARDS[kind].label}>
      <Text tone="muted">{why}</Text>
    </Card>
  );
}
