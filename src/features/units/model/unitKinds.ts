import type { Unit } from '../unitQueries.ts';

/** What each kind of unit measures, as it reads. */
export const UNIT_KINDS = {
  area: 'Area',
  volume: 'Volume',
  length: 'Length',
  count: 'Count',
  weight: 'Weight',
  time: 'Time',
  lump_sum: 'Lump sum',
} as const satisfies Record<Unit['kind'], string>;
