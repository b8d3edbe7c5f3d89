import { BarChart } from '#design-system/charts/BarChart/BarChart.tsx';
import { ColumnChart } from '#design-system/charts/ColumnChart/ColumnChart.tsx';
import { LineChart } from '#design-system/charts/LineChart/LineChart.tsx';
import { PieChart } from '#design-system/charts/PieChart/PieChart.tsx';
import { METRIC_AXES, METRIC_FEATURES, METRIC_MEASURES } from '#domain/dashboards';
import { abbreviateTick, formatMoney, formatNumber } from '#domain/money';
import type { DashboardMetric, MetricAnswer } from '../dashboardQueries.ts';
import { hueOf, type MetricName, metricSeries, PREVIEW } from '../model/metricSeries.ts';
import * as t from '../texts.ts';

export interface MetricChartProps {
  metric: DashboardMetric;
  answer: MetricAnswer;
  height: number;
  isPreview?: boolean;
  /** What stands under the name of a lying bar. */
  detailOf?: ((id: string) => string | undefined) | undefined;
  /** Which groups the legend leaves in. */
  isShown: (id: string) => boolean;
  /** A click on a bar, or Enter on it. */
  onBar?: ((bar: MetricName) => void) | undefined;
}

/** The drawing of a metric. */
export function MetricChart({
  metric,
  answer,
  height,
  isPreview = false,
  detailOf,
  isShown,
  onBar,
}: MetricChartProps) {
  const measure = METRIC_MEASURES[metric.secondary_axis];
  const { points, series, left } = metricSeries(answer.data, measure, isPreview ? PREVIEW : undefined);
  const isCount = metric.secondary_axis === 'count';
  const isVertical = metric.orientation !== 'horizontal';
  const along = METRIC_AXES[metric.main_axis].label.toLowerCase();
  const base = {
    height,
    summary: t.nameMeasureOfLabel(
      metric.name,
      measure.toLowerCase(),
      METRIC_FEATURES[metric.feature].label.toLowerCase(),
      along,
      left > 0 ? t.leftMoreNotShown2(left) : '',
    ),
    formatValue: isCount ? (value: number) => formatNumber(value) : (value: number) => formatMoney(value),
    ...(!isCount && { formatShort: abbreviateTick }),
    ...(onBar && {
      onSelect: (id: string) => {
        const bar = points.find((point) => point.id === id);
        if (bar) onBar(bar);
      },
    }),
  };
  const { threshold } = metric;
  const goal = threshold && {
    target: { value: threshold.value, name: t.threshold, figure: base.formatValue(threshold.value) },
  };
  const lines = series
    .map(({ id, label, values }, at) => ({ id, name: label, color: hueOf(at), values }))
    .filter(({ id }) => isShown(id));
  const arrangement = metric.chart_type === 'stack_bar' ? ('stacked' as const) : ('grouped' as const);
  if (metric.chart_type === 'pie_chart')
    return (
      <PieChart
        {...base}
        slices={points.map(({ id, label }, at) => ({
          id,
          name: label,
          value: series[0]?.values[at] ?? null,
          color: hueOf(at),
        }))}
      />
    );
  if (metric.chart_type === 'line_chart')
    return <LineChart {...base} {...goal} axis={{ points }} series={lines} zero endLabels={false} />;
  if (isVertical)
    return (
      <ColumnChart
        {...base}
        {...goal}
        axis={{ points }}
        series={lines}
        arrangement={arrangement}
        counts={isCount}
      />
    );
  return (
    <BarChart
      {...base}
      {...goal}
      points={points.map((point) => {
        const detail = detailOf?.(point.id);
        return detail === undefined ? point : { ...point, detail };
      })}
      series={lines}
      arrangement={arrangement}
      counts={isCount}
      // What an item adds and what it saves differ on every screen.
      toned={metric.feature === 'value_option_items' && !isCount && lines.length === 1}
    />
  );
}
