import { subtractMoney, toDecimal, type Amount } from '#domain/money';

/** Where a forecast stands against its target (docs/product/foresite.md). */
export const TARGET_STATES = {
  noTargetSet: { label: 'No target set' },
  belowTarget: { label: 'Below target' },
  onTarget: { label: 'On target' },
  aboveTargetWithinTolerance: { label: 'Above target, within tolerance' },
  aboveTarget: { label: 'Above target' },
} as const;

/** A state of the target budget. */
export type TargetState = keyof typeof TARGET_STATES;

/** Half of the width around the target that still counts as on it: 0.5 % (docs/product/foresite.md). */
const ON_TARGET = 0.005;

/** Share above the target that a company tolerates until it sets its own: 5 % (docs/product/foresite.md). */
export const DEFAULT_TOLERANCE = 0.05;

/** The state of a forecast in dollars; edges belong to the milder state (docs/product/foresite.md). */
export function targetState(
  forecast: Amount | null,
  target: Amount | null,
  tolerance: number = DEFAULT_TOLERANCE,
): TargetState {
  if (forecast === null || target === null || toDecimal(target).lte(0)) return 'noTargetSet';
  const gap = toDecimal(forecast).minus(toDecimal(target));
  const share = (part: number) => toDecimal(target).times(part);
  if (gap.abs().lte(share(ON_TARGET))) return 'onTarget';
  if (gap.lt(0)) return 'belowTarget';
  return gap.lte(share(tolerance)) ? 'aboveTargetWithinTolerance' : 'aboveTarget';
}

/** A forecast against its target: `gap` in dollars (positive is over), `gap_percent` of the target with two decimals. */
export interface TargetGap {
  gap: number | null;
  gap_percent: number | null;
  target_state: TargetState;
}

/** Gap, percentage and state of a forecast in dollars; null where there is no forecast or no target. */
export function targetGap(forecast: Amount | null, target: Amount | null, tolerance?: number): TargetGap {
  const state = targetState(forecast, target, tolerance);
  if (forecast === null || target === null || state === 'noTargetSet') {
    return { gap: null, gap_percent: null, target_state: state };
  }
  const gap = subtractMoney(forecast, target);
  const percent = toDecimal(gap).times(100).div(toDecimal(target)).round(2).toNumber();
  return { gap, gap_percent: percent, target_state: state };
}
