import { describe, expect, it } from 'vitest';
import { chosenRows, isRowChoice, type RowChoice } from './index.ts';

const columns = [{ id: 'code' }, { id: 'due' }, { id: 'cost' }, { id: 'status' }];
const table = [
  { cells: ['VO-2', '01/09/2027', '$4', 'Pending'], keys: ['VO-2', '2027-01-09', 4, 'Pending'] },
  { cells: ['VO-10', '12/31/2026', '-$20', 'Approved'], keys: ['VO-10', '2026-12-31', -20, 'Approved'] },
  { cells: ['VO-1', '', '', 'Pending'], keys: ['VO-1', null, null, 'Pending'] },
];
const codes = (choice: RowChoice) =>
  chosenRows(
    columns,
    table.map(({ cells }) => cells),
    table.map(({ keys }) => keys),
    choice,
  ).map((place) => table[place]?.cells[0]);
const by = (column: string, descending = false) => ({ sort: { column, descending } });
const only = (column: string, ...values: string[]) => ({ filters: [{ column, values }] });

describe('the rows that a card shows', () => {
  it.each<[string, RowChoice, string[]]>([
    ['as they come', {}, ['VO-2', 'VO-10', 'VO-1']],
    ['by code, numbers as numbers', by('code'), ['VO-1', 'VO-2', 'VO-10']],
    ['by day, not by how it is written', by('due'), ['VO-10', 'VO-2', 'VO-1']],
    ['by cost, what has none last', by('cost'), ['VO-10', 'VO-2', 'VO-1']],
    ['by cost downward, what has none last', by('cost', true), ['VO-2', 'VO-10', 'VO-1']],
    ['of a status', only('status', 'Pending'), ['VO-2', 'VO-1']],
    ['of one of two', only('status', 'Pending', 'Approved'), ['VO-2', 'VO-10', 'VO-1']],
    ['of a status in order', { ...only('status', 'Pending'), ...by('code') }, ['VO-1', 'VO-2']],
    ['of a value that is gone', only('status', 'Deleted'), []],
    ['of a column that is gone', { ...only('trade', 'Steel'), ...by('trade') }, ['VO-2', 'VO-10', 'VO-1']],
    ['of no value', only('status'), ['VO-2', 'VO-10', 'VO-1']],
  ])('%s', (_name, choice, expected) => expect(codes(choice)).toEqual(expected));

  it('keep the order of those that are alike', () => {
    expect(codes(by('status'))).toEqual(['VO-10', 'VO-2', 'VO-1']);
  });

  it('are all of them unless a column is narrowed', () => {
    expect([{}, by('code'), only('status'), only('status', 'Pending')].map(isRowChoice)).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });
});
