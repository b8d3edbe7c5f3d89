import { describe, expect, it } from 'vitest';
import {
  filterWords,
  isFiltered,
  PAGE,
  type ProjectFilters,
  readFilters,
  toQuery,
  writeFilters,
} from './projectFilters.ts';

const plain: ProjectFilters = {
  search: '',
  statuses: [],
  units: [],
  groups: [],
  deliveries: [],
  conditions: null,
  groupBy: 'status',
  layout: 'list',
  sort: [],
  offset: 0,
  limit: PAGE,
};
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
      units: [3, 5],
      groups: [2],
      deliveries: ['CM at risk'],
      conditions: { match: 'and', rules: [{ field: 'ca_beds', operator: 'gt', value: 100 }] },
      groupBy: 'delivery',
      layout: 'cards',
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
    const filters = read(
      'status=ACTIVE,NONE,active&order=-gap,secret,__proto__&offset=-5&limit=1e9&unit=x,-1,4,4&delivery=toString&by=constructor&layout=3d',
    );
    expect(filters).toEqual({
      ...plain,
      statuses: ['ACTIVE'],
      units: [4],
      sort: [{ column: 'gap', direction: 'desc' }],
    });
    expect(read('limit=100000').limit).toBe(500);
    expect(read('limit=0').limit).toBe(1);
    expect(read(`search=${'a'.repeat(300)}`).search).toHaveLength(200);
  });
});

it('asks for conditions over own fields, says so, and counts them as a filter', () => {
  const conditions: ProjectFilters['conditions'] = {
    match: 'and',
    rules: [{ field: 'ca_beds', operator: 'gt', value: 100 }],
  };
  expect(toQuery({ ...plain, conditions })).toMatchObject({ filter: JSON.stringify(conditions) });
  expect(isFiltered({ ...plain, conditions })).toBe(true);
  expect(filterWords({ ...plain, conditions })).toBe('Attributes');
  expect(read('filter={"match"').conditions).toBeNull();
});

it('asks the server for groups, and within them for the order', () => {
  expect(toQuery(plain)).toEqual({ limit: 100, group_by: 'status' });
  expect(
    toQuery({
      ...plain,
      search: 'x',
      statuses: ['DRAFT'],
      units: [3],
      groupBy: 'none',
      offset: 100,
      sort: [{ column: 'gap', direction: 'desc' }],
    }),
  ).toEqual({
    limit: 100,
    offset: 100,
    group_by: 'none',
    ordering: '-gap',
    search: 'x',
    status: ['DRAFT'],
    access_scope_id: [3],
  });
});

it('knows whether a person narrowed the list, and by what', () => {
  expect(isFiltered(plain)).toBe(false);
  expect(isFiltered({ ...plain, sort: [{ column: 'gap', direction: 'asc' }], groupBy: 'none' })).toBe(false);
  expect(isFiltered({ ...plain, search: 'a' })).toBe(true);
  expect(isFiltered({ ...plain, groups: [1] })).toBe(true);
  expect(filterWords({ ...plain, search: 'zz', statuses: ['DRAFT'], deliveries: ['Design-build'] })).toBe(
    '"zz" and Status: 1 of 9 and Delivery',
  );
});
