import { describe, expect, it } from 'vitest';
import type { Bidder } from '#domain/procurement';
import {
  type AskedLine,
  checkOffer,
  checkRequest,
  dueMomentText,
  ownMomentText,
  zoneText,
  dueTimeText,
  emptyOffer,
  missingBeforeSubmit,
  type Offer,
  type OfferLine,
  offerTotal,
  timeLeft,
  withOffer,
} from './index.ts';

const lines: AskedLine[] = [
  { id: 1, section: '23 21 13', name: 'Piping', quantity: 41_200, unit: 'LF' },
  { id: 2, section: '23 05 93', name: 'Balancing', quantity: null, unit: 'LS' },
];
const line = (line_id: number, part: Partial<OfferLine>): OfferLine => ({
  line_id,
  coverage: 'INCLUDED',
  unit_price: null,
  amount: null,
  note: '',
  ...part,
});
const offer = (...answers: OfferLine[]): Offer => ({ ...emptyOffer, lines: answers });

describe('a bid', () => {
  it.each([
    ['nothing', offer(), 0, 0],
    ['a unit price', offer(line(1, { unit_price: 82.5 })), 3_399_000, 1],
    ['an amount', offer(line(2, { amount: 640_000 })), 640_000, 1],
    ['an amount where a unit price is asked', offer(line(1, { amount: 5 })), 0, 0],
    ['an exclusion', offer(line(1, { coverage: 'EXCLUDED', unit_price: 9 })), 0, 1],
    ['a credit', offer(line(1, { unit_price: 1 }), line(2, { amount: -41_200.5 })), -0.5, 2],
    ['a line that is no longer there', offer(line(7, { amount: 5 })), 0, 0],
  ])('with %s adds up', (_name, bid, base, answered) => {
    expect(offerTotal(lines, bid)).toEqual({ base, answered });
  });

  it.each([
    ['nothing', lines, offer(), ['2 lines to price']],
    ['one line', lines, offer(line(1, { unit_price: 1 })), ['1 line to price']],
    ['both', lines, offer(line(1, { unit_price: 1 }), line(2, { coverage: 'EXCLUDED' })), []],
    ['zero', lines, offer(line(1, { unit_price: 0 }), line(2, { amount: 0 })), []],
    [
      'all excluded',
      lines,
      offer(line(1, { coverage: 'EXCLUDED' }), line(2, { coverage: 'EXCLUDED' })),
      ['Every line is excluded'],
    ],
    [
      'below zero',
      lines,
      offer(line(1, { unit_price: 1 }), line(2, { amount: -50_000 })),
      ['The base bid is below $0'],
    ],
    ['no lines', [], offer(), ['There are no lines to price yet']],
  ])('with %s can be submitted or says why not', (_name, asked, bid, missing) => {
    expect(missingBeforeSubmit(asked, bid)).toEqual(missing);
  });

  it('waits for addenda that are not confirmed', () => {
    expect(missingBeforeSubmit(lines, offer(line(1, { unit_price: 1 })), { unconfirmed: [2, 3] })).toEqual([
      '1 line to price',
      'addendum 2 to confirm',
      'addendum 3 to confirm',
    ]);
  });

  it('waits for the bid bond that is asked for', () => {
    const whole = offer(line(1, { unit_price: 1 }), line(2, { amount: 5 }));
    expect(missingBeforeSubmit(lines, whole, { bond: 10 })).toEqual(['bid bond to confirm']);
    expect(missingBeforeSubmit(lines, { ...whole, has_bond: true }, { bond: 10 })).toEqual([]);
    expect(missingBeforeSubmit(lines, whole, { bond: null })).toEqual([]);
  });

  it('asks for no price of a line that the package leaves out, and takes none', () => {
    const [first, second] = lines as [AskedLine, AskedLine];
    for (const inclusion of ['EXCLUDED', 'BY_OTHERS'] as const) {
      const asked = [first, { ...second, inclusion }];
      const bid = offer(line(1, { unit_price: 1 }), line(2, { amount: 900 }));
      expect(offerTotal(asked, bid).answered).toBe(1);
      expect(offerTotal(asked, bid).base).toBe(offerTotal([first], bid).base);
      expect(missingBeforeSubmit(asked, bid)).toEqual([]);
      expect(
        missingBeforeSubmit(
          [
            { ...first, inclusion },
            { ...second, inclusion },
          ],
          bid,
        ),
      ).toEqual(['There are no lines to price yet']);
    }
  });

  it('names what cannot be kept by its place', () => {
    const bid = offer(line(1, { unit_price: 9_999_999_999 }), line(2, { amount: 1 }), line(2, { amount: 2 }));
    expect(Object.keys(checkOffer(lines, { ...bid, qualifications: 'x'.repeat(4001) }))).toEqual([
      'lines.0.unit_price',
      'lines.2.line_id',
      'qualifications',
    ]);
  });

  it('goes into the scope sheet beside our plugs and private costs, which stay', () => {
    const bidder: Bidder = {
      id: 4,
      company: 'Coastline',
      contact: '',
      invitation: 'SENT',
      stated_total: null,
      rejection: '',
      bids: [{ line_id: 1, coverage: 'MISSING', unit_price: null, amount: null, plug: 500, note: 'Ours' }],
      extras: [{ extra_kind: 'PRIVATE', name: 'Bond', amount: 100, is_on: true }],
    };
    const bid = {
      ...offer(line(1, { unit_price: 82.5 })),
      qualifications: 'Crane by others',
      alternates: [{ alternate_id: 3, amount: -41_500 }],
    };
    expect(withOffer(bidder, lines, bid, 3_399_000)).toEqual({
      ...bidder,
      invitation: 'SUBMITTED',
      stated_total: 3_399_000,
      qualifications: 'Crane by others',
      alternates: [{ alternate_id: 3, amount: -41_500 }],
      bids: [
        { line_id: 1, coverage: 'INCLUDED', unit_price: 82.5, amount: null, plug: 500, note: '' },
        { line_id: 2, coverage: 'MISSING', unit_price: null, amount: null, plug: null, note: '' },
      ],
    });
  });
});

describe('the due moment', () => {
  const draft = {
    due_on: '2026-12-01',
    due_time: '14:00',
    questions_by: '2026-11-25',
    site_walk_on: null,
    bond_percent: null,
    message: '',
  };
  it.each([
    [{}, []],
    [{ due_on: '2026-11-20', questions_by: null }, []],
    [{ due_on: '2026-11-19', questions_by: null }, ['due_on']],
    [{ due_on: '2029-11-19' }, ['due_on']],
    [{ due_time: '14:15' }, ['due_time']],
    [{ questions_by: '2026-12-02' }, ['questions_by']],
    [{ site_walk_on: '2026-12-01', bond_percent: 10 }, []],
    [{ site_walk_on: '2026-12-02' }, ['site_walk_on']],
    [{ bond_percent: 0 }, ['bond_percent']],
    [{ bond_percent: 101 }, ['bond_percent']],
  ])('with %o is refused by its fields', (part, fields) => {
    expect(Object.keys(checkRequest({ ...draft, ...part }, '2026-11-20'))).toEqual(fields);
  });

  it.each([
    ['00:00', '12:00 AM'],
    ['09:30', '9:30 AM'],
    ['12:00', '12:00 PM'],
    ['14:00', '2:00 PM'],
  ])('%s reads %s', (time, text) => expect(dueTimeText(time)).toBe(text));

  it('reads in the time zone of the company', () => {
    expect(dueMomentText('2026-10-22T18:00:00Z', 'America/New_York')).toBe('Oct 22, 2026, 2:00 PM EDT');
  });

  it.each([
    ['America/New_York', 'Eastern Time'],
    ['America/Los_Angeles', 'Pacific Time'],
  ])('%s is called %s', (zone, text) => expect(zoneText(zone)).toBe(text));

  it.each([
    ['America/New_York', '5:00 PM Eastern Time'],
    ['America/Phoenix', null],
    ['America/Los_Angeles', null],
    ['Asia/Kolkata', 'Oct 23, 2026, 2:30 AM India Standard Time'],
  ])('2:00 PM Pacific Time in %s: %s', (own, text) => {
    expect(ownMomentText('2026-10-22T21:00:00Z', 'America/Los_Angeles', own)).toBe(text);
  });

  it.each([
    ['2026-10-22T18:00:00Z', '10 days 3 hours'],
    ['2026-10-13T15:00:00Z', '1 day'],
    ['2026-10-12T17:01:00Z', '2 hours 1 minute'],
    ['2026-10-12T15:20:00Z', '20 minutes'],
    ['2026-10-12T15:00:30Z', 'Less than a minute'],
    ['2026-10-12T15:00:00Z', null],
  ])('%s is away by %s', (until, text) => {
    expect(timeLeft(Date.parse('2026-10-12T15:00:00Z'), until)).toBe(text);
  });
});
