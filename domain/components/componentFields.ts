import { AREA_UNITS } from '#domain/area';
import { defineFields } from '#domain/fields';

const unitWords = Object.fromEntries(
  Object.entries(AREA_UNITS).map(([unit, { abbreviation }]) => [unit, abbreviation]),
);

/** Every field of a component (docs/product/components.md). */
export const componentFields = defineFields({
  name: { label: 'Name', kind: 'text', max: 120, required: true },
  component_order: { label: 'Order', kind: 'count', fixed: true },
  is_uncategorized: { label: 'Overall Project', kind: 'flag', fixed: true },
  work_type: { label: 'Work type', kind: 'text', max: 80 },
  construction_sub_category: { label: 'Sub category', kind: 'text', max: 80 },
  color_index: { label: 'Color', kind: 'count', min: 1, max: 10 },
  base_unit_count: { label: 'Base units', kind: 'number', min: 0, max: 1e9 },
  base_unit_name: { label: 'Unit name', kind: 'text', max: 40 },
  area_value: { label: 'Area', kind: 'number', min: 0, max: 1e10 },
  area_unit: { label: 'Area unit', kind: 'choice', choices: unitWords },
  target_area_value: { label: 'Target area', kind: 'number', min: 0, max: 1e10 },
  target_area_unit: { label: 'Target area unit', kind: 'choice', choices: unitWords },
  exclude_from_project_sqft: { label: 'Not in project area', kind: 'flag' },
  target_budget: { label: 'Budget', kind: 'money', min: 0 },
  custom_attributes: { label: 'Attributes', kind: 'parts' },
});
