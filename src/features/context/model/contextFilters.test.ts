import { describe, expect, it } from 'vitest';
import { isNarrowed, readContextFilters, toContextQuery, writeContextFilters } from './contextFilters.ts';

const read = (address: string) => readContextFilters(new URLSearchParams(address));

describe('filters of the context', () => {
  it.each([
    'search=curtain+wall&kind=EXCLUSION&status=HOLDS&milestone=3&component=2&code=14&order=-match&page=2',
    'kind=SITE_FACT',
    '',
  ])('come back from the address %j', (address) => {
    const again = writeContextFilters(new URLSearchParams('itemDetailsId=4'), read(address));
    expect(again.get('itemDetailsId')).toBe('4');
    expect(readContextFilters(again)).toEqual(read(address));
  });

  it.each(['kind=WISH', 'status=toString', 'milestone=-1', 'component=x', 'code=0', 'order=name', 'page=0'])(
    'pass over %s',
    (address) => expect(read(address)).toEqual(read('')),
  );

  it('are what the server takes', () => {
    expect(toContextQuery(read('search=+fin+&milestone=3&code=14&order=number&page=4'))).toEqual({
      search: 'fin',
      milestone_id: 3,
      cost_group_id: 14,
      ordering: 'number',
    });
  });

  it('narrow a list unless they only choose a kind, an order or a page', () => {
    expect(isNarrowed(read('kind=EXCLUSION&order=number&page=3'))).toBe(false);
    expect(isNarrowed(read('status=HOLDS'))).toBe(true);
  });
});
