import type { FieldErrors } from '#domain/errors';
import { defineFields, fieldProblems } from '#domain/fields';
import { INDEX_KINDS, INDEX_LIMITS, type IndexKind, type IndexRow, indexRowProblems } from './indexTable.ts';
import { readPeriod, toMonth } from './periods.ts';

const kindLabels: Readonly<Record<IndexKind, string>> = {
  location: INDEX_KINDS.location.label,
  time: INDEX_KINDS.time.label,
  custom: INDEX_KINDS.custom.label,
};

/** Every field of a cost index. */
export const indexFields = defineFields({
  name: { label: 'Name', kind: 'text', max: 120, required: true },
  kind: { label: 'Kind', kind: 'choice', required: true, choices: kindLabels, fixed: true },
  is_default: { label: 'Default', kind: 'flag' },
  rows: { label: 'Rows', kind: 'parts' },
  created_by_id: { label: 'Created by', kind: 'reference', to: 'person', fixed: true },
});

/** An index as typed or as sent; absent fields of one that exists stay as they are. */
export type IndexDraft = Partial<{ name: string; is_default: boolean; rows: readonly IndexRow[] }>;

/** Problems of rows that are said at once; more help nobody. */
const shownProblems = 50;

/**
 * What is wrong with an index, by field; rows are named by their place and column, e.g. `rows.2.value`. Form and server
 * share it. An index without rows gives no factor, so it is refused.
 */
export function checkIndex(
  kind: IndexKind,
  draft: IndexDraft,
  { today, isNew }: { today: string; isNew: boolean },
): FieldErrors {
  const errors: Record<string, readonly string[]> = {
    ...fieldProblems(indexFields, isNew ? { ...draft, kind } : draft, { today, isNew }),
  };
  const { rows } = draft;
  if (rows === undefined) return errors as FieldErrors;
  if (rows.length === 0) errors['rows'] = ['An index needs at least one row. Add one or paste a table.'];
  else if (rows.length > INDEX_LIMITS.rows)
    errors['rows'] = [`A table holds at most ${INDEX_LIMITS.rows.toLocaleString('en-US')} rows. Split it.`];
  else
    for (const { row, field, problem } of indexRowProblems(kind, rows).slice(0, shownProblems))
      errors[`rows.${row}.${field}`] ??= [problem];
  return errors as FieldErrors;
}

/** Rows as they are kept: texts without blanks around them, periods in one way of writing and in their order. */
export function tidyRows(kind: IndexKind, rows: readonly IndexRow[]): IndexRow[] {
  const tidy = rows.map(({ key, code, value }) => ({
    key: kind === 'time' ? (readPeriod(key) ?? key.trim()) : key.trim(),
    code: code?.trim() || null,
    value,
  }));
  return kind === 'time' ? tidy.sort((a, b) => toMonth(a.key) - toMonth(b.key)) : tidy;
}

/** A table as the lines of a text that `readIndexTable` reads back: key, code where any row has one, index. */
export function writeIndexTable(kind: IndexKind, name: string, rows: readonly IndexRow[]): string {
  const cell = (text: string) => (/[",;\t\n]/.test(text) ? `"${text.replaceAll('"', '')}"` : text);
  const hasCodes = rows.some(({ code }) => code !== null);
  const lines = rows.map(({ key, code, value }) =>
    [cell(key), ...(hasCodes ? [cell(code ?? '')] : []), String(value)].join(','),
  );
  const heading = [INDEX_KINDS[kind].key, ...(hasCodes ? ['Code'] : []), cell(name)].join(',');
  return `${[heading, ...lines].join('\r\n')}\r\n`;
}
