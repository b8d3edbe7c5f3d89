import { type EstimateColumn, type FileSheet, matchCodes } from '#domain/estimate/import';
import * as t from '../texts.ts';
import type { LineRow } from './lineBatch.ts';

/** What is asked of the file of a finished project, in the order in which it is asked. */
export const LEGACY_FIELDS = [
  { field: 'amount', label: t.amount },
  { field: 'description', label: t.description },
  { field: 'component', label: t.component },
  { field: 'code', label: t.formats },
  { field: 'quantity', label: t.quantity },
  { field: 'unit_cost', label: t.unitCost },
  { field: 'unit', label: t.unitOfMeasure },
] as const satisfies readonly { field: EstimateColumn; label: string }[];

/** A cost group with the format that it is of. */
export interface LegacyGroup {
  id: number;
  definition_id: number;
  standard: 'MF' | 'UF' | null;
  div_code: string;
  name: string;
}

const standards = { MF: 'MasterFormat', UF: 'UniFormat' } as const;

/** The formats whose groups there are, by their number. Own formats are named by their first code. */
export function formatsOf(groups: readonly LegacyGroup[]): { value: string; label: string }[] {
  const first = new Map<number, LegacyGroup>();
  for (const group of groups) if (!first.has(group.definition_id)) first.set(group.definition_id, group);
  return [...first].map(([id, { standard, div_code: code, name }]) => ({
    value: String(id),
    label: standard ? standards[standard] : t.ownCodesFromCodeName(code, name),
  }));
}

/** The format that most lines stand under; null where none has a code. */
export function shownFormat(groups: readonly LegacyGroup[], rows: readonly LineRow[]): string | null {
  const formatOf = new Map(groups.map(({ id, definition_id: format }) => [String(id), format]));
  const counts = new Map<number, number>();
  for (const { cost_group_id: id } of rows) {
    const format = formatOf.get(id ?? '');
    if (format !== undefined) counts.set(format, (counts.get(format) ?? 0) + 1);
  }
  const [most] = [...counts].toSorted((a, b) => b[1] - a[1]);
  return most ? String(most[0]) : null;
}

/** What the codes of a file mean in one format; null for those that it does not have. */
export function codesIn(
  codes: readonly string[],
  groups: readonly LegacyGroup[],
  format: number,
): Map<string, number | null> {
  const found = matchCodes(
    codes,
    groups.filter((group) => group.definition_id === format),
  );
  return new Map(codes.map((code) => [code, found.get(code) ?? null]));
}

const sampled = 3;

/** The first values of a column that are there. */
export const sampleOf = (rows: FileSheet['rows'], header: number, column: number | undefined): string =>
  column === undefined
    ? ''
    : rows
        .slice(header + 1)
        .map((row) => String(row[column] ?? '').trim())
        .filter((text) => text !== '')
        .slice(0, sampled)
        .join(', ');
