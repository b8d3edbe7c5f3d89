import type { DemoTarget } from './demoTypes.ts';

/** What each system of the patient tower may cost, and what the team hopes for, in dollars. */
export const cedarRidgeTargets: readonly DemoTarget[] = (
  [
    ['A10', 14_000_000, 13_200_000],
    ['B10', 41_500_000, 40_000_000],
    ['B20', 31_000_000, 28_500_000],
    ['B30', 6_400_000, 6_200_000],
    ['C10', 22_900_000, 22_000_000],
    ['C30', 14_100_000, 13_500_000],
    ['D10', 10_800_000, 10_400_000],
    ['D20', 19_100_000, 18_100_000],
    ['D30', 48_300_000, 45_600_000],
    ['D40', 6_600_000, 6_300_000],
    ['D50', 33_500_000, 32_000_000],
    ['E10', 6_800_000, 6_500_000],
  ] as const
).map(([code, target, stretch]) => ({ component: 'tower', dimension: 'systems', code, target, stretch }));
