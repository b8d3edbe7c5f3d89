import Big from 'big.js';
import { type AreaUnit, convertArea } from '#domain/area';

/** The most areas of a project's program. */
export const PROGRAM_LIMIT = 5000;

/** Exact texts of what cannot be done with the program. */
export const PROGRAM_MESSAGES = {
  limit: `A program has at most ${PROGRAM_LIMIT.toLocaleString('en-US')} areas. Delete some first.`,
  twice: 'Each area can be named once in a batch. Send its changes together.',
  net: 'Net is larger than the size. Enter a smaller net area.',
  component: 'A share names a component that this project does not have. Reload and try again.',
  sameComponent: 'A component has two shares of one area. Add them up.',
  share: 'A share is more than 0 and at most 100 percent. Enter a percentage in that range.',
} as const;

/** How much of an area a component takes, in percent with at most four decimals. */
export interface Share {
  component_id: number;
  percent: number;
}

/** Percent of an area that components take, exact to four decimals. */
export const assignedPercent = (shares: readonly Pick<Share, 'percent'>[]): number =>
  shares.reduce((sum, { percent }) => sum.plus(percent), new Big(0)).toNumber();

/** Percent of an area that no component has yet; never negative. */
export const openPercent = (shares: readonly Pick<Share, 'percent'>[]): number =>
  Math.max(0, new Big(100).minus(assignedPercent(shares)).toNumber());

/** What is wrong with the shares of one area; null when nothing is. Less than 100 percent in all is allowed, and shown. */
export function sharesProblem(shares: readonly Share[], components: ReadonlySet<number>): string | null {
  const seen = new Set<number>();
  for (const { component_id: id, percent } of shares) {
    if (!components.has(id)) return PROGRAM_MESSAGES.component;
    if (seen.has(id)) return PROGRAM_MESSAGES.sameComponent;
    if (!(percent > 0 && percent <= 100)) return PROGRAM_MESSAGES.share;
    seen.add(id);
  }
  const total = assignedPercent(shares);
  return total > 100
    ? `The shares of this area add up to ${total}%. Take ${new Big(total).minus(100).toNumber()}% away.`
    : null;
}

/** The part of a size that a share is, rounded half away from zero to four decimals. */
export const partOf = (size: number, percent: number): number =>
  new Big(size).times(percent).div(100).round(4, Big.roundHalfUp).toNumber();

/** Net to gross in percent with one decimal; null where there is nothing to divide by. */
export const efficiency = (net: number, gross: number): number | null =>
  gross > 0 ? new Big(net).times(100).div(gross).round(1, Big.roundHalfUp).toNumber() : null;

/** Sizes in one unit that add up. */
export interface SizePart {
  value: number;
  unit: AreaUnit;
}

/** The sum of sizes, in one unit: each unit is added up first, so that only one conversion rounds. */
export function sumSizes(parts: readonly SizePart[], unit: AreaUnit): number {
  const sums = new Map<AreaUnit, Big>();
  for (const part of parts) sums.set(part.unit, (sums.get(part.unit) ?? new Big(0)).plus(part.value));
  return [...sums]
    .reduce((sum, [from, value]) => sum.plus(convertArea(value.toNumber(), from, unit)), new Big(0))
    .toNumber();
}

/** An area's two sizes and the unit that both are kept in. */
export interface Sizes {
  size_value: number | null;
  net_value: number | null;
  area_unit: AreaUnit;
}

/** Four decimals of these are far below a square foot, so any other unit survives them. */
const isFine = (unit: AreaUnit) => unit === 'sq_ft' || unit === 'sq_m';

/** Decimals that storage keeps. */
const DECIMALS = 4;

const kept = (value: number | null, from: AreaUnit, to: AreaUnit): number | null =>
  value === null ? null : new Big(convertArea(value, from, to)).round(DECIMALS, Big.roundHalfUp).toNumber();

/**
 * The sizes of an area after one of them was typed in a unit. It stays in that unit where nothing else has to be converted
 * to a coarser one: an acre with four decimals is a few square feet.
 */
export function withSize(
  sizes: Sizes,
  field: 'size_value' | 'net_value',
  typed: { value: number; unit: AreaUnit } | null,
): Sizes {
  const { area_unit: own } = sizes;
  if (typed === null) return { ...sizes, [field]: null };
  const other = field === 'size_value' ? 'net_value' : 'size_value';
  const unit =
    sizes[other] === null || typed.unit === own || isFine(typed.unit)
      ? typed.unit
      : isFine(own)
        ? own
        : 'sq_ft';
  return {
    area_unit: unit,
    [field]: kept(typed.value, typed.unit, unit),
    [other]: kept(sizes[other], own, unit),
  } as unknown as Sizes;
}
