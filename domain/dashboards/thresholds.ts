import { fromCents, toCents } from '#domain/money';
import type { MetricChart } from './metrics.ts';

/** On which side of a threshold a bar is worth telling. */
export const THRESHOLD_SIDES = { above: 'Above', below: 'Below' } as const;

/** A side of a threshold. */
export type ThresholdSide = keyof typeof THRESHOLD_SIDES;

/** When a custom metric tells the members of its dashboard (docs/product/dashboards.md): dollars, or a count. */
export interface MetricThreshold {
  side: ThresholdSide;
  value: number;
}

/** One value of a metric as the server answers it. */
interface MetricValue {
  main_id: string;
  main_label: string;
  group_id: string | null;
  group_label: string | null;
  value: number;
}

/** A bar past its threshold. */
interface PassedBar {
  label: string;
  value: number;
}

/** Bars as they are drawn: groups that are stacked make one bar, others stand beside each other. */
function barsOf(chart: MetricChart, values: readonly MetricValue[]): PassedBar[] {
  if (chart !== 'stack_bar')
    return values.map(({ main_label, group_label, value }) => ({
      label: group_label === null ? main_label : `${main_label}, ${group_label}`,
      value,
    }));
  const stacks = new Map<string, { label: string; cents: number }>();
  for (const { main_id, main_label, value } of values) {
    const cents = (stacks.get(main_id)?.cents ?? 0) + toCents(value);
    stacks.set(main_id, { label: main_label, cents });
  }
  return [...stacks.values()].map(({ label, cents }) => ({ label, value: fromCents(cents) }));
}

/** The bars past a threshold, the furthest first; a bar that is exactly at it is not past it. */
export function passedBars(
  chart: MetricChart,
  values: readonly MetricValue[],
  { side, value: limit }: MetricThreshold,
): PassedBar[] {
  const sign = side === 'above' ? 1 : -1;
  return barsOf(chart, values)
    .filter(({ value }) => (value - limit) * sign > 0)
    .sort((a, b) => (b.value - a.value) * sign || a.label.localeCompare(b.label));
}

/** What a chart says of its threshold: `2 values are above $500,000`; nothing while none is past it. */
export const passedWords = (
  count: number,
  side: ThresholdSide,
  limit: string,
): { count: string; rest: string } | null =>
  count === 0
    ? null
    : {
        count: `${count} ${count === 1 ? 'value' : 'values'}`,
        rest: ` ${count === 1 ? 'is' : 'are'} ${side} ${limit}`,
      };
