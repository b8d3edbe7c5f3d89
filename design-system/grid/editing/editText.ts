import { formatDay } from '../../private/date/isoDate.ts';
import { isAreaValue, type CellType, type CellValue } from './cellTypes.ts';
import { writeCell } from './writeCell.ts';

const figure = new Intl.NumberFormat('en-US', { maximumFractionDigits: 10 });

/** What stands in the editor when a cell is opened: figures with thousands, days in words, all of it readable again. */
export function editText(value: CellValue, type: CellType): string {
  if (typeof value === 'number') return figure.format(value);
  if (isAreaValue(value)) return `${figure.format(value.value)} ${value.unit}`;
  if (type.type === 'date' && typeof value === 'string') return formatDay(value);
  return type.type === 'checkbox' ? '' : writeCell(value, type);
}
