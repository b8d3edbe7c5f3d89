import { expect, it } from 'vitest';
import type { PlatformPackage, PlatformReading } from '../bidPlatformQueries.ts';
import { biddersText, firstTarget, lowestBid, planRows, takenRows } from './takePlan.ts';

const bidder = (total: number | null) => ({
  company: 'Ascend',
  state: total === null ? ('SENT' as const) : ('SUBMITTED' as const),
  total,
  revision: null,
  lines: 0,
  submitted_at: null,
});
const pack = (id: string, part: Partial<PlatformPackage> = {}): PlatformPackage => ({
  id,
  number: '',
  name: id,
  bids_due_at: null,
  match: null,
  problem: null,
  bidders: [bidder(5), bidder(3), bidder(null)],
  ...part,
});
const reading = (...packages: PlatformPackage[]): PlatformReading => ({
  name: 'Bidwell',
  projects: [],
  last_project_id: null,
  project: null,
  packages,
  targets: [
    { id: 1, number: 1, name: 'Elevators', problem: null },
    { id: 2, number: 2, name: 'Steel', problem: 'This package is bought.' },
  ],
});
const into = (id: number) => ({ bid_package_id: id, by: 'name' as const });

it('proposes the package that belongs to it, a new one, or to leave it out', () => {
  const all = reading();
  expect(firstTarget(pack('a', { match: into(1) }), all)).toBe(1);
  expect(firstTarget(pack('a', { match: into(2) }), all)).toBe('leave');
  expect(firstTarget(pack('a'), all)).toBe('new');
  expect(firstTarget(pack('a', { bidders: [] }), all)).toBe('leave');
  expect(firstTarget(pack('a', { problem: 'Too many lines.' }), all)).toBe('leave');
});

it('says what stands in the way of a choice', () => {
  const all = reading(pack('a', { match: into(1) }), pack('b'), pack('c'));
  const rows = planRows(
    all,
    new Map<string, number | 'leave'>([
      ['b', 1],
      ['c', 2],
    ]),
  );
  expect(rows.map(({ problem }) => problem)).toEqual([
    'Two packages go into Elevators. Choose one.',
    'Two packages go into Elevators. Choose one.',
    'This package is bought.',
  ]);
  expect(takenRows(planRows(all, new Map([['c', 'leave' as const]])))).toHaveLength(2);
});

it('counts bidders and finds the lowest bid', () => {
  expect(biddersText(pack('a'))).toBe('3 invited, 2 bids');
  expect(biddersText(pack('a', { bidders: [bidder(4)] }))).toBe('1 invited, 1 bid');
  expect(biddersText(pack('a', { bidders: [] }))).toBe('No one invited');
  expect(lowestBid(pack('a'))).toBe(3);
  expect(lowestBid(pack('a', { bidders: [bidder(null)] }))).toBeNull();
});
