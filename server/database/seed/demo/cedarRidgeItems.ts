import { line, type DemoItem, type DemoSubItem } from './demoTypes.ts';

const windowWall = (unitCost: number): readonly DemoSubItem[] => [
  line('Delete curtain wall', -61_000, 'SF', 142, '08 44 00', 'B2020', 'WP-04'),
  line('Add window wall', 61_000, 'SF', unitCost, '08 44 00', 'B2020', 'WP-04'),
  line('General conditions, insurance and fee', -1, 'LS', 312_000, undefined, undefined, 'WP-11'),
];

/** The items of Cedar Ridge but for its plants, priced all-in, with the way each came to stand where it does. */
export const cedarRidgeItems: readonly DemoItem[] = [
  {
    at: '2026-08-03T09:24',
    by: 'ingrid',
    first: {
      name: 'Window wall instead of unitized curtain wall, N and S faces',
      component: 'tower',
      description:
        'Floor-to-floor window wall with slab-edge covers on the north and south faces. East and west faces keep the unitized curtain wall.',
      status: 'DRAFT',
      priority: 4,
      due: '2026-11-13',
      lower: 10,
      upper: 10,
      assignee: 'lena',
      proposedBy: 'ingrid',
      groups: ['A'],
      tags: ['Envelope'],
      subItems: windowWall(88),
    },
    steps: [
      { at: '2026-08-06T14:02', by: 'daniel', change: { status: 'PENDING' } },
      { at: '2026-08-28T11:37', by: 'ingrid', change: { subItems: windowWall(84) } },
      { at: '2026-10-11T15:48', by: 'lena', change: { due: '2026-10-28' } },
      { at: '2026-10-12T09:18', by: 'ingrid', change: { upper: 15 } },
    ],
  },
  {
    at: '2026-08-03T10:05',
    by: 'lena',
    first: {
      name: 'Keep curtain wall, glass ratio 42 → 34 %',
      component: 'tower',
      description:
        'Vision units become insulated spandrel below sill height; smaller perimeter heating follows.',
      priority: 4,
      due: '2026-10-28',
      lower: 10,
      upper: 10,
      assignee: 'lena',
      proposedBy: 'lena',
      groups: ['A'],
      tags: ['Envelope'],
      subItems: [
        line(
          'Vision units replaced by insulated spandrel, difference',
          -12_800,
          'SF',
          142,
          '08 44 00',
          'B2020',
        ),
        line('Smaller perimeter heating', -3_200, 'LF', 32, '23 82 00', 'D3050'),
      ],
    },
    steps: [{ at: '2026-09-22T16:10', by: 'lena', change: { tags: ['Envelope', 'Energy'] } }],
  },
  {
    at: '2026-05-18T08:50',
    by: 'ingrid',
    first: {
      name: 'Prefabricated bathroom pods, 96 rooms',
      component: 'tower',
      priority: 3,
      assignee: 'ingrid',
      proposedBy: 'theo',
      tags: ['Prefab'],
      subItems: [
        line('Delete site-built bathrooms', -96, 'EA', 45_000, '09 30 00', 'C3010'),
        line('Add prefabricated pods, set in place', 96, 'EA', 38_500, '13 42 00', 'C1030'),
        line('Less hoisting and clean-up', -1, 'LS', 16_000),
      ],
    },
    steps: [
      {
        at: '2026-06-24T13:30',
        by: 'maya',
        approve: '50% DD',
        pot: 'Design contingency',
        meeting: { title: 'Cost meeting after 100% SD', note: 'Two rooms are mocked up before the order.' },
      },
    ],
  },
  {
    at: '2026-08-11T09:40',
    by: 'ingrid',
    first: {
      name: 'Chilled beams in patient rooms',
      component: 'tower',
      priority: 3,
      due: '2026-11-16',
      lower: 15,
      upper: 20,
      assignee: 'ingrid',
      proposedBy: 'lena',
      tags: ['Energy'],
      subItems: [
        line('Active chilled beams with piping', 1_152, 'EA', 1_850, '23 82 00', 'D3050'),
        line('Smaller supply and return ductwork', -81_400, 'LB', 8, '23 31 00', 'D3040'),
      ],
    },
    steps: [{ at: '2026-09-15T10:22', by: 'ingrid', change: { upper: 20 } }],
  },
  {
    at: '2026-07-27T15:15',
    by: 'daniel',
    first: {
      name: 'Generators N+2 → N+1',
      component: 'plant',
      description:
        'Two running and one standby set instead of two standby. Needs the authority having jurisdiction.',
      priority: 4,
      due: '2026-10-20',
      lower: 5,
      upper: 10,
      assignee: 'ingrid',
      proposedBy: 'daniel',
      tags: ['Resilience'],
      subItems: [
        line('Delete one 2,000 kW generator', -1, 'EA', 985_000, '26 32 00', 'D5090'),
        line('Delete one paralleling section', -1, 'EA', 120_000, '26 23 00', 'D5010'),
        line('Less fuel piping and exhaust', -1, 'LS', 45_000),
      ],
    },
    steps: [
      { at: '2026-10-05T08:55', by: 'daniel', change: { priority: 5 } },
      { at: '2026-10-12T08:20', by: 'maya', change: { assignee: 'daniel' } },
    ],
  },
  {
    at: '2026-06-08T11:05',
    by: 'daniel',
    first: {
      name: 'Delete one service elevator',
      component: 'tower',
      priority: 2,
      assignee: 'daniel',
      proposedBy: 'ingrid',
      tags: ['VE'],
      subItems: [
        line('Delete service elevator, 10 stops', -1, 'EA', 640_000, '14 21 00', 'D1010'),
        line('Delete hoistway and entrances', -10, 'EA', 25_000, '09 21 00', 'C1010'),
      ],
    },
    steps: [
      {
        at: '2026-06-24T13:40',
        by: 'maya',
        heard: {
          title: 'Cost meeting after 100% SD',
          note: 'Nursing looks at supply and patient traffic in one car first.',
        },
      },
      {
        at: '2026-06-30T09:30',
        by: 'maya',
        reject: 'Supply and patient traffic would share one car; nursing does not accept it.',
      },
    ],
  },
  {
    at: '2026-06-15T13:20',
    by: 'theo',
    first: {
      name: 'Precast garage in place of cast-in-place',
      component: 'garage',
      priority: 3,
      assignee: 'theo',
      proposedBy: 'theo',
      tags: ['Schedule'],
      subItems: [
        line('Delete cast-in-place frame', -140_000, 'SF', 46, '03 30 00', 'B1010'),
        line('Add precast frame and double tees', 140_000, 'SF', 37, '03 41 00', 'B1010'),
      ],
    },
    steps: [
      {
        at: '2026-06-24T13:55',
        by: 'maya',
        heard: { title: 'Cost meeting after 100% SD', note: 'Theo asks two precast yards for prices.' },
      },
      { at: '2026-07-21T10:45', by: 'maya', approve: '50% DD' },
    ],
  },
  {
    at: '2026-08-24T09:10',
    by: 'maya',
    first: {
      name: 'Shell level 9 (32,000 GSF)',
      component: 'tower',
      description:
        'Level 9 is built as shell, conditioned and fire-stopped; its fit-out becomes a later project.',
      priority: 4,
      due: '2026-12-11',
      lower: 10,
      upper: 10,
      area: -32_000,
      assignee: 'daniel',
      proposedBy: 'maya',
      tags: ['Scope'],
      subItems: [
        line('Delete interior fit-out of level 9', -32_000, 'SF', 148, '09 21 00', 'C1010'),
        line('Delete mechanical and electrical fit-out', -32_000, 'SF', 126, '23 31 00', 'D3040'),
        line('Temporary conditioning and fire-stopping', 32_000, 'SF', 11.5, '07 84 00'),
      ],
    },
    steps: [
      { at: '2026-10-02T17:05', by: 'daniel', change: { priority: 5 } },
      { at: '2026-10-09T16:25', by: 'daniel', change: { assignee: 'maya' } },
    ],
  },
  {
    at: '2026-09-14T12:00',
    by: 'maya',
    first: {
      name: 'Rooftop helipad',
      component: 'tower',
      status: 'DRAFT',
      priority: 2,
      lower: 10,
      upper: 25,
      assignee: 'sam',
      proposedBy: 'sam',
      tags: ['Owner request'],
      subItems: [
        line('Aluminum helipad deck with safety net', 7_200, 'SF', 210, '13 34 00', 'F1010'),
        line('Foam fire suppression', 1, 'LS', 486_000, '21 13 00', 'D4090'),
        line('Trauma elevator to the roof, one stop', 1, 'EA', 395_000, '14 21 00', 'D1010'),
        line('Steel above level 10', 84, 'TON', 4_250, '05 12 00', 'B1020'),
      ],
    },
  },
  {
    at: '2026-09-01T08:30',
    by: 'ingrid',
    first: {
      name: 'LVT for terrazzo in public corridors',
      component: 'tower',
      priority: 3,
      due: '2026-11-02',
      lower: 10,
      upper: 10,
      assignee: 'daniel',
      proposedBy: 'ingrid',
      tags: ['VE'],
      subItems: [
        line('Delete terrazzo', -24_000, 'SF', 39, '09 66 00', 'C3020'),
        line('Add luxury vinyl tile', 24_000, 'SF', 9, '09 65 00', 'C3020'),
      ],
    },
    steps: [{ at: '2026-10-09T14:10', by: 'daniel', change: { assignee: 'ingrid' } }],
  },
];
