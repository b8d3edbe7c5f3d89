import { describe, expect, it } from 'vitest';
import { readKeyFilters, toKeyQuery, writeKeyFilters } from './keyFilters.ts';

const read = (text: string) => readKeyFilters(new URLSearchParams(text));

describe('the filters of keys', () => {
  it('stand in the address and go to the server', () => {
    const text = 'search=ware&status=expired&order=-used%2Cname&offset=50&limit=50';
    const filters = read(text);
    expect(writeKeyFilters(new URLSearchParams(), filters).toString()).toBe(text);
    expect(toKeyQuery(filters)).toEqual({
      search: 'ware',
      status: 'expired',
      ordering: '-last_used_at,name',
      offset: 50,
      limit: 50,
    });
  });

  it('take what does not fit as not given, and leave out what is as usual', () => {
    const filters = read('status=open&order=secret&offset=-1&limit=7&itemDetailsId=3');
    expect(filters).toEqual({ search: '', status: null, sort: [], offset: 0, limit: 25 });
    expect(writeKeyFilters(new URLSearchParams('itemDetailsId=3&status=open'), filters).toString()).toBe(
      'itemDetailsId=3',
    );
  });
});
