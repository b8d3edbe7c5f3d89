import { ChartFrame } from '#design-system/charts/ChartFrame/ChartFrame.tsx';
import { Treemap } from '#design-system/charts/Treemap/Treemap.tsx';
import { abbreviate, formatMoney, sumMoney } from '#domain/money';
import { useChartPaper } from '#shared/project';
import { rowsWord, stateLabel } from '../model/tvdView.ts';
import type { TvdMember } from '../tvdQueries.ts';

const height = 480;
const hues = { aboveTarget: 4, aboveTargetWithinTolerance: 5, onTarget: 2, belowTarget: 3, noTargetSet: 6 };

export interface GapMapProps {
  members: readonly TvdMember[];
  heading: string;
  onOpen: (memberId: number) => void;
}

/** Where the gap is: each row that is off its target as a tile by the size of its gap, those above and those below apart. */
export default function GapMap({ members, heading, onOpen }: GapMapProps) {
  const paper = useChartPaper({});
  const off = members
    .flatMap((row) => (row.gap === null || row.gap === 0 ? [] : [{ ...row, gap: row.gap }]))
    .toSorted((a, b) => Math.abs(b.gap) - Math.abs(a.gap));
  const over = sumMoney(off.flatMap(({ gap }) => (gap > 0 ? gap : [])));
  const under = sumMoney(off.flatMap(({ gap }) => (gap < 0 ? -gap : [])));
  const groups = { over: `Over target ${abbreviate(over)}`, under: `Under target ${abbreviate(under)}` };
  const [worst] = off.filter(({ gap }) => gap > 0);
  return (
    <ChartFrame
      title="Where the gap is"
      fileName="target-gaps"
      paper={paper}
      lead={
        worst ? (
          <>
            {worst.name} is <b>{formatMoney(worst.gap)}</b> over, the most of all {rowsWord(heading)}.
          </>
        ) : (
          'No row is over its target.'
        )
      }
      height={height}
      table={{
        caption: 'Gaps to target',
        headings: [
          { text: heading },
          { text: 'Target', figure: true },
          { text: 'Forecast', figure: true },
          { text: 'Gap', figure: true },
          { text: 'State' },
        ],
        rows: off.map((row) => ({
          id: String(row.id),
          head: row.name,
          cells: [
            ...[row.target, row.forecast, row.gap].map((value) => ({ text: formatMoney(value), value })),
            { text: stateLabel(row.target_state), value: stateLabel(row.target_state) },
          ],
        })),
      }}
    >
      {({ onTable, patterned }) => (
        <Treemap
          summary={`${groups.over}, ${groups.under.toLowerCase()}. ${off.length} rows are off their targets.`}
          height={height}
          patterned={patterned}
          emptyText="Every row is on its target, or has none"
          formatValue={(value) => formatMoney(value)}
          formatShort={(value) => abbreviate(value)}
          onTable={onTable}
          onSelect={(id) => onOpen(Number(id))}
          nodes={off.map((row) => ({
            id: String(row.id),
            name: `${row.name}, ${stateLabel(row.target_state).toLowerCase()}`,
            value: Math.abs(row.gap),
            color: hues[row.target_state],
            group: row.gap > 0 ? groups.over : groups.under,
          }))}
        />
      )}
    </ChartFrame>
  );
}
