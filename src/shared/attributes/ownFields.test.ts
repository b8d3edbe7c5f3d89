import { expect, it } from 'vitest';
import type { AttributeDefinition } from './attributeQueries.ts';
import { isOwnField, ownColumns, ownDraft, ownEntries, ownSent, ownValues } from './ownFields.ts';

const attributes = [
  { id: 3, slug: 'trigger' },
  { id: 7, slug: 'carbon' },
] as AttributeDefinition[];
const entry = (id: number, value: string | number) => ({
  custom_attribute_id: id,
  type: 'TEXT' as const,
  name: '',
  value,
});

it('keeps each field of a draft by its number and sends what differs', () => {
  const start = ownDraft([entry(3, 'May'), entry(7, 12)]);
  expect(ownEntries(start, start)).toEqual([]);
  expect(ownEntries({ ...start, ca_3: null, ca_9: 1 }, start)).toEqual([
    { custom_attribute_id: 3, value: null },
    { custom_attribute_id: 9, value: 1 },
  ]);
  expect(ownValues({ ca_3: 'May' })).toEqual([{ custom_attribute_id: 3, value: 'May' }]);
  expect(['ca_3', 'ca_x', 'name'].map(isOwnField)).toEqual([true, false, false]);
});

it('sends all offered fields of a saved row of quick entry, and the filled ones of a new row', () => {
  const custom_attributes = [entry(7, 12)];
  expect(ownSent(attributes, { id: 1, custom_attributes })).toEqual({
    custom_attributes: [
      { custom_attribute_id: 3, value: null },
      { custom_attribute_id: 7, value: 12 },
    ],
  });
  expect(ownSent(attributes, { id: null, custom_attributes })).toEqual({
    custom_attributes: [{ custom_attribute_id: 7, value: 12 }],
  });
  expect(ownColumns(attributes)).toEqual({
    'custom_attributes.3': 'ca_trigger',
    'custom_attributes.7': 'ca_carbon',
  });
});
