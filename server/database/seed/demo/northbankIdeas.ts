/** An idea of the company's library; codes as the standard formats write them. */
export type DemoIdea = {
  name: string;
  description: string;
  category: string;
  tags: readonly string[];
  limits?: readonly [lower: number, upper: number];
  rows: readonly {
    scope: string;
    quantity: number;
    measure: string;
    unitCost: number;
    masterFormat?: string;
  }[];
};

/** What Northbank has tried before and would try again, at the prices of the last time. */
export const northbankIdeas: readonly DemoIdea[] = [
  {
    name: 'Window wall instead of unitized curtain wall',
    description:
      'Punched openings between spandrels keep the glass ratio; the mock-up shows whether the joint satisfies the acoustics.',
    category: 'Envelope',
    tags: ['Envelope'],
    limits: [5, 15],
    rows: [
      {
        scope: 'Unitized curtain wall, removed',
        quantity: 48000,
        measure: 'SF',
        unitCost: -165,
        masterFormat: '08 44 00',
      },
      {
        scope: 'Window wall with slab edge covers',
        quantity: 48000,
        measure: 'SF',
        unitCost: 118,
        masterFormat: '08 44 00',
      },
    ],
  },
  {
    name: 'Fritted glass in place of sunshades',
    description: 'A 40 percent frit on the south and west meets the same solar target without outriggers.',
    category: 'Envelope',
    tags: ['Envelope', 'Energy'],
    limits: [0, 10],
    rows: [
      {
        scope: 'Exterior sunshades, removed',
        quantity: 2400,
        measure: 'LF',
        unitCost: -285,
        masterFormat: '08 44 00',
      },
      { scope: 'Ceramic frit', quantity: 31000, measure: 'SF', unitCost: 11.5, masterFormat: '08 44 00' },
    ],
  },
  {
    name: 'LVT for terrazzo in public corridors',
    description:
      'Terrazzo stays in the lobby; corridors get heavy-traffic vinyl tile with a ten-year wear warranty.',
    category: 'Finishes',
    tags: ['VE'],
    limits: [0, 5],
    rows: [
      { scope: 'Terrazzo, removed', quantity: 18500, measure: 'SF', unitCost: -48, masterFormat: '09 66 00' },
      {
        scope: 'Luxury vinyl tile',
        quantity: 18500,
        measure: 'SF',
        unitCost: 9.25,
        masterFormat: '09 65 00',
      },
    ],
  },
  {
    name: 'Prefabricated bathroom pods',
    description: 'Pods leave the factory tested; they need the design frozen twelve weeks earlier.',
    category: 'Interiors',
    tags: ['Prefab', 'Schedule'],
    limits: [8, 12],
    rows: [
      {
        scope: 'Site-built bathrooms, removed',
        quantity: 120,
        measure: 'EA',
        unitCost: -34500,
        masterFormat: '22 00 00',
      },
      {
        scope: 'Bathroom pods, set and connected',
        quantity: 120,
        measure: 'EA',
        unitCost: 32800,
        masterFormat: '13 42 00',
      },
    ],
  },
  {
    name: 'Multi-trade corridor racks',
    description: 'Racks of duct, pipe and tray, built off site and hung in eight-meter lengths.',
    category: 'Mechanical',
    tags: ['Prefab'],
    limits: [5, 10],
    rows: [
      {
        scope: 'Racks, fabricated and hung',
        quantity: 3600,
        measure: 'LF',
        unitCost: 210,
        masterFormat: '23 31 00',
      },
      {
        scope: 'Field labor, saved',
        quantity: 3600,
        measure: 'LF',
        unitCost: -268,
        masterFormat: '23 31 00',
      },
    ],
  },
  {
    name: 'Chilled beams in patient rooms',
    description: 'Smaller ducts lower the floor-to-floor height; maintenance wants access from the corridor.',
    category: 'Mechanical',
    tags: ['Energy'],
    limits: [10, 20],
    rows: [
      {
        scope: 'Active chilled beams',
        quantity: 240,
        measure: 'EA',
        unitCost: 4650,
        masterFormat: '23 82 00',
      },
      {
        scope: 'Air handling, smaller',
        quantity: 1,
        measure: 'LS',
        unitCost: -420000,
        masterFormat: '23 31 00',
      },
    ],
  },
  {
    name: 'Heat-recovery chiller',
    description: 'Recovers condenser heat for domestic hot water and reheat.',
    category: 'Mechanical',
    tags: ['Energy'],
    limits: [10, 15],
    rows: [
      {
        scope: 'Heat-recovery chiller',
        quantity: 1,
        measure: 'EA',
        unitCost: 685000,
        masterFormat: '23 64 00',
      },
      {
        scope: 'Heating boiler, removed',
        quantity: 1,
        measure: 'EA',
        unitCost: -240000,
        masterFormat: '23 52 00',
      },
    ],
  },
  {
    name: 'Generators N+2 to N+1',
    description: "The code asks for N+1; the third generator's pad and conduit stay for later.",
    category: 'Electrical',
    tags: ['Resilience'],
    limits: [0, 5],
    rows: [
      {
        scope: '2 MW generator, removed',
        quantity: 1,
        measure: 'EA',
        unitCost: -940000,
        masterFormat: '26 32 00',
      },
      {
        scope: 'Pad and conduit for a later one',
        quantity: 1,
        measure: 'LS',
        unitCost: 68000,
        masterFormat: '26 32 00',
      },
    ],
  },
  {
    name: 'Post-tensioned slabs',
    description: 'Thinner slabs save concrete and height, and need embeds settled before each pour.',
    category: 'Structure',
    tags: ['VE'],
    limits: [5, 10],
    rows: [
      {
        scope: 'Mild-reinforced slab, removed',
        quantity: 96000,
        measure: 'SF',
        unitCost: -31,
        masterFormat: '03 30 00',
      },
      {
        scope: 'Post-tensioned slab',
        quantity: 96000,
        measure: 'SF',
        unitCost: 27.5,
        masterFormat: '03 38 00',
      },
    ],
  },
  {
    name: 'Polished concrete in back of house',
    description: 'Grinds the slab that is there in place of resilient flooring.',
    category: 'Finishes',
    tags: ['VE'],
    limits: [0, 5],
    rows: [
      {
        scope: 'Resilient flooring, removed',
        quantity: 22000,
        measure: 'SF',
        unitCost: -7.8,
        masterFormat: '09 65 00',
      },
      { scope: 'Polished concrete', quantity: 22000, measure: 'SF', unitCost: 4.6, masterFormat: '03 35 00' },
    ],
  },
  {
    name: 'Mass timber for the lobby roof',
    description: 'Glued-laminated beams left in sight in place of clad steel.',
    category: 'Structure',
    tags: ['Owner request'],
    limits: [10, 20],
    rows: [
      {
        scope: 'Steel and cladding, removed',
        quantity: 6200,
        measure: 'SF',
        unitCost: -92,
        masterFormat: '05 12 00',
      },
      {
        scope: 'Glued-laminated roof',
        quantity: 6200,
        measure: 'SF',
        unitCost: 118,
        masterFormat: '06 18 00',
      },
    ],
  },
  {
    name: 'Shell one floor for later',
    description: 'Envelope and risers now, fit-out when the program needs it.',
    category: 'Program',
    tags: ['Scope'],
    limits: [5, 15],
    rows: [
      { scope: 'Fit-out of one floor, deferred', quantity: 32000, measure: 'SF', unitCost: -262 },
      { scope: 'Temporary separation and heat', quantity: 1, measure: 'LS', unitCost: 180000 },
    ],
  },
];
