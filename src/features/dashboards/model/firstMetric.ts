import {
  correctedMetric,
  METRIC_AXES,
  METRIC_CHARTS,
  METRIC_FEATURES,
  METRIC_MEASURES,
  type MetricFeature,
  metricProblems,
  type MetricSelection,
} from '#domain/dashboards';
import type { DashboardMetric, ProjectMetric } from '../dashboardQueries.ts';
import * as t from '../texts.ts';

/** What the editor of a metric begins with. */
export const FIRST_METRIC: DashboardMetric = {
  name: '',
  feature: 'risks',
  chart_type: 'bar',
  main_axis: 'category',
  secondary_axis: 'cost',
  group_axis: null,
  orientation: 'vertical',
  show_categories: true,
  open_only: true,
};

/** What a person begins with who sees only some of what metrics count; nothing where they see none of it. */
export function startingMetric(seen: readonly MetricFeature[]): DashboardMetric | undefined {
  const feature = seen.includes(FIRST_METRIC.feature) ? FIRST_METRIC.feature : seen[0];
  if (feature === undefined) return undefined;
  const metric = correctedMetric({ ...FIRST_METRIC, feature }, 'project');
  return { ...metric, name: `${METRIC_FEATURES[feature].label}: ${usualName(metric).toLowerCase()}` };
}

/** The part of a metric that a project and its reports keep. */
export const toProjectMetric = ({
  feature,
  chart_type,
  main_axis,
  secondary_axis,
  group_axis = null,
  orientation = null,
  open_only,
  filters = [],
}: MetricSelection & { open_only: boolean }): ProjectMetric => ({
  feature,
  chart_type,
  main_axis,
  secondary_axis,
  group_axis,
  orientation,
  open_only,
  ...(filters.length > 0 && { filters: filters.map(({ axis, values }) => ({ axis, values: [...values] })) }),
});

/** What a metric is called until it is given a name. */
export const usualName = ({
  secondary_axis: measure,
  main_axis: main,
}: Pick<MetricSelection, 'secondary_axis' | 'main_axis'>): string =>
  t.valueByLabel(METRIC_MEASURES[measure], METRIC_AXES[main].label.toLowerCase());

/** That not all is counted: by what it is filtered. */
export function filterWords(filters: ProjectMetric['filters']): string | undefined {
  const names = (filters ?? []).map(({ axis }) => METRIC_AXES[axis].label.toLowerCase());
  const last = names.pop();
  return last && t.filteredByValueLast(names.length > 0 ? t.listAnd(names.join(', ')) : '', last);
}

const isOneOf = (words: object, word: unknown) => typeof word === 'string' && Object.hasOwn(words, word);

const areFilters = (kept: unknown) =>
  Array.isArray(kept) &&
  kept.every(
    (one: unknown) => typeof one === 'object' && one !== null && 'values' in one && Array.isArray(one.values),
  );

/** A metric of a project as a browser kept it; nothing where it is none, or none that can be drawn by now. */
export function readKeptMetric(stored: unknown): DashboardMetric | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const kept = { ...FIRST_METRIC, ...stored, threshold: null } as DashboardMetric;
  const isKnown =
    areFilters(kept.filters ?? []) &&
    typeof kept.name === 'string' &&
    isOneOf(METRIC_FEATURES, kept.feature) &&
    isOneOf(METRIC_CHARTS, kept.chart_type) &&
    isOneOf(METRIC_AXES, kept.main_axis) &&
    isOneOf(METRIC_MEASURES, kept.secondary_axis);
  return isKnown && Object.keys(metricProblems(kept, 'project')).length === 0 ? kept : undefined;
}
