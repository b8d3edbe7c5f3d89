import { AREA_UNITS } from '#domain/area';
import { defineFields } from '#domain/fields';

const unitWords = Object.fromEntries(
  Object.entries(AREA_UNITS).map(([unit, { abbreviation }]) => [unit, abbreviation]),
);

/** Every field of an area of the program (docs/product/program.md). Both sizes are in the area's unit. */
export const areaFields = defineFields({
  name: { label: 'Area', kind: 'text', max: 120, required: true },
  position: { label: 'Position', kind: 'count', fixed: true },
  level: { label: 'Level', kind: 'text', max: 40 },
  area_type: { label: 'Type', kind: 'text', max: 80 },
  size_value: { label: 'Size', kind: 'number', min: 0, max: 99_999_999 },
  net_value: { label: 'Net', kind: 'number', min: 0, max: 99_999_999 },
  area_unit: { label: 'Unit', kind: 'choice', choices: unitWords },
  shares: { label: 'Shares', kind: 'parts' },
});
