import Big from 'big.js';
import { AREA_UNITS, isAreaUnit, type Area, type AreaUnit } from './areaUnits.ts';

/** Kept digits of a converted area; storage holds four, so nothing a person can see is lost. */
const DECIMALS = 6;

/** The same area in another unit, rounded half away from zero to six decimals. */
export function convertArea(value: number, from: AreaUnit, to: AreaUnit): number {
  if (from === to) return value;
  return new Big(value)
    .times(AREA_UNITS[to].perSquareFoot)
    .div(AREA_UNITS[from].perSquareFoot)
    .round(DECIMALS, Big.roundHalfUp)
    .toNumber();
}

/** Square feet of an area. */
export function toSquareFeet(area: Area): number {
  return convertArea(area.value, area.unit, 'sq_ft');
}

/** The area written in a stored JSON text; anything unreadable is 0 square feet (docs/product/figures.md). */
export function readArea(text: string | null | undefined): Area {
  const none: Area = { value: 0, unit: 'sq_ft' };
  try {
    const found: unknown = JSON.parse(text ?? '');
    if (typeof found !== 'object' || found === null) return none;
    const { value, unit } = found as Partial<Record<keyof Area, unknown>>;
    const size = Number(value);
    return isAreaUnit(unit) && Number.isFinite(size) && size >= 0 ? { value: size, unit } : none;
  } catch {
    return none;
  }
}
