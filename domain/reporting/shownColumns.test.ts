import { describe, expect, it } from 'vitest';
import { type ColumnChoice, orderedColumns, shownColumns } from './index.ts';

const columns = [{ id: 'code' }, { id: 'name' }, { id: 'cost' }, { id: 'tags', isExtra: true }];
const shown = (choice: ColumnChoice) => shownColumns(columns, choice).map((at) => columns[at]?.id);

describe('the columns that a card shows', () => {
  it.each<[string, ColumnChoice, string[]]>([
    ['those of its table', {}, ['code', 'name', 'cost']],
    ['without those that it hides', { hidden_columns: ['name'] }, ['code', 'cost']],
    ['with those that it adds', { shown_columns: ['tags'] }, ['code', 'name', 'cost', 'tags']],
    ['in its order', { column_order: ['cost', 'code', 'name'] }, ['cost', 'code', 'name']],
    ['what it does not name last', { column_order: ['cost'] }, ['cost', 'code', 'name']],
    ['without those that are gone', { column_order: ['trade', 'name'] }, ['name', 'code', 'cost']],
    ['at least one', { hidden_columns: ['code', 'name', 'cost'] }, ['code']],
  ])('%s', (_name, choice, expected) => expect(shown(choice)).toEqual(expected));

  it('hidden ones keep their place in the order', () => {
    expect(orderedColumns(columns, { column_order: ['tags', 'name'], hidden_columns: ['name'] })).toEqual([
      3, 1, 0, 2,
    ]);
  });
});
