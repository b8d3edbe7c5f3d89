import { useMemo } from 'react';
import { BarChart } from '#design-system/charts/BarChart/BarChart.tsx';
import { ColumnChart } from '#design-system/charts/ColumnChart/ColumnChart.tsx';
import { abbreviate, formatMoney } from '#domain/money';
import type { Chart } from '#domain/amplify';
import * as t from '../texts.ts';
import { BlockNetwork } from './BlockNetwork.tsx';
import { ChartBoundary } from './ChartBoundary.tsx';

/** Height of a chart of Amplify, px (docs/product/amplify.md). */
const height = 350;

const signed = (value: number, step?: number) =>
  step !== undefined && value > 0 ? `+${abbreviate(value)}` : abbreviate(value);
const short = (value: number) => abbreviate(value);

/** Times that a network graph is drawn again by itself after an error. */
const networkRetries = 3;

interface BlockChartProps {
  title: string;
  chart: Chart;
}

/** A chart out of figures: how it is drawn is decided here, never by an answer. */
export function BlockChart({ title, chart }: BlockChartProps) {
  return chart.kind === 'network' ? (
    <ChartBoundary retries={networkRetries}>
      <BlockNetwork title={title} chart={chart} height={height} />
    </ChartBoundary>
  ) : (
    <ChartBoundary retries={0}>
      <BlockValues title={title} chart={chart} />
    </ChartBoundary>
  );
}

/** Values of points. */
function BlockValues({ title, chart }: BlockChartProps) {
  const { kind, target } = chart;
  const points = useMemo(
    () =>
      chart.points.map(({ id, label, detail }) => ({ id, label, ...(detail === null ? {} : { detail }) })),
    [chart.points],
  );
  const series = useMemo(
    () => chart.series.map(({ name, values }) => ({ id: name, name, color: 1, values })),
    [chart.series],
  );
  const axis = useMemo(() => ({ points }), [points]);
  const goal = useMemo(
    () => (target === null ? {} : { target: { value: target, name: t.budget, figure: abbreviate(target) } }),
    [target],
  );
  const shared = { summary: title, formatValue: formatMoney, height };
  if (kind === 'columns')
    return <ColumnChart {...shared} {...goal} formatShort={short} axis={axis} series={series} />;
  const isDifference = kind === 'difference';
  return (
    <BarChart
      {...shared}
      {...goal}
      formatShort={isDifference ? signed : short}
      points={points}
      series={series}
      toned={isDifference}
      {...(chart.zero_label === null ? {} : { zeroLabel: chart.zero_label })}
    />
  );
}
