import { describe, expect, it } from 'vitest';
import { isNarrowed, noFilters, readFilters, toItemsQuery, writeFilters } from './itemFilters.ts';

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
    expect(toItemsQuery(all, '')).toEqual({ limit: 'all' });
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

  it('know whether they narrow', () => {
    expect(isNarrowed(noFilters)).toBe(false);
    expect(isNarrowed({ ...noFilters, search: ' x ' })).toBe(true);
    expect(isNarrowed({ ...noFilters, status: ['PENDING'] })).toBe(true);
  });
});
