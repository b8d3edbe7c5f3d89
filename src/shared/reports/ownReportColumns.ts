import type { components } from '#contract/api.ts';
import { attributeField, ATTRIBUTE_TYPES, formatAttribute } from '#domain/attributes';
import { NOTHING } from '#domain/money';
import { answer, api, isAppError } from '#platform/api';
import { type AttributeDefinition, saidIn } from '#shared/attributes';
import type { ReportColumn } from './reportCards.ts';

interface OwnRow {
  custom_attributes?: components['schemas']['AttributeEntry'][];
}

/** The company's fields that these rows fill in, as columns that a card may add and narrow its rows by. */
export async function ownReportColumns<Row extends OwnRow>(
  entity: components['schemas']['AttributeEntity'],
  rows: readonly Row[],
  signal: AbortSignal,
): Promise<ReportColumn<Row>[]> {
  const used = new Set(
    rows.flatMap((row) => (row.custom_attributes ?? []).map(({ custom_attribute_id: id }) => id)),
  );
  if (used.size === 0) return [];
  const { results } = await answer(
    api.GET('/custom-attributes', { params: { query: { entity_type: entity, limit: 500 } }, signal }),
  ).catch((error: unknown) => {
    // Who may not see what the fields are gets the rows without them.
    if (isAppError(error) && error.status === 403) return { results: [] };
    throw error;
  });
  return results.filter(({ id }) => used.has(id)).map((field) => toColumn<Row>(field));
}

function toColumn<Row extends OwnRow>(field: AttributeDefinition): ReportColumn<Row> {
  const textOf = (row: Row) => {
    const value = saidIn(row, field.id);
    return value === null ? '' : formatAttribute(field, value);
  };
  const isNumber = ATTRIBUTE_TYPES[field.type].holds === 'number';
  return {
    id: attributeField(field.slug),
    label: field.name,
    share: 14,
    isExtra: true,
    isFiltered: true,
    isEnd: isNumber,
    text: textOf,
    order: (row) => {
      const value = saidIn(row, field.id);
      // Choices are kept by number and read by name.
      return value === null ? null : isNumber || field.type.startsWith('DATE') ? orderOf(value) : textOf(row);
    },
    // Several choices are found one by one.
    words: (row) =>
      textOf(row)
        .split(field.type === 'MULTISELECT' || field.type === 'TAG' ? ', ' : '\n')
        .filter((word) => word !== '' && word !== NOTHING),
  };
}

const orderOf = (value: NonNullable<ReturnType<typeof saidIn>>) =>
  typeof value === 'number' ? value : String(value);
