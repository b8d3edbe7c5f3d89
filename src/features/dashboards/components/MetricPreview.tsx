import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { breakpoint } from '#design-system/foundations/scale.ts';
import { Figure } from '#design-system/feedback/Figure/Figure.tsx';
import { DataGrid, type GridColumn } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import {
  METRIC_AXES,
  METRIC_FEATURES,
  METRIC_MEASURES,
  type MetricAxis,
  type MetricMeasure,
} from '#domain/dashboards';
import { abbreviate, formatMoney, formatNumber, formatPercent, NOTHING } from '#domain/money';
import { useAtMost } from '#shared/page';
import {
  type DashboardMetric,
  type MetricAnswer,
  metricQuery,
  type MetricSource,
} from '../dashboardQueries.ts';
import { type FigureRow, type MetricFigures, metricFigures, mostOf } from '../model/metricFigures.ts';
import { PREVIEW } from '../model/metricSeries.ts';
import * as t from '../texts.ts';
import { CardExport } from './CardExport.tsx';
import { MetricCard } from './MetricCard.tsx';
import { Titled } from './OutlookCards.tsx';
import * as styles from './Portfolio.css.ts';

type Sums = Omit<FigureRow, 'id' | 'label'>;

const rowKey = ({ id }: FigureRow) => id;
const percent = (share: number | null) => (share === null ? NOTHING : formatPercent(share));
const number = (value: number | null) => (value === null ? NOTHING : formatNumber(value));

/** The columns of a metric's figures: its axis, how many, each group, the sum and its share. */
function columnsOf(
  { groups, hasOthers, sums }: MetricFigures,
  words: { main: MetricAxis; measure: MetricMeasure; counted: string; isNarrow: boolean },
): GridColumn<FigureRow>[] {
  const isCount = words.measure === 'count';
  const figure = (
    id: string,
    title: string,
    read: (row: Sums) => number | null,
    write: (value: number | null) => string = isCount ? number : formatMoney,
  ): GridColumn<FigureRow> => ({
    id,
    title,
    width: write === formatMoney ? 124 : 76,
    shrinksTo: write === formatMoney ? 100 : 60,
    align: 'end',
    value: read,
    exportValue: read,
    render: (row) => <Figure>{write(read(row))}</Figure>,
    renderTotal: () => <Figure>{write(read(sums))}</Figure>,
  });
  const name: GridColumn<FigureRow> = {
    id: 'main',
    title: METRIC_AXES[words.main].label,
    width: 160,
    shrinksTo: 120,
    grow: true,
    value: ({ label }) => label,
    render: ({ label }) => (
      <span className={styles.cut} title={label}>
        {label}
      </span>
    ),
    renderTotal: () => t.total,
  };
  const parts = [
    ...(isCount ? [] : [figure('count', words.counted, ({ count }) => count, number)]),
    ...groups.map(({ id, label }, at) => figure(`group-${id}`, label, ({ values }) => values[at] ?? null)),
    ...(hasOthers ? [figure('others', t.others, ({ others }) => others)] : []),
  ];
  const sum = figure('total', METRIC_MEASURES[words.measure], ({ total }) => total);
  const share = figure('share', t.share, ({ share: own }) => own, percent);
  // A phone has room for what it comes to, whole; elsewhere that stays while groups go by.
  return words.isNarrow
    ? [{ ...name, width: 116 }, { ...sum, width: isCount ? 76 : 108 }, { ...share, width: 72 }, ...parts]
    : [name, ...parts, { ...sum, frozen: 'end' }, { ...share, frozen: 'end' }];
}

export interface MetricPreviewProps {
  source: MetricSource;
  metric: DashboardMetric;
}

/** What a metric will look like, and below it the figures that it is drawn from, all of them, with their sums. */
export function MetricPreview({ source, metric }: MetricPreviewProps) {
  const { main_axis: main, secondary_axis: measure } = metric;
  const isNarrow = useAtMost(breakpoint.narrow);
  const { data: answer } = useQuery(metricQuery(source, metric));
  const { data: counts } = useQuery({
    ...metricQuery(source, {
      ...metric,
      chart_type: 'bar',
      secondary_axis: 'count',
      group_axis: null,
      orientation: 'vertical',
    }),
    enabled: measure !== 'count',
  });
  const counted = METRIC_FEATURES[metric.feature].label;
  const figures = useMemo(
    () =>
      answer && metricFigures(answer.data, measure === 'count' ? undefined : counts?.data, PREVIEW.groups),
    [answer, counts, measure],
  );
  const columns = useMemo(
    () => (figures ? columnsOf(figures, { main, measure, counted, isNarrow }) : []),
    [figures, main, measure, counted, isNarrow],
  );
  const most = figures && mostOf(figures);
  const count = measure === 'count' ? figures?.sums.total : figures?.sums.count;
  return (
    <>
      <Text size="meta" tone="muted">
        {figures ? previewWords(figures.rows.length, groupCount(answer?.data ?? [])) : t.preview}
      </Text>
      <MetricCard
        source={source}
        metric={metric}
        isPreview
        lead={
          most && figures ? (
            <>
              <b>{most.names[0]}</b>
              {t.and}
              <b>{most.names[1]}</b>
              {t.hold}
              <b>{formatPercent(most.share)}</b>
              {t.ofValue(
                measure === 'count'
                  ? countWords(figures.sums.total, counted)
                  : abbreviate(figures.sums.total),
              )}
            </>
          ) : undefined
        }
      />
      {figures && figures.rows.length > 0 ? (
        <Card
          title={
            <Titled note={typeof count === 'number' ? countWords(count, counted) : ''}>{t.figures}</Titled>
          }
          headingLevel={3}
          actions={<CardExport file={{ name: metric.name, columns, rows: () => figures.rows }} />}
          padding="none"
        >
          <DataGrid
            label={t.figures}
            frame="none"
            columns={columns}
            rows={figures.rows}
            rowKey={rowKey}
            density="compact"
            maxHeight={252}
            status="ready"
          />
        </Card>
      ) : null}
    </>
  );
}

const groupCount = (data: MetricAnswer['data']) => new Set(data.map(({ group_id: id }) => id)).size;

/** How much of it the preview draws: `Preview, 5 of 7 bars`. */
function previewWords(bars: number, groups: number): string {
  const left = [
    ...(bars > PREVIEW.bars ? [t.barsOfNumberBars(PREVIEW.bars, formatNumber(bars))] : []),
    ...(groups > PREVIEW.groups ? [t.groupsOfNumberGroups(PREVIEW.groups, formatNumber(groups))] : []),
  ];
  return [t.preview, ...left].join(', ');
}

/** `9 risks`, `1 bid package`. */
const countWords = (count: number, label: string) =>
  `${formatNumber(count)} ${(count === 1 ? label.slice(0, -1) : label).toLowerCase()}`;
