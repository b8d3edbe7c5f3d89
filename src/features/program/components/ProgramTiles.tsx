import { Figure } from '#design-system/feedback/Figure/Figure.tsx';
import { type Area, AREA_UNITS, type AreaUnit, convertArea } from '#domain/area';
import { formatPercent, NOTHING } from '#domain/money';
import { efficiency } from '#domain/program';
import { FigureTile, FigureTiles } from '#shared/page';
import type { ProgramTotals } from '../programQueries.ts';
import { formatSize } from './areaColumns.tsx';

interface ProgramTilesProps {
  totals: ProgramTotals;
  /** The project's; 0 where none is set. */
  target: Area;
  unit: AreaUnit;
}

/** How the program stands to the project's target area. */
export function ProgramTiles({ totals, target, unit }: ProgramTilesProps) {
  const { abbreviation, decimals } = AREA_UNITS[unit];
  const inUnit = (value: number) => convertArea(value, 'sq_ft', unit);
  const wanted = convertArea(target.value, target.unit, unit);
  const counted = inUnit(totals.counted);
  const over = Number((counted - wanted).toFixed(decimals));
  const outside = totals.size - totals.counted;
  const left = totals.size - totals.assigned;
  const against = wanted === 0 ? NOTHING : formatSize(Math.abs(over), unit);
  const tiles = [
    {
      name: `Program, ${abbreviation}`,
      figure: formatSize(counted, unit),
      note:
        outside > 0 ? `${formatSize(inUnit(outside), unit)} more not in the project area` : 'All areas count',
    },
    {
      name: over === 0 || wanted === 0 ? 'Against target' : `${over > 0 ? 'Over' : 'Under'} target`,
      figure: against,
      note: wanted === 0 ? 'No target area yet' : `Target ${formatSize(wanted, unit)} ${abbreviation}`,
      ...(wanted > 0 && over !== 0 && { trend: over > 0 ? ('rise' as const) : ('fall' as const) }),
    },
    {
      name: 'Net to gross',
      figure: totals.efficiency === null ? NOTHING : formatPercent(totals.efficiency),
      note: totals.net > 0 ? `${formatSize(inUnit(totals.net), unit)} net` : 'No net areas yet',
    },
    {
      name: 'Not assigned',
      figure: formatSize(inUnit(left), unit),
      note:
        totals.size === 0
          ? 'No areas yet'
          : `${formatPercent(efficiency(totals.assigned, totals.size) ?? 0)} belong to components`,
    },
  ];
  return (
    <FigureTiles label="Program totals">
      {tiles.map(({ name, figure, note, trend }) => (
        <FigureTile key={name} name={name} note={note}>
          <Figure {...(trend && { trend })}>{figure}</Figure>
        </FigureTile>
      ))}
    </FigureTiles>
  );
}
