import { Figure } from '#design-system/feedback/Figure/Figure.tsx';
import { type Area, AREA_UNITS, type AreaUnit, convertArea } from '#domain/area';
import { formatPercent, NOTHING } from '#domain/money';
import { efficiency } from '#domain/program';
import { FigureTile, FigureTiles } from '#shared/page';
import type { ProgramTotals } from '../programQueries.ts';
import * as t from '../texts.ts';
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
      name: t.programAbbreviation(abbreviation),
      figure: formatSize(counted, unit),
      note: outside > 0 ? t.sizeMore(formatSize(inUnit(outside), unit)) : t.allAreasCount,
    },
    {
      name: over === 0 || wanted === 0 ? t.againstTarget : t.valueTarget(over > 0 ? t.over : t.under),
      figure: against,
      note:
        wanted === 0 ? t.noTargetAreaYet : t.targetSizeAbbreviation(formatSize(wanted, unit), abbreviation),
      ...(wanted > 0 && over !== 0 && { trend: over > 0 ? ('rise' as const) : ('fall' as const) }),
    },
    {
      name: t.netToGross,
      figure: totals.efficiency === null ? NOTHING : formatPercent(totals.efficiency),
      note: totals.net > 0 ? t.sizeNet(formatSize(inUnit(totals.net), unit)) : t.noNetAreasYet,
    },
    {
      name: t.notAssigned,
      figure: formatSize(inUnit(left), unit),
      note:
        totals.size === 0
          ? t.noAreasYet
          : t.percentBelongToComponents(formatPercent(efficiency(totals.assigned, totals.size) ?? 0)),
    },
  ];
  return (
    <FigureTiles label={t.programTotals}>
      {tiles.map(({ name, figure, note, trend }) => (
        <FigureTile key={name} name={name} note={note}>
          <Figure {...(trend && { trend })}>{figure}</Figure>
        </FigureTile>
      ))}
    </FigureTiles>
  );
}
