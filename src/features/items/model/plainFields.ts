import type { ExportColumn } from '#design-system/grid/export/exportTable.ts';
import type { CellType } from '#design-system/grid/editing/cellTypes.ts';
import { formatGridDate } from '#domain/dates';
import type { Field } from '#domain/fields';
import { itemField, type ListedItemField, type QuickItemField } from '#domain/items';
import { formatMoney, formatNumber, formatPercent } from '#domain/money';
import * as t from '../texts.ts';

/** How a value that a row says as it is reads in a list; empty where there is none. */
export function plainWords(name: ListedItemField, value: string | number | boolean | null): string {
  if (value === null) return '';
  const { kind } = itemField(name);
  if (kind === 'flag') return value === true ? t.yes : t.no;
  if (kind === 'date') return formatGridDate(String(value));
  if (kind === 'money') return formatMoney(Number(value));
  if (kind === 'percent') return formatPercent(Number(value));
  return typeof value === 'number' ? formatNumber(value) : String(value);
}

const figures: ReadonlySet<Field['kind']> = new Set(['money', 'percent', 'number', 'count']);

/** Whether a field is a figure, which stands at the end of its column. */
export const isFigure = (name: ListedItemField): boolean => figures.has(itemField(name).kind);

/** What a column of a file holds for such a field. */
export function fileKind(name: ListedItemField): ExportColumn['kind'] {
  const { kind } = itemField(name);
  if (kind === 'money' || kind === 'date') return kind;
  return figures.has(kind) ? 'number' : 'text';
}

/** How a field of quick entry is typed. */
export function quickCell(name: Exclude<QuickItemField, 'name' | 'estimated_area'>): CellType {
  const field = itemField(name);
  const { kind } = field;
  if (kind === 'date') return { type: 'date' };
  if (kind === 'flag') return { type: 'checkbox' };
  if (kind === 'text') return { type: 'text', maxLength: field.max };
  if (kind !== 'money' && kind !== 'percent' && kind !== 'number' && kind !== 'count')
    throw new Error(`Quick entry has no cell for ${name}.`);
  const { min, max } = field as { min?: number; max?: number };
  return {
    type: kind === 'count' ? 'number' : kind,
    ...(kind === 'count' && { decimals: 0 }),
    ...(min !== undefined && { minimum: min }),
    ...(max !== undefined && { maximum: max }),
  };
}
