import { ChartFrame } from '#design-system/charts/ChartFrame/ChartFrame.tsx';
import { ColumnChart } from '#design-system/charts/ColumnChart/ColumnChart.tsx';
import type { Area } from '#domain/area';
import { abbreviateTick } from '#domain/money';
import { useChartPaper } from '#shared/project';
import { columnLabel, columnRows } from '../model/targetColumns.ts';
import { figureOf, rowsWord, stateLabel } from '../model/tvdView.ts';
import * as t from '../texts.ts';
import type { TvdMember } from '../tvdQueries.ts';

const height = 480;

export interface TargetColumnsProps {
  members: readonly TvdMember[];
  heading: string;
  /** What amounts are divided by; null for amounts as they are. */
  area: Area | null;
  /** Columns are named by their codes. */
  byCode: boolean;
  onOpen: (memberId: number) => void;
}

/** The forecast of each row as a column, with its target across it and its stretch goal beside it. */
export default function TargetColumns({ members, heading, area, byCode, onOpen }: TargetColumnsProps) {
  const paper = useChartPaper({});
  const { rows, left } = columnRows(members);
  const figure = figureOf(area);
  const amounts = (of: 'forecast' | 'target' | 'stretch') =>
    rows.map((row) => {
      const amount = row[of];
      return amount === null || area === null ? amount : amount / area.value;
    });
  // What is drawn is divided already.
  const formatValue = (value: number) => figureOf(area && { ...area, value: 1 })(value);
  const over = rows.filter(({ gap }) => (gap ?? 0) > 0).length;
  const lead = t.overOfLengthRowsWord(over, rows.length, rowsWord(heading));
  return (
    <ChartFrame
      title={t.forecastAgainstTarget}
      fileName="targets"
      paper={paper}
      lead={
        <>
          {t.leadTheLineAcross(lead)}
          {left === 0 ? null : t.theLengthLargestAreShown(rows.length, left)}
        </>
      }
      height={height}
      offersPatterns
      {...(rows.length === 0 ? { state: { kind: 'empty' as const, title: t.noRowHasATarget } } : {})}
      table={{
        caption: t.forecastAgainstTarget,
        headings: [
          { text: heading },
          { text: t.forecast, figure: true },
          { text: t.target, figure: true },
          { text: t.stretchGoal, figure: true },
          { text: t.state },
        ],
        rows: rows.map((row) => ({
          id: String(row.id),
          head: row.name,
          cells: [
            ...[row.forecast, row.target, row.stretch].map((value) => ({ text: figure(value), value })),
            { text: stateLabel(row.target_state), value: stateLabel(row.target_state) },
          ],
        })),
      }}
    >
      {({ onTable, patterned }) => (
        <ColumnChart
          summary={lead}
          axis={{
            points: rows.map((row) => ({
              id: String(row.id),
              label: columnLabel(row, byCode),
              detail: `${row.name}, ${stateLabel(row.target_state).toLowerCase()}`,
            })),
          }}
          series={[{ id: 'forecast', name: t.forecast, color: 1, values: amounts('forecast') }]}
          marks={[
            { name: t.target, form: 'line', values: amounts('target') },
            { name: t.stretchGoal, form: 'wedge', values: amounts('stretch') },
          ]}
          formatValue={formatValue}
          formatShort={area ? formatValue : abbreviateTick}
          height={height}
          patterned={patterned}
          onTable={onTable}
          onSelect={(id) => onOpen(Number(id))}
        />
      )}
    </ChartFrame>
  );
}
