import { describe, expect, it } from 'vitest';
import type { Bidder, Coverage, LevelingSheet, ScopeLine } from '#domain/procurement';
import {
  allLines,
  differencesOf,
  divisionOf,
  divisionsOf,
  isPartial,
  linesInView,
  readLevelingView,
  writeLevelingView,
} from './levelingView.ts';

const line = (id: number, section: string, name: string, part: Partial<ScopeLine> = {}): ScopeLine => ({
  id,
  section,
  name,
  quantity: null,
  unit: '',
  estimate: 100,
  ...part,
});
const bidder = (id: number, coverages: Record<number, Coverage>): Bidder => ({
  id,
  company: `Bidder ${id}`,
  contact: '',
  invitation: 'SUBMITTED',
  stated_total: null,
  rejection: '',
  bids: Object.entries(coverages).map(([at, coverage]) => ({
    line_id: Number(at),
    coverage,
    unit_price: null,
    amount: coverage === 'INCLUDED' ? 10 : null,
    plug: null,
    note: '',
  })),
  extras: [],
});
const sheet: LevelingSheet = {
  lines: [
    line(1, '08 44 00', 'Unitized curtain wall'),
    line(2, '054000', 'Hoisting and access'),
    line(3, 'B2010', 'Laboratory mock-up'),
    line(4, '', 'Perimeter fire-stop', { inclusion: 'BY_OTHERS' }),
  ],
  bidders: [
    bidder(1, { 1: 'INCLUDED', 2: 'INCLUDED', 3: 'INCLUDED' }),
    bidder(2, { 1: 'INCLUDED', 2: 'EXCLUDED' }),
  ],
};
const view = { ...allLines, countsPlugs: true };
const shown = (part: Partial<typeof view> | object) =>
  linesInView(sheet, { ...view, ...part }, differencesOf(sheet)).map(({ id }) => id);

describe('the view of a leveling', () => {
  it('knows divisions of numbered sections and of others', () => {
    expect(sheet.lines.map(divisionOf)).toEqual(['08', '05', 'B2010', null]);
    expect(divisionsOf(sheet)).toEqual(['05', '08', 'B2010']);
  });

  it('takes for a difference what some bid excludes or does not name, and nothing that is by others', () => {
    expect([...differencesOf(sheet)]).toEqual([2, 3]);
    expect(differencesOf({ ...sheet, bidders: [] }).size).toBe(0);
  });

  it('shows lines by words, division and difference', () => {
    expect(shown({})).toEqual([1, 2, 3, 4]);
    expect(shown({ search: ' wall  UNITIZED ' })).toEqual([1]);
    expect(shown({ search: '08 44' })).toEqual([1]);
    expect(shown({ division: '05' })).toEqual([2]);
    expect(shown({ differencesOnly: true })).toEqual([2, 3]);
    expect(shown({ differencesOnly: true, search: 'wall' })).toEqual([]);
  });

  it('stands in the address, beside what else is there', () => {
    const address = new URLSearchParams('tab=leveling');
    const narrowed = { search: 'wall', division: '08', differencesOnly: true, countsPlugs: false };
    const written = writeLevelingView(address, narrowed);
    expect(written.toString()).toBe('tab=leveling&search=wall&division=08&differences=true&plugs=false');
    expect(readLevelingView(written)).toEqual(narrowed);
    expect(writeLevelingView(written, view).toString()).toBe('tab=leveling');
    expect([isPartial(narrowed), isPartial(view), isPartial({ ...view, countsPlugs: false })]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
