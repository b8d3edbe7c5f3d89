import { useQuery } from '@tanstack/react-query';
import { dataColor } from '#design-system/foundations/dataColor.ts';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { METRIC_FEATURES, METRIC_MEASURES, METRIC_WORDS, metricProblems } from '#domain/dashboards';
import type { AppError } from '#platform/api';
import { LoadError } from '#shared/failure';
import { useProjectId } from '#shared/project';
import { type ReportChartProps, ReportDrawing } from '#shared/reports';
import { type MetricAnswer, metricQuery, type ProjectMetric } from '../dashboardQueries.ts';
import { filterWords, FIRST_METRIC, usualName } from '../model/firstMetric.ts';
import { hueOf, metricSeries } from '../model/metricSeries.ts';
import * as t from '../texts.ts';
import { MetricChart } from './MetricChart.tsx';

/** A custom metric on paper: its sentence, its groups and the chart, or why there is none. */
export default function MetricReportChart({ card, height }: ReportChartProps) {
  const { metric } = card;
  if (!metric || Object.keys(metricProblems(metric, 'project')).length > 0)
    return <Text tone="muted">{METRIC_WORDS.incomplete}</Text>;
  return <Asked metric={metric} title={card.title || usualName(metric)} height={height} />;
}

interface AskedProps {
  metric: ProjectMetric;
  title: string;
  height: number;
}

function Asked({ metric, title, height }: AskedProps) {
  const query = useQuery(metricQuery({ projectId: useProjectId() }, metric));
  const { data, isPlaceholderData } = query;
  const error = query.error as AppError | null;
  const { label } = METRIC_FEATURES[metric.feature];
  if (error?.status === 403) return <Text tone="muted">{t.youCannotSeeLabel(label.toLowerCase())}</Text>;
  if (error && !data)
    return <LoadError what={t.chartLower} error={error} onRetry={() => void query.refetch()} />;
  // The figures of other settings are no figures of these.
  if (!data || isPlaceholderData) return null;
  return data.is_empty ? (
    <Text tone="muted">{METRIC_WORDS.empty}</Text>
  ) : (
    <Drawn metric={metric} title={title} height={height} answer={data} />
  );
}

const isShown = () => true;

function Drawn({ metric, title, height, answer }: AskedProps & { answer: MetricAnswer }) {
  const measure = METRIC_MEASURES[metric.secondary_axis];
  const { points, series, left } = metricSeries(answer.data, measure);
  const isPie = metric.chart_type === 'pie_chart';
  const members = isPie ? points : series.length > 1 ? series : [];
  const filtered = filterWords(metric.filters);
  const words = `${usualName(metric)}, ${METRIC_FEATURES[metric.feature].label.toLowerCase()}`;
  return (
    <ReportDrawing
      lead={[
        words,
        ...(metric.open_only ? [t.onlyWhatIsOpenLower] : []),
        ...(left > 0 ? [t.leftMoreNotShown(left)] : []),
        ...(filtered ? [filtered] : []),
      ].join(', ')}
      members={members.map(({ id, label }, at) => ({ id, label, color: dataColor(hueOf(at)) }))}
      namesItself={isPie}
    >
      <MetricChart
        metric={{ ...FIRST_METRIC, ...metric, name: title }}
        answer={answer}
        height={height}
        isShown={isShown}
      />
    </ReportDrawing>
  );
}
