import Big from 'big.js';
import { formatCents, formatNumber, NOTHING, roundCents, toDecimal, type Amount } from '#domain/money';
import { AREA_UNITS, type Area, type AreaUnit } from './areaUnits.ts';

/** An area with its unit: `304,000 GSF`, `6.2 AC`; `-` for nothing. */
export function formatArea(area: Area | null | undefined): string {
  if (!area) return NOTHING;
  const { abbreviation, decimals } = AREA_UNITS[area.unit];
  return `${formatNumber(area.value, decimals)} ${abbreviation}`;
}

/** Dollars for one unit of area, to the cent; null where there is no cost or no area to divide by. */
export function costPerArea(cost: Amount | null | undefined, area: Area | null | undefined): number | null {
  if (cost === null || cost === undefined || !area || area.value <= 0) return null;
  // Division keeps twenty digits, so the rounding to cents is the only one that shows.
  return roundCents(toDecimal(cost).div(new Big(area.value)).toFixed());
}

/** `$1,035.53 / GSF`; `-` where there is nothing to show. `rate` is dollars per unit of area. */
export function formatCostPerArea(rate: number | null, unit: AreaUnit): string {
  return rate === null ? NOTHING : `${formatCents(rate)} / ${AREA_UNITS[unit].abbreviation}`;
}
