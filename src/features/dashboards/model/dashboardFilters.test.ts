import { describe, expect, it } from 'vitest';
import { readListFilters, showsPortfolio, toDashboardQuery, writeListFilters } from './dashboardFilters.ts';

const read = (address: string) => readListFilters(new URLSearchParams(address));

describe('the filters of the list', () => {
  it.each(['', 'search=health&group=1&project=2,3&member=4&type=EXTERNAL&order=-created&offset=100'])(
    'come out of an address as they went in: "%s"',
    (address) => {
      expect(decodeURIComponent(writeListFilters(read(address), new URLSearchParams()).toString())).toBe(
        address,
      );
    },
  );

  it('leave what else the address holds, and take what does not fit as not given', () => {
    const kept = writeListFilters(
      read('type=SECRET&order=color&offset=x'),
      new URLSearchParams('itemDetailsId=3&type=SECRET'),
    );
    expect(kept.toString()).toBe('itemDetailsId=3');
  });

  it('ask the server by its own names', () => {
    expect(toDashboardQuery(read('project=2&member=4&order=-created'))).toEqual({
      limit: 100,
      shown_project_id: [2],
      member_id: [4],
      ordering: '-created_at',
    });
  });

  it.each([
    ['', true],
    ['search=PORT', true],
    ['search=health', false],
    ['type=INTERNAL', true],
    ['type=EXTERNAL', false],
    ['group=1', false],
    ['offset=100', false],
  ])('show the portfolio under "%s": %s', (address, shows) => {
    expect(showsPortfolio(read(address))).toBe(shows);
  });
});
