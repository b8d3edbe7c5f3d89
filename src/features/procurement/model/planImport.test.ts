import { describe, expect, it } from 'vitest';
import { readRows } from '#shared/sheets';
import type { PurchasePlanRow } from '../purchasePlanQueries.ts';
import { comparePlan, type PlanFileRow, planFileColumns } from './planImport.ts';
import { planMoves, unlinkedLate } from './planMoves.ts';

const today = '2026-10-12';

function planRow(id: number, name: string, more: object = {}, plan: object | null = null): PurchasePlanRow {
  const row = {
    id,
    number: id,
    name,
    status: 'READY',
    leveled_low: null,
    committed: null,
    bids_due: null,
    award_by: '2026-12-01',
    on_site: null,
    bid_days: 20,
    fabrication_days: 40,
    activity: null,
    version: 3,
    ...more,
  };
  return { package: row, plan } as unknown as PurchasePlanRow;
}

const plan = [
  planRow(1, 'Curtain Wall'),
  planRow(2, 'Roofing'),
  planRow(3, 'Signage'),
  planRow(4, 'Signage'),
];

/** Rows of a file: code, name, and what some of its columns say. */
async function compare(lines: readonly Record<string, string>[], rows = plan) {
  let made = 0;
  const block = lines.map((line) =>
    planFileColumns.map(({ id }) => (line[id] === undefined ? undefined : { text: line[id] })),
  );
  const newRow = (): PlanFileRow => ({ key: `row-${(made += 1)}`, code: '', name: '' });
  const read = await readRows({ block, headings: 0 }, { columns: planFileColumns, newRow, today, before: 0 });
  if (!read) throw new Error('Nothing was read.');
  return comparePlan(read, rows, today);
}

describe('the import of a plan', () => {
  it('knows packages by code, else by name, and sends only what differs', async () => {
    const { lines, counts, changes } = await compare([
      { code: 'bp-001', name: 'Another name', fabrication_days: '60', bid_days: '20', on_site: '03/01/2027' },
      { name: ' roofing ', fabrication_days: '40' },
    ]);
    expect(counts).toEqual({ changed: 1, same: 1, error: 0 });
    expect(changes).toEqual([{ id: 1, version: 3, fabrication_days: 60, on_site: '2027-03-01' }]);
    expect(lines[0]?.note).toBe('Fabrication 40 → 60, On site none → 03/01/2027');
  });

  it('leaves rows out that cannot be taken, and says which cell is why', async () => {
    const { lines, changes } = await compare([
      { code: 'BP-001', fabrication_days: 'soon', bid_days: '9999' },
      { code: 'BP-099', bid_days: '5' },
      { name: 'Signage', bid_days: '5' },
      { bid_days: '5' },
      { code: 'BP-002', bid_days: '5' },
      { name: 'Roofing', bid_days: '6' },
      { code: 'BP-003', on_site: '11/01/2026' },
    ]);
    expect(changes).toEqual([{ id: 2, version: 3, bid_days: 5 }]);
    expect(lines.map(({ state }) => state)).toEqual([
      'error',
      'error',
      'error',
      'error',
      'changed',
      'error',
      'error',
    ]);
    expect(lines[0]?.note).toContain('Fabrication: ');
    expect(lines[0]?.note).toContain('Bid period: ');
    expect(lines[1]?.note).toBe('No package is called BP-099.');
    expect(lines[2]?.note).toBe('2 packages are called Signage. Add their codes.');
    expect(lines[3]?.note).toBe('It names no package.');
    expect(lines[5]?.note).toBe('Another row of the file names this package.');
    expect(lines[6]?.note).toContain('On site is before award by');
  });
});

describe('the moves of a plan', () => {
  const activity = (id: number, from: string) => ({
    id,
    code: `A-${id}`,
    name: `Activity ${id}`,
    date_from: from,
  });
  const planned = (slack: number, expected: string) => ({ slack, expected_on: expected });

  it('move an activity once, to the day on which the last of its packages is there', () => {
    const rows = [
      planRow(1, 'Steel', { activity: activity(7, '2027-03-11') }, planned(-6, '2027-03-19')),
      planRow(2, 'Bolts', { activity: activity(7, '2027-03-11') }, planned(-9, '2027-03-24')),
      planRow(3, 'Glass', { activity: activity(8, '2027-05-01') }, planned(0, '2027-05-01')),
      planRow(4, 'Signs', {}, planned(-2, '2027-06-01')),
      planRow(5, 'Paint'),
    ];
    expect(planMoves(rows)).toMatchObject([{ name: 'Bolts', activity: { id: 7 }, to: '2027-03-24' }]);
    expect(unlinkedLate(rows)).toEqual(['Signs']);
  });
});
