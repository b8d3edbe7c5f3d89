import { ChartFrame } from '#design-system/charts/ChartFrame/ChartFrame.tsx';
import { ColumnChart } from '#design-system/charts/ColumnChart/ColumnChart.tsx';
import type { Area } from '#domain/area';
import { abbreviateTick } from '#domain/money';
import { useChartPaper } from '#shared/project';
import { columnLabel, columnRows } from '../model/targetColumns.ts';
import { figureOf, rowsWord, stateLabel } from '../model/tvdView.ts';
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
  const lead = `${over} of ${rows.length} ${rowsWord(heading)} are over their targets.`;
  return (
    <ChartFrame
      title="Forecast against target"
      fileName="targets"
      paper={paper}
      lead={
        <>
          {lead} The line across a column is its target, the wedge beside it its stretch goal.
          {left === 0 ? null : ` The ${rows.length} largest are shown; ${left} more stand in the rows.`}
        </>
      }
      height={height}
      offersPatterns
      {...(rows.length === 0
        ? { state: { kind: 'empty' as const, title: 'No row has a target or a forecast yet' } }
        : {})}
      table={{
        caption: 'Forecast against target',
        headings: [
          { text: heading },
          { text: 'Forecast', figure: true },
          { text: 'Target', figure: true },
          { text: 'Stretch goal', figure: true },
          { text: 'State' },
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
          series={[{ id: 'forecast', name: 'Forecast', color: 1, values: amounts('forecast') }]}
          marks={[
            { name: 'Target', form: 'line', values: amounts('target') },
            { name: 'Stretch goal', form: 'wedge', values: amounts('stretch') },
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
