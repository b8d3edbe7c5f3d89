import { ChartFrame } from '#design-system/charts/ChartFrame/ChartFrame.tsx';
import { Treemap } from '#design-system/charts/Treemap/Treemap.tsx';
import { abbreviate, formatMoney, sumMoney } from '#domain/money';
import { useChartPaper } from '#shared/project';
import { rowsWord, stateLabel } from '../model/tvdView.ts';
import * as t from '../texts.ts';
import type { TvdMember } from '../tvdQueries.ts';

const height = 480;
/** The hues nearest to those of the chips of each state. */
const hues = { aboveTarget: 4, aboveTargetWithinTolerance: 2, onTarget: 5, belowTarget: 3, noTargetSet: 6 };

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
  const groups = {
    over: t.overTargetAbbreviate(abbreviate(over)),
    under: t.underTargetAbbreviate(abbreviate(under)),
  };
  const [worst] = off.filter(({ gap }) => gap > 0);
  return (
    <ChartFrame
      title={t.whereTheGapIs}
      fileName="target-gaps"
      paper={paper}
      lead={
        worst ? (
          <>
            {t.nameIs(worst.name)}
            <b>{formatMoney(worst.gap)}</b>
            {t.overTheMostOfAll(rowsWord(heading))}
          </>
        ) : (
          t.noRowIsOver
        )
      }
      height={height}
      table={{
        caption: t.gapsToTarget,
        headings: [
          { text: heading },
          { text: t.target, figure: true },
          { text: t.forecast, figure: true },
          { text: t.gap, figure: true },
          { text: t.state },
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
      {({ onTable }) => (
        <Treemap
          summary={t.overUnderLengthRows(groups.over, groups.under.toLowerCase(), off.length)}
          height={height}
          emptyText={t.everyRow}
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
