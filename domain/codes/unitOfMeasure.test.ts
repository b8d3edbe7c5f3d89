import { describe, expect, it } from 'vitest';
import { readUnit, tidySynonyms, unitKey, type UnitOfMeasure, unitProblems } from './index.ts';

const unit = (change: Partial<UnitOfMeasure> = {}): UnitOfMeasure => ({
  name: 'Hundred square feet',
  abbreviation: 'CSF',
  kind: 'area',
  factor: 100,
  synonyms: [],
  is_favorite: false,
  ...change,
});
const feet = unit({
  name: 'Square feet',
  abbreviation: 'SF',
  factor: 1,
  synonyms: ['sqft', 'ft2', 'square foot'],
});

describe('unitProblems', () => {
  it.each([
    [{}, {}],
    [{ factor: 0 }, { factor: ['A unit cannot convert to zero. Enter how many square feet one of it is.'] }],
    [{ factor: 0.0000001 }, { factor: [expect.stringContaining('0.000001 to 100,000,000 square feet')] }],
    [{ factor: -3 }, { factor: [expect.stringContaining('Leave the minus out')] }],
    [{ factor: Number.NaN }, { factor: ['Conversion is a number. Enter digits.'] }],
    [{ factor: 1e9 }, { factor: [expect.stringContaining('slipped digit')] }],
    [{ kind: 'lump_sum', factor: 2 }, { factor: ['A lump sum converts to nothing else. Enter 1.'] }],
    [{ kind: 'lump_sum', factor: 1 }, {}],
    [{ name: ' ' }, { name: ['Name is required'] }],
    [{ abbreviation: 'x'.repeat(21) }, { abbreviation: [expect.stringContaining('longer than 20')] }],
    [{ abbreviation: 's.f.' }, { abbreviation: [expect.stringContaining('already means Square feet')] }],
    [{ name: 'FT²' }, { name: [expect.stringContaining('already means Square feet')] }],
    [
      { synonyms: ['square', 'Sq Ft'] },
      { synonyms: ['“Sq Ft” already means Square feet. Write this unit another way.'] },
    ],
    [{ synonyms: ['...'] }, { synonyms: [expect.stringContaining('letters or digits')] }],
    [
      { synonyms: Array.from({ length: 31 }, (_, at) => `c${at}`) },
      { synonyms: [expect.stringContaining('at most 30')] },
    ],
  ] satisfies [Partial<UnitOfMeasure>, object][])('of %o', (change, problems) => {
    expect(unitProblems(unit(change), [feet])).toEqual(problems);
  });
});

it.each([
  ['S.F.', 'SF'],
  [' sq  ft ', 'SF'],
  ['ft²', 'SF'],
  ['SQUARE FOOT', 'SF'],
  ['csf', 'CSF'],
  ['SFX', undefined],
  ['.', undefined],
])('reads %s as %s', (text, abbreviation) => {
  expect(readUnit(text, [feet, unit()])?.abbreviation).toBe(abbreviation);
});

it('keeps each synonym once, and none that says the abbreviation again', () => {
  expect(tidySynonyms(unit({ synonyms: [' C.S.F. ', 'csqft', 'C SQFT', 'hsf'] }))).toEqual(['csqft', 'hsf']);
  expect(unitKey(' M² ')).toBe('m2');
});
