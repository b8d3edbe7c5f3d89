import { useMemo, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { BarChart } from '#design-system/charts/BarChart/BarChart.tsx';
import { ChartFrame } from '#design-system/charts/ChartFrame/ChartFrame.tsx';
import { seriesTable } from '#design-system/charts/ChartFrame/seriesTable.ts';
import { useLegend } from '#design-system/charts/ChartFrame/useLegend.ts';
import { abbreviateTick, formatMoney } from '#domain/money';
import { useChartPaper, useProjectId } from '#shared/project';
import { pathTo, usePages } from '#platform/routing';
import { ReasonDialog } from '#shared/why';
import { estimateGroups, groupReason } from '../model/estimateGroups.ts';
import type { Overview } from '../overviewQueries.ts';
import * as t from '../texts.ts';

export interface EstimateChartProps {
  estimate: NonNullable<Overview['estimate']>;
}

const barHeight = 9; // px, with its share of the room between groups
const formatValue = (value: number) => formatMoney(value);

/** The estimate widget: the newest estimate by cost group system, beside the one before. */
export function EstimateChart({ estimate }: EstimateChartProps) {
  const { points, series, lead } = useMemo(() => estimateGroups(estimate), [estimate]);
  const { isShown, legend } = useLegend(t.estimates, series);
  const hidden = series.flatMap(({ id }) => (isShown(id) ? [] : [id])).join(' ');
  const shown = useMemo(() => series.filter(({ id }) => !hidden.split(' ').includes(id)), [series, hidden]);
  const table = useMemo(
    () =>
      seriesTable({
        caption: t.estimateByCostGroupSystem,
        pointName: t.costGroup,
        points,
        series,
        formatValue,
      }),
    [points, series],
  );
  const [asked, setAsked] = useState<number | null>(null);
  const group = estimate.groups.find(({ id }) => id === asked);
  const projectId = useProjectId();
  const opens = usePages().opens('estimate');
  const paper = useChartPaper();
  const height = Math.max(150, points.length * series.length * barHeight + 60);
  return (
    <>
      <ChartFrame
        title={t.estimate}
        fileName="estimate-by-group"
        paper={paper}
        lead={lead}
        legend={legend}
        table={table}
        height={height}
        offersPatterns
        {...(points.length === 0 ? { state: { kind: 'empty', title: t.noMilestoneHasAnEstimate } } : {})}
      >
        {({ onTable, patterned }) => (
          <BarChart
            summary={t.estimateByCostGroupSystemLead(lead)}
            points={points}
            series={shown}
            arrangement="grouped"
            formatValue={formatValue}
            formatShort={abbreviateTick}
            height={height}
            patterned={patterned}
            onTable={onTable}
            onSelect={(id) => setAsked(Number(id))}
          />
        )}
      </ChartFrame>
      {group ? (
        <ReasonDialog
          title={group.name}
          reason={groupReason(group, estimate, opens ? pathTo('estimate', { projectId }) : undefined)}
          actions={<Button onPress={() => setAsked(null)}>{t.close}</Button>}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </>
  );
}
