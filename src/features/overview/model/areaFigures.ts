import { AREA_UNITS, formatArea, type AreaUnit } from '#domain/area';
import { formatNumber, formatPercent } from '#domain/money';
import type { Overview } from '../overviewQueries.ts';
import * as t from '../texts.ts';

/** A figure of the header; a `tone` says by colour what its words say already. */
export interface AreaFigure {
  id: 'target' | 'planned' | 'approved' | 'forecast' | 'range' | 'stand';
  name: string;
  text: string;
  tone?: 'rise' | 'fall';
}

const percentOf = (part: number | null) => (part === null ? '' : ` (${formatPercent(Math.abs(part))})`);

/** Where the forecast stands against the target area, never by colour alone. */
function standOf({ gap, gap_percent: percent }: Overview['area']['summary'], unit: AreaUnit): AreaFigure {
  const stand = { id: 'stand', name: t.againstTarget } as const;
  if (gap === null) return { ...stand, text: '-' };
  if (gap === 0) return { ...stand, text: t.onTarget };
  const size = `${formatArea({ value: Math.abs(gap), unit })}${percentOf(percent)}`;
  return gap > 0
    ? { ...stand, text: t.sizeOver(size), tone: 'rise' }
    : { ...stand, text: t.sizeUnder(size), tone: 'fall' };
}

/** The header of the overview: the target area, and how the program stands against it (docs/product/overview.md). */
export function areaFigures({ unit, target, summary }: Overview['area']): AreaFigure[] {
  const area = (value: number | null) => (value === null ? '-' : formatArea({ value, unit }));
  const { pending_low: low, pending_high: high } = summary;
  const range =
    low === null || high === null || low === high
      ? '-'
      : t.numberToArea(formatNumber(low, AREA_UNITS[unit].decimals), area(high));
  return [
    { id: 'target', name: t.targetArea, text: target === null ? t.notSet : area(target) },
    { id: 'planned', name: t.plannedArea, text: area(summary.planned) },
    { id: 'approved', name: t.approvedItems, text: area(summary.approved) },
    { id: 'forecast', name: t.forecast, text: area(summary.forecast) },
    { id: 'range', name: t.pendingRange, text: range },
    standOf(summary, unit),
  ];
}
