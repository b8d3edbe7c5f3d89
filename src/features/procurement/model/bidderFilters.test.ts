import { describe, expect, it } from 'vitest';
import { readBidderFilters, toBidderQuery, writeBidderFilters } from './bidderFilters.ts';

describe('the list of bidders in the address', () => {
  it('is read as it was written, and leaves what else is there', () => {
    const address = new URLSearchParams('itemDetailsId=3');
    const filters = {
      search: 'alder',
      status: 'CONDITIONAL',
      sort: [{ column: 'single_limit', direction: 'desc' }],
      offset: 50,
    } as const;
    const written = writeBidderFilters(address, filters);
    expect(readBidderFilters(written)).toEqual(filters);
    expect(written.get('itemDetailsId')).toBe('3');
    expect(toBidderQuery(filters)).toEqual({
      limit: 50,
      offset: 50,
      search: 'alder',
      status: 'CONDITIONAL',
      ordering: '-single_limit',
    });
  });

  it('ignores what does not fit', () => {
    const odd = new URLSearchParams('status=toString&order=note,-held&offset=-3');
    expect(readBidderFilters(odd)).toEqual({ search: '', status: null, sort: [], offset: 0 });
    expect(toBidderQuery(readBidderFilters(odd))).toEqual({ limit: 50 });
  });
});
