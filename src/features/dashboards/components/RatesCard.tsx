import { useContext } from 'react';
import { ChartFrame } from '#design-system/charts/ChartFrame/ChartFrame.tsx';
import { BarChart } from '#design-system/charts/BarChart/BarChart.tsx';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { medianRate } from '#domain/dashboards';
import { formatCents } from '#domain/money';
import type { Portfolio } from '../dashboardQueries.ts';
import * as t from '../texts.ts';
import { MayExport } from './CardExport.tsx';
import * as styles from './Dashboards.css.ts';
import { Titled } from './OutlookCards.tsx';

/** Bars that can be read, and their room, px. */
const most = 20;
const room = { bar: 44, rest: 60 };

/** What a square foot costs in each project, adjusted to one place and time by its coefficients, against their median. */
export function RatesCard({ portfolio }: { portfolio: Portfolio }) {
  // A project of several groups has a row in each.
  const projects = [...new Map(portfolio.results.map((row) => [row.id, row])).values()];
  const rows = projects
    .flatMap(({ id, name, cost_per_area: plain, normalized_cost_per_area: rate }) =>
      rate === null ? [] : [{ id, name, plain, rate }],
    )
    .toSorted((a, b) => b.rate - a.rate);
  const median = medianRate(rows.map(({ rate }) => rate));
  const shown = rows.slice(0, most);
  const left = rows.length - shown.length;
  const mayExport = useContext(MayExport);
  const note = [
    t.normalizedByCoefficients,
    ...(left > 0 ? [t.theHighestMostOfLength(most, rows.length)] : []),
  ];
  if (median === null)
    return (
      <Card title={<Titled note={note.join(', ')}>{t.costPerArea}</Titled>}>
        <Text tone="muted">{t.noProjectHasAForecast}</Text>
      </Card>
    );
  const height = shown.length * room.bar + room.rest;
  return (
    <div className={styles.framed}>
      <ChartFrame
        title={t.costPerArea}
        lead={t.listMedianCents(note.join(', ').replace('normalized', 'Normalized'), formatCents(median))}
        fileName={mayExport ? t.costPerArea : null}
        height={height}
        table={{
          caption: t.costPerArea,
          headings: [
            { text: t.project },
            { text: t.gsfAsPlanned, figure: true },
            { text: t.gsfNormalized, figure: true },
          ],
          rows: rows.map(({ id, name, plain, rate }) => ({
            id: String(id),
            head: name,
            cells: [plain, rate].map((value) => ({ text: formatCents(value), value })),
          })),
        }}
      >
        {({ onTable, patterned }) => (
          <BarChart
            height={height}
            summary={t.costPerSquareFoot(rows.length, formatCents(median))}
            formatValue={formatCents}
            patterned={patterned}
            onTable={onTable}
            points={shown.map(({ id, name, plain }) => ({
              id: String(id),
              label: name,
              detail: t.centsAsPlanned(formatCents(plain)),
            }))}
            series={[{ id: 'rate', name: '$ / GSF', color: 1, values: shown.map(({ rate }) => rate) }]}
            target={{ value: median, name: t.median, figure: formatCents(median) }}
          />
        )}
      </ChartFrame>
    </div>
  );
}
