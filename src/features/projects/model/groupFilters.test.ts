import { describe, expect, it } from 'vitest';
import { readGroupFilters, toGroupQuery, writeGroupFilters } from './groupFilters.ts';

describe('filters of project groups', () => {
  it('come back from the address they were written to, beside what else it holds', () => {
    const filters = {
      search: 'coast',
      sort: [{ column: 'count', direction: 'desc' as const }],
      offset: 50,
    };
    const address = writeGroupFilters(filters, new URLSearchParams('other=1'));
    expect(String(address)).toBe('other=1&search=coast&order=-count&offset=50');
    expect(readGroupFilters(address)).toEqual(filters);
    expect(toGroupQuery(filters)).toEqual({
      limit: 50,
      offset: 50,
      search: 'coast',
      ordering: '-project_count',
    });
  });

  it.each(['order=budget', 'order=', 'offset=-1', 'offset=1e3', 'offset=12345678'])(
    'take %s as not given',
    (text) => {
      expect(readGroupFilters(new URLSearchParams(text))).toEqual({ search: '', sort: [], offset: 0 });
    },
  );
});
