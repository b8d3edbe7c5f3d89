import type { AttributeValue } from '#domain/attributes';
import { attributeField } from '#domain/attributes';
import type { AttributeDefinition, AttributeEntry } from './attributeQueries.ts';
import { type AttributedRow, saidIn } from './attributeRows.ts';

type OwnField = `ca_${number}`;

/** The company's own fields in a draft, each by its number, so that two people who change different ones do not clash. */
export interface OwnFields {
  [own: OwnField]: AttributeValue | null;
}

/** Where a draft keeps one of the company's own fields. */
export const ownField = (attributeId: number): OwnField => `ca_${attributeId}`;

/** Whether a field of a draft is one of the company's own. */
export const isOwnField = (field: string): field is OwnField => /^ca_\d+$/.test(field);

const idOf = (field: OwnField) => Number(field.slice('ca_'.length));

/** What a row says for its own fields, as a draft keeps it. */
export const ownDraft = (entries: readonly AttributeEntry[] = []): OwnFields =>
  Object.fromEntries(
    entries.map(({ custom_attribute_id: id, value }) => [ownField(id), value as AttributeValue]),
  );

/** What a draft says for its own fields. */
export const ownValues = (draft: OwnFields) =>
  Object.keys(draft)
    .filter(isOwnField)
    .map((field) => ({ custom_attribute_id: idOf(field), value: draft[field] ?? null }));

/** What differs in the company's own fields, as the server takes it. */
export const ownEntries = (draft: OwnFields, start: OwnFields) =>
  [...new Set([...Object.keys(start), ...Object.keys(draft)].filter(isOwnField))].flatMap((field) => {
    const value = draft[field] ?? null;
    return JSON.stringify(value) === JSON.stringify(start[field] ?? null)
      ? []
      : [{ custom_attribute_id: idOf(field), value }];
  });

/** What a row of quick entry says for the fields that it is offered, emptied ones of a saved row among them. */
export const ownSent = (
  attributes: readonly AttributeDefinition[],
  row: AttributedRow & { id: number | null },
) => ({
  custom_attributes: attributes
    .map(({ id }) => ({ custom_attribute_id: id, value: saidIn(row, id) }))
    .filter(({ value }) => row.id !== null || value !== null),
});

/** The column of quick entry for each own field that a refusal names. */
export const ownColumns = (attributes: readonly AttributeDefinition[]): Record<string, string> =>
  Object.fromEntries(attributes.map(({ id, slug }) => [`custom_attributes.${id}`, attributeField(slug)]));
