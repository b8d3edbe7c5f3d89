import type { DemoDriver, DemoItem, DemoItemFields } from './demoTypes.ts';

/** What Cedar Ridge is judged by, in the owner's order. */
export const cedarRidgeDrivers: readonly DemoDriver[] = [
  { name: 'Patient experience', description: 'Daylight, quiet and short ways for patients.', weight: 30 },
  { name: 'Energy and carbon', description: 'Lower energy use and a path away from gas.', weight: 20 },
  { name: 'Schedule certainty', description: 'Fewer ways to miss the opening day.', weight: 20 },
  { name: 'Resilience', description: 'The tower keeps working when the grid or water fails.', weight: 20 },
  { name: 'Ease of upkeep', description: 'Less to clean, repair and replace over thirty years.', weight: 10 },
];

type Parts = Pick<DemoItemFields, 'schedule' | 'deadline' | 'drivers' | 'attributes'>;

/** By item number: what approving it does to the schedule, when it has to be decided, and which goals it serves. */
const partsOf: Readonly<Record<number, Parts>> = {
  1: {
    schedule: [-15, false],
    deadline: ['50% DD', 28_000],
    drivers: { 'Patient experience': -1, 'Energy and carbon': -1, 'Schedule certainty': 1 },
    attributes: {
      'Energy use': 2.5,
      Carbon: 46,
      'Basis of price': 'Quote',
      'Quote holds': ['2026-08-28', '2026-11-27'],
      'Approval needed from': ['Owner', 'Architect'],
      Disciplines: ['Architecture', 'Structure'],
      'Note for the owner': 'The look from the street changes: slab edges show as horizontal bands.',
    },
  },
  2: {
    deadline: ['50% DD', 28_000],
    drivers: { 'Patient experience': -1, 'Energy and carbon': 2 },
    attributes: { 'Energy use': -3, Carbon: -58, 'Basis of price': 'Past project' },
  },
  3: { schedule: [-20, true], drivers: { 'Schedule certainty': 2, 'Ease of upkeep': 1 } },
  4: {
    schedule: [5, false],
    drivers: { 'Patient experience': 1, 'Energy and carbon': 2 },
    attributes: { 'Energy use': -6.5, Carbon: -210, 'Rooms touched': 192, 'Yearly upkeep': -38_000 },
  },
  5: { deadline: ['50% DD', 12_500], drivers: { Resilience: -2 } },
  7: { schedule: [-25, true], drivers: { 'Schedule certainty': 2 } },
  8: { schedule: [-30, true], deadline: ['100% DD', 40_000], drivers: { 'Patient experience': -2 } },
  9: { schedule: [15, false], drivers: { Resilience: 2 } },
  10: { drivers: { 'Ease of upkeep': -1 } },
  11: {
    schedule: [20, true],
    deadline: ['100% DD', 35_000],
    drivers: { 'Energy and carbon': 2, Resilience: -1, 'Ease of upkeep': 1 },
  },
  12: {
    schedule: [10, false],
    deadline: ['100% DD', 35_000],
    drivers: { 'Energy and carbon': 1, Resilience: 1 },
  },
};

/** What people said about items, by item number. */
const commentsOn: Readonly<Record<number, DemoItem['comments']>> = {
  1: [
    {
      at: '2026-09-29T10:12',
      by: 'ingrid',
      body: '@Lena Brandt does the window wall still meet the acoustic rating on the helipad side?',
      names: ['lena'],
    },
    {
      at: '2026-09-30T08:41',
      by: 'lena',
      body: 'Yes, with laminated outer panes. They are in the price of 84 a square foot.',
    },
  ],
};

/** Pages of the web that items point to, by item number. */
const linksOn: Readonly<Record<number, DemoItem['links']>> = {
  1: [
    {
      at: '2026-09-30T08:44',
      by: 'lena',
      url: 'https://glass.example/acoustic/laminated-outer-pane',
      title: 'Acoustic data, laminated outer pane',
    },
  ],
};

/** The items with what else is said of them from their first day. */
export const withParts = (items: readonly DemoItem[]): DemoItem[] =>
  items.map((item, index) => {
    const comments = commentsOn[index + 1];
    const links = linksOn[index + 1];
    const first = { ...item.first, ...partsOf[index + 1] };
    return { ...item, first, ...(comments && { comments }), ...(links && { links }) };
  });
