import { describe, expect, it } from 'vitest';
import {
  isFiltered,
  PAGE,
  type ProjectFilters,
  readFilters,
  toQuery,
  writeFilters,
} from './projectFilters.ts';

const plain: ProjectFilters = { search: '', statuses: [], sort: [], offset: 0, limit: PAGE };
const read = (text: string) => readFilters(new URLSearchParams(text));

describe('the address', () => {
  it('of a plain list is plain', () => {
    expect(writeFilters(plain).toString()).toBe('');
    expect(read('')).toEqual(plain);
  });

  it('holds everything and gives it back', () => {
    const filters: ProjectFilters = {
      search: 'tower & garage',
      statuses: ['ACTIVE', 'LEGACY'],
      sort: [
        { column: 'gap', direction: 'desc' },
        { column: 'project', direction: 'asc' },
      ],
      offset: 100,
      limit: 40,
    };
    expect(readFilters(writeFilters(filters))).toEqual(filters);
  });

  it('may be written by anybody: what does not fit counts as not given', () => {
    const filters = read('status=ACTIVE,NONE,active&order=-gap,secret,__proto__&offset=-5&limit=1e9');
    expect(filters).toEqual({ ...plain, statuses: ['ACTIVE'], sort: [{ column: 'gap', direction: 'desc' }] });
    expect(read('limit=100000').limit).toBe(500);
    expect(read('limit=0').limit).toBe(1);
  });
});

it('asks the server by status first, so that groups stay together', () => {
  expect(toQuery(plain)).toEqual({ limit: 100, ordering: 'status' });
  expect(
    toQuery({
      ...plain,
      search: 'x',
      statuses: ['DRAFT'],
      offset: 100,
      sort: [{ column: 'gap', direction: 'desc' }],
    }),
  ).toEqual({ limit: 100, offset: 100, ordering: 'status,-gap', search: 'x', status: ['DRAFT'] });
});

it('knows whether a person narrowed the list', () => {
  expect(isFiltered(plain)).toBe(false);
  expect(isFiltered({ ...plain, sort: [{ column: 'gap', direction: 'asc' }] })).toBe(false);
  expect(isFiltered({ ...plain, search: 'a' })).toBe(true);
  expect(isFiltered({ ...plain, statuses: ['DRAFT'] })).toBe(true);
});
