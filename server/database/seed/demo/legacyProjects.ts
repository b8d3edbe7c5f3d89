import type { DemoProject } from './demoTypes.ts';
import { legacyRisks } from './legacyRisks.ts';

/** What stands beside the building, each in dollars with its area; what is left of the cost is the building's. */
type Beside = {
  overall: number;
  plant: readonly [cost: number, squareFeet: number];
  garage?: readonly [cost: number, squareFeet: number, stalls: number];
  site: readonly [cost: number, acres: number];
};

type AsBuilt = {
  name: string;
  building: string;
  beds?: number;
  /** Without it the building is all there is. */
  beside?: Beside;
  picture: string;
  city: string;
  state: string;
  unit: string;
  finished: string;
  area: number;
  cost: number;
  /** What brings it to Seattle in 2026. */
  location: number;
  time: number;
  goal: string;
};

/** The components beside the building; a garage counts in no gross area. */
const componentsBeside = ({ plant, garage, site }: Beside): DemoProject['components'] => [
  {
    key: 'plant',
    name: 'Central Utility Plant',
    workType: 'New construction',
    subCategory: 'Central plant',
    color: 5,
    area: [plant[1], 'sq_ft'],
    kind: 'plant',
  },
  ...(garage
    ? [
        {
          key: 'garage',
          name: 'Parking Garage',
          workType: 'New construction',
          subCategory: 'Parking, above grade',
          color: 3,
          area: [garage[1], 'sq_ft'],
          baseUnits: [garage[2], 'stalls'],
          excluded: true,
          kind: 'garage',
        } as const,
      ]
    : []),
  {
    key: 'site',
    name: 'Site and Landscape',
    workType: 'Sitework',
    subCategory: 'Site development',
    color: 4,
    area: [site[1], 'acre'],
    excluded: true,
    kind: 'site',
  },
];

/** What each component cost, as the whole came to. */
function totalsOf(cost: number, beside: Beside | undefined): Record<string, number> {
  if (!beside) return { building: cost };
  const { overall, plant, garage, site } = beside;
  const parts = { overall, plant: plant[0], ...(garage && { garage: garage[0] }), site: site[0] };
  return { building: cost - Object.values(parts).reduce((sum, part) => sum + part, 0), ...parts };
}

/** A finished project kept for comparison: its building, what stands beside it, and one as-built milestone. */
const asBuilt = ({
  name,
  building,
  beds,
  beside,
  picture,
  city,
  state,
  unit,
  finished,
  area,
  cost,
  location,
  time,
  goal,
}: AsBuilt): DemoProject => ({
  name,
  code: null,
  city,
  state,
  address: `${city}, ${state}`,
  status: 'LEGACY',
  picture,
  delivery: 'CM at risk',
  category: '11-21 12 00',
  unit,
  targetBudget: null,
  targetArea: area,
  completion: finished,
  completedYear: Number(finished.slice(0, 4)),
  owner: 'Wellspring Health',
  groups: ['Healthcare'],
  own: { 'Sustainability goal': goal },
  team: { priya: '2025-01-13' },
  components: [
    { key: 'overall', name: 'Overall Project', overall: true, color: 9, kind: 'overall' },
    {
      key: 'building',
      name: building,
      workType: 'New construction',
      color: 1,
      ...(beds !== undefined && { baseUnits: [beds, 'beds'] as const }),
      area: [area - (beside?.plant[1] ?? 0), 'sq_ft'],
      kind: 'building',
    },
    ...(beside ? componentsBeside(beside) : []),
  ],
  milestones: [{ name: 'As built', shortName: 'As built', date: finished, totals: totalsOf(cost, beside) }],
  risks: legacyRisks[name] ?? [],
  keepsDates: true,
  coefficients: { location, time },
});

/** The finished hospitals that new ones are compared with. */
export const legacyProjects: readonly DemoProject[] = [
  asBuilt({
    name: 'Summit Valley Medical Pavilion',
    building: 'Medical Pavilion',
    picture: 'pavilion',
    city: 'Portland',
    state: 'OR',
    unit: 'Pacific Northwest',
    finished: '2019-06-14',
    area: 210_000,
    cost: 128_100_000,
    location: 1.0588,
    time: 1.3204,
    goal: 'LEED Silver',
  }),
  asBuilt({
    name: 'St. Brendan Bed Tower',
    building: 'Patient Tower',
    beds: 168,
    picture: 'bed_tower',
    city: 'Boston',
    state: 'MA',
    unit: 'Northeast',
    finished: '2021-05-21',
    area: 245_000,
    cost: 191_100_000,
    beside: {
      overall: 5_700_000,
      plant: [10_900_000, 9_000],
      garage: [8_900_000, 90_000, 265],
      site: [4_100_000, 4.1],
    },
    location: 0.9474,
    time: 1.2721,
    goal: 'LEED Silver',
  }),
  asBuilt({
    name: 'Riverside Cancer Center',
    building: 'Cancer Center',
    picture: 'cancer_center',
    city: 'Sacramento',
    state: 'CA',
    unit: 'Pacific Northwest',
    finished: '2022-08-26',
    area: 156_000,
    cost: 137_300_000,
    beside: { overall: 4_400_000, plant: [9_900_000, 7_000], site: [4_300_000, 3.4] },
    location: 0.973,
    time: 1.1755,
    goal: 'LEED Gold',
  }),
  asBuilt({
    name: 'Lakeshore Heart Hospital',
    building: 'Patient Tower',
    beds: 132,
    picture: 'heart_hospital',
    city: 'Chicago',
    state: 'IL',
    unit: 'Northeast',
    finished: '2018-09-28',
    area: 198_000,
    cost: 118_800_000,
    beside: {
      overall: 3_200_000,
      plant: [8_600_000, 8_000],
      garage: [5_600_000, 58_000, 170],
      site: [2_400_000, 2.2],
    },
    location: 0.9231,
    time: 1.393,
    goal: 'None',
  }),
  asBuilt({
    name: 'Mesa Community Hospital',
    building: 'Patient Tower',
    beds: 112,
    picture: 'community_hospital',
    city: 'Phoenix',
    state: 'AZ',
    unit: 'Mountain',
    finished: '2023-04-14',
    area: 172_000,
    cost: 130_700_000,
    beside: {
      overall: 4_100_000,
      plant: [8_800_000, 7_500],
      garage: [5_200_000, 62_000, 190],
      site: [3_600_000, 5.6],
    },
    location: 1.2135,
    time: 1.11,
    goal: 'LEED Gold',
  }),
];
