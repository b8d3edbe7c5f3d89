import { describe, expect, it } from 'vitest';
import {
  checkPackage,
  committedAfter,
  FIRST_STATUSES,
  passedDay,
  nextPackageStatuses,
  PACKAGE_STATUSES,
  type PackageBefore,
  type PackageStatus,
  packageStatusProblem,
  percentBought,
  savingsOf,
} from './index.ts';

const today = '2026-10-12';
const before: PackageBefore = {
  status: 'LEVELING',
  leveled_low: 16_900_000,
  committed: null,
  bids_due: '2026-09-25',
  award_by: '2026-10-23',
  on_site: '2027-06-11',
};
const recommended = { ...before, status: 'RECOMMENDED' } as const;
const awarded = { ...before, status: 'AWARDED', committed: 16_900_000 } as const;
const all = Object.keys(PACKAGE_STATUSES) as PackageStatus[];

describe('the states of a package', () => {
  it('lead on from each, and every one can be reached from a first one', () => {
    const reached = new Set<PackageStatus>(FIRST_STATUSES);
    for (const status of reached) for (const next of nextPackageStatuses(status)) reached.add(next);
    expect([...reached].toSorted()).toEqual(all.toSorted());
    for (const status of all) expect(nextPackageStatuses(status)).not.toContain(status);
  });

  it.each([
    [null, 'READY', ''],
    [null, 'AWARDED', 'A new package cannot be Awarded'],
    ['LEVELING', 'LEVELING', ''],
    ['LEVELING', 'RECOMMENDED', ''],
    ['LEVELING', 'AWARDED', 'Choose one of: Bids received, Recommended, On hold, Re-bid.'],
    ['EXECUTED', 'ON_HOLD', 'Choose one of: Awarded.'],
    ['ON_HOLD', 'AWARDED', 'A package that is On hold cannot become Awarded'],
  ] as const)('from %s to %s is refused as "%s"', (from, to, text) => {
    const problem = packageStatusProblem(from, to);
    expect([problem === null, problem ?? '']).toEqual([text === '', expect.stringContaining(text)]);
  });
});

describe('a draft', () => {
  it.each([
    [{ name: 'Roofing', status: 'NOT_STARTED' }, null, []],
    [{ status: 'NOT_STARTED' }, null, ['name']],
    [{ name: 'x', status: 'NOT_STARTED', budget: -1 }, null, ['budget']],
    [{ name: 'x', status: 'NOT_STARTED', committed: 5 }, null, ['committed']],
    [{ status: 'RECOMMENDED' }, before, []],
    [{ status: 'RECOMMENDED', leveled_low: null }, before, ['leveled_low']],
    [{ status: 'AWARDED' }, recommended, []],
    [{ status: 'AWARDED', leveled_low: null }, recommended, ['committed']],
    [{ committed: null }, awarded, ['committed']],
    [{ status: 'RECOMMENDED', committed: 16_900_000 }, awarded, []],
    [{ award_by: '2026-09-24' }, before, ['award_by']],
    [{ bids_due: '2026-10-24' }, before, ['award_by']],
    [{ award_by: null, on_site: '2026-09-01' }, before, ['on_site']],
    [{ award_by: '2026-09-25' }, before, []],
    [{ next_step: 'Open the bids' }, { ...before, award_by: '2026-01-01' }, []],
  ] as const)('%j is wrong in %j', (draft, was, fields) => {
    expect(Object.keys(checkPackage(draft, { today, before: was }))).toEqual(fields);
  });

  it.each([
    [{ status: 'AWARDED' }, recommended, 16_900_000],
    [{ status: 'AWARDED', committed: 16_750_000.5 }, recommended, 16_750_000.5],
    [{ leveled_low: 1 }, awarded, 16_900_000],
    [{ status: 'RECOMMENDED' }, awarded, null],
    [{ status: 'EXECUTED' }, awarded, 16_900_000],
    [{ name: 'x' }, null, null],
  ] as const)('%j commits', (draft, was, amount) => {
    expect(committedAfter(draft, was)).toBe(amount);
  });
});

describe('the figures of a package', () => {
  it.each([
    ['RECOMMENDED', '2026-09-11', '2026-10-09', 'award_by'],
    ['READY', '2026-10-02', '2026-11-10', 'bids_due'],
    ['BIDS_RECEIVED', '2026-10-02', '2026-11-10', null],
    ['READY', '2026-10-12', '2026-10-12', null],
    ['ON_HOLD', '2026-10-11', null, 'bids_due'],
    ['AWARDED', '2026-01-01', '2026-01-02', null],
    ['SCOPE', null, null, null],
  ] as const)('%s, bids due %s, award by %s: passed is %s', (status, due, award, passed) => {
    expect(passedDay({ status, bids_due: due, award_by: award }, today)).toBe(passed);
  });

  it('save what the budget holds above the committed amount, or above the leveled low before', () => {
    expect(savingsOf({ budget: 12_100_000, leveled_low: 12_600_000, committed: null })).toBe(-500_000);
    expect(savingsOf({ budget: 10, leveled_low: 9, committed: 8.9 })).toBe(1.1);
    expect(savingsOf({ budget: null, leveled_low: 9, committed: null })).toBeNull();
    expect(savingsOf({ budget: 10, leveled_low: null, committed: null })).toBeNull();
  });

  it('are bought in percent of the budget', () => {
    expect(percentBought(44_900_000, 139_400_000)).toBe(32.2);
    expect(percentBought(0, 0)).toBeNull();
  });
});
