import { describe, expect, it } from 'vitest';
import { isNarrowed, noRiskFilters, readRiskFilters, toRiskQuery, writeRiskFilters } from './riskFilters.ts';

const read = (query: string) => readRiskFilters(new URLSearchParams(query));

describe('filters of the register', () => {
  it('shows active risks, a page of 20, unless asked otherwise', () => {
    expect(toRiskQuery(read(''))).toEqual({ status: 'IDENTIFIED', limit: 20 });
    expect(isNarrowed(read('order=-score&offset=20'))).toBe(false);
  });

  it('reads pills, a cell and choices', () => {
    const filters = read('score=low,noMitigation,high&likelihood=3&impact=4&category=2&owner=7&status=ALL');
    expect(toRiskQuery(filters)).toEqual({
      status: 'ALL',
      limit: 20,
      level: 'high,low',
      no_mitigation: true,
      likelihood: 3,
      impact: 4,
      category_id: 2,
      owner_id: 7,
    });
    expect(isNarrowed(filters)).toBe(true);
    expect(isNarrowed({ ...filters, ...noRiskFilters })).toBe(false);
  });

  it('ignores what makes no sense', () => {
    expect(
      toRiskQuery(read('likelihood=6&impact=0&owner=x&order=cause&offset=-1&status=OPEN&score=huge')),
    ).toEqual({
      status: 'IDENTIFIED',
      limit: 20,
    });
  });

  it('writes what it read, and keeps the rest of the address', () => {
    const address = new URLSearchParams('itemDetailsId=4&search=steel&score=high&order=-value&offset=20');
    expect(writeRiskFilters(address, readRiskFilters(address)).toString()).toBe(address.toString());
    const cleared = writeRiskFilters(address, { ...readRiskFilters(address), ...noRiskFilters, offset: 0 });
    expect(cleared.toString()).toBe('itemDetailsId=4&order=-value');
  });
});
