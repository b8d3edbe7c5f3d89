/**
 * Pieces of SQL that write JSON as plain text. For a list of thousands of rows this costs a fraction of
 * `json_build_object`, which looks up the type of every value of every row.
 */

/** A number or null. */
export const valueText = (value: string): string => `coalesce((${value})::text, 'null')`;

/** A text or null, with its quotes and escapes. */
export const quotedText = (value: string): string => `coalesce(to_json(${value})::text, 'null')`;

/** A date, code or name from a closed list, or null: nothing in it needs an escape. */
export const plainText = (value: string): string => `coalesce('"' || (${value}) || '"', 'null')`;

/** An object whose values are JSON text, numbers or null-free. */
export const objectText = (columns: Readonly<Record<string, string>>): string =>
  `concat('{', ${Object.entries(columns)
    .map(([key, value], index) => `'${index > 0 ? ',' : ''}"${key}":', ${value}`)
    .join(', ')}, '}')`;
