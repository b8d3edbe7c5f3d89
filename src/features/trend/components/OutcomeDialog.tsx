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
  const span = `${written(outcome.p10)} to ${written(outcome.p90)}`;
  return (
    <Dialog
      title="Range of outcome"
      size="large"
      onCloseRequest={onClose}
      actions={
        <Button variant="primary" onPress={onClose}>
          Close
        </Button>
      }
    >
      <Stack gap={4}>
        <Text as="p" tone="muted">
          {`${outcome.runs.toLocaleString('en-US')} simulated runs: every pending item is in with its own probability, at most one of each
          exclusive group, at a cost between its limits${inputs.risks ? '; every active risk occurs with its likelihood' : ''}.
          The same project always gives the same runs.`}
        </Text>
        <ChartFrame
          title="Distribution"
          fileName="range-of-outcome"
          paper={paper}
          lead={
            <>
              Eight of ten runs end between <b>{written(outcome.p10)}</b> and <b>{written(outcome.p90)}</b>;
              half of them below <b>{written(outcome.p50)}</b>.
            </>
          }
          table={outcomeTable(reading)}
        >
          {({ onTable }) => (
            <Histogram
              height={220}
              summary={`Distribution of the outcome: eight of ten runs from ${span}.`}
              values={values}
              percentiles={[10, 50, 90]}
              countName="runs"
              formatValue={written}
              formatShort={abbreviateTick}
              onTable={onTable}
            />
          )}
        </ChartFrame>
        <ChartFrame
          title="What drives the range"
          fileName="range-of-outcome-parts"
          paper={paper}
          lead="Each item’s and risk’s share of the variance of the outcome: what to settle first to narrow the range."
          table={partsTable(parts)}
          {...(bars.length === 0
            ? {
                state: {
                  kind: 'empty' as const,
                  title: 'Nothing is open',
                  text: 'No pending item or risk can move the cost.',
                },
              }
            : {})}
        >
          {({ onTable }) => (
            <BarChart
              height={Math.max(160, 60 + bars.length * 30)}
              summary={`Share of the variance by item and risk. The largest is ${bars[0]?.code ?? ''} with ${formatPercent((bars[0]?.share ?? 0) * 100)}.`}
              points={bars.map((part) => ({ id: part.key, label: `${part.code} ${part.name}` }))}
              series={[
                {
                  id: 'share',
                  name: 'Share of variance',
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
