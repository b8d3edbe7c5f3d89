import { expect, it } from 'vitest';
import { isNarrowed, noIdeaFilters, readIdeaFilters, toIdeaQuery, writeIdeaFilters } from './ideaFilters.ts';

const read = (query: string) => readIdeaFilters(new URLSearchParams(query));

it('stand in the address and go to the server as they are', () => {
  const filters = read('search=glass&tag=VE&order=-cost,name,scope&offset=50&itemDetailsId=4');
  expect(toIdeaQuery(filters)).toEqual({
    limit: 50,
    offset: 50,
    search: 'glass',
    tag: 'VE',
    ordering: '-cost,name',
  });
  const written = writeIdeaFilters(new URLSearchParams('itemDetailsId=4&tag=old'), filters);
  expect(read(written.toString())).toEqual(filters);
  expect(written.get('itemDetailsId')).toBe('4');
});

it('are none where the address says nothing or nonsense', () => {
  const none = read('offset=-3&order=,,');
  expect(toIdeaQuery(none)).toEqual({ limit: 50 });
  expect(writeIdeaFilters(new URLSearchParams('search=a'), none).toString()).toBe('');
  expect([isNarrowed(none), isNarrowed({ ...none, tag: 'VE' })]).toEqual([false, true]);
  expect(isNarrowed({ ...read('search=x'), ...noIdeaFilters })).toBe(false);
});
