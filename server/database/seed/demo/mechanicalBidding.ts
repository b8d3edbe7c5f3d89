import { emptyOffer, type Offer } from '#domain/bidding';
import type { Bidder, LevelingSheet } from '#domain/procurement';
import type { DemoBidding } from './demoPackageTypes.ts';

/** Section, line, quantity, unit and what the estimate has for it, in dollars. */
const rows: readonly (readonly [string, string, number, string, number])[] = [
  ['23 05 48', 'Vibration and seismic controls', 1, 'LS', 255_000],
  ['23 05 93', 'Balancing and commissioning support', 1, 'LS', 655_000],
  ['23 07 00', 'HVAC insulation', 96_400, 'LF', 1_420_000],
  ['23 09 00', 'Instrumentation and controls', 2_140, 'PT', 2_310_000],
  ['23 21 13', 'Hydronic piping', 41_200, 'LF', 3_480_000],
  ['23 21 23', 'Hydronic pumps', 18, 'EA', 410_000],
  ['23 31 13', 'Metal ducts', 612_000, 'LB', 4_260_000],
  ['23 33 00', 'Duct accessories and fans', 1, 'LS', 905_000],
  ['23 36 00', 'Air terminal units', 384, 'EA', 890_000],
  ['23 37 00', 'Air outlets and inlets', 2_860, 'EA', 345_000],
  ['23 52 00', 'Heating boilers, 3,000 MBH', 4, 'EA', 640_000],
  ['23 64 00', 'Water chillers, 450 tons', 3, 'EA', 1_980_000],
  ['23 65 00', 'Cooling towers', 3, 'EA', 560_000],
  ['23 73 00', 'Indoor air handlers', 11, 'EA', 2_150_000],
  ['23 82 19', 'Fan coil units', 262, 'EA', 2_040_000],
  ['01 54 00', 'Hoisting and rigging', 1, 'LS', 300_000],
];

const companies = [
  ['Coastline Mechanical', 'Rosa Delgado', 'rosa.delgado@coastline.example', 'ACCEPTED', '2026-10-12T09:10'],
  ['Harbor Air Systems', 'Tom Brandvold', 'tom.brandvold@harborair.example', 'SUBMITTED', '2026-10-09T16:20'],
  ['Merrimack HVAC', 'Joan Pell', 'joan.pell@merrimack.example', 'ACCEPTED', '2026-10-08T08:45'],
  ['Baystate Piping', 'Luis Ferro', 'luis.ferro@baystate.example', 'OPENED', '2026-10-06T11:30'],
  ['Kestrel Mechanical', 'Amy Toth', 'amy.toth@kestrel.example', 'SENT', null],
  ['Tri-River Services', 'Ned Oakes', 'ned.oakes@tririver.example', 'DECLINED', '2026-10-02T14:05'],
] as const;

const bidder = (company: string, contact: string, id: number): Bidder => ({
  id,
  company,
  contact,
  invitation: 'SENT',
  stated_total: null,
  rejection: '',
  bids: [],
  extras: [],
});

/** The mechanical scope of Harbor Point, out to six bidders. */
export const mechanicalSheet: LevelingSheet = {
  lines: rows.map(([section, name, quantity, unit, estimate], at) => ({
    id: at + 1,
    section,
    name,
    quantity,
    unit,
    estimate,
  })),
  bidders: companies.map(([company, contact], at) => bidder(company, contact, at + 1)),
  alternates: ['High-efficiency boilers', 'Delete night setback', 'Factory-wired air handlers'].map(
    (name, at) => ({ id: at + 1, name, is_chosen: false }),
  ),
};

/** Each line a little under its estimate; hoisting is by others. */
const harborAir: Offer = {
  lines: rows.map(([, name, quantity, , estimate], at) => {
    const isOut = name.startsWith('Hoisting');
    return {
      line_id: at + 1,
      coverage: isOut ? 'EXCLUDED' : 'INCLUDED',
      unit_price: isOut ? null : Math.round((estimate * 97) / quantity) / 100,
      amount: null,
      note: isOut ? 'Crane time by others' : '',
    };
  }),
  alternates: [
    { alternate_id: 1, amount: 86_000 },
    { alternate_id: 2, amount: -41_500 },
  ],
  qualifications: 'Crane time by others. Price holds 90 days.',
  has_bond: true,
};

/** Who was invited to the mechanical package, how far they are, and what they ask. */
export const mechanicalBidding: DemoBidding = {
  sent: '2026-09-28T10:00',
  due: '14:00',
  questionsBy: '2026-10-15',
  siteWalk: '2026-10-06',
  bond: 10,
  asked: { '23 09 00': 2_060, '23 64 00': 2, '23 82 19': 258 },
  addenda: [
    {
      issued: '2026-10-05T09:00',
      text: 'Duct gauges and the insulation of chilled water pipes are revised.',
      before: { '23 07 00': 91_200, '23 31 13': 588_000 },
      confirmed: ['Coastline Mechanical', 'Harbor Air Systems', 'Merrimack HVAC'],
    },
  ],
  message: 'Chillers and boilers are long-lead: please name your delivery dates.',
  bidders: companies.map(([company, contact, email, state, seen]) => ({
    company,
    contact,
    email,
    state,
    seen,
    reason: state === 'DECLINED' ? 'Our crews are booked through next summer.' : '',
    draft: emptyOffer,
    ...(state === 'SUBMITTED' && { bid: harborAir }),
  })),
  questions: [
    [
      'Baystate Piping',
      '2026-10-06T11:40',
      'Who carries seismic bracing for duct risers?',
      'This package does, by 23 05 48.',
    ],
    [
      'Merrimack HVAC',
      '2026-10-07T09:15',
      'Are condensate drains in this package?',
      'Yes, to the nearest floor drain.',
    ],
    [
      'Harbor Air Systems',
      '2026-10-08T15:30',
      'Is night work allowed for crane picks?',
      'Until 10 PM on work days.',
    ],
    ['Coastline Mechanical', '2026-10-11T13:05', 'Confirm 262 fan coil units; plans count 258.', ''],
    ['Merrimack HVAC', '2026-10-12T08:20', 'Are chiller isolators by 23 05 48 or by the chiller maker?', ''],
  ],
};
