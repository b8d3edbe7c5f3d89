import { useMemo } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Link } from '#design-system/actions/Link/Link.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { Figure } from '#design-system/feedback/Figure/Figure.tsx';
import { DataGrid, type GridColumn, type GridGroups } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { emptyGridState } from '#design-system/grid/DataGrid/gridTypes.ts';
import { Pagination } from '#design-system/navigation/Pagination/Pagination.tsx';
import { comparedSums } from '#domain/dashboards';
import { formatMoney, formatPercent } from '#domain/money';
import { BudgetBar, BudgetScale } from '#features/projects';
import { pathTo } from '#platform/routing';
import { ProjectPicture } from '#shared/project';
import { isFiltered, NO_FILTERS, PAGE, type PortfolioFilters } from '../model/portfolioFilters.ts';
import type { Portfolio, PortfolioGroup, PortfolioRow } from '../dashboardQueries.ts';
import * as t from '../texts.ts';
import * as styles from './Portfolio.css.ts';

export interface ProjectTableProps {
  portfolio: Portfolio | undefined;
  filters: PortfolioFilters;
  onChange: (change: Partial<PortfolioFilters>) => void;
  /** Whether these are the projects of a dashboard. */
  ofDashboard: boolean;
}

const noRows: readonly PortfolioRow[] = [];
const rowKey = (row: PortfolioRow) => `${row.group_key} ${row.id}`;

function Gap({ gap }: { gap: number | null }) {
  if (gap === null || gap === 0) return <Figure>{formatMoney(gap)}</Figure>;
  return <Figure trend={gap > 0 ? 'rise' : 'fall'}>{formatMoney(gap)}</Figure>;
}

/** A project that is not compared says what it lacks. */
function GapOf({ row }: { row: PortfolioRow }) {
  if (row.gap !== null) return <Gap gap={row.gap} />;
  return <span className={styles.below}>{row.target_budget === null ? t.noBudget : t.noForecast}</span>;
}

/** How many of a sum's projects it compares, where that is not all of them. */
const comparedWords = ({
  count,
  compared_count: compared,
}: Pick<PortfolioGroup, 'count' | 'compared_count'>) =>
  compared === count ? '' : t.valueCompared(compared === 0 ? t.none : compared);

const percentOf = (percent: number | null) => (percent === null ? '-' : formatPercent(Math.abs(percent)));

function ProjectName({ row }: { row: PortfolioRow }) {
  return (
    <span className={styles.who}>
      <ProjectPicture project={row} size="medium" />
      <span className={styles.words}>
        <span className={styles.cut} title={row.name}>
          <Link href={pathTo('projectHome', { projectId: row.id })} variant="plain">
            {row.name}
          </Link>
        </span>
        <small className={`${styles.below} ${styles.cut}`}>
          {[row.code, row.milestone?.name].filter(Boolean).join(', ')}
        </small>
      </span>
    </span>
  );
}

/** What the table and its files say; sums come from the server, so that they hold over all pages. */
export function portfolioColumns(portfolio: Portfolio | undefined): GridColumn<PortfolioRow>[] {
  const groupOf = ([first]: readonly PortfolioRow[]): PortfolioGroup | undefined =>
    portfolio?.groups.find(({ key }) => key === first?.group_key);
  const totals = portfolio?.totals;
  const sumOf = (sums: PortfolioGroup | Portfolio['totals'] | undefined, of: 'budget' | 'forecast') => (
    <Figure>{formatMoney(sums ? comparedSums(sums)[of] : null)}</Figure>
  );
  const money = (
    id: 'budget' | 'forecast',
    title: string,
    of: 'target_budget' | 'forecast',
  ): GridColumn<PortfolioRow> => ({
    id,
    title,
    width: 126,
    shrinksTo: 116,
    align: 'end',
    value: (row) => row[of],
    render: (row) => <Figure>{formatMoney(row[of])}</Figure>,
    renderGroup: (rows) => sumOf(groupOf(rows), id),
    renderTotal: () => sumOf(totals, id),
  });
  return [
    {
      id: 'project',
      title: t.project,
      // All columns stand in two thirds of a screen of 1,280 px, the gap in sight and the usual name whole.
      width: 260,
      shrinksTo: 258,
      grow: true,
      value: (row) => row.name,
      render: (row) => <ProjectName row={row} />,
      renderTotal: () =>
        totals ? `${totals.count} ${t.projectWord(totals.count)}${comparedWords(totals)}` : '',
    },
    money('budget', t.budget, 'target_budget'),
    money('forecast', t.forecast, 'forecast'),
    {
      id: 'bar',
      title: t.budgetAgainstForecast,
      width: 188,
      shrinksTo: 116,
      renderTitle: () => <BudgetScale />,
      render: (row) => <BudgetBar project={row} />,
    },
    {
      id: 'gap',
      title: t.gap,
      width: 132,
      shrinksTo: 122,
      align: 'end',
      value: (row) => row.gap,
      render: (row) => <GapOf row={row} />,
      renderGroup: (rows) => <Gap gap={groupOf(rows)?.gap ?? null} />,
      renderTotal: () => <Gap gap={totals?.gap ?? null} />,
    },
    {
      id: 'percent',
      title: t.gapPercent,
      width: 76,
      align: 'end',
      value: (row) => row.gap_percent,
      render: (row) => <Figure>{percentOf(row.gap_percent)}</Figure>,
      renderGroup: (rows) => <Figure>{percentOf(groupOf(rows)?.gap_percent ?? null)}</Figure>,
      renderTotal: () => <Figure>{percentOf(totals?.gap_percent ?? null)}</Figure>,
    },
  ];
}

/** What files of projects say: a bar says nothing there. */
export const fileColumns = portfolioColumns(undefined).filter(({ id }) => id !== 'bar');

const countOf = (group: PortfolioGroup | undefined) =>
  group ? `${group.count}${comparedWords(group)}` : '0';

/** The groups of the rows in the server's order. */
function groupsOf(portfolio: Portfolio | undefined): GridGroups<PortfolioRow> {
  const byKey = new Map(portfolio?.groups.map((group) => [group.key, group]));
  return {
    by: (row) => row.group_key,
    order: portfolio?.groups.map(({ key }) => key) ?? [],
    label: (key) => `${byKey.get(key)?.label ?? ''}, ${countOf(byKey.get(key))}`,
    title: (key) => (
      <>
        {byKey.get(key)?.label} <span className={styles.cardNote}>{countOf(byKey.get(key))}</span>
      </>
    ),
  };
}

/** Forecast against budget of every project, with the sums of its groups and of all. */
export function ProjectTable({ portfolio, filters, onChange, ofDashboard }: ProjectTableProps) {
  const columns = useMemo(() => portfolioColumns(portfolio), [portfolio]);
  const groups = useMemo(() => groupsOf(portfolio), [portfolio]);
  const count = portfolio?.count ?? 0;
  return (
    <DataGrid
      label={t.budgetAndForecast}
      frame="none"
      columns={columns}
      rows={portfolio?.results ?? noRows}
      rowKey={rowKey}
      rowHeight={52}
      compactHeight={64}
      renderCompact={(row) => (
        <span className={styles.compact}>
          <ProjectName row={row} />
          <span className={styles.amount}>
            <Figure>{formatMoney(row.forecast)}</Figure>
            <GapOf row={row} />
          </span>
        </span>
      )}
      maxHeight={100_000}
      {...(filters.groupBy !== 'none' && { groups })}
      state={{ ...emptyGridState, sort: filters.sort }}
      onStateChange={({ sort }) => {
        if (JSON.stringify(sort) !== JSON.stringify(filters.sort)) onChange({ sort });
      }}
      status={portfolio ? 'ready' : 'loading'}
      filtered={isFiltered(filters)}
      empty={
        <EmptyState
          title={t.noProjectsYet}
          text={ofDashboard ? t.thisDashboardShowsNoneOf : t.thePortfolioShowsTheProjects}
        />
      }
      filteredEmpty={
        <EmptyState
          art="funnel"
          title={t.yourFiltersDidntReturnAny}
          text={t.noProjectThatYouSee}
          action={<Button onPress={() => onChange(NO_FILTERS)}>{t.clearFilters}</Button>}
        />
      }
      footer={
        count > PAGE || filters.offset > 0 ? (
          <Pagination
            count={count}
            offset={filters.offset}
            limit={filters.limit}
            onChange={({ offset, limit }) => onChange({ offset, limit: limit === 'all' ? 500 : limit })}
          />
        ) : undefined
      }
    />
  );
}
