/** An area of a program: sizes in square feet, percent by component key. */
export type DemoArea = readonly [
  name: string,
  type: string,
  level: string,
  size: number,
  net: number | null,
  shares: Readonly<Record<string, number>>,
];

/** A version of a program: what it had otherwise than the areas of now, by their names. */
export type DemoProgramVersion = {
  name: string;
  /** Name of the milestone whose program it is. */
  milestone: string;
  keptAt: string;
  without: readonly string[];
  sizes: Readonly<Record<string, readonly [size: number, net: number | null]>>;
};

const tower = { tower: 100 };

/** What Cedar Ridge is made of. */
export const cedarRidgeProgram: readonly DemoArea[] = [
  ['Emergency', 'Clinical', '1', 38_000, 24_700, tower],
  ['Loading dock and receiving', 'Support', '1', 4000, 3400, { tower: 50, plant: 50 }],
  ['Lobby and public', 'Public', '1', 11_000, 7700, tower],
  ['Surgery', 'Clinical', '2', 44_000, 27_300, tower],
  ['Imaging', 'Clinical', '3', 31_000, 20_150, tower],
  ['Inpatient units', 'Clinical', '4 to 8', 128_000, 80_600, tower],
  ['Inpatient level, shell', 'Clinical', '9', 32_000, null, tower],
  ['Central plant', 'Support', 'B1', 16_000, 13_600, { plant: 100 }],
  ['Parking decks', 'Parking', 'P1 to P4', 140_000, null, { garage: 100 }],
];

/** What Cedar Ridge was to be at its first two milestones. */
export const cedarRidgeVersions: readonly DemoProgramVersion[] = [
  {
    name: 'Program at Concept',
    milestone: 'Concept',
    keptAt: '2025-09-15T10:00',
    without: ['Inpatient level, shell'],
    sizes: {
      Emergency: [34_000, 22_100],
      Surgery: [40_000, 24_800],
      'Inpatient units': [140_000, 88_200],
      'Central plant': [14_500, 12_300],
      'Parking decks': [132_000, null],
    },
  },
  {
    name: 'Program at 50% SD',
    milestone: '50% SD',
    keptAt: '2026-01-20T10:00',
    without: [],
    sizes: { Emergency: [36_000, 23_400], Surgery: [42_500, 26_400], 'Parking decks': [136_000, null] },
  },
];

/** What Harbor Point is made of. */
export const harborPointProgram: readonly DemoArea[] = [
  ['Lobby and retail', 'Public', '1', 18_000, 13_500, { tower: 60, office: 40 }],
  ['Residences', 'Residential', '2 to 21', 236_000, 193_500, tower],
  ['Amenities', 'Residential', '22', 21_200, 16_900, tower],
  ['Office floors', 'Office', '2 to 6', 84_800, 70_400, { office: 100 }],
  ['Mechanical', 'Support', 'R', 4000, null, { office: 100 }],
  ['Parking', 'Parking', 'P1 to P3', 118_000, null, { parking: 100 }],
];

/** What Westfield is made of; the library is not placed whole yet. */
export const westfieldProgram: readonly DemoArea[] = [
  ['Classrooms', 'Teaching', '1 to 2', 46_000, 36_800, { wing: 100 }],
  ['Laboratories and makerspace', 'Teaching', '2', 24_000, 18_200, { wing: 100 }],
  ['Library', 'Teaching', '1', 14_000, 11_300, { wing: 75 }],
  ['Gymnasium', 'Sports', '1', 25_000, 22_500, { gym: 100 }],
  ['Locker rooms', 'Sports', '1', 7000, 4900, { gym: 100 }],
  ['Administration', 'Office', '1', 12_000, 8600, { admin: 100 }],
];
