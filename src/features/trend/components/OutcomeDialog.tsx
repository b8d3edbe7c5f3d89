import { useMemo } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { BarChart } from '#design-system/charts/BarChart/BarChart.tsx';
import { ChartFrame } from '#design-system/charts/ChartFrame/ChartFrame.tsx';
import { Histogram } from '#design-system/charts/Histogram/Histogram.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import { abbreviateTick, formatMoney, formatPercent } from '#domain/money';
import { useChartPaper } from '#shared/project';
import { dollars, namedParts, outcomeTable, partsTable, tornadoParts } from '../model/outcomeParts.ts';
import type { OutcomeReading } from '../outcomeQueries.ts';
import * as t from '../texts.ts';

export interface OutcomeDialogProps {
  reading: OutcomeReading;
  onClose: () => void;
}

/** Where the cost will likely end, and which items and risks make the range (docs/product/foresite.md). */
export default function OutcomeDialog({ reading, onClose }: OutcomeDialogProps) {
  const { outcome, inputs } = reading;
  const values = useMemo(() => [...outcome.totals], [outcome]);
  const parts = useMemo(() => namedParts(reading), [reading]);
  const bars = tornadoParts(parts);
  const written = (amount: number) => formatMoney(dollars(amount));
  const paper = useChartPaper();
  const span = t.writtenToWritten2(written(outcome.p10), written(outcome.p90));
  return (
    <Dialog
      title={t.rangeOfOutcome2}
      size="large"
      onCloseRequest={onClose}
      actions={
        <Button variant="primary" onPress={onClose}>
          {t.close}
        </Button>
      }
    >
      <Stack gap={4}>
        <Text as="p" tone="muted">
          {t.runsSimulatedRunsEveryPending(
            outcome.runs.toLocaleString('en-US'),
            inputs.risks ? t.everyActiveRiskOccurs : '',
          )}
        </Text>
        <ChartFrame
          title={t.distribution}
          fileName="range-of-outcome"
          paper={paper}
          lead={
            <>
              {t.eightOfTenRunsEnd}
              <b>{written(outcome.p10)}</b>
              {t.and}
              <b>{written(outcome.p90)}</b>
              {t.halfOfThemBelow}
              <b>{written(outcome.p50)}</b>.
            </>
          }
          table={outcomeTable(reading)}
        >
          {({ onTable }) => (
            <Histogram
              height={220}
              summary={t.distributionOfTheOutcomeEight(span)}
              values={values}
              countName="runs"
              formatValue={written}
              formatShort={abbreviateTick}
              onTable={onTable}
            />
          )}
        </ChartFrame>
        <ChartFrame
          title={t.whatDrivesTheRange}
          fileName="range-of-outcome-parts"
          paper={paper}
          lead={t.eachItemsAndRisksShare}
          table={partsTable(parts)}
          {...(bars.length === 0
            ? {
                state: {
                  kind: 'empty' as const,
                  title: t.nothingIsOpen,
                  text: t.noPendingItemOrRisk,
                },
              }
            : {})}
        >
          {({ onTable }) => (
            <BarChart
              height={Math.max(160, 60 + bars.length * 30)}
              summary={t.shareOfTheVariance(bars[0]?.code ?? '', formatPercent((bars[0]?.share ?? 0) * 100))}
              points={bars.map((part) => ({ id: part.key, label: `${part.code} ${part.name}` }))}
              series={[
                {
                  id: 'share',
                  name: t.shareOfVariance,
                  color: 1,
                  values: bars.map((part) => part.share * 100),
                },
              ]}
              formatValue={(value) => formatPercent(value)}
              onTable={onTable}
            />
          )}
        </ChartFrame>
      </Stack>
    </Dialog>
  );
}
