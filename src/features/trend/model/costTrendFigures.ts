import { AREA_UNITS, formatArea, type AreaUnit } from '#domain/area';
import { abbreviate, abbreviateTick, formatCents, formatMoney, formatNumber } from '#domain/money';
import * as t from '../texts.ts';
import type { Foresite, TrendMeasure } from './costTrendTypes.ts';

/** How one display mode turns dollars into what is drawn and written. */
export interface TrendFigures {
  /** Dollars to the unit of the axis. */
  scale: (dollars: number) => number;
  /** Short text of an axis value, for the drawing. */
  short: (value: number) => string;
  /** The shortest text of an axis value, for drawings too narrow for more: end labels still say it all. */
  narrow: (value: number) => string;
  /** Full text of an axis value, for the table twin. */
  full: (value: number) => string;
  tick: (value: number, step: number, narrow: boolean) => string;
  /** Abbreviation of the area unit. */
  unit: string;
  /** What is measured, and what it is held against. */
  subject: 'Cost' | 'Area';
  aim: 'budget' | 'target';
}

/** Figures for a display mode: `$312.9M`, `$1,029.28` per area unit, or the area itself. Amounts are cut to whole dollars (docs/product/foresite.md). */
export function trendFigures(measure: TrendMeasure, area: Foresite['area']): TrendFigures {
  const unit = AREA_UNITS[area.unit].abbreviation;
  if (measure === 'GSF' || measure === 'AREA') return areaFigures(area.unit);
  const cost = { unit, subject: t.cost, aim: 'budget' } as const;
  if (measure === 'COST_PER_GSF') {
    return {
      scale: (dollars) => dollars / area.value,
      short: formatCents,
      narrow: formatCents,
      full: formatCents,
      tick: (value, step) => formatMoney(value, { cents: step < 1 && value !== 0 }),
      ...cost,
    };
  }
  return {
    scale: Math.trunc,
    short: (value) => abbreviate(value),
    narrow: (value) => abbreviate(value),
    full: (value) => formatMoney(value),
    tick: abbreviateTick,
    ...cost,
  };
}

function areaFigures(unit: AreaUnit): TrendFigures {
  const text = (value: number) => formatArea({ value, unit });
  const { abbreviation, decimals } = AREA_UNITS[unit];
  return {
    scale: (value) => value,
    short: text,
    narrow: (value) => formatNumber(value, decimals),
    full: text,
    tick: (value) => abbreviate(value, { symbol: '', decimals: value % 1000 === 0 ? 0 : 1 }),
    unit: abbreviation,
    subject: 'Area',
    aim: 'target',
  };
}
