import type { DemoProject } from './demoTypes.ts';
import { legacyRisks } from './legacyRisks.ts';

type AsBuilt = {
  name: string;
  building: string;
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

/** A finished project kept for comparison: one building, one as-built milestone. */
const asBuilt = ({
  name,
  building,
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
      area: [area, 'sq_ft'],
      kind: 'building',
    },
  ],
  milestones: [{ name: 'As built', shortName: 'As built', date: finished, totals: { building: cost } }],
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
    building: 'Bed Tower',
    picture: 'bed_tower',
    city: 'Boston',
    state: 'MA',
    unit: 'Northeast',
    finished: '2021-05-21',
    area: 245_000,
    cost: 191_100_000,
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
    location: 0.973,
    time: 1.1755,
    goal: 'LEED Gold',
  }),
  asBuilt({
    name: 'Lakeshore Heart Hospital',
    building: 'Heart Hospital',
    picture: 'heart_hospital',
    city: 'Chicago',
    state: 'IL',
    unit: 'Northeast',
    finished: '2018-09-28',
    area: 198_000,
    cost: 118_800_000,
    location: 0.9231,
    time: 1.393,
    goal: 'None',
  }),
  asBuilt({
    name: 'Mesa Community Hospital',
    building: 'Community Hospital',
    picture: 'community_hospital',
    city: 'Phoenix',
    state: 'AZ',
    unit: 'Mountain',
    finished: '2023-04-14',
    area: 172_000,
    cost: 130_700_000,
    location: 1.2135,
    time: 1.11,
    goal: 'LEED Gold',
  }),
];
