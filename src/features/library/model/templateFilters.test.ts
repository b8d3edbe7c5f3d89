import { expect, it } from 'vitest';
import {
  isNarrowed,
  noTemplateFilters,
  readTemplateFilters,
  toTemplateQuery,
  writeTemplateFilters,
} from './templateFilters.ts';

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

it('ask by score, category, type, severity and by what was made of them', () => {
  const risks = read('score=low,high,huge&category=7&used=3');
  expect(toTemplateQuery(risks)).toEqual({ limit: 50, level: 'high,low', category_id: 7, used_in: 3 });
  const issues = read('issue_type=Permit&severity=4&used=none');
  expect(toTemplateQuery(issues)).toEqual({ limit: 50, type: 'Permit', severity: 4, unused: true });
  for (const filters of [risks, issues])
    expect(read(writeTemplateFilters(new URLSearchParams(), filters).toString())).toEqual(filters);
  expect(toTemplateQuery(read('category=0&severity=6&issue_type=Gossip&used=x'))).toEqual({ limit: 50 });
  expect([isNarrowed(risks), isNarrowed({ ...risks, ...noTemplateFilters })]).toEqual([true, false]);
  expect(isNarrowed(read('order=-score&offset=50'))).toBe(false);
});
