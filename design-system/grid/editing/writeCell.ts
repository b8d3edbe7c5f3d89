import type { AreaValue, CellType, CellValue, ChoiceType } from './cellTypes.ts';

const labelOf = (value: string, { options }: ChoiceType) =>
  options.find((option) => option.value === value)?.label ?? value;

/** A name among several: in double quotes where a comma would part it. */
const listed = (label: string) => (/[,;"\n]/.test(label) ? `"${label.replaceAll('"', '""')}"` : label);

/** A figure with all its digits and no exponent. */
export const plainNumber = (value: number) =>
  Object.is(value, -0)
    ? '0'
    : /e/.test(String(value))
      ? value.toFixed(20).replace(/\.?0+$/, '')
      : String(value);

/**
 * What a cell says on the clipboard and in a file: text that `readCell` and every sheet reads back. Numbers without separators, days as
 * `YYYY-MM-DD`, percent with its sign, options by name.
 */
export function writeCell(value: CellValue, type: CellType): string {
  if (value === null || value === undefined) return '';
  switch (type.type) {
    case 'checkbox':
      return value === true ? 'TRUE' : 'FALSE';
    case 'percent':
      return typeof value === 'number' ? `${plainNumber(value)}%` : '';
    case 'choice':
      return typeof value === 'string' ? labelOf(value, type) : '';
    case 'choices': {
      const labels = (value as readonly string[]).map((one) => labelOf(one, type));
      // One that is known by its whole name needs no quotes.
      return labels.length === 1 ? (labels[0] ?? '') : labels.map(listed).join(', ');
    }
    case 'area': {
      const area = value as AreaValue;
      return `${plainNumber(area.value)} ${area.unit}`;
    }
    default:
      if (typeof value === 'number') return plainNumber(value);
      return typeof value === 'string' ? value : '';
  }
}
