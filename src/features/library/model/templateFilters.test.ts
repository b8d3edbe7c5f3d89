import { expect, it } from 'vitest';
import { readTemplateFilters, toTemplateQuery, writeTemplateFilters } from './templateFilters.ts';

const read = (query: string) => readTemplateFilters(new URLSearchParams(query));

it('are in the address and go to the server as they are', () => {
  const filters = read('search= late &type=K-12&order=-score,name,cause&offset=50&itemDetailsId=4');
  expect(toTemplateQuery(filters)).toEqual({
    limit: 50,
    offset: 50,
    search: 'late',
    project_type: 'K-12',
    ordering: '-score,name',
  });
  const written = writeTemplateFilters(new URLSearchParams('itemDetailsId=4&type=old'), filters);
  expect(read(written.toString())).toEqual(filters);
  expect(written.get('itemDetailsId')).toBe('4');
});

it('ask for templates of any project type, and for all where the address says nothing or nonsense', () => {
  expect(toTemplateQuery(read('type=any'))).toEqual({ limit: 50, for_any_type: true });
  expect(toTemplateQuery(read('offset=-3&order=,,'))).toEqual({ limit: 50 });
});
