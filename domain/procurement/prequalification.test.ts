import { describe, expect, it } from 'vitest';
import {
  acknowledgmentProblems,
  type BidderStanding,
  checkPrequalification,
  companyKey,
  isExpired,
  standingWarnings,
} from './index.ts';

const today = '2026-10-12';
const standing: BidderStanding = {
  status: 'QUALIFIED',
  single_limit: 5_000_000,
  aggregate_limit: 8_000_000.5,
  valid_until: '2027-06-30',
  note: '',
  held: 3_000_000.5,
};
const kinds = (part: Partial<BidderStanding>, amount: number | null) =>
  standingWarnings({ ...standing, ...part }, { amount, today }).map(({ kind }) => kind);

describe('what speaks against a company', () => {
  it.each<[string, Partial<BidderStanding>, number | null, string[]]>([
    ['within both limits', {}, 1, []],
    ['both limits to the cent', {}, 5_000_000, []],
    ['a cent over both', {}, 5_000_000.01, ['OVER_SINGLE', 'OVER_AGGREGATE']],
    ['a cent over the single limit', { held: 0 }, 5_000_000.01, ['OVER_SINGLE']],
    ['a cent over the aggregate', { held: 3_000_000.51 }, 5_000_000, ['OVER_AGGREGATE']],
    ['sums that floats miss', { held: 0.1, aggregate_limit: 0.3, single_limit: null }, 0.2, []],
    ['no limits', { single_limit: null, aggregate_limit: null }, 900_000_000, []],
    ['a limit of nothing', { single_limit: 0, aggregate_limit: null }, 0.01, ['OVER_SINGLE']],
    ['no amount yet', { held: 99_000_000 }, null, []],
    ['the last day', { valid_until: today }, 1, []],
    ['the day after', { valid_until: '2026-10-11' }, 1, ['EXPIRED']],
    ['without an end', { valid_until: null }, 1, []],
    ['conditional', { status: 'CONDITIONAL' }, 1, ['CONDITIONAL']],
    [
      'conditional and expired',
      { status: 'CONDITIONAL', valid_until: '2026-01-01' },
      1,
      ['CONDITIONAL', 'EXPIRED'],
    ],
    [
      'not qualified, and over',
      { status: 'NOT_QUALIFIED' },
      5_000_001,
      ['NOT_QUALIFIED', 'OVER_SINGLE', 'OVER_AGGREGATE'],
    ],
    ['not asked', { status: 'NOT_ASKED', valid_until: '2026-01-01' }, 99_000_000, []],
  ])('%s', (_case, part, amount, expected) => expect(kinds(part, amount)).toEqual(expected));

  it('says by how much, with cents only where there are some', () => {
    const texts = standingWarnings(
      { ...standing, status: 'CONDITIONAL', note: ' Bond first ', valid_until: '2026-10-11' },
      { amount: 5_000_000.01, today },
    ).map(({ text }) => text);
    expect(texts).toEqual([
      'Conditional: Bond first',
      'The prequalification was valid until Oct 11, 2026.',
      '$0.01 over the single-project limit of $5,000,000.',
      '$0.01 over the aggregate limit of $8,000,000.50, with $3,000,000.50 already awarded.',
    ]);
  });

  it.each<[BidderStanding['status'], string | null, boolean]>([
    ['QUALIFIED', today, false],
    ['QUALIFIED', '2026-10-11', true],
    ['NOT_ASKED', '2026-10-11', false],
    ['CONDITIONAL', null, false],
  ])('expired: %s until %s', (status, until, expected) =>
    expect(isExpired({ status, valid_until: until }, today)).toBe(expected),
  );
});

describe('an award in spite of warnings', () => {
  it.each<[string[], boolean, string, string[]]>([
    [[], false, '', []],
    [['EXPIRED'], false, '', ['acknowledged']],
    [['EXPIRED'], true, '', []],
    [['CONDITIONAL'], false, 'because', ['acknowledged']],
    [['NOT_QUALIFIED'], true, '  ', ['award_reason']],
    [['NOT_QUALIFIED'], false, 'Only bidder', []],
    [['NOT_QUALIFIED', 'OVER_SINGLE'], false, '', ['award_reason', 'acknowledged']],
    [['NOT_QUALIFIED', 'OVER_SINGLE'], true, 'Only bidder', []],
  ])('%j, read %s, reason "%s"', (found, acknowledged, reason, expected) => {
    const warnings = found.map((kind) => ({ kind })) as Parameters<typeof acknowledgmentProblems>[0];
    expect(Object.keys(acknowledgmentProblems(warnings, { acknowledged, reason }))).toEqual(expected);
  });
});

describe('a record', () => {
  const before = { single_limit: 5_000_000, aggregate_limit: 8_000_000 };
  it.each<[object, string[]]>([
    [{ company: 'Alder Glass', status: 'QUALIFIED', single_limit: 5, aggregate_limit: 5 }, []],
    [
      { company: 'Alder Glass', status: 'QUALIFIED', single_limit: 5.01, aggregate_limit: 5 },
      ['aggregate_limit'],
    ],
    [{ company: ' – ', status: 'QUALIFIED' }, ['company']],
    [{ company: '  ', status: 'QUALIFIED' }, ['company']],
    [{ company: 'A', status: 'QUALIFIED', single_limit: -1 }, ['single_limit']],
    [{ company: 'A', status: 'BEST' }, ['status']],
  ])('new: %j', (draft, expected) =>
    expect(Object.keys(checkPrequalification(draft, { today, before: null }))).toEqual(expected),
  );
  it.each<[object, string[]]>([
    [{ single_limit: 8_000_000 }, []],
    [{ single_limit: 8_000_000.01 }, ['single_limit']],
    [{ aggregate_limit: 4_999_999.99 }, ['aggregate_limit']],
    [{ aggregate_limit: null }, []],
    [{ note: 'x' }, []],
  ])('changed: %j', (draft, expected) =>
    expect(Object.keys(checkPrequalification(draft, { today, before }))).toEqual(expected),
  );
});

describe('names', () => {
  it.each([
    ['Alder Glass', 'ALDER-GLASS.'],
    ['Alder Glass, Inc.', 'alder glass inc'],
    ['Häuser & Söhne', 'HÄUSER SÖHNE'],
  ])('%s is %s', (one, other) => expect(companyKey(one)).toBe(companyKey(other)));
  it('of others differ', () => expect(companyKey('Alder Glass')).not.toBe(companyKey('Alder Glass Works')));
});
