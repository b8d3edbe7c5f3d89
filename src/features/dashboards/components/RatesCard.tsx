import { useContext } from 'react';
import { ChartFrame } from '#design-system/charts/ChartFrame/ChartFrame.tsx';
import { BarChart } from '#design-system/charts/BarChart/BarChart.tsx';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { medianRate } from '#domain/dashboards';
import { formatCents } from '#domain/money';
import type { Portfolio } from '../dashboardQueries.ts';
import { MayExport } from './CardExport.tsx';
import * as styles from './Dashboards.css.ts';
import { Titled } from './OutlookCards.tsx';

/** Bars that can be read, and their room, px. */
const most = 20;
const room = { bar: 44, rest: 60 };

/** What a square foot costs in each project, brought to one place and time by its coefficients, against their median. */
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
  const note = ['normalized by coefficients', ...(left > 0 ? [`the highest ${most} of ${rows.length}`] : [])];
  if (median === null)
    return (
      <Card title={<Titled note={note.join(', ')}>Cost per area</Titled>}>
        <Text tone="muted">No project has a forecast and an area.</Text>
      </Card>
    );
  const height = shown.length * room.bar + room.rest;
  return (
    <div className={styles.framed}>
      <ChartFrame
        title="Cost per area"
        lead={`${note.join(', ').replace('normalized', 'Normalized')}. Median ${formatCents(median)}.`}
        fileName={mayExport ? 'Cost per area' : null}
        height={height}
        table={{
          caption: 'Cost per area',
          headings: [
            { text: 'Project' },
            { text: '$ / GSF as planned', figure: true },
            { text: '$ / GSF normalized', figure: true },
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
            summary={`Cost per square foot of ${rows.length} projects, normalized; median ${formatCents(median)}`}
            formatValue={formatCents}
            patterned={patterned}
            onTable={onTable}
            points={shown.map(({ id, name, plain }) => ({
              id: String(id),
              label: name,
              detail: `${formatCents(plain)} as planned`,
            }))}
            series={[{ id: 'rate', name: '$ / GSF', color: 1, values: shown.map(({ rate }) => rate) }]}
            target={{ value: median, name: 'Median', figure: formatCents(median) }}
          />
        )}
      </ChartFrame>
    </div>
  );
}
