import type { PointAxis } from '#design-system/charts/axes/PointAxis.ts';
import type { ChartTable } from '#design-system/charts/ChartFrame/ChartTable.tsx';
import type { LineSeries } from '#design-system/charts/LineChart/LineChartProps.ts';
import { MONTHS_BACK, type MonthsBack, saidDays } from '#domain/dashboards';
import { formatDate, toTime } from '#domain/dates';
import { abbreviate, formatMoney, sumMoney } from '#domain/money';
import { defineSlot } from '#platform/storage';
import type { OverTime } from '../dashboardQueries.ts';
import * as t from '../texts.ts';

/** What the chart of many projects over time is drawn from. */
export interface OverTimeChart {
  axis: PointAxis;
  series: LineSeries[];
  table: ChartTable;
  sentence: string;
}

/** How far back a person looks; what is kept and does not fit counts as not said. */
export const monthsSlot = defineSlot<MonthsBack>(
  'dashboards.months-back',
  (kept) => MONTHS_BACK.find((months) => months === kept) ?? MONTHS_BACK[0],
);

const projectsOf = (count: number) => `${count} ${t.projectWord(count)}`;

/** Where the forecast is, where it came from, and how far from the budget. */
function sentenceOf(first: OverTime, last: OverTime): string {
  const forecast = last.forecast ?? 0;
  const moved = sumMoney([forecast, -(first.forecast ?? 0)]);
  const way = moved === 0 ? 'unchanged' : `${moved > 0 ? 'up' : 'down'} ${abbreviate(Math.abs(moved))}`;
  const since = first === last ? '' : t.waySinceDate(way, formatDate(first.date));
  const joined = last.count === first.count ? '' : t.projectsOfThen(projectsOf(first.count));
  return t.theForecastOfProjects(
    projectsOf(last.count),
    abbreviate(forecast),
    since,
    joined,
    againstBudget(last),
  );
}

/** How far those with a budget are from it. */
function againstBudget({ count, compared_count: compared, gap }: OverTime): string {
  if (gap === null) return '';
  const way =
    gap === 0
      ? t.onBudget
      : t.abbreviateValueBudget(abbreviate(Math.abs(gap)), gap > 0 ? t.overLower : t.under);
  if (compared === count) return t.itIsWay(way);
  return compared === 1 ? t.theOneWithABudget(way) : t.theComparedWithABudget(compared, way);
}

/** Forecast with its pending range, and budget, by day; null where no project had a forecast on any of the days. */
export function overTimeChart(results: readonly OverTime[]): OverTimeChart | null {
  const days = saidDays(results);
  const [first] = days;
  const last = days.at(-1);
  if (!first || !last) return null;
  // Beside the forecast of more projects than have one, a budget would mislead.
  const hasBudget = last.compared_count === last.count;
  const figure = (value: number | null) => ({ text: formatMoney(value), value });
  return {
    axis: {
      points: days.map(({ date }) => ({ id: date, label: formatDate(date), at: toTime(date) })),
      spacing: 'time',
    },
    series: [
      {
        id: 'forecast',
        name: t.forecast,
        color: 1,
        tone: 'accent',
        values: days.map(({ forecast }) => forecast),
        band: {
          lower: days.map(({ pending_low: low }) => low),
          upper: days.map(({ pending_high: high }) => high),
        },
      },
      ...(hasBudget
        ? [
            {
              id: 'budget',
              name: t.budget,
              color: 2,
              tone: 'target',
              shape: 'steps',
              values: days.map(({ target_budget: budget }) => budget),
            } as const,
          ]
        : []),
    ],
    table: {
      caption: t.forecastOverTime,
      headings: [
        { text: t.day },
        ...[t.projects, ...(hasBudget ? [t.budget] : []), t.forecast, t.pendingLow, t.pendingHigh].map(
          (text) => ({
            text,
            figure: true as const,
          }),
        ),
      ],
      rows: days.map((day) => ({
        id: day.date,
        head: formatDate(day.date),
        cells: [
          { text: String(day.count), value: day.count },
          ...[...(hasBudget ? [day.target_budget] : []), day.forecast, day.pending_low, day.pending_high].map(
            figure,
          ),
        ],
      })),
    },
    sentence: sentenceOf(first, last),
  };
}
