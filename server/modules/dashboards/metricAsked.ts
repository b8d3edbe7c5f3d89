import { METRIC_AXES, METRIC_FILTERS, type MetricAxis, type MetricFilter } from '#domain/dashboards';
import { invalidFields } from '#server/contract/errors.ts';

const { most, values: mostValues, letters } = METRIC_FILTERS;

const isValue = (value: unknown): value is string => typeof value === 'string' && value.length <= letters;

function isFilter(one: unknown): one is MetricFilter {
  if (typeof one !== 'object' || one === null) return false;
  const { axis, values } = one as Partial<Record<string, unknown>>;
  return (
    Object.keys(METRIC_AXES).includes(axis as MetricAxis) &&
    Array.isArray(values) &&
    values.length > 0 &&
    values.length <= mostValues &&
    values.every(isValue)
  );
}

function readFilters(text: string): MetricFilter[] {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    read = undefined;
  }
  if (!Array.isArray(read) || read.length > most || !read.every(isFilter))
    throw invalidFields({ metric_filters: ['These filters cannot be read. Choose them again.'] });
  return read;
}

/** A metric as an address asks for it, with its filters read. */
export const metricAsked = <Query extends { metric_filters?: string | undefined }>(
  query: Query,
): Query & { filters: MetricFilter[] } => ({
  ...query,
  filters: query.metric_filters === undefined ? [] : readFilters(query.metric_filters),
});
