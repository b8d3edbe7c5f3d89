import { type Area, formatArea } from '#domain/area';
import { formatDate } from '#domain/dates';
import type { Field } from '#domain/fields';
import { isItemField, isPriority, itemField, priorityLabel } from '#domain/items';
import { formatMoney, formatPercent } from '#domain/money';
import * as t from '../texts.ts';
import type { EditConflict } from './itemEdit.ts';

/** Names of what a field points to, by field and number. */
export type FieldNames = Partial<Record<string, ReadonlyMap<number, string>>>;

const shows: Partial<Record<Field['kind'], (value: never) => string>> = {
  date: (value: string) => formatDate(value),
  area: (value: Area) => formatArea(value),
  percent: (value: number) => formatPercent(value),
  money: (value: number) => formatMoney(value),
};

/** How a value reads where nothing points to another row. */
function showOf(field: string): ((value: never) => string) | undefined {
  if (field === 'priority')
    return (value: number) => (isPriority(value) ? priorityLabel(value) : String(value));
  return isItemField(field) ? shows[itemField(field).kind] : undefined;
}

/** One side of a conflict as people read it: names in place of numbers, money as money, 'nothing' where it is empty. */
export function conflictWords(
  field: EditConflict['fields'][number]['field'],
  value: unknown,
  names: FieldNames,
): string {
  if (value === null || value === undefined || value === '') return 'nothing';
  const known = names[field];
  if (Array.isArray(value)) {
    if (value.length === 0) return 'nothing';
    const called = value.map((one) => known?.get(one as number));
    return called.every((name) => name !== undefined) ? called.join(', ') : t.lengthChosen(value.length);
  }
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const show = known ? (id: never) => known.get(id) ?? String(id) : showOf(field);
  if (show) return show(value as never);
  return typeof value === 'string' ? value : JSON.stringify(value);
}
