import { expect, it } from 'vitest';
import type { BidPackage } from '../packageQueries.ts';
import { toPackageDraft, toPackageInput } from './packageDraft.ts';
import { isNarrowed, readPackageFilters, toPackageQuery, writePackageFilters } from './packageFilters.ts';
import { moveProblem, spoken } from './packageWords.ts';

const row = {
  id: 4,
  number: 4,
  name: 'Curtain Wall',
  status: 'LEVELING',
  leveled_low: null,
  committed: null,
  bids_due: null,
  award_by: null,
  on_site: null,
} as BidPackage;

it('keeps filters in the address, and drops what does not fit', () => {
  const address = new URLSearchParams(
    'status=AWARDED,WHAT,EXECUTED&trade=HVAC&owner=x&late=true&order=-budget,secret&itemDetailsId=4',
  );
  const filters = readPackageFilters(address);
  expect(toPackageQuery(filters)).toEqual({
    status: 'AWARDED,EXECUTED',
    trade_is: 'HVAC',
    late: true,
    ordering: '-budget',
  });
  expect(isNarrowed(filters)).toBe(true);
  const written = writePackageFilters(address, {
    ...filters,
    status: null,
    trade: null,
    late: false,
    sort: [],
  });
  expect(written.toString()).toBe('itemDetailsId=4');
  expect(isNarrowed(readPackageFilters(written))).toBe(false);
});

it('says why a card may not go to a column', () => {
  expect(moveProblem(row, 'AWARDED', '2026-10-12')).toMatch(/Leveling cannot become Awarded/);
  expect(moveProblem(row, 'RECOMMENDED', '2026-10-12')).toMatch(/needs its leveled low/);
  expect(moveProblem({ ...row, leveled_low: 5 }, 'RECOMMENDED', '2026-10-12')).toBeNull();
  expect(spoken.over(row, 'BIDS_RECEIVED', '2026-10-12')).toBe('BP-004: Leveling to Bids received');
  expect(spoken.dropped(row, 'LEVELING')).toBe('BP-004 stays in Leveling');
});

it('sends what was changed alone', () => {
  const start = toPackageDraft(row);
  expect(toPackageInput({ ...start, budget: 5 }, start, false)).toEqual({ budget: 5 });
  expect(toPackageInput(start, start, true)).toEqual({ status: 'LEVELING' });
});
