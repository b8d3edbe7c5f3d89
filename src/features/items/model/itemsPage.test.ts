import { describe, expect, it } from 'vitest';
import { emptyGridState } from '#design-system/grid/DataGrid/gridTypes.ts';
import { noFilters } from './itemFilters.ts';
import { readPage, readPageSize, toItemsQuery, toOrdering, writePage } from './itemsPage.ts';

const params = (text: string) => new URLSearchParams(text);

describe('pages of items', () => {
  it.each([
    [20, 20],
    ['40', 40],
    ['all', 'all'],
    [30, undefined],
    [0, undefined],
    [520, undefined],
    ['many', undefined],
  ])('a size of %j reads as %j', (stored, size) => {
    expect(readPageSize(stored)).toBe(size);
  });

  it('stand in the address', () => {
    expect(readPage(params(''), 20)).toEqual({ limit: 20, offset: 0 });
    expect(readPage(params('page=3'), 40)).toEqual({ limit: 40, offset: 80 });
    expect(readPage(params('page=3&rows=all'), 40)).toEqual({ limit: 'all', offset: 0 });
    expect(readPage(params('page=-1&rows=7'), 20)).toEqual({ limit: 20, offset: 0 });
    expect(writePage(params('search=x&rows=all'), { limit: 20, offset: 40 }).toString()).toBe(
      'search=x&page=3',
    );
    expect(writePage(params('page=3'), { limit: 20, offset: 0 }).toString()).toBe('');
  });

  it('are sorted by the server, the first column first', () => {
    const sort = [
      { column: 'cost', direction: 'desc' },
      { column: 'me_groups', direction: 'asc' },
      { column: 'gone', direction: 'asc' },
    ] as const;
    expect(toOrdering(sort)).toBe('-cost,me_groups');
    const grid = { ...emptyGridState, sort };
    expect(toItemsQuery(noFilters, grid, { limit: 20, offset: 20 })).toEqual({
      limit: 20,
      offset: 20,
      totals: true,
      ordering: '-cost,me_groups',
    });
  });

  it('give way to the whole list where it is grouped or filtered by a heading', () => {
    const page = { limit: 20, offset: 20 };
    expect(toItemsQuery(noFilters, { ...emptyGridState, grouping: ['status'] }, page)).toEqual({
      limit: 'all',
    });
    const filters = { name: { kind: 'choice', values: ['Roof'] } } as const;
    expect(toItemsQuery(noFilters, { ...emptyGridState, filters }, page)).toEqual({ limit: 'all' });
  });
});
