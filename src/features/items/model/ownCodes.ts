import type { SubItem } from '#shared/foresite';

/** The field of a row for its code in one of the company's own formats. */
export type OwnField = `own_${number}`;

/** That of a format, by its number. */
export const ownField = (definition: number): OwnField => `own_${definition}`;

/** Whether a field is one of them. */
export const isOwnField = (field: string): field is OwnField => /^own_\d+$/.test(field);

/** Such fields that any of these rows has. */
export const ownFieldsOf = (...rows: object[]): OwnField[] => [
  ...new Set(rows.flatMap((row) => Object.keys(row).filter(isOwnField))),
];

/** A scope row's codes in the company's own formats, each in its field. */
export const toOwnCodes = (sub: SubItem | null): Record<OwnField, string> =>
  Object.fromEntries((sub?.cost_groups ?? []).map((code) => [ownField(code.definition_id), String(code.id)]));
