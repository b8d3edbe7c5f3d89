import { describe, expect, it } from 'vitest';
import { isNarrowed, noFilters, readFilters, toFilterQuery, writeFilters } from './itemFilters.ts';

const params = (text: string) => new URLSearchParams(text);

describe('item filters', () => {
  it('start with pending items', () => {
    expect(readFilters(params('')).status).toEqual(['PENDING']);
    expect(writeFilters(params('itemDetailsId=5'), readFilters(params(''))).toString()).toBe(
      'itemDetailsId=5',
    );
  });

  it('say all statuses with an empty parameter', () => {
    const all = readFilters(params('status='));
    expect(all.status).toEqual([]);
    expect(toFilterQuery(all)).toEqual({});
    expect(writeFilters(params(''), noFilters).toString()).toBe('status=');
  });

  it('survive a trip through the address', () => {
    const address = 'search=glass&status=PENDING%2CAPPROVED&component=3%2C4&priority=5&due_from=2026-10-01';
    expect(writeFilters(params(''), readFilters(params(address))).toString()).toBe(address);
  });

  it('ignore what does not fit', () => {
    const read = readFilters(params('status=NOPE&component=a,2&priority=9&due_from=tomorrow'));
    expect(read).toMatchObject({ status: [], component: [2], priority: [], dueFrom: null });
  });

  it('carry conditions in groups, and the switch for exclusive items beside them', () => {
    const conditions = { match: 'or', rules: [{ field: 'cost', operator: 'less_than', value: 0 }] };
    const address = new URLSearchParams({ exclusive: '1', filter: JSON.stringify(conditions) }).toString();
    const read = readFilters(params(address));
    expect(read).toMatchObject({ isOnlyMEItemsSelected: true, conditions });
    expect(writeFilters(params(''), read).toString()).toBe(address);
    const exclusive = { field: 'me_groups', operator: 'is_not_empty', value: null };
    expect(JSON.parse(toFilterQuery(read).filter ?? '')).toEqual({
      match: 'and',
      rules: [exclusive, conditions],
    });
    expect(toFilterQuery({ ...read, isOnlyMEItemsSelected: false }).filter).toBe(JSON.stringify(conditions));
    expect(readFilters(params('filter=%7Bbroken')).conditions).toBeNull();
    expect(readFilters(params('filter=%7B%22rules%22%3A%5B%5D%7D')).conditions).toBeNull();
  });

  it('know whether they narrow', () => {
    expect(isNarrowed(noFilters)).toBe(false);
    expect(isNarrowed({ ...noFilters, search: ' x ' })).toBe(true);
    expect(isNarrowed({ ...noFilters, status: ['PENDING'] })).toBe(true);
  });
});
