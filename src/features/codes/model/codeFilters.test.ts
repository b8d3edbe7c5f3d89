import { expect, it } from 'vitest';
import { readCodeFilters, toCodesQuery, writeCodeFilters } from './codeFilters.ts';

const read = (text: string) => readCodeFilters(new URLSearchParams(text));

it('reads what an address holds, and nothing that makes no sense', () => {
  expect(read('standard=UF&search=wall&offset=100')).toEqual({
    standard: 'UF',
    search: 'wall',
    offset: 100,
  });
  expect(read('standard=XX&offset=-1')).toEqual({ standard: 'MF', search: '', offset: 0 });
});

it('writes an address that reads the same, plain where nothing was asked', () => {
  expect(writeCodeFilters(read('')).toString()).toBe('');
  expect(writeCodeFilters(read('offset=100&search=a%26b&standard=UF')).toString()).toBe(
    'standard=UF&search=a%26b&offset=100',
  );
});

it('asks the server for one page', () => {
  expect(toCodesQuery(read(''))).toEqual({ standard: 'MF', limit: 100 });
  expect(toCodesQuery(read('search=wall&offset=200'))).toEqual({
    standard: 'MF',
    limit: 100,
    offset: 200,
    search: 'wall',
  });
});
