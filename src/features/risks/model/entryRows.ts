import { checkRisk } from '#domain/risks';
import { localToday } from '#shared/project';
import type { RiskBrief, RiskSave } from '../riskQueries.ts';

/** A risk as a row of quick entry; choices are held by the value of their option. */
export interface EntryRow {
  key: string;
  /** Its number in the grid, from 1. */
  place: number;
  /** Null until it is saved. */
  id: number | null;
  version: number;
  name: string;
  category: string | null;
  component: string | null;
  value: number | null;
  original_value: number | null;
  likelihood: string | null;
  impact: string | null;
  owner: string | null;
  status: string | null;
  comment: string;
}

/** The columns of a row that a person fills in. */
export const ENTRY_FIELDS = [
  'name',
  'category',
  'component',
  'value',
  'original_value',
  'likelihood',
  'impact',
  'owner',
  'status',
  'comment',
] as const satisfies readonly (keyof EntryRow)[];
export type EntryField = (typeof ENTRY_FIELDS)[number];

/** Blank rows that always follow the last one. */
export const TRAILING_BLANKS = 3;
/** Rows of the grid at least; from more than so many on, rows are lower. */
export const LEAST_ROWS = 10;

const idText = (row: { id: number } | null) => (row ? String(row.id) : null);
const ratingText = (rating: number | null) => (rating === null ? null : String(rating));

/** A saved risk as a row. */
export const toEntryRow = (risk: RiskBrief): EntryRow => ({
  key: String(risk.id),
  place: 0,
  id: risk.id,
  version: risk.version,
  name: risk.name,
  category: idText(risk.category),
  component: idText(risk.component),
  value: risk.value,
  original_value: risk.original_value,
  likelihood: ratingText(risk.likelihood),
  impact: ratingText(risk.impact),
  owner: idText(risk.owner),
  status: risk.status,
  comment: risk.comment,
});

let made = 0;

/** A blank row; temporary keys start with `new_`. */
export const blankEntryRow = (): EntryRow => ({
  key: `new_${(made += 1)}`,
  place: 0,
  id: null,
  version: 0,
  name: '',
  category: null,
  component: null,
  value: null,
  original_value: null,
  likelihood: null,
  impact: null,
  owner: null,
  status: null,
  comment: '',
});

const blank = blankEntryRow();
const trimmed = (value: EntryRow[EntryField]) => (typeof value === 'string' ? value.trim() : value);

/** Which fields of a row differ from another one. */
export const changedFields = (row: EntryRow, base: EntryRow): EntryField[] =>
  ENTRY_FIELDS.filter((field) => trimmed(row[field]) !== trimmed(base[field]));

/** A new row without content is ignored. */
export const isBlankRow = (row: EntryRow): boolean =>
  row.id === null && changedFields(row, blank).length === 0;

/**
 * The rows with their trailing blanks, never fewer than the grid shows and always three to write into, each with its
 * number. A row that keeps its place stays the same object.
 */
export function withBlanks(rows: readonly EntryRow[]): readonly EntryRow[] {
  const last = rows.findLastIndex((row) => !isBlankRow(row));
  const wanted = Math.max(LEAST_ROWS, last + 1 + TRAILING_BLANKS, rows.length);
  return Array.from({ length: wanted }, (_, index) => {
    const row = rows[index] ?? blankEntryRow();
    return row.place === index + 1 ? row : { ...row, place: index + 1 };
  });
}

const number = (text: string | null) => (text === null ? null : Number(text));

/** What a row says, as the server takes it. */
const sent: Readonly<Record<EntryField, (row: EntryRow) => Partial<RiskSave>>> = {
  name: ({ name }) => ({ name: name.trim() }),
  category: ({ category }) => ({ category_id: number(category) }),
  component: ({ component }) => ({ component_id: number(component) }),
  value: ({ value }) => ({ value }),
  original_value: ({ original_value: value }) => ({ original_value: value }),
  likelihood: ({ likelihood }) => ({ likelihood: number(likelihood) }),
  impact: ({ impact }) => ({ impact: number(impact) }),
  owner: ({ owner }) => ({ owner_id: number(owner) }),
  status: ({ status }) => (status === null ? {} : { status: status as 'IDENTIFIED' | 'CLOSED' }),
  comment: ({ comment }) => ({ comment: comment.trim() }),
};

const columnOf: Readonly<Record<string, EntryField>> = {
  category_id: 'category',
  component_id: 'component',
  owner_id: 'owner',
};

const fieldsOf = (row: EntryRow, fields: readonly EntryField[]): Partial<RiskSave> =>
  Object.assign({}, ...fields.map((field) => sent[field](row))) as Partial<RiskSave>;

/** What is wrong with a row, by column: the server's own rules. */
export function rowProblems(row: EntryRow): Partial<Record<EntryField, string>> {
  if (isBlankRow(row)) return {};
  const draft = { ...fieldsOf(row, ENTRY_FIELDS), status: row.status ?? undefined };
  return Object.fromEntries(
    Object.entries(checkRisk(draft, localToday(), { isNew: true })).map(([field, texts]) => [
      columnOf[field] ?? field,
      texts[0],
    ]),
  );
}

/** What is saved, and which row is at each place that an error may name. */
export interface EntryBatch {
  rows: readonly RiskSave[];
  keys: readonly string[];
}

/** Everything that differs from what is saved; blank rows are left out, removed ones flagged. */
export function toBatch(
  rows: readonly EntryRow[],
  saved: ReadonlyMap<string, EntryRow>,
  removed: readonly EntryRow[],
): EntryBatch {
  const batch: RiskSave[] = [];
  const keys: string[] = [];
  for (const row of rows) {
    const base = saved.get(row.key);
    const changed = changedFields(row, base ?? blank);
    if (changed.length === 0) continue;
    keys.push(row.key);
    batch.push(
      row.id === null
        ? fieldsOf(row, changed)
        : { id: row.id, version: row.version, ...fieldsOf(row, changed) },
    );
  }
  for (const { id, version, key } of removed) {
    if (id === null) continue;
    keys.push(key);
    batch.push({ id, version, _delete: true });
  }
  return { rows: batch, keys };
}

/** Refusals of the server at their cells: `3.owner_id` is the assignee of the fourth row that was sent. */
export function cellErrors(
  fields: Readonly<Record<string, readonly string[]>>,
  keys: readonly string[],
): Record<string, Record<string, string>> {
  const errors: Record<string, Record<string, string>> = {};
  for (const [place, [text]] of Object.entries(fields)) {
    const [index = '', field = 'name'] = place.split('.');
    const key = keys[Number(index)];
    if (key === undefined || text === undefined) continue;
    errors[key] = { ...errors[key], [columnOf[field] ?? field]: text };
  }
  return errors;
}
