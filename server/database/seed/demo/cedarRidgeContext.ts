import type { DemoContextDocument, DemoContextEntry } from './demoContextTypes.ts';

type Rest = Omit<DemoContextEntry, 'at' | 'by' | 'kind' | 'statement'>;
const entry =
  (kind: DemoContextEntry['kind']) =>
  (at: string, by: string, statement: string, rest: Rest = {}): DemoContextEntry => ({
    kind,
    at,
    by,
    statement,
    ...rest,
  });
const assumes = entry('ASSUMPTION');
const includes = entry('INCLUSION');
const excludes = entry('EXCLUSION');
const qualifies = entry('QUALIFICATION');
const fact = entry('SITE_FACT');

const tower = { component: 'tower' };
const sd50 = { milestone: '50% SD' };
const sd100 = { milestone: '100% SD' };
const files = {
  geotechnical: 'Geotechnical report r1.pdf',
  basis: 'SD basis of design.docx',
  notes: 'Estimate notes.xlsx',
} as const;
const report = (page: number) => ({ document: files.geotechnical, source: `p. ${page}` });
const basis = (page: number) => ({ document: files.basis, source: `p. ${page}` });
const notes = (row: number) => ({ document: files.notes, source: `Notes, row ${row}` });

/** What the estimates rest on as files. */
export const cedarRidgeDocuments: readonly DemoContextDocument[] = [
  {
    at: '2025-09-10T09:05',
    by: 'priya',
    file: files.geotechnical,
    milestone: 'Concept',
    component: 'site',
    code: 'A10',
  },
  { at: '2025-09-12T09:50', by: 'maya', file: files.notes, milestone: '100% SD' },
  { at: '2026-01-16T09:10', by: 'lena', file: files.basis, milestone: '100% SD', component: 'tower' },
];

/** What Cedar Ridge's estimates rest on: said at each milestone, and kept up since. */
export const cedarRidgeContext: readonly DemoContextEntry[] = [
  fact('2025-09-10T09:00', 'priya', 'Wind exposure C; 110 mph ultimate. Governs walls above level 6.', {
    ...tower,
    code: 'B20',
    source: 'Wind tunnel report, p. 22',
  }),
  fact('2025-09-10T09:20', 'priya', 'Glacial till at 18 ft, groundwater at 11 ft below grade.', {
    component: 'site',
    code: 'A10',
    ...report(2),
  }),
  fact('2025-09-11T14:00', 'priya', 'Site class C, seismic design category D.', {
    ...tower,
    code: 'B10',
    ...report(5),
  }),
  assumes('2025-09-12T10:00', 'maya', '3.0% escalation a year, midpoint of construction May 2028.', {
    amount: 410_000,
    ...notes(4),
    steps: [
      {
        at: '2026-05-08T15:10',
        by: 'maya',
        change: { statement: '3.2% escalation a year, midpoint of construction August 2028.' },
      },
    ],
  }),
  assumes('2025-09-12T10:10', 'maya', '180 beds in eight nursing floors.', {
    ...tower,
    milestone: 'Concept',
    amount: 5_900_000,
    source: 'Space program',
    steps: [
      {
        at: '2026-03-03T11:00',
        by: 'ingrid',
        change: { statement: '192 beds in eight nursing floors.', status: 'HOLDS' },
      },
    ],
  }),
  assumes('2025-09-12T10:30', 'maya', 'Steel at July 2025 prices.', {
    ...tower,
    milestone: 'Concept',
    code: 'B10',
    ...notes(11),
    steps: [{ at: '2026-06-02T09:00', by: 'maya', change: { status: 'NO_LONGER_HOLDS' } }],
  }),
  excludes('2025-09-12T10:40', 'ingrid', 'Hazardous material abatement of the existing garage.', {
    component: 'garage',
    code: '02 00 00',
    ...notes(15),
  }),
  excludes('2025-09-12T10:45', 'ingrid', 'Medical equipment and its utilities beyond the headwall.', {
    ...tower,
    code: '11 00 00',
    ...notes(16),
  }),
  assumes(
    '2026-01-15T09:10',
    'lena',
    'South face shading by 18 in fins; glass visible light transmission 0.62.',
    {
      ...sd50,
      ...tower,
      code: 'B20',
      amount: 212_000,
      source: 'Energy model memo, p. 3',
      steps: [
        {
          at: '2026-09-04T16:20',
          by: 'lena',
          change: { status: 'NO_LONGER_HOLDS' },
        },
      ],
    },
  ),
  assumes('2026-01-15T09:30', 'priya', 'The utility vault on Ninth Avenue stays in place.', {
    ...sd50,
    component: 'site',
    code: 'G30',
    amount: 780_000,
    source: 'Utility survey, sheet C-102',
    steps: [{ at: '2026-07-22T13:00', by: 'priya', change: { status: 'NO_LONGER_HOLDS' } }],
  }),
  includes('2026-01-16T08:50', 'theo', 'Tower crane and hoist for 26 months.', {
    ...sd50,
    ...tower,
    code: '01 00 00',
    ...notes(31),
  }),
  includes('2026-01-16T08:55', 'theo', 'Winter conditions for two seasons.', {
    ...sd50,
    code: '01 00 00',
    ...notes(32),
  }),
  qualifies('2026-01-16T09:20', 'maya', 'Mechanical is priced from a system narrative, not from drawings.', {
    ...sd50,
    ...tower,
    code: 'D30',
    ...basis(4),
  }),
  assumes('2026-01-16T10:00', 'lena', 'Unitized curtain wall, 42% glass, 58,000 SF at $142 / SF.', {
    ...sd50,
    ...tower,
    code: 'B20',
    amount: 426_000,
    ...basis(2),
    steps: [
      {
        at: '2026-05-09T10:40',
        by: 'lena',
        change: { statement: 'Unitized curtain wall, 42% glass, 61,000 SF at $142 / SF.' },
      },
      { at: '2026-10-09T11:15', by: 'lena', change: { status: 'TO_CONFIRM' } },
    ],
  }),
  includes('2026-05-10T09:00', 'lena', 'One visual and one performance mock-up of the curtain wall.', {
    ...sd100,
    ...tower,
    code: 'B20',
    ...basis(2),
  }),
  excludes(
    '2026-05-10T09:15',
    'ingrid',
    'Triple glazing, electrochromic glass and blast-rated walls are not included.',
    {
      ...sd100,
      ...tower,
      code: 'B20',
      ...notes(88),
    },
  ),
  excludes('2026-05-10T09:20', 'ingrid', 'Interior glass partitions above 8 ft are not included.', {
    ...sd100,
    ...tower,
    code: 'C10',
    ...notes(94),
  }),
  includes('2026-05-10T09:40', 'maya', 'N+2 generators with 96 hours of fuel on site.', {
    ...sd100,
    component: 'plant',
    code: 'D50',
    ...basis(5),
  }),
  includes('2026-05-10T09:45', 'maya', 'Ambulance canopy by allowance.', {
    ...sd100,
    component: 'site',
    code: 'B30',
    amount: 340_000,
    ...notes(101),
  }),
  excludes('2026-05-10T09:55', 'ingrid', 'Off-site road work beyond the property line.', {
    ...sd100,
    component: 'site',
    code: 'G20',
    ...notes(103),
  }),
  qualifies(
    '2026-07-20T14:30',
    'ingrid',
    'Curtain wall priced on two quotes, Alder Glass and Norse, held to January 31, 2027.',
    {
      ...sd100,
      ...tower,
      code: '08 44 00',
      source: 'Quotes, Envelope C14',
    },
  ),
  assumes('2026-08-18T13:30', 'theo', 'Dewatering below the mat for 14 weeks.', {
    ...sd100,
    ...tower,
    code: 'A20',
    status: 'TO_CONFIRM',
    amount: 480_000,
    ...report(4),
  }),
  fact('2026-09-16T10:00', 'theo', 'Night work near the emergency entrance is limited to 10 PM.', {
    component: 'site',
    code: '01 00 00',
    source: 'City permit conditions, 4.2',
  }),
];
