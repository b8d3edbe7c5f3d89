import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CalibratePeer } from '../calibrateQueries.ts';
import {
  type BreakdownRow,
  breakdownRows,
  byLikeness,
  columnsOf,
  peerColumnsOf,
  proposedTargets,
  totalRow,
} from './breakdownRows.ts';

const peer = (id: number, cost: number | null, more: Partial<CalibratePeer> = {}): CalibratePeer => ({
  id,
  name: `Project ${id}`,
  city: 'Seattle',
  state: 'WA',
  year: 2020,
  is_legacy: true,
  delivery_contract_type: null,
  area: { value: 100, unit: 'sq_ft' },
  cost,
  base_units: null,
  base_unit_name: 'beds',
  by_location: 1,
  by_time: 1,
  by_custom: 1,
  milestone_id: id * 10,
  milestone: 'As built',
  category_id: null,
  left_out_note: null,
  ...more,
});
const project = peer(1, 90_000);
const peers = [
  peer(2, 80_000),
  peer(3, 60_000, { by_time: 1.5 }),
  peer(4, 50_000, { area: { value: 40, unit: 'sq_ft' } }),
];
const members = [
  { key: '5', id: 5, code: 'A10', name: 'Foundations', left_out_note: null },
  { key: '0', id: 0, code: null, name: 'Uncategorized', left_out_note: null },
];
const amount = (milestone_id: number, key: string, dollars: number) => ({
  milestone_id,
  key,
  amount: dollars,
});
const amounts = [
  amount(10, '5', 9_000),
  amount(20, '5', 8_000),
  amount(30, '5', 6_000),
  amount(10, '0', 81_000),
  amount(20, '0', 72_000),
];
const all = { measure: 'area', isNormalized: true, without: [], skips: [] } as const;

describe('a breakdown', () => {
  it('compares members by area, normalized, and passes over peers that have none', () => {
    const columns = columnsOf({ project, peers }, [], { columns: [3, 2, 99], without: [] });
    expect(columns.map(({ key }) => key)).toEqual(['1 10', '3 30', '2 20']);
    const [foundations, rest] = breakdownRows({ project, peers }, { members, amounts }, columns, all);
    expect(foundations).toMatchObject({ mine: 90, cells: [90, 90, 80], others: [80, 90] });
    expect(foundations?.standing).toMatchObject({ median: 85, percentile: 75 });
    expect(rest).toMatchObject({ cells: [810, null, 720], others: [720] });
    expect(totalRow({ project, peers }, { members, amounts }, columns, all)).toMatchObject({
      name: 'Total per GSF',
      cells: [900, 900, 800],
      others: [800, 900, 1250],
    });
  });

  it('leaves out peers that do not count, and steps that are switched off', () => {
    const columns = peerColumnsOf({ project, peers }, { ...all, without: [4] });
    expect(columns.map(({ peer: { id } }) => id)).toEqual([1, 3, 2]);
    const choices = { ...all, without: [2], skips: ['time'] } as const;
    expect(breakdownRows({ project, peers }, { members, amounts }, columns, choices)[0]?.others).toEqual([
      60,
    ]);
  });

  it('counts a division that is left out in no standing, total or target', () => {
    const columns = columnsOf({ project, peers }, [], { columns: [2], without: [] });
    const out = members.map((one) => ({ ...one, left_out_note: one.key === '5' ? 'Piles differ' : null }));
    const rows = breakdownRows({ project, peers }, { members: out, amounts }, columns, all);
    expect(rows[0]).toMatchObject({ cells: [90, 80], standing: null, leftOut: 'Piles differ' });
    expect(rows[1]?.standing).not.toBeNull();
    expect(totalRow({ project, peers }, { members: out, amounts }, columns, all)).toMatchObject({
      cells: [810, 720],
      others: [720, 810, 1250],
    });
    const how = { ...all, budget: null };
    expect(proposedTargets(rows, project, 'median', how)).toEqual([]);
  });

  it('stands eight projects in three units of area on one scale', () => {
    const feet = 100_000;
    const units = [
      { value: feet, unit: 'sq_ft' },
      { value: feet * 0.092903, unit: 'sq_m' },
      { value: feet * 0.00002295684, unit: 'acre' },
    ] as const;
    const eight = Array.from({ length: 8 }, (_, at) =>
      peer(at + 1, 50_000_000, { area: units[at % units.length] ?? units[0] }),
    );
    const [mine, ...others] = eight;
    const found = { project: mine ?? project, peers: others };
    const total = totalRow(found, { members: [], amounts: [] }, peerColumnsOf(found, all), all);
    expect(total.cells).toHaveLength(8);
    for (const cell of total.cells) expect(cell).toBeCloseTo(500, 1);
    expect(total.standing?.outliers).toEqual([]);
  });

  it('stands further estimates beside the most alike, eight in all', () => {
    const found = { project, peers };
    expect(byLikeness(found).map(({ peer: { id }, share }) => [id, share])).toEqual([
      [2, 65],
      [3, 65],
      [4, 41],
    ]);
    const further = Array.from({ length: 7 }, (_, at) => peer(1, 5, { milestone_id: 100 + at }));
    const columns = columnsOf(found, further, { columns: null, without: [3] });
    expect(columns).toHaveLength(8);
    expect(columns.slice(0, 4).map(({ key }) => key)).toEqual(['1 10', '2 20', '4 40', '1 100']);
    expect(columnsOf(found, [], { columns: [], without: [] })).toHaveLength(1);
  });
});

describe('targets from peers', () => {
  const how = { measure: 'area', isNormalized: true, skips: [], budget: null } as const;
  const row = (id: number, values: readonly number[]): BreakdownRow =>
    breakdownRows(
      { project, peers: values.map((_, at) => peer(50 + at, 1)) },
      {
        members: [{ key: String(id), id, code: null, name: `Member ${id}`, left_out_note: null }],
        amounts: values.map((value, at) => amount((50 + at) * 10, String(id), value * 100)),
      },
      [],
      all,
    )[0] as BreakdownRow;

  it('are the median of each code over this project’s area, brought back to its place and time', () => {
    const rows = [row(5, [10, 20, 40]), row(0, [7]), row(6, [])];
    expect(proposedTargets(rows, project, 'median', how)).toEqual([
      { id: 5, name: 'Member 5', amount: 2_000 },
    ]);
    const dear = { ...project, by_location: 2 };
    expect(proposedTargets(rows, dear, 'thirdQuartile', how)[0]?.amount).toBe(1_500);
    expect(proposedTargets(rows, dear, 'median', { ...how, skips: ['city'] })[0]?.amount).toBe(2_000);
  });

  it('share a budget to the dollar', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 9_000 }), { minLength: 1, maxLength: 30 }),
        fc.integer({ min: 100, max: 900_000_000 }),
        (values, budget) => {
          const rows = values.map((value, at) => row(at + 1, [value]));
          const shared = proposedTargets(rows, project, 'median', { ...how, budget });
          expect(shared.reduce((sum, one) => sum + one.amount, 0)).toBe(budget);
        },
      ),
      { numRuns: 300, seed: 20 },
    );
  });
});
