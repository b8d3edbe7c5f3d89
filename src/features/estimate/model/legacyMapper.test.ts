import { describe, expect, it } from 'vitest';
import { codesIn, formatsOf, type LegacyGroup, sampleOf, shownFormat } from './legacyMapper.ts';
import type { LineRow } from './lineBatch.ts';

const group = (id: number, definition_id: number, div_code: string, name: string): LegacyGroup => ({
  id,
  definition_id,
  standard: definition_id === 1 ? 'MF' : definition_id === 2 ? 'UF' : null,
  div_code,
  name,
});
const groups = [
  group(1, 1, '030000', 'Concrete'),
  group(2, 1, '260000', 'Electrical'),
  group(3, 2, 'B10', 'Superstructure'),
  group(4, 7, '26', 'Power of our own'),
];
const line = (cost_group_id: string | null): LineRow => ({
  key: String(cost_group_id),
  id: null,
  version: 0,
  description: '',
  kind: 'WORK',
  escalates_to: null,
  cost_group_id,
  component_id: null,
  quantity: null,
  unit: '',
  unit_cost: null,
  amount: null,
  notes: '',
});

describe('the formats of a finished project', () => {
  it('are named by their standard, and own ones by where they begin', () => {
    expect(formatsOf(groups)).toEqual([
      { value: '1', label: 'MasterFormat' },
      { value: '2', label: 'UniFormat' },
      { value: '7', label: 'Own codes, from 26 Power of our own' },
    ]);
  });
  it('show the one that most lines stand under', () => {
    expect(shownFormat(groups, [line('1'), line('3'), line('2'), line(null)])).toBe('1');
    expect(shownFormat(groups, [line(null)])).toBeNull();
  });
  it('say what each code means in the chosen one, and nothing of other formats', () => {
    expect([...codesIn(['26 12 13', 'B10'], groups, 1)]).toEqual([
      ['26 12 13', 2],
      ['B10', null],
    ]);
    expect(codesIn(['26'], groups, 7).get('26')).toBe(4);
  });
});

it('shows the first values of a column that are there', () => {
  const rows = [['Scope'], [null], ['Walls'], [' '], [12.5], ['Roof'], ['Floor']];
  expect(sampleOf(rows, 0, 0)).toBe('Walls, 12.5, Roof');
  expect(sampleOf(rows, 0, undefined)).toBe('');
});
