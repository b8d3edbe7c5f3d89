import { formatDate } from '#domain/dates';
import { formatCents, formatNumber, NOTHING } from '#domain/money';
import type { AttributeValue, ValuedAttribute } from './attributeTypes.ts';

const NUMBERS: Partial<Record<ValuedAttribute['type'], (value: number, unit: string) => string>> = {
  NUMBER: (value) => formatNumber(value),
  PERCENTAGE: (value) => `${formatNumber(value)}%`,
  CURRENCY: (value) => formatCents(value),
  UNIT: (value, unit) => [formatNumber(value), unit].filter(Boolean).join(' '),
};

/** A value as people read it; a dash for none. Choices that are gone are left out. */
export function formatAttribute(attribute: ValuedAttribute, value: AttributeValue | null): string {
  if (value === null) return NOTHING;
  const { type, options, unit } = attribute;
  const format = NUMBERS[type];
  if (format) return format(Number(value), unit ?? '');
  if (type === 'DATE') return formatDate(String(value));
  if (type === 'DATE_RANGE') return (value as string[]).map((day) => formatDate(day)).join(' to ');
  if (type === 'TEXT') return String(value);
  const ids = Array.isArray(value) ? (value as number[]) : [value];
  const names = options.filter(({ option_id: id }) => ids.includes(id)).map((option) => option.option_value);
  return names.join(', ') || NOTHING;
}
