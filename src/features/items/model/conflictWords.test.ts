import { expect, it } from 'vitest';
import { conflictWords } from './conflictWords.ts';

it.each([
  ['name', 'Beams', 'Beams'],
  ['name', '', 'nothing'],
  ['due_date', '2026-11-02', 'Nov 02, 2026'],
  ['upper_limit', 12.5, '12.5%'],
  ['weekly_waiting_cost', 25_000, '$25,000'],
  ['estimated_area', { value: 32_000, unit: 'sq_ft' }, '32,000 GSF'],
  ['is_schedule_critical', true, 'yes'],
  ['priority', 3, 'Medium'],
  ['component_id', 4, 'Tower'],
  ['component_id', null, 'nothing'],
  ['assignee_id', 9, '9'],
  ['tag_ids', [1, 2], 'Energy, VE'],
  ['tag_ids', [], 'nothing'],
  ['tag_ids', [1, 3], '2 chosen'],
] as const)('says %s of %j as "%s"', (field, value, words) => {
  const names = {
    component_id: new Map([[4, 'Tower']]),
    tag_ids: new Map([
      [1, 'Energy'],
      [2, 'VE'],
    ]),
  };
  expect(conflictWords(field, value, names)).toBe(words);
});
