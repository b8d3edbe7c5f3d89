import type { GridColumn } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { comparedSums } from '#domain/dashboards';
import { formatCode } from '#domain/items';
import { RISK_LEVELS, RATING_LABELS, type RiskLevel, riskScore } from '#domain/risks';
import type { Outlook, Portfolio, Spending } from '../dashboardQueries.ts';

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
  name: 'Next milestones',
  columns: [
    column('project', 'Project', ({ project }) => project.name),
    column('code', 'Code', ({ kind, number }) => formatCode(kind, number)),
    column('name', 'Name', ({ name }) => name),
    column('date', 'Date', ({ date }) => date, 'date'),
  ],
  rows: () => results,
  isEmpty: results.length === 0,
});

/** Pending items by when they have to be decided. */
export const decisionsFile = ({ results }: Part<'decisions'>): CardFile<RowOf<'decisions'>> => ({
  name: 'Decisions due',
  columns: [
    column('project', 'Project', ({ project }) => project.name),
    column('code', 'Code', ({ number }) => formatCode('item', number)),
    column('name', 'Name', ({ name }) => name),
    column('due', 'Due', (row) => row.due_on, 'date'),
    column('cost', 'Cost', ({ cost }) => cost, 'money'),
    column('delay', 'A week of delay costs', (row) => row.weekly_waiting_cost, 'money'),
  ],
  rows: () => results,
  isEmpty: results.length === 0,
});

/** Active risks by value; `levelOf` is the company's scale. */
export const risksFile = (
  { results }: Part<'risks'>,
  levelOf: (likelihood: number | null, impact: number | null) => RiskLevel,
): CardFile<RowOf<'risks'>> => ({
  name: 'Top risks',
  columns: [
    column('project', 'Project', ({ project }) => project.name),
    column('code', 'Code', ({ number }) => formatCode('risk', number)),
    column('name', 'Name', ({ name }) => name),
    column('score', 'Score', (row) => riskScore(row.likelihood, row.impact), 'number'),
    column('level', 'Level', (row) => RISK_LEVELS[levelOf(row.likelihood, row.impact)].label),
    column('value', 'Value', ({ value }) => value, 'money'),
  ],
  rows: () => results,
  isEmpty: results.length === 0,
});

/** How many active risks there are at each likelihood and impact. */
export const matrixFile = ({ cells }: Part<'risks'>): CardFile<Part<'risks'>['cells'][number]> => ({
  name: 'Risk matrix',
  columns: [
    column('likelihood', 'Likelihood', (row) =>
      `${row.likelihood} ${RATING_LABELS[row.likelihood] ?? ''}`.trim(),
    ),
    column('impact', 'Impact', (row) => `${row.impact} ${RATING_LABELS[row.impact] ?? ''}`.trim()),
    column('count', 'Risks', ({ count }) => count, 'number'),
  ],
  rows: () => cells,
  isEmpty: cells.length === 0,
});

/** Open issues by when they are due. */
export const issuesFile = ({ results }: Part<'issues'>): CardFile<RowOf<'issues'>> => ({
  name: 'Open issues',
  columns: [
    column('project', 'Project', ({ project }) => project.name),
    column('code', 'Code', ({ number }) => formatCode('issue', number)),
    column('name', 'Name', ({ name }) => name),
    column('due', 'Due', (row) => row.due_date, 'date'),
    column('cost', 'Cost at stake', (row) => row.cost_at_stake, 'money'),
  ],
  rows: () => results,
  isEmpty: results.length === 0,
});

type Purchase = NonNullable<Spending['procurement']>;
type Funds = NonNullable<Spending['contingency']>;

/** What is bought of every project. */
export const procurementFile = ({ results }: Purchase): CardFile<Purchase['results'][number]> => ({
  name: 'Procurement',
  columns: [
    column('project', 'Project', ({ project }) => project.name),
    column('count', 'Packages', ({ count }) => count, 'number'),
    column('bought', 'Bought', (row) => row.bought_count, 'number'),
    column('budget', 'Budget', ({ budget }) => budget, 'money'),
    column('committed', 'Committed', ({ committed }) => committed, 'money'),
    column('savings', 'Savings', ({ savings }) => savings, 'money'),
    column('percent', 'Bought, %', (row) => row.percent_bought, 'percent'),
  ],
  rows: () => results,
  isEmpty: results.length === 0,
});

/** The contingency funds of every project. */
export const contingencyFile = ({ results }: Funds): CardFile<Funds['results'][number]> => ({
  name: 'Contingency',
  columns: [
    column('project', 'Project', ({ project }) => project.name),
    column('count', 'Funds', ({ count }) => count, 'number'),
    column('held', 'Held', ({ opened, funded }) => (opened ?? 0) + (funded ?? 0), 'money'),
    column('drawn', 'Drawn', ({ drawn }) => drawn, 'money'),
    column('left', 'Left', ({ remaining }) => remaining, 'money'),
  ],
  rows: () => results,
  isEmpty: results.length === 0,
});

/** The sums over all projects that are looked at. */
export const totalsFile = (
  totals: Portfolio['totals'],
  outlook: Outlook | undefined,
): CardFile<{ name: string; value: number | null }> => ({
  name: 'Cost summary',
  columns: [
    column('name', 'Figure', ({ name }) => name),
    column('value', 'Dollars', ({ value }) => value, 'money'),
  ],
  rows: () => {
    const { budget, forecast, isPart } = comparedSums(totals);
    return [
      { name: 'Budget', value: budget },
      { name: 'Forecast', value: forecast },
      { name: 'Gap', value: totals.gap },
      ...(isPart ? [{ name: 'Forecast of all projects', value: totals.forecast }] : []),
      { name: 'Pending low', value: totals.pending_low },
      { name: 'Pending high', value: totals.pending_high },
      { name: 'Forecast per square foot', value: totals.cost_per_area },
      ...(outlook?.risks ? [{ name: 'Risk value', value: outlook.risks.value }] : []),
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
    column('name', 'System', ({ name }) => name),
    column('target', 'Target', ({ target }) => target, 'money'),
    column('forecast', 'Forecast', ({ forecast }) => forecast, 'money'),
    column('gap', 'Gap', ({ gap }) => gap, 'money'),
    column('percent', 'Gap, %', (row) => row.gap_percent, 'percent'),
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
    name: 'Cost trend',
    columns: [
      column('code', 'Code', ({ code }) => code),
      column('name', 'Milestone', ({ name }) => name),
      column('date', 'Date', ({ date }) => date, 'date'),
      ...series.map(({ id, name }) => column(`member ${id}`, name, costAt(id), 'money')),
    ],
    rows: () => milestones.filter(({ id }) => known.has(id)),
  };
};
