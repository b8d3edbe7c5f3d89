import { expect, it } from 'vitest';
import type { ProjectLine } from '../projectMarkupQueries.ts';
import { differencesOf, toProjectDraft, toProjectLines } from './projectDraft.ts';

const line = (
  id: number | null,
  name: string,
  value: number,
  more: Partial<ProjectLine> = {},
): ProjectLine => ({
  id,
  name,
  kind: 'percent_compound',
  value,
  is_on: true,
  items_inherit: true,
  display: 'separated',
  ...more,
});

it('keeps the ids of lines through an edit', () => {
  const lines = [line(7, 'Overhead', 8), line(null, 'Fee', 4)];
  expect(toProjectLines(toProjectDraft(lines))).toEqual(lines);
  expect(toProjectLines(toProjectDraft(lines).toReversed()).map(({ id }) => id)).toEqual([null, 7]);
});

it('says how a project differs from its template, line by line', () => {
  const template = [
    line(null, 'Overhead', 8),
    line(null, 'Bond', 1),
    line(null, 'Insurance', 2),
    line(null, 'Fee', 4),
    line(null, 'Off', 9, { is_on: false }),
  ];
  const copy = [
    line(1, 'Overhead', 8.5, { items_inherit: false }),
    line(3, 'Insurance', 2),
    line(2, 'Bond', 1),
    line(4, 'Utilities', 185_000, { kind: 'lump_sum' }),
  ];
  expect(differencesOf(template, copy)).toEqual([
    {
      name: 'Overhead',
      kind: 'changed',
      template: '8%, items inherit it',
      project: '8.5%, items do not inherit it',
    },
    { name: 'Insurance', kind: 'moved', template: 'Line 3', project: 'Line 2' },
    { name: 'Bond', kind: 'moved', template: 'Line 2', project: 'Line 3' },
    { name: 'Utilities', kind: 'added', template: '', project: '$185,000.00, Lump sum' },
    { name: 'Fee', kind: 'removed', template: '4%, Compounding %', project: '' },
  ]);
});
