import type { Bidder, LevelingSheet } from '#domain/procurement';

/** Section, line, estimate, and what Alder, Norse and Bayline ask; a negative figure is excluded and plugged with it. */
const rows: readonly (readonly [string, string, number, number, number, number])[] = [
  ['08 44 00', 'Unitized curtain wall', 12_050_000, 11_240_000, 11_390_000, 11_610_000],
  ['08 41 13', 'Podium storefront and entrances', 2_450_000, 2_310_000, 2_280_000, 2_390_000],
  ['05 50 00', 'Anchors and embeds', 690_000, 640_000, 615_000, 655_000],
  ['08 91 00', 'Louvers and soffit panels', 1_040_000, 985_000, 990_000, 1_010_000],
  ['01 54 00', 'Hoisting and access', 670_000, 655_000, -640_000, 635_000],
  ['01 45 00', 'Air and water testing', 120_000, 110_000, -96_000, 115_000],
  ['01 43 39', 'Laboratory mock-up', 150_000, -140_000, -140_000, 150_000],
  ['07 84 00', 'Perimeter fire-stop', 190_000, -185_000, 175_000, 190_000],
  ['01 33 00', 'Shop drawings and engineering', 440_000, 480_000, 730_000, 555_000],
];

const bidder = (id: number, company: string, contact: string, extras: Bidder['extras'] = []): Bidder => ({
  id,
  company,
  contact,
  invitation: 'SUBMITTED',
  stated_total: null,
  rejection: '',
  bids: rows.map((row, at) => {
    const price = row[(id + 2) as 3 | 4 | 5];
    return {
      line_id: at + 1,
      coverage: price < 0 ? 'EXCLUDED' : 'INCLUDED',
      unit_price: null,
      amount: price < 0 ? null : price,
      plug: price < 0 ? -price : null,
      note: price < 0 ? 'Excluded by the bidder; priced from the estimate and the other bids' : '',
    };
  }),
  extras,
});

/** The curtain wall of Harbor Point: the apparent low is not the leveled low. */
export const curtainWallSheet: LevelingSheet = {
  lines: rows.map(([section, name, estimate], at) => ({
    id: at + 1,
    section,
    name,
    quantity: null,
    unit: '',
    estimate,
  })),
  bidders: [
    bidder(1, 'Alder Glass', 'Mara Alder', [
      { extra_kind: 'PRIVATE', name: 'Performance bond', amount: 155_000, is_on: true },
    ]),
    bidder(2, 'Norse Facades', 'Erik Lund'),
    bidder(3, 'Bayline', 'Carla Ruiz'),
  ],
};
