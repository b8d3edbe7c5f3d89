import { AREA_UNITS, formatArea, type AreaUnit } from '#domain/area';
import { formatNumber, formatPercent } from '#domain/money';
import type { Overview } from '../overviewQueries.ts';

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
  const stand = { id: 'stand', name: 'Against target' } as const;
  if (gap === null) return { ...stand, text: '-' };
  if (gap === 0) return { ...stand, text: 'On target' };
  const size = `${formatArea({ value: Math.abs(gap), unit })}${percentOf(percent)}`;
  return gap > 0
    ? { ...stand, text: `▲ ${size} over`, tone: 'rise' }
    : { ...stand, text: `▼ ${size} under`, tone: 'fall' };
}

/** The header of the overview: the target area, and how the program stands against it (docs/product/overview.md). */
export function areaFigures({ unit, target, summary }: Overview['area']): AreaFigure[] {
  const area = (value: number | null) => (value === null ? '-' : formatArea({ value, unit }));
  const { pending_low: low, pending_high: high } = summary;
  const range =
    low === null || high === null || low === high
      ? '-'
      : `${formatNumber(low, AREA_UNITS[unit].decimals)} to ${area(high)}`;
  return [
    { id: 'target', name: 'Target area', text: target === null ? 'Not set' : area(target) },
    { id: 'planned', name: 'Planned area', text: area(summary.planned) },
    { id: 'approved', name: 'Approved items', text: area(summary.approved) },
    { id: 'forecast', name: 'Forecast', text: area(summary.forecast) },
    { id: 'range', name: 'Pending range', text: range },
    standOf(summary, unit),
  ];
}
