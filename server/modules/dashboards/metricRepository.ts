import {
  METRIC_AXES,
  type MetricAxis,
  type MetricFeature,
  type MetricFilter,
  type MetricMeasure,
  type MetricSelection,
} from '#domain/dashboards';
import { ISSUE_STATUSES, issueFields } from '#domain/issues';
import { ITEM_STATUSES, PRIORITIES } from '#domain/items';
import { BOUGHT, PACKAGE_STATUSES } from '#domain/procurement';
import { RATING_LABELS, RISK_LEVELS, RISK_RESPONSES, RISK_STATUSES } from '#domain/risks';
import type { Result } from '#server/contract/handlers.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { exact, objectJson } from '../jsonSql.ts';
import { riskLevelSql } from '../risks/riskLevelSql.ts';
import {
  FREE,
  matchingSql,
  matchingValues,
  type ProjectChoice,
  type Reader,
} from './matchingProjectRepository.ts';

type Data = Result<'getDashboardMetric'>['data'];
type Rows = Result<'listDashboardMetricRows'>;

/** How an axis is read: what keeps its names apart, what they are called, and their place where they have an order of their own. */
type AxisSql = { key: string; label: string; place: string; join?: string };

/** Words of the code, as a literal. */
const literal = (word: string) => `'${word.replaceAll("'", "''")}'`;

/** A column with a known list of values, in the order of the list. */
function listed(
  column: string,
  labels: readonly (readonly [string | number, string])[],
  none: string,
): AxisSql {
  const cases = (of: (entry: readonly [string | number, string], at: number) => string) =>
    labels.map((entry, at) => `when ${literal(String(entry[0]))} then ${of(entry, at)}`).join(' ');
  return {
    key: `coalesce(${column}::text, '')`,
    label: `coalesce(case ${column}::text ${cases(([, label]) => literal(label))} end, ${column}::text, ${literal(none)})`,
    place: `case ${column}::text ${cases((_entry, at) => String(at + 1))} end`,
  };
}

const wordsOf = (choices: Readonly<Record<string, string>>) => Object.entries(choices);
const labelsOf = (choices: Readonly<Record<string, { label: string }>>) =>
  Object.entries(choices).map(([key, { label }]) => [key, label] as const);

const plain = (column: string, none: string): AxisSql => ({
  key: `coalesce(${column}, '')`,
  label: `coalesce(nullif(${column}, ''), ${literal(none)})`,
  place: 'null::int',
});
/** Names joined from another table: each axis joins it under a name of its own, as both can ask for the same one. */
type JoinedAxis = (alias: string) => AxisSql;

const person =
  (column: string, none: string): JoinedAxis =>
  (alias) => ({
    key: `coalesce(${column}::text, '')`,
    label: `coalesce(nullif(trim(${alias}.first_name || ' ' || ${alias}.last_name), ''), ${alias}.email, ${literal(none)})`,
    place: 'null::int',
    join: `left join app_user ${alias} on ${alias}.tenant_id = $1 and ${alias}.id = ${column}`,
  });
const riskCategory: JoinedAxis = (alias) => ({
  key: `coalesce(x.category_id::text, '')`,
  label: `coalesce(${alias}.name, 'No category')`,
  place: 'null::int',
  join: `left join risk_category ${alias} on ${alias}.tenant_id = $1 and ${alias}.id = x.category_id`,
});
const month = (column: string, none: string): AxisSql => ({
  key: `coalesce(to_char(${column}, 'YYYY-MM'), '')`,
  label: `coalesce(to_char(${column}, 'FMMon YYYY'), ${literal(none)})`,
  place: `(extract(year from ${column}) * 12 + extract(month from ${column}))::int`,
});
const ratings = [1, 2, 3, 4, 5].map(
  (rating) => [rating, `${rating} ${RATING_LABELS[rating] ?? ''}`] as const,
);
const level = riskLevelSql('x');
const levels = (['high', 'medium', 'low', 'none'] as const).map(
  (key) => [key, RISK_LEVELS[key].label] as const,
);

const projectAxis: AxisSql = { key: 'm.id::text', label: 'm.name', place: 'null::int' };

type FeatureSql = {
  from: string;
  right: string;
  open: string;
  /** What one row adds to a measure, dollars; every feature can be counted. */
  amounts: Partial<Record<MetricMeasure, string>>;
  axes: Partial<Record<MetricAxis, AxisSql | JoinedAxis>>;
};

const itemCost = 'case when m.sees_markups then x.cost else x.subtotal_cost end';

/** Where each feature is kept, what of it is open, and how it is measured; `m` is the project, `x` the row. */
const features: Record<MetricFeature, FeatureSql> = {
  issues: {
    from: 'issue',
    right: 'm.sees_issues',
    open: `x.status not in ('CLOSED', 'VOID', 'REJECTED')`,
    amounts: {},
    axes: {
      project: projectAxis,
      status: listed('x.status', labelsOf(ISSUE_STATUSES), 'No status'),
      priority: listed('x.priority', wordsOf(issueFields.priority.choices).toReversed(), 'No priority'),
      severity: listed(
        'nullif(x.severity, 0)',
        wordsOf(issueFields.severity.choices).toReversed(),
        'No severity',
      ),
      type: plain('x.type', 'No type'),
      root_cause: plain('x.root_cause', 'No root cause'),
      trade: plain('x.trade', 'No trade'),
      assignee: person('x.assignee_id', 'Nobody'),
      due_month: month('x.due_date', 'No due date'),
      closed_month: month('x.closed_on', 'Not closed'),
    },
  },
  risks: {
    from: 'risk',
    right: 'm.sees_risks',
    open: `x.status = 'IDENTIFIED'`,
    amounts: {
      cost: `coalesce(x.value, round(m.target_budget * (0.005 + 0.01125 * (x.impact - 1)) * x.likelihood / 5), 0)`,
    },
    axes: {
      project: projectAxis,
      status: listed('x.status', labelsOf(RISK_STATUSES), 'No status'),
      category: riskCategory,
      level: listed(`(${level})`, levels, 'None'),
      likelihood: listed('x.likelihood', ratings, 'Not rated'),
      impact: listed('x.impact', ratings, 'Not rated'),
      response: listed('x.response', wordsOf(RISK_RESPONSES), 'No response'),
      owner: person('x.owner_id', 'Nobody'),
      closed_month: month('x.closed_on', 'Not closed'),
    },
  },
  value_option_items: {
    from: 'item',
    right: 'm.sees_items',
    open: `x.status = 'PENDING'`,
    amounts: {
      cost: itemCost,
      max_cost: `round(${itemCost} + abs(${itemCost}) * x.upper_limit / 100, 2)`,
      min_cost: `round(${itemCost} - abs(${itemCost}) * x.lower_limit / 100, 2)`,
    },
    axes: {
      project: projectAxis,
      status: listed('x.status', labelsOf(ITEM_STATUSES), 'No status'),
      priority: listed(
        'x.priority',
        PRIORITIES.map(({ value, label }) => [value, label] as const),
        'No priority',
      ),
      assignee: person('x.assignee_id', 'Nobody'),
      due_month: month('x.due_date', 'No due date'),
      approved_month: month('x.approved_on', 'Not approved'),
    },
  },
  bid_packages: {
    from: 'bid_package',
    right: 'm.sees_packages',
    open: `x.status not in (${BOUGHT.map(literal).join(',')})`,
    amounts: { budget: 'coalesce(x.budget, 0)', committed: 'coalesce(x.committed, 0)' },
    axes: {
      project: projectAxis,
      status: listed('x.status', labelsOf(PACKAGE_STATUSES), 'No status'),
      trade: plain('x.work_trade', 'No trade'),
      owner: person('x.owner_id', 'Nobody'),
      on_site_month: month('x.on_site', 'Not planned'),
    },
  },
};

/** Rows that are drawn at most; a chart of more could not be read. */
const mostRows = 2000;

function axisOf(feature: MetricFeature, axis: MetricAxis, alias: string): AxisSql {
  const found = features[feature].axes[axis];
  if (!found) throw new Error(`${METRIC_AXES[axis].label} is not an axis of ${feature}.`);
  return typeof found === 'function' ? found(alias) : found;
}

/** What of a row `x` its axes are read from, and its project where one of them is that. */
function columnsOf(axes: readonly AxisSql[]): string[] {
  const text = axes.flatMap(({ key, label, place, join = '' }) => [key, label, place, join]).join(' ');
  const own = [...text.matchAll(/\bx\.(\w+)/g)].map(([, column]) => column ?? '');
  return [...new Set([...own, ...(/\bm\./.test(text) ? ['project_id'] : [])])];
}

/** What is left of a feature's rows by the filters of a metric, whose values are parameters from `first` on. */
const narrowedSql = (feature: MetricFeature, filters: readonly MetricFilter[], first: number) =>
  filters
    .map(({ axis }, at) => `and ${axisOf(feature, axis, 'kept').key} = any($${first + at}::text[])`)
    .join(' ');

const noAxis: AxisSql = { key: 'null::text', label: 'null::text', place: 'null::int' };

/** A measure of a feature along an axis, split by another one, in one grouped statement under the caller's rights. */
export async function readMetric(
  tx: TenantTx,
  caller: Reader,
  metric: MetricSelection & { open_only?: boolean | undefined },
  choice: ProjectChoice,
): Promise<Data> {
  const { from, right, open, amounts } = features[metric.feature];
  const { filters = [] } = metric;
  const amount = amounts[metric.secondary_axis];
  const main = axisOf(metric.feature, metric.main_axis, 'along');
  const by = metric.group_axis ? axisOf(metric.feature, metric.group_axis, 'split') : noAxis;
  const columns = columnsOf([main, by]);
  const kept = columns.map((column) => `x.${column}`).join(', ');
  const ofProject = columns.includes('project_id') ? 'join matching m on m.id = x.project_id' : '';
  const [row] = await tx.query<{ data: Data }>({
    // Rows are put together by what their columns say first: names are worked out once for each, not once a row.
    text: `with recursive ${matchingSql},
      counted as materialized (select ${kept}, ${amount ? `sum(${amount})` : 'count(*)'} as value
        from matching m join ${from} x on x.tenant_id = $1 and x.project_id = m.id
        where ${right} and not x.is_deleted and (not $${FREE}::boolean or ${open})
          ${narrowedSql(metric.feature, filters, FREE + 1)} group by ${kept}),
      grouped as (select ${main.key} as main_id, min(${main.label}) as main_label, min(${main.place}) as main_place,
          ${by.key} as group_id, min(${by.label}) as group_label, min(${by.place}) as group_place, sum(x.value) as value
        from counted x ${ofProject} ${main.join ?? ''} ${by.join ?? ''} group by 1, 4)
      select coalesce((select json_agg(${objectJson({
        main_id: 'g.main_id',
        main_label: 'g.main_label',
        main_place: 'g.main_place',
        group_id: 'g.group_id',
        group_label: 'g.group_label',
        group_place: 'g.group_place',
        value: exact('g.value::numeric'),
      })} order by g.main_place nulls last, lower(g.main_label), g.main_id, g.group_place nulls last, lower(g.group_label), g.group_id)
        from (select * from grouped order by main_place nulls last, lower(main_label), main_id limit ${mostRows}) g), '[]') as data`,
    values: [
      ...matchingValues(tx.tenantId, caller, choice),
      metric.open_only ?? false,
      ...filters.map(({ values }) => values),
    ],
  });
  return row?.data ?? [];
}

/** Rows behind a bar that are named; its counts are of all. */
const mostBehind = 200;

/** What one bar counts: by project, and the first of its rows, in one statement under the caller's rights. */
export async function readMetricRows(
  tx: TenantTx,
  caller: Reader,
  bar: Pick<MetricSelection, 'feature' | 'main_axis' | 'secondary_axis' | 'filters'> & {
    main_id?: string | undefined;
    open_only?: boolean | undefined;
  },
  choice: ProjectChoice,
): Promise<Rows> {
  const { from, right, open, amounts } = features[bar.feature];
  const { filters = [] } = bar;
  const amount = amounts[bar.secondary_axis];
  const { key } = axisOf(bar.feature, bar.main_axis, 'along');
  const sum = amount ? exact('sum(b.amount)') : 'null::numeric';
  const [row] = await tx.query<{ rows: Rows }>({
    text: `with recursive ${matchingSql},
      behind as materialized (select x.id, x.number, x.name, ${axisOf(bar.feature, 'status', 'stage').label} as status,
          (${amount ?? 'null'})::numeric as amount, m.id as project_id, m.name as project_name
        from matching m join ${from} x on x.tenant_id = $1 and x.project_id = m.id
        where ${right} and not x.is_deleted and (not $${FREE}::boolean or ${open}) and ${key} = $${FREE + 1}
          ${narrowedSql(bar.feature, filters, FREE + 2)}),
      first as (select * from behind order by lower(project_name), project_id, number limit ${mostBehind})
      select ${objectJson({
        count: '(select count(*) from behind)',
        value: amount ? `(select ${sum} from behind b)` : 'null::numeric',
        projects: `coalesce((select json_agg(${objectJson({
          id: 'p.project_id',
          name: 'p.project_name',
          count: 'p.count',
          value: 'p.value',
        })} order by lower(p.project_name), p.project_id) from (select b.project_id, b.project_name, count(*) as count, ${sum} as value
          from behind b group by 1, 2) p), '[]')`,
        results: `coalesce((select json_agg(${objectJson({
          id: 'f.id',
          number: 'f.number',
          name: 'f.name',
          status: 'f.status',
          value: amount ? exact('f.amount') : 'null::numeric',
          project_id: 'f.project_id',
        })} order by lower(f.project_name), f.project_id, f.number) from first f), '[]')`,
      })} as rows`,
    values: [
      ...matchingValues(tx.tenantId, caller, choice),
      bar.open_only ?? false,
      bar.main_id ?? '',
      ...filters.map(({ values }) => values),
    ],
  });
  if (!row) throw new Error('The rows of a metric did not answer.');
  return row.rows;
}
