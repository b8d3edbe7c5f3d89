import type { DemoTarget } from './demoTypes.ts';

/** What each system of the patient tower may cost, what the team hopes for, in dollars, who stands for it, and why. */
export const cedarRidgeTargets: readonly DemoTarget[] = (
  [
    ['A10', 14_000_000, 13_200_000, 'ingrid', ''],
    ['B10', 41_500_000, 40_000_000, 'ingrid', 'Median of five hospitals less the lighter floor deck'],
    [
      'B20',
      31_000_000,
      28_500_000,
      'lena',
      'Curtain wall at 34% glass; the stretch is a window wall on two faces',
    ],
    ['B30', 6_400_000, 6_200_000, 'lena', ''],
    ['C10', 22_900_000, 22_000_000, 'lena', ''],
    ['C30', 14_100_000, 13_500_000, 'lena', ''],
    ['D10', 10_800_000, 10_400_000, 'priya', ''],
    ['D20', 19_100_000, 18_100_000, 'priya', ''],
    ['D30', 48_300_000, 45_600_000, 'priya', 'EUI of 118 kBtu / SF has to hold'],
    ['D40', 6_600_000, 6_300_000, 'priya', ''],
    ['D50', 33_500_000, 32_000_000, 'priya', 'Holds 96 h of standby power'],
    // Nobody has taken it on yet.
    ['E10', 6_800_000, 6_500_000, null, ''],
  ] as const
).map(([code, target, stretch, owner, note]) => ({
  component: 'tower',
  dimension: 'systems',
  code,
  target,
  stretch,
  owner,
  note,
}));
