import type { PermissionKey } from '#domain/access';

/** What can stand along an axis of a metric (docs/product/dashboards.md). `month` goes along time. */
export const METRIC_AXES = {
  project: { label: 'Project', kind: 'name' },
  status: { label: 'Status', kind: 'name' },
  priority: { label: 'Priority', kind: 'name' },
  severity: { label: 'Severity', kind: 'name' },
  type: { label: 'Type', kind: 'name' },
  root_cause: { label: 'Root cause', kind: 'name' },
  trade: { label: 'Trade', kind: 'name' },
  assignee: { label: 'Assignee', kind: 'name' },
  category: { label: 'Category', kind: 'name' },
  level: { label: 'Level', kind: 'name' },
  likelihood: { label: 'Likelihood', kind: 'name' },
  impact: { label: 'Impact', kind: 'name' },
  response: { label: 'Response', kind: 'name' },
  owner: { label: 'Owner', kind: 'name' },
  due_month: { label: 'Month due', kind: 'month' },
  closed_month: { label: 'Month closed', kind: 'month' },
  approved_month: { label: 'Month approved', kind: 'month' },
  on_site_month: { label: 'Month on site', kind: 'month' },
} as const satisfies Record<string, { label: string; kind: 'name' | 'month' }>;

/** An axis of names or of months. */
export type MetricAxis = keyof typeof METRIC_AXES;

/** What is measured along the other axis; costs are in dollars. */
export const METRIC_MEASURES = {
  count: 'Count',
  cost: 'Cost',
  max_cost: 'Highest cost',
  min_cost: 'Lowest cost',
  budget: 'Budget',
  committed: 'Committed',
} as const;

/** A measure. */
export type MetricMeasure = keyof typeof METRIC_MEASURES;

/** What a metric counts, who sees it, its axes and its measures, the usual ones first. A later module adds a row here. */
export const METRIC_FEATURES = {
  issues: {
    label: 'Issues',
    permission: 'issue_access',
    axes: [
      'status',
      'priority',
      'severity',
      'type',
      'root_cause',
      'trade',
      'assignee',
      'project',
      'due_month',
      'closed_month',
    ],
    measures: ['count'],
  },
  risks: {
    label: 'Risks',
    permission: 'risk_access',
    axes: [
      'category',
      'level',
      'status',
      'likelihood',
      'impact',
      'response',
      'owner',
      'project',
      'closed_month',
    ],
    measures: ['count', 'cost'],
  },
  value_option_items: {
    label: 'Items',
    permission: 'foresite_access',
    axes: ['status', 'priority', 'assignee', 'project', 'due_month', 'approved_month'],
    measures: ['count', 'cost', 'max_cost', 'min_cost'],
  },
  bid_packages: {
    label: 'Bid packages',
    permission: 'procurement_access',
    axes: ['status', 'trade', 'owner', 'project', 'on_site_month'],
    measures: ['count', 'budget', 'committed'],
  },
} as const satisfies Record<
  string,
  {
    label: string;
    permission: PermissionKey;
    axes: readonly MetricAxis[];
    measures: readonly MetricMeasure[];
  }
>;

/** A kind of thing that metrics count. */
export type MetricFeature = keyof typeof METRIC_FEATURES;

/** Charts with whether they are split into groups: by choice, always or never. */
export const METRIC_CHARTS = {
  bar: { label: 'Bar', groups: 'optional' },
  stack_bar: { label: 'Stack bar', groups: 'required' },
  pie_chart: { label: 'Pie', groups: 'none' },
  line_chart: { label: 'Line', groups: 'none' },
} as const;

/** A chart. */
export type MetricChart = keyof typeof METRIC_CHARTS;

/** What is said in place of a chart, or where nothing is chosen to be counted; the wording is fixed (docs/product/dashboards.md). */
export const METRIC_WORDS = {
  incomplete: 'In order to display the chart, you need to complete the metric settings',
  empty: 'There is no data for this chart',
  noFeature: 'feature not initialized',
} as const;

/** What is counted has one of these values on an axis; an empty one where its field is empty. */
export interface MetricFilter {
  axis: MetricAxis;
  values: readonly string[];
}

/** Filters of a metric at most, with values of each. */
export const METRIC_FILTERS = { most: 6, values: 50, letters: 200 } as const;

/** What is drawn: one measure of a feature along an axis, split by another one where the chart does that. */
export interface MetricSelection {
  feature: MetricFeature;
  chart_type: MetricChart;
  main_axis: MetricAxis;
  secondary_axis: MetricMeasure;
  group_axis?: MetricAxis | null | undefined;
  orientation?: 'vertical' | 'horizontal' | null | undefined;
  filters?: readonly MetricFilter[] | undefined;
}

/** Where a metric is drawn: over the projects of a dashboard, or in one project, whose rows nothing keeps apart by project. */
export type MetricPlace = 'dashboard' | 'project';

/** The axes of a feature in a place: those that what is counted can be narrowed by, too. */
export const axesIn = (feature: MetricFeature, place: MetricPlace): readonly MetricAxis[] =>
  METRIC_FEATURES[feature].axes.filter((axis) => place === 'dashboard' || axis !== 'project');

/** The axes that a chart of a feature can stand on; a line needs time. */
export const mainAxes = (
  feature: MetricFeature,
  chart: MetricChart,
  place: MetricPlace = 'dashboard',
): readonly MetricAxis[] =>
  axesIn(feature, place).filter((axis) => chart !== 'line_chart' || METRIC_AXES[axis].kind === 'month');

/** The axes that bars can be split by: any but the one they stand on. */
export const groupAxes = (
  feature: MetricFeature,
  main: MetricAxis,
  place: MetricPlace = 'dashboard',
): readonly MetricAxis[] => axesIn(feature, place).filter((axis) => axis !== main);

/** What the editor of a metric offers: by chart its main axes, the measures, and what bars are split by. */
export const metricDefinition = (feature: MetricFeature, place: MetricPlace) => ({
  feature,
  charts: (Object.keys(METRIC_CHARTS) as MetricChart[]).map((chart) => ({
    chart_type: chart,
    main: [...mainAxes(feature, chart, place)],
    group: METRIC_CHARTS[chart].groups,
  })),
  axis: {
    main: [...axesIn(feature, place)],
    secondary: [...METRIC_FEATURES[feature].measures],
    group: [...axesIn(feature, place)],
  },
});

const includes = <T>(list: readonly T[], value: unknown): value is T =>
  (list as readonly unknown[]).includes(value);

/** Why a selection cannot be drawn, by its field; nothing where it can. */
export function metricProblems(
  metric: MetricSelection,
  place: MetricPlace = 'dashboard',
): Partial<Record<keyof MetricSelection, string>> {
  const { feature, chart_type: chart, main_axis: main, secondary_axis: measure } = metric;
  const { label, measures } = METRIC_FEATURES[feature];
  const { groups, label: chartLabel } = METRIC_CHARTS[chart];
  const group = metric.group_axis ?? null;
  const problems: Partial<Record<keyof MetricSelection, string>> = {};
  if (!includes(mainAxes(feature, chart, place), main))
    problems.main_axis = `A ${chartLabel.toLowerCase()} chart of ${label.toLowerCase()} cannot stand on this axis. Choose another one.`;
  if (!includes(measures, measure))
    problems.secondary_axis = `${label} have no such measure. Choose another one.`;
  if (group === null && groups === 'required')
    problems.group_axis = 'A stack bar chart needs a group axis. Choose one.';
  else if (group !== null && groups === 'none')
    problems.group_axis = 'Only bar charts have a group axis. Leave it out.';
  else if (group !== null && !includes(groupAxes(feature, main, place), group))
    problems.group_axis = 'Bars cannot be split by this axis. Choose another one.';
  if (groups === 'none' && metric.orientation != null)
    problems.orientation = 'Only bar charts have an orientation. Leave it out.';
  const narrowed = (metric.filters ?? []).map(({ axis }) => axis);
  if (!narrowed.every((axis) => includes(axesIn(feature, place), axis)))
    problems.filters = `${label} cannot be filtered by this. Choose another filter.`;
  else if (new Set(narrowed).size < narrowed.length)
    problems.filters = 'Each filter is named once. Leave the second one out.';
  return problems;
}

/** The nearest selection that can be drawn: what does not fit becomes the first that does, and what is not needed goes. */
export function correctedMetric<Metric extends MetricSelection>(
  metric: Metric,
  place: MetricPlace = 'dashboard',
): Metric {
  const { feature, chart_type: chart } = metric;
  const axes = mainAxes(feature, chart, place);
  const { measures } = METRIC_FEATURES[feature];
  const main = includes(axes, metric.main_axis) ? metric.main_axis : (axes[0] as MetricAxis);
  const measure = includes(measures, metric.secondary_axis) ? metric.secondary_axis : measures[0];
  const splits = groupAxes(feature, main, place);
  const asked = includes(splits, metric.group_axis) ? metric.group_axis : null;
  const { groups } = METRIC_CHARTS[chart];
  const filters = metric.filters?.filter(
    ({ axis, values }) => values.length > 0 && includes(axesIn(feature, place), axis),
  );
  return {
    ...metric,
    ...(metric.filters && { filters }),
    main_axis: main,
    secondary_axis: measure,
    group_axis: groups === 'none' ? null : groups === 'required' ? (asked ?? splits[0] ?? null) : asked,
    orientation: groups === 'none' ? null : (metric.orientation ?? 'vertical'),
  };
}
