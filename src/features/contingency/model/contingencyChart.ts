import type { ChartTable } from '#design-system/charts/ChartFrame/ChartTable.tsx';
import type { PointAxis } from '#design-system/charts/axes/PointAxis.ts';
import type { TrendSpec } from '#design-system/charts/trend-layout/TrendSpec.ts';
import type { LineSeries } from '#design-system/charts/LineChart/LineChartProps.ts';
import { POT_KIND_ORDER, POT_KINDS, type PotKind } from '#domain/contingency';
import { formatDate, toTime } from '#domain/dates';
import { formatCents, formatMoney, sumMoney } from '#domain/money';
import * as t from '../texts.ts';
import type { Contingency, Pot } from './contingencyTypes.ts';

/** Hues of the kinds, of the ten for data. */
export const kindColors: Readonly<Record<PotKind, number>> = { design: 5, construction: 1, buyout: 3 };

/** The drawing of what pots hold over the days of the cost trend, stacked by kind. */
export interface ContingencyChart {
  axis: PointAxis;
  series: LineSeries[];
  table: ChartTable;
}

/** What a pot holds at the end of a day, in dollars; nothing before it was opened. */
const leftAt = ({ steps }: Pot, day: string): number => steps.findLast(({ date }) => date <= day)?.left ?? 0;

/** The first and the last day that the cost trend reaches; those of the pots where it reaches none. */
export function daysOfTrend({ marks, columns, lines }: TrendSpec): { first: string; last: string } | null {
  const ends = lines.flatMap(({ points }) => points.slice(-1).map(({ x }) => x));
  const times = [...marks.map(({ x }) => x), ...columns.map(({ x }) => x), ...ends];
  if (times.length === 0) return null;
  const day = (time: number) => new Date(time).toISOString().slice(0, 10);
  return { first: day(Math.min(...times)), last: day(Math.max(...times)) };
}

/** What moved on a day: `Construction ($480,000.00) for R-001`. */
function movesOf({ pots }: Contingency, day: string): string {
  return pots
    .flatMap(({ name, steps }) =>
      steps.flatMap(({ date, change, reasons }) =>
        date === day && change !== 0
          ? [`${name} ${formatCents(change)}${reasons.length > 0 ? t.forList(reasons.join(', ')) : ''}`]
          : [],
      ),
    )
    .join('; ');
}

/** Lays the pots out over the days of the cost trend; kinds that the legend switched off are left out. */
export function contingencyChart(
  data: Contingency,
  span: ReturnType<typeof daysOfTrend>,
  { isShown, quarters, isPast }: { isShown: (kind: string) => boolean; quarters: boolean; isPast: boolean },
): ContingencyChart {
  const moved = data.pots.flatMap(({ steps }) => steps.map(({ date }) => date));
  const all = [...moved, data.as_of].sort();
  const { first = data.as_of, last = data.as_of } = span ?? { first: all[0], last: all.at(-1) };
  const days = [...new Set([first, ...moved.filter((day) => day > first && day < last), data.as_of, last])]
    .filter((day) => day >= first && day <= last)
    .sort();
  const kinds = POT_KIND_ORDER.filter((kind) => data.pots.some((pot) => pot.kind === kind));
  const held = (kind: PotKind, day: string) =>
    sumMoney(data.pots.filter((pot) => pot.kind === kind).map((pot) => leftAt(pot, day)));
  const shown = kinds.filter(isShown);
  const amounts = shown.map((kind) => days.map((day) => held(kind, day)));
  const tops = amounts.map((_, level) =>
    days.map((_day, at) => sumMoney(amounts.slice(0, level + 1).map((values) => values[at]))),
  );
  return {
    axis: {
      points: days.map((day) => {
        const moves = movesOf(data, day);
        return { id: day, at: toTime(day), label: formatDate(day), ...(moves && { detail: moves }) };
      }),
      spacing: 'time',
      below: 'trend',
      top: quarters ? 'quarters' : 'months',
      today: { at: toTime(data.as_of), label: isPast ? formatDate(data.as_of) : t.today },
    },
    series: shown.map((kind, level) => ({
      id: kind,
      name: POT_KINDS[kind].label,
      color: kindColors[kind],
      values: tops[level] ?? [],
      told: amounts[level] ?? [],
      shape: 'steps',
      band: { upper: tops[level] ?? [], lower: tops[level - 1] ?? days.map(() => 0) },
    })),
    table: {
      caption: t.contingencyLeftByDay,
      headings: [
        { text: t.day },
        ...shown.map((kind) => ({ text: POT_KINDS[kind].label, figure: true as const })),
        { text: t.left, figure: true },
        { text: t.whatMoved },
      ],
      rows: days.map((day, at) => {
        const left = sumMoney(amounts.map((values) => values[at]));
        const figure = (value: number) => ({ text: formatMoney(value), value });
        const moves = movesOf(data, day);
        return {
          id: day,
          head: formatDate(day),
          cells: [
            ...amounts.map((values) => figure(values[at] ?? 0)),
            figure(left),
            { text: moves || '-', value: moves || null },
          ],
        };
      }),
    },
  };
}
