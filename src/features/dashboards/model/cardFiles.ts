import type { GridColumn } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { comparedSums } from '#domain/dashboards';
import { formatCode } from '#domain/items';
import { RISK_LEVELS, RATING_LABELS, type RiskLevel, riskScore } from '#domain/risks';
import type { Outlook, Portfolio, Spending } from '../dashboardQueries.ts';
import * as t from '../texts.ts';

/** What a card is taken away as: a table of what it shows. */
export interface CardFile<Row> {
  /** Name of the file and of its sheet. */
  name: string;
  columns: readonly GridColumn<Row>[];
  rows: () => readonly Row[] | Promise<readonly Row[]>;
  isEmpty?: boolean;
  /** A drawing is taken away as a picture of itself, in the colors that `place` has. */
  picture?: (place: HTMLElement) => Promise<Blob | null>;
}

type Said = string | number | null;

/** Columns of files alone, which no grid draws. */
const column = <Row>(
  id: string,
  title: string,
  read: (row: Row) => Said,
  type: 'text' | 'money' | 'number' | 'percent' | 'date' = 'text',
): GridColumn<Row> => ({
  id,
  title,
  width: type === 'text' ? 220 : 110,
  value: read,
  render: () => null,
  exportValue: read,
  ...(type !== 'text' && { edit: { type } }),
});

type Part<Name extends 'dates' | 'risks' | 'decisions' | 'issues'> = NonNullable<Outlook[Name]>;
type RowOf<Name extends 'dates' | 'risks' | 'decisions' | 'issues'> = Part<Name>['results'][number];

/** Dates that come next. */
export const datesFile = ({ results }: Part<'dates'>): CardFile<RowOf<'dates'>> => ({
  name: t.nextMilestones,
  columns: [
    column('project', t.project, ({ project }) => project.name),
    column('code', t.code, ({ kind, number }) => formatCode(kind, number)),
    column('name', t.name, ({ name }) => name),
    column('date', t.date, ({ date }) => date, 'date'),
  ],
  rows: () => results,
  isEmpty: results.length === 0,
});

/** Pending items by when they have to be decided. */
export const decisionsFile = ({ results }: Part<'decisions'>): CardFile<RowOf<'decisions'>> => ({
  name: t.decisionsDue,
  columns: [
    column('project', t.project, ({ project }) => project.name),
    column('code', t.code, ({ number }) => formatCode('item', number)),
    column('name', t.name, ({ name }) => name),
    column('due', t.due, (row) => row.due_on, 'date'),
    column('cost', t.cost, ({ cost }) => cost, 'money'),
    column('delay', t.aWeekOfDelayCosts, (row) => row.weekly_waiting_cost, 'money'),
  ],
  rows: () => results,
  isEmpty: results.length === 0,
});

/** Active risks by value; `levelOf` is the company's scale. */
export const risksFile = (
  { results }: Part<'risks'>,
  levelOf: (likelihood: number | null, impact: number | null) => RiskLevel,
): CardFile<RowOf<'risks'>> => ({
  name: t.topRisks,
  columns: [
    column('project', t.project, ({ project }) => project.name),
    column('code', t.code, ({ number }) => formatCode('risk', number)),
    column('name', t.name, ({ name }) => name),
    column('score', t.score, (row) => riskScore(row.likelihood, row.impact), 'number'),
    column('level', t.level, (row) => RISK_LEVELS[levelOf(row.likelihood, row.impact)].label),
    column('value', t.value, ({ value }) => value, 'money'),
  ],
  rows: () => results,
  isEmpty: results.length === 0,
});

/** How many active risks there are at each likelihood and impact. */
export const matrixFile = ({ cells }: Part<'risks'>): CardFile<Part<'risks'>['cells'][number]> => ({
  name: t.riskMatrix,
  columns: [
    column('likelihood', t.likelihood, (row) =>
      `${row.likelihood} ${RATING_LABELS[row.likelihood] ?? ''}`.trim(),
    ),
    column('impact', t.impact, (row) => `${row.impact} ${RATING_LABELS[row.impact] ?? ''}`.trim()),
    column('count', t.risks, ({ count }) => count, 'number'),
  ],
  rows: () => cells,
  isEmpty: cells.length === 0,
});

/** Open issues by when they are due. */
export const issuesFile = ({ results }: Part<'issues'>): CardFile<RowOf<'issues'>> => ({
  name: t.openIssues,
  columns: [
    column('project', t.project, ({ project }) => project.name),
    column('code', t.code, ({ number }) => formatCode('issue', number)),
    column('name', t.name, ({ name }) => name),
    column('due', t.due, (row) => row.due_date, 'date'),
    column('cost', t.costAtStake, (row) => row.cost_at_stake, 'money'),
  ],
  rows: () => results,
  isEmpty: results.length === 0,
});

type Purchase = NonNullable<Spending['procurement']>;
type Funds = NonNullable<Spending['contingency']>;

/** What is bought of every project. */
export const procurementFile = ({ results }: Purchase): CardFile<Purchase['results'][number]> => ({
  name: t.procurement,
  columns: [
    column('project', t.project, ({ project }) => project.name),
    column('count', t.packages, ({ count }) => count, 'number'),
    column('bought', t.bought, (row) => row.bought_count, 'number'),
    column('budget', t.budget, ({ budget }) => budget, 'money'),
    column('committed', t.committed, ({ committed }) => committed, 'money'),
    column('savings', t.savings, ({ savings }) => savings, 'money'),
    column('percent', t.boughtPercent, (row) => row.percent_bought, 'percent'),
  ],
  rows: () => results,
  isEmpty: results.length === 0,
});

/** The contingency funds of every project. */
export const contingencyFile = ({ results }: Funds): CardFile<Funds['results'][number]> => ({
  name: t.contingency,
  columns: [
    column('project', t.project, ({ project }) => project.name),
    column('count', t.funds, ({ count }) => count, 'number'),
    column('held', t.held, ({ opened, funded }) => (opened ?? 0) + (funded ?? 0), 'money'),
    column('drawn', t.drawn, ({ drawn }) => drawn, 'money'),
    column('left', t.left, ({ remaining }) => remaining, 'money'),
  ],
  rows: () => results,
  isEmpty: results.length === 0,
});

/** The sums over all projects that are looked at. */
export const totalsFile = (
  totals: Portfolio['totals'],
  outlook: Outlook | undefined,
): CardFile<{ name: string; value: number | null }> => ({
  name: t.costSummary,
  columns: [
    column('name', t.figure, ({ name }) => name),
    column('value', t.dollars, ({ value }) => value, 'money'),
  ],
  rows: () => {
    const { budget, forecast, isPart } = comparedSums(totals);
    return [
      { name: t.budget, value: budget },
      { name: t.forecast, value: forecast },
      { name: t.gap, value: totals.gap },
      ...(isPart ? [{ name: t.forecastOfAllProjects, value: totals.forecast }] : []),
      { name: t.pendingLow, value: totals.pending_low },
      { name: t.pendingHigh, value: totals.pending_high },
      { name: t.forecastPerSquareFoot, value: totals.cost_per_area },
      ...(outlook?.risks ? [{ name: t.riskValue, value: outlook.risks.value }] : []),
    ];
  },
});

interface TargetMember {
  name: string;
  target: number | null;
  forecast: number | null;
  gap: number | null;
  gap_percent: number | null;
}

/** Systems of a project against their targets. */
export const targetsFile = <Row extends TargetMember>(rows: readonly Row[]): CardFile<Row> => ({
  name: 'TVD gaps',
  columns: [
    column('name', t.system, ({ name }) => name),
    column('target', t.target, ({ target }) => target, 'money'),
    column('forecast', t.forecast, ({ forecast }) => forecast, 'money'),
    column('gap', t.gap, ({ gap }) => gap, 'money'),
    column('percent', t.gapPercent, (row) => row.gap_percent, 'percent'),
  ],
  rows: () => rows,
  isEmpty: rows.length === 0,
});

interface TrendData {
  series: readonly { id: number; name: string; points: readonly { y: number; milestone_id: number }[] }[];
  design_milestones: readonly { id: number; code: string; name: string; date: string }[];
}

/** What a project came to at each milestone with an estimate, by member of its dimension. */
export const trendFile = ({
  series,
  design_milestones: milestones,
}: TrendData): CardFile<TrendData['design_milestones'][number]> => {
  const costAt = (id: number) => (milestone: TrendData['design_milestones'][number]) =>
    series.find((member) => member.id === id)?.points.find(({ milestone_id: at }) => at === milestone.id)
      ?.y ?? null;
  const known = new Set(series.flatMap(({ points }) => points.map(({ milestone_id: at }) => at)));
  return {
    name: t.costTrend,
    columns: [
      column('code', t.code, ({ code }) => code),
      column('name', t.milestone, ({ name }) => name),
      column('date', t.date, ({ date }) => date, 'date'),
      ...series.map(({ id, name }) => column(t.memberId(id), name, costAt(id), 'money')),
    ],
    rows: () => milestones.filter(({ id }) => known.has(id)),
  };
};
