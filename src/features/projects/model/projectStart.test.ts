import { expect, it } from 'vitest';
import { sheetTargets } from './projectStart.ts';

const parts = [
  { name: 'Library', target_budget: 21_000_000, area: { value: 42_000, unit: 'sq_ft' as const } },
  { name: 'Court', area: { value: 1000, unit: 'sq_m' as const } },
];
const empty = { target_budget: null, target_area: { value: 0, unit: 'sq_ft' as const } };

it('adds the components of a spreadsheet up to targets, and leaves what was typed', () => {
  expect(sheetTargets(parts, empty)).toEqual({
    target_budget: 21_000_000,
    target_area: { value: 52_764, unit: 'sq_ft' },
  });
  expect(sheetTargets(parts, { ...empty, target_budget: 5 })).not.toHaveProperty('target_budget');
  expect(sheetTargets(parts, { ...empty, target_area: { value: 9, unit: 'sq_m' } })).not.toHaveProperty(
    'target_area',
  );
  expect(sheetTargets([], empty)).toEqual({});
});
