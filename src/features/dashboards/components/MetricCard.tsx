import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useContext } from 'react';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { ChartFrame } from '#design-system/charts/ChartFrame/ChartFrame.tsx';
import { useLegend } from '#design-system/charts/ChartFrame/useLegend.ts';
import { Pencil } from '#design-system/icons/shapes.ts';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import {
  METRIC_AXES,
  METRIC_MEASURES,
  METRIC_WORDS,
  metricProblems,
  passedBars,
  passedWords,
} from '#domain/dashboards';
import { formatMoney, formatNumber } from '#domain/money';
import { LoadError } from '#shared/failure';
import {
  type DashboardMetric,
  type MetricAnswer,
  metricQuery,
  type MetricSource,
  placeOfMetric,
} from '../dashboardQueries.ts';
import { filterWords } from '../model/firstMetric.ts';
import { hueOf, type MetricName, metricSeries, PREVIEW } from '../model/metricSeries.ts';
import * as t from '../texts.ts';
import { MayExport } from './CardExport.tsx';
import * as styles from './Dashboards.css.ts';
import { MetricChart } from './MetricChart.tsx';

export interface MetricCardProps {
  source: MetricSource;
  metric: DashboardMetric;
  onEdit?: (() => void) | undefined;
  isPreview?: boolean;
  onBar?: ((metric: DashboardMetric, bar: MetricName) => void) | undefined;
  /** What the chart means, where its threshold does not say it. */
  lead?: ReactNode;
  /** What stands under the name of a lying bar. */
  detailOf?: (id: string) => string | undefined;
}

const height = 300;

/** The same figures as rows. */
function tableOf(metric: DashboardMetric, answer: MetricAnswer, isPreview: boolean) {
  const { points, series } = metricSeries(
    answer.data,
    METRIC_MEASURES[metric.secondary_axis],
    isPreview ? PREVIEW : undefined,
  );
  const format = metric.secondary_axis === 'count' ? formatNumber : formatMoney;
  return {
    caption: metric.name,
    headings: [
      { text: METRIC_AXES[metric.main_axis].label },
      ...series.map(({ label }) => ({ text: label, figure: true as const })),
    ],
    rows: points.map(({ id, label }, at) => ({
      id,
      head: label,
      cells: series.map(({ values }) => ({ text: format(values[at] ?? null), value: values[at] ?? null })),
    })),
  };
}

/** A custom metric: its chart with the table behind it. */
export function MetricCard({
  source,
  metric,
  onEdit,
  onBar,
  isPreview = false,
  lead,
  detailOf,
}: MetricCardProps) {
  const { data, error, refetch } = useQuery(metricQuery(source, metric));
  const edit = onEdit ? (
    <IconButton icon={Pencil} size="small" label={t.editName(metric.name)} onPress={onEdit} />
  ) : null;
  if (Object.keys(metricProblems(metric, placeOfMetric(source))).length > 0)
    return (
      <Card title={metric.name} actions={edit}>
        <Text tone="muted">{METRIC_WORDS.incomplete}</Text>
      </Card>
    );
  if (error && !data) return <LoadError what={t.metric} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={height} />;
  if (data.is_empty)
    return (
      <Card title={metric.name} actions={edit}>
        <Text tone="muted">{METRIC_WORDS.empty}</Text>
      </Card>
    );
  return (
    <DrawnMetric
      metric={metric}
      answer={data}
      edit={edit}
      isPreview={isPreview}
      onBar={onBar && ((bar) => onBar(metric, bar))}
      lead={lead}
      detailOf={detailOf}
    />
  );
}

interface DrawnMetricProps {
  metric: DashboardMetric;
  answer: MetricAnswer;
  edit: ReactNode;
  isPreview: boolean;
  onBar: ((bar: MetricName) => void) | undefined;
  lead: ReactNode;
  detailOf: MetricCardProps['detailOf'];
}

function DrawnMetric({ metric, answer, edit, isPreview, onBar, lead, detailOf }: DrawnMetricProps) {
  const { series } = metricSeries(
    answer.data,
    METRIC_MEASURES[metric.secondary_axis],
    isPreview ? PREVIEW : undefined,
  );
  const { legend, isShown } = useLegend(
    t.groups,
    series.map(({ id, label }, at) => ({ id, name: label, color: hueOf(at) })),
  );
  const mayExport = useContext(MayExport);
  const { threshold } = metric;
  const format = metric.secondary_axis === 'count' ? formatNumber : formatMoney;
  const words =
    threshold &&
    passedWords(
      passedBars(metric.chart_type, answer.data, threshold).length,
      threshold.side,
      format(threshold.value),
    );
  const filtered = filterWords(metric.filters);
  const sentence = filtered && `F${filtered.slice(1)}`;
  const said = words ? (
    <>
      <b>{words.count}</b>
      {words.rest}
      {filtered ? `, ${filtered}` : null}
    </>
  ) : lead ? (
    <>
      {lead}
      {sentence ? ` ${sentence}.` : null}
    </>
  ) : (
    sentence
  );
  return (
    <div className={styles.framed}>
      <ChartFrame
        title={metric.name}
        lead={said}
        fileName={mayExport ? metric.name : null}
        height={height}
        table={tableOf(metric, answer, isPreview)}
        renderToolbar={() => edit}
        {...(metric.show_categories && series.length > 1 && { legend })}
      >
        {() => (
          <MetricChart
            metric={metric}
            answer={answer}
            height={height}
            isPreview={isPreview}
            detailOf={detailOf}
            isShown={isShown}
            onBar={onBar}
          />
        )}
      </ChartFrame>
    </div>
  );
}
