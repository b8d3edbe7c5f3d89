import { useMemo } from 'react';
import { BarChart } from '#design-system/charts/BarChart/BarChart.tsx';
import { ChartFrame } from '#design-system/charts/ChartFrame/ChartFrame.tsx';
import { seriesTable } from '#design-system/charts/ChartFrame/seriesTable.ts';
import { useLegend } from '#design-system/charts/ChartFrame/useLegend.ts';
import { abbreviate, formatMoney } from '#domain/money';
import { useChartPaper } from '#shared/project';
import { estimateGroups } from '../model/estimateGroups.ts';
import type { Overview } from '../overviewQueries.ts';

export interface EstimateChartProps {
  estimate: NonNullable<Overview['estimate']>;
}

const barHeight = 19; // px, with its share of the room between groups
const formatValue = (value: number) => formatMoney(value);
const formatShort = (value: number) => abbreviate(value);

/** The estimate widget: the newest estimate by cost group system, beside the one before. */
export function EstimateChart({ estimate }: EstimateChartProps) {
  const { points, series, lead } = useMemo(() => estimateGroups(estimate), [estimate]);
  const { isShown, legend } = useLegend('Estimates', series);
  const hidden = series.flatMap(({ id }) => (isShown(id) ? [] : [id])).join(' ');
  const shown = useMemo(() => series.filter(({ id }) => !hidden.split(' ').includes(id)), [series, hidden]);
  const table = useMemo(
    () =>
      seriesTable({
        caption: 'Estimate by cost group system',
        pointName: 'Cost group',
        points,
        series,
        formatValue,
      }),
    [points, series],
  );
  const paper = useChartPaper();
  const height = Math.max(180, points.length * series.length * barHeight + 60);
  return (
    <ChartFrame
      title="Estimate"
      fileName="estimate-by-group"
      paper={paper}
      lead={lead}
      legend={legend}
      table={table}
      height={height}
      offersPatterns
      {...(points.length === 0
        ? { state: { kind: 'empty', title: 'No milestone has an estimate yet' } }
        : {})}
    >
      {({ onTable, patterned }) => (
        <BarChart
          summary={`Estimate by cost group system. ${lead}`}
          points={points}
          series={shown}
          arrangement="grouped"
          formatValue={formatValue}
          formatShort={formatShort}
          height={height}
          patterned={patterned}
          onTable={onTable}
        />
      )}
    </ChartFrame>
  );
}
