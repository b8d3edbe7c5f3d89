import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { ChartFrame } from '#design-system/charts/ChartFrame/ChartFrame.tsx';
import { useLegend } from '#design-system/charts/ChartFrame/useLegend.ts';
import type { TrendSpec } from '#design-system/charts/trend-layout/TrendSpec.ts';
import { LineChart } from '#design-system/charts/LineChart/LineChart.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { POT_KIND_ORDER, POT_KINDS } from '#domain/contingency';
import { formatDate } from '#domain/dates';
import { abbreviate, abbreviateTick, formatMoney } from '#domain/money';
import { useCan } from '#platform/flags';
import { LoadError } from '#shared/failure';
import { useFlyoutMoves } from '#shared/flyout';
import { useChartPaper } from '#shared/project';
import { allPots, contingencyFlyout } from '../contingencyFlyout.ts';
import { contingencyQuery } from '../contingencyQueries.ts';
import { contingencyChart, daysOfTrend, kindColors } from '../model/contingencyChart.ts';
import type { Contingency } from '../model/contingencyTypes.ts';
import { heldIn } from '../model/contingencyWords.ts';
import * as t from '../texts.ts';

export interface ContingencyChartProps {
  projectId: number;
  /** The cost trend as it is drawn: the balance covers its days. */
  trend: TrendSpec;
  /** The day that is past; today where it is left out. */
  day?: string | undefined;
  /** Quarters or months above it, as in the cost trend. */
  quarters: boolean;
}

/** A slim drawing, px. */
const height = 168;

/** What is held for the unknown, day by day, below the cost trend and over the same time. */
export default function ContingencyChart({ projectId, trend, day, quarters }: ContingencyChartProps) {
  const figures = useQuery(contingencyQuery(projectId, day));
  const canWrite = useCan('edit_any_scenarioitem');
  const { open } = useFlyoutMoves(contingencyFlyout);
  if (figures.isPending) return <Skeleton height={height} />;
  if (figures.isError)
    return (
      <LoadError what={t.contingencyLower} error={figures.error} onRetry={() => void figures.refetch()} />
    );
  if (figures.data.pots.length === 0)
    return (
      <EmptyState
        title={t.noContingencyYet}
        text={t.aFundHoldsMoney}
        action={
          canWrite && day === undefined ? (
            <Button onPress={() => open(allPots)}>{t.addFund}</Button>
          ) : undefined
        }
      />
    );
  return (
    <Drawn
      data={figures.data}
      trend={trend}
      quarters={quarters}
      isPast={day !== undefined}
      onOpen={day === undefined ? () => open(allPots) : undefined}
    />
  );
}

interface DrawnProps {
  data: Contingency;
  trend: TrendSpec;
  quarters: boolean;
  isPast: boolean;
  onOpen: (() => void) | undefined;
}

function Drawn({ data, trend, quarters, isPast, onOpen }: DrawnProps) {
  const kinds = POT_KIND_ORDER.filter((kind) => data.pots.some((pot) => pot.kind === kind));
  const { isShown, legend } = useLegend(
    t.kindsOfContingency,
    kinds.map((kind) => ({ id: kind, name: POT_KINDS[kind].label, color: kindColors[kind] })),
  );
  const shown = kinds.filter(isShown).join(' ');
  const chart = useMemo(
    () =>
      contingencyChart(data, daysOfTrend(trend), {
        isShown: (kind) => shown.split(' ').includes(kind),
        quarters,
        isPast,
      }),
    [data, trend, shown, quarters, isPast],
  );
  const paper = useChartPaper(
    isPast ? { facts: [{ name: t.asItStoodOn, text: formatDate(data.as_of) }] } : {},
  );
  const { total } = data;
  const sentence = t.leftOfHeldIsLeft(abbreviate(total.left), abbreviate(heldIn(total)));
  return (
    <ChartFrame
      title={t.contingency}
      fileName="contingency"
      paper={paper}
      lead={sentence}
      legend={legend}
      table={chart.table}
      height={height}
      renderToolbar={() =>
        onOpen ? (
          <Button size="small" onPress={onOpen}>
            {t.fundsAndEntries}
          </Button>
        ) : null
      }
    >
      {({ onTable }) => (
        <LineChart
          axis={chart.axis}
          series={chart.series}
          zero
          endLabels={false}
          height={height}
          formatValue={(value) => formatMoney(value)}
          formatShort={abbreviateTick}
          summary={t.contingencyByDaySentence(sentence)}
          onTable={onTable}
        />
      )}
    </ChartFrame>
  );
}
