import { line, type DemoItem } from './demoTypes.ts';

/** The two heating plants of Cedar Ridge, of which one can be built. */
export const cedarRidgePlants: readonly DemoItem[] = [
  {
    at: '2026-09-08T10:15',
    by: 'daniel',
    first: {
      name: 'All-electric heating plant',
      component: 'plant',
      status: 'DRAFT',
      priority: 4,
      due: '2026-11-16',
      lower: 10,
      upper: 20,
      area: 1_200,
      assignee: 'daniel',
      proposedBy: 'lena',
      groups: ['B'],
      tags: ['Energy'],
      subItems: [
        line('Heat-pump chillers', 4, 'EA', 640_000, '23 64 00', 'D3030'),
        line('Electric boilers', 2, 'EA', 265_000, '23 52 00', 'D3020'),
        line('Larger electrical service', 1, 'LS', 690_000, '26 24 00', 'D5010'),
        line('Delete gas boilers', -3, 'EA', 160_000, '23 52 00', 'D3020'),
      ],
    },
    steps: [{ at: '2026-09-22T15:10', by: 'maya', change: { status: 'PENDING' } }],
  },
  {
    at: '2026-09-08T10:40',
    by: 'daniel',
    first: {
      name: 'Hybrid heat-recovery plant',
      component: 'plant',
      status: 'DRAFT',
      priority: 4,
      due: '2026-11-16',
      lower: 10,
      upper: 15,
      area: 600,
      assignee: 'daniel',
      proposedBy: 'ingrid',
      groups: ['B'],
      tags: ['Energy'],
      subItems: [
        line('Heat-recovery chillers', 2, 'EA', 585_000, '23 64 00', 'D3030'),
        line('Low-temperature piping', 3_600, 'LF', 150, '23 21 00', 'D3040'),
        line('Plant controls', 1, 'LS', 100_000, '25 50 00', 'D3060'),
        line('Delete one gas boiler', -1, 'EA', 160_000, '23 52 00', 'D3020'),
      ],
    },
    steps: [{ at: '2026-09-22T15:12', by: 'maya', change: { status: 'PENDING' } }],
  },
];
