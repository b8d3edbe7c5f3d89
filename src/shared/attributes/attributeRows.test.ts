import { describe, expect, it } from 'vitest';
import type { CellValue } from '#design-system/grid/editing/cellTypes.ts';
import type { AttributeDefinition } from './attributeQueries.ts';
import { attributeEdit, type AttributedRow, changedEntries, saidIn, withSaid } from './attributeRows.ts';

const attribute = (type: AttributeDefinition['type'], id = 7): AttributeDefinition => ({
  id,
  slug: 'own',
  name: 'Own',
  type,
  entity_type: 'RISK',
  unit: null,
  options: [
    { option_id: 1, option_value: 'Low' },
    { option_id: 2, option_value: 'High' },
  ],
  group_id: null,
  group_name: null,
  group_order: 0,
  attribute_order: 0,
  construction_categories: [],
  is_offered: true,
  value_count: 0,
  version: 1,
});
const today = '2026-11-20';
const row: AttributedRow = {
  custom_attributes: [{ custom_attribute_id: 9, type: 'TEXT', name: 'Other', value: 'stays' }],
};

describe('a cell of a company’s own field', () => {
  it.each<[AttributeDefinition['type'], CellValue, unknown]>([
    ['TEXT', ' a note ', 'a note'],
    ['TEXT', '', null],
    ['DATE', '2026-11-21', '2026-11-21'],
    ['DATE_RANGE', '2026-11-21, 2026-11-25', ['2026-11-21', '2026-11-25']],
    ['DATE_RANGE', '2026-11-21', ['2026-11-21', '2026-11-21']],
    ['DATE_RANGE', '', null],
    ['NUMBER', 12.5, 12.5],
    ['PERCENTAGE', -3, -3],
    ['CURRENCY', null, null],
    ['SELECT', '2', 2],
    ['SELECT', null, null],
    ['MULTISELECT', ['2', '1'], [1, 2]],
    ['TAG', [], null],
  ])('%s: %j is kept as %j', (type, cell, kept) => {
    const edit = attributeEdit<AttributedRow>(attribute(type), today);
    expect(edit.validate?.(cell, row)).toBeUndefined();
    const edited = edit.set?.(row, cell) ?? row;
    expect(saidIn(edited, 7)).toEqual(kept);
    expect(saidIn(edited, 9)).toBe('stays');
    const again = edit.set?.(edited, edit.value?.(edited) ?? null) ?? row;
    expect(saidIn(again, 7)).toEqual(kept);
  });

  it('says what is wrong and leaves the row alone', () => {
    const edit = attributeEdit<AttributedRow>(attribute('DATE_RANGE'), today);
    expect(edit.validate?.('soon', row)).toBe('Please select a full range');
    expect(edit.set?.(row, 'soon')).toBe(row);
  });
});

it('finds what differs between two rows, what is gone as null', () => {
  const after = withSaid({ ...row, custom_attributes: [] }, attribute('NUMBER'), 5);
  expect(changedEntries(row, after)).toEqual([
    { custom_attribute_id: 9, value: null },
    { custom_attribute_id: 7, value: 5 },
  ]);
  expect(changedEntries(row, row)).toEqual([]);
});
