import { describe, expect, it } from 'vitest';
import type { Driver, Vision, VisionItem } from '../visionQueries.ts';
import { fitting, sheetRows, TIGHTEST } from './fitting.ts';
import { painted, versionsOf, withVersions } from './painted.ts';
import { pointsText, valuedRows } from './valueForCost.ts';

const driver = (id: number, weight: number): Driver => ({
  id,
  position: id,
  name: `Driver ${id}`,
  description: '',
  weight,
  version: 1,
});
const vision: Vision = {
  statement: 'Before',
  agreed_by: null,
  agreed_on: null,
  facts: [],
  version: 1,
  drivers: [driver(1, 60), driver(2, 40)],
  criteria: [
    {
      id: 5,
      position: 0,
      name: 'Open by March',
      judge: null,
      milestone: null,
      result: 'NOT_JUDGED',
      note: '',
      version: 1,
    },
  ],
};

describe('a step that is painted', () => {
  it('changes rows, takes them away, adds and orders them', () => {
    const after = painted(vision, {
      vision: { version: 1, statement: 'After' },
      value_drivers: { update: [{ id: 2, version: 1, weight: 50 }], order: [2, 1] },
      criteria: { create: [{ name: 'New' }], update: [{ id: 5, version: 1, result: 'MET' }] },
    });
    expect(after.statement).toBe('After');
    expect(after.drivers.map(({ id, weight }) => [id, weight])).toEqual([
      [2, 50],
      [1, 60],
    ]);
    expect(after.criteria.map(({ name, result }) => [name, result])).toEqual([
      ['Open by March', 'MET'],
      ['New', 'NOT_JUDGED'],
    ]);
    expect(painted(vision, { value_drivers: { remove: [{ id: 1, version: 1 }] } }).drivers).toHaveLength(1);
    expect(vision.drivers).toHaveLength(2);
  });
});

describe('a step behind another', () => {
  it('goes on from the versions that the one before left, and from no others', () => {
    const first = { value_drivers: { update: [{ id: 1, version: 1, weight: 50 }] } };
    const left = versionsOf(first, {
      ...vision,
      drivers: [
        { ...driver(1, 50), version: 2 },
        { ...driver(2, 40), version: 7 },
      ],
    });
    const second = {
      vision: { version: 1, statement: 'x' },
      value_drivers: { update: [{ id: 1, version: 1, weight: 55 }], remove: [{ id: 2, version: 1 }] },
    };
    expect(withVersions(second, left)).toEqual({
      vision: { version: 1, statement: 'x' },
      value_drivers: { update: [{ id: 1, version: 2, weight: 55 }], remove: [{ id: 2, version: 1 }] },
    });
  });
});

describe('value for cost', () => {
  const item = (id: number, cost: number | undefined, scores: VisionItem['scores']): VisionItem => ({
    id,
    code: `VO-00${id}`,
    name: `Item ${id}`,
    status: 'PENDING',
    ...(cost !== undefined && { cost }),
    scores,
  });
  const items = [
    item(1, 1_000, [{ driver_id: 1, score: 2 }]),
    item(2, 2_000, [{ driver_id: 2, score: 1 }]),
    item(3, -500, [{ driver_id: 1, score: -1 }]),
    item(4, undefined, [{ driver_id: 1, score: 2 }]),
    item(5, 10, []),
  ];

  it('marks what no other item beats, and leaves out what has no cost or score', () => {
    const rows = valuedRows(vision.drivers, items);
    expect(rows.map(({ id, value, isOnFront }) => [id, value, isOnFront])).toEqual([
      [3, -30, true],
      [1, 60, true],
      [2, 20, false],
    ]);
    expect(valuedRows([driver(2, 40)], items).map(({ id }) => id)).toEqual([2]);
  });

  it.each([
    [12.5, '+12.5'],
    [-4, '(4)'],
    [0, '0'],
  ])('writes %d as %s', (points, text) => {
    expect(pointsText(points)).toBe(text);
  });
});

it.each([
  [3, 5, 3, 0],
  [6, 5, 6, 0],
  [7, 5, 5, 2],
])('of %i rows with room for %i shows %i and counts %i', (count, most, shown, more) => {
  const fits = fitting(Array.from({ length: count }), most);
  expect([fits.shown.length, fits.more]).toEqual([shown, more]);
});

it.each([
  [0, [12, 6, 5, 8]],
  [2, [10, 4, 3, 6]],
  [TIGHTEST, [4, 3, 2, 3]],
])('a sheet that is tighter by %i has rows of %j', (tightness, most) => {
  expect(Object.values(sheetRows(tightness))).toEqual(most);
});
