import type { DemoPot } from './demoPot.ts';

/** What Cedar Ridge holds for the unknown: enough for design at this stage, not yet for construction. */
export const cedarRidgePots: readonly DemoPot[] = [
  {
    kind: 'design',
    name: 'Design contingency',
    amount: 34_000_000,
    at: '2025-09-15T15:00',
    by: 'maya',
    entries: [
      {
        at: '2026-02-12T10:20',
        by: 'daniel',
        amount: -1_450_000,
        note: 'Imaging suite grew by two rooms in schematic design',
      },
      {
        at: '2026-09-03T09:15',
        by: 'maya',
        amount: 1_000_000,
        note: 'Site risks are construction risks now',
        to: 'Construction contingency',
      },
    ],
  },
  {
    kind: 'construction',
    name: 'Construction contingency',
    amount: 12_600_000,
    at: '2026-05-12T16:30',
    by: 'maya',
    entries: [
      {
        at: '2026-08-18T13:40',
        by: 'ingrid',
        amount: -480_000,
        note: 'Dewatering wells ordered with the early site package',
        risk: 1,
      },
    ],
  },
];
