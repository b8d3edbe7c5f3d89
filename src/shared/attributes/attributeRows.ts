import type { CellType, CellValue } from '#design-system/grid/editing/cellTypes.ts';
import type { ColumnEdit } from '#design-system/grid/editing/sheet.ts';
import { ATTRIBUTE_LIMITS, type AttributeValue, readAttribute, readSpan } from '#domain/attributes';
import type { AttributeDefinition, AttributeEntry } from './attributeQueries.ts';

/** A row that carries the company's own fields. */
export interface AttributedRow {
  custom_attributes?: AttributeEntry[];
}

/** What a row says for a field; null for nothing. */
export const saidIn = (row: AttributedRow, attributeId: number): AttributeValue | null =>
  (row.custom_attributes?.find(({ custom_attribute_id: id }) => id === attributeId)?.value as
    AttributeValue | undefined) ?? null;

/** The row with another value for a field; null takes it out. */
export function withSaid<Row extends AttributedRow>(
  row: Row,
  { id, type, name }: AttributeDefinition,
  value: AttributeValue | null,
): Row {
  const others = (row.custom_attributes ?? []).filter((entry) => entry.custom_attribute_id !== id);
  const own = value === null ? [] : [{ custom_attribute_id: id, type, name, value }];
  return { ...row, custom_attributes: [...others, ...own] };
}

/** The entries that make one row's fields into another's, as the server takes them. */
export function changedEntries(before: AttributedRow, after: AttributedRow) {
  const ids = [before, after].flatMap((row) =>
    (row.custom_attributes ?? []).map((entry) => entry.custom_attribute_id),
  );
  return [...new Set(ids)].flatMap((id) => {
    const [old, now] = [saidIn(before, id), saidIn(after, id)];
    return JSON.stringify(old) === JSON.stringify(now) ? [] : [{ custom_attribute_id: id, value: now }];
  });
}

const figure = {
  decimals: ATTRIBUTE_LIMITS.decimals,
  minimum: -ATTRIBUTE_LIMITS.figure,
  maximum: ATTRIBUTE_LIMITS.figure,
} as const;

const cellTypes: Record<AttributeDefinition['type'], (attribute: AttributeDefinition) => CellType> = {
  TEXT: () => ({ type: 'text', maxLength: ATTRIBUTE_LIMITS.text }),
  DATE: () => ({ type: 'date' }),
  DATE_RANGE: () => ({ type: 'text', maxLength: 60 }),
  NUMBER: () => ({ type: 'number', ...figure }),
  PERCENTAGE: () => ({ type: 'percent', ...figure }),
  CURRENCY: () => ({ type: 'money', ...figure }),
  UNIT: () => ({ type: 'number', ...figure }),
  SELECT: ({ options }) => ({ type: 'choice', options: options.map(toOption) }),
  MULTISELECT: ({ options }) => ({ type: 'choices', options: options.map(toOption) }),
  TAG: ({ options }) => ({ type: 'choices', options: options.map(toOption) }),
};

const toOption = ({ option_id: id, option_value: label }: AttributeDefinition['options'][number]) => ({
  value: String(id),
  label,
});

/** A value as a cell holds it: choices by their numbers as text, a span of days as text with a comma. */
function toCell({ type }: AttributeDefinition, value: AttributeValue | null): CellValue {
  if (type === 'DATE_RANGE') return Array.isArray(value) ? value.join(', ') : '';
  if (type === 'SELECT') return value === null ? null : String(value);
  if (Array.isArray(value)) return value.map(String);
  return value ?? (type === 'TEXT' ? '' : type === 'MULTISELECT' || type === 'TAG' ? [] : null);
}

/** What a cell sends for its field. */
function fromCell({ type }: AttributeDefinition, cell: CellValue): unknown {
  // Text that is no span is sent as a span with one end, which the rules refuse.
  if (type === 'DATE_RANGE')
    return typeof cell !== 'string' || cell === '' ? null : (readSpan(cell) ?? [cell, null]);
  if (type === 'SELECT') return cell === null ? null : Number(cell);
  return Array.isArray(cell) ? (cell as readonly string[]).map(Number) : cell;
}

/** How the cells of a field are typed, pasted and filled. `today` is the company's day. */
export function attributeEdit<Row extends AttributedRow>(
  attribute: AttributeDefinition,
  today: string,
): ColumnEdit<Row> {
  const read = (cell: CellValue) => readAttribute(attribute, fromCell(attribute, cell), today);
  return {
    ...cellTypes[attribute.type](attribute),
    value: (row) => toCell(attribute, saidIn(row, attribute.id)),
    set: (row, cell) => {
      const said = read(cell);
      return 'problem' in said ? row : withSaid(row, attribute, said.value);
    },
    validate: (cell) => {
      const said = read(cell);
      return 'problem' in said ? said.problem : undefined;
    },
  };
}
