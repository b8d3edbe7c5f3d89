import type { IndexKind, IndexRow } from '#domain/normalization';

/** A cost index of the demo. */
export type DemoIndex = { name: string; kind: IndexKind; is_default: boolean; rows: readonly IndexRow[] };

const rowsOf = (values: Readonly<Record<string, number>>): IndexRow[] =>
  Object.entries(values).map(([key, value]) => ({ key, code: null, value }));

const years: readonly [string, number][] = [
  ['2018', 100],
  ['2019', 105.5],
  ['2020', 107.4],
  ['2021', 109.5],
  ['2022', 118.5],
  ['2023', 125.5],
  ['2024', 130],
  ['2025', 134.6],
  ['2026', 139.3],
];

/** What Northbank compares costs by; invented, in the shape of published tables. */
export const costIndices: readonly DemoIndex[] = [
  {
    name: 'City index',
    kind: 'location',
    is_default: true,
    rows: rowsOf({
      'New York': 1.35,
      'San Francisco': 1.3,
      Chicago: 1.17,
      Boston: 1.14,
      Sacramento: 1.11,
      Seattle: 1.08,
      Portland: 1.02,
      Denver: 0.93,
      Phoenix: 0.89,
      Memphis: 0.85,
    }),
  },
  {
    name: 'Building cost',
    kind: 'time',
    is_default: true,
    rows: years.map(([key, value]) => ({ key, code: null, value })),
  },
  {
    name: 'Site constraint',
    kind: 'custom',
    is_default: true,
    rows: rowsOf({ Open: 1, 'Occupied campus': 1.04, 'Dense urban': 1.08, Remote: 1.15 }),
  },
];
