import type { CellValue } from '#design-system/grid/editing/cellTypes.ts';

/** What every row of quick entry has. Choices are held by their values. */
export interface EntryBase {
  key: string;
  /** Its number in the grid, from 1. */
  place: number;
  /** Null until it is saved. */
  id: number | null;
  version: number;
  name: string;
}

/** A row as the batch takes it. */
export interface EntrySave {
  id?: number;
  version?: number;
  _delete?: boolean;
}

/** What differs between the grids of quick entry. */
export interface EntryDefinition<Row extends EntryBase, Save extends EntrySave> {
  /** A row without content; its keys are the columns that a person fills in. */
  blank: Omit<Row, 'key' | 'place' | 'id' | 'version'>;
  /** What a column says, as the server takes it. */
  sent: {
    readonly [Field in keyof Omit<Row, 'key' | 'place' | 'id' | 'version'>]: (row: Row) => Partial<Save>;
  };
  /** The column of a field, or of a part of one, that the contract calls otherwise. */
  columnOf: Readonly<Record<string, string>>;
  /** What is wrong with a row, by field of the contract. */
  check: (draft: Partial<Save>, row: Row) => Readonly<Record<string, readonly string[] | undefined>>;
}

/** What is saved, and which row is at each place that an error may name. */
export interface EntryBatch<Save> {
  rows: readonly Save[];
  keys: readonly string[];
}

/** Blank rows that always follow the last one. */
export const TRAILING_BLANKS = 3;
/** Rows of the grid at least; from more than so many on, rows are lower. */
export const LEAST_ROWS = 10;

/** Height of a row of quick entry among so many, in pixels. */
export const entryRowHeight = (count: number): number => (count > LEAST_ROWS ? 28 : 36);

/** What the page of quick entry keeps of the window around its grid, and what the grid has at least, in pixels. */
const aroundGrid = 400;
const leastGrid = 240;

/** Height that the grid of quick entry grows to in a window of this height, in pixels. */
export const entryGridHeight = (window: number, around = aroundGrid): number =>
  Math.max(leastGrid, window - around);

let made = 0;

/** The rules of a grid of quick entry: which rows count, what differs, and what is sent. */
export function defineEntry<Row extends EntryBase, Save extends EntrySave>({
  blank: content,
  sent,
  columnOf,
  check,
}: EntryDefinition<Row, Save>) {
  type Field = keyof typeof content & keyof Row & string;
  const fields = Object.keys(content) as Field[];

  /** A blank row; temporary keys start with `new_`. */
  const blankRow = () =>
    ({ key: `new_${(made += 1)}`, place: 0, id: null, version: 0, ...content }) as unknown as Row;
  const blank = blankRow();

  const cellText = (value: unknown) => {
    if (typeof value === 'string') return value.trim();
    return Array.isArray(value) ? JSON.stringify(value) : (value as CellValue);
  };

  /** Which columns of a row differ from another one. */
  const changedFields = (row: Row, base: Row): Field[] =>
    fields.filter((field) => cellText(row[field]) !== cellText(base[field]));

  /** A new row without content is ignored. */
  const isBlank = (row: Row): boolean => row.id === null && changedFields(row, blank).length === 0;

  /** The rows with their trailing blanks, each with its number; a row that keeps its place stays the same object. */
  const withBlanks = (rows: readonly Row[]): readonly Row[] => {
    const last = rows.findLastIndex((row) => !isBlank(row));
    const wanted = Math.max(LEAST_ROWS, last + 1 + TRAILING_BLANKS, rows.length);
    return Array.from({ length: wanted }, (_, index) => {
      const row = rows[index] ?? blankRow();
      return row.place === index + 1 ? row : { ...row, place: index + 1 };
    });
  };

  const sendOf = (row: Row, some: readonly Field[]): Partial<Save> =>
    Object.assign({}, ...some.map((field) => sent[field](row))) as Partial<Save>;

  /** What is wrong with a row, by column: the server's own rules. */
  const rowProblems = (row: Row): Partial<Record<string, string>> => {
    if (isBlank(row)) return {};
    return Object.fromEntries(
      Object.entries(check(sendOf(row, fields), row)).map(([field, texts]) => [
        columnOf[field] ?? field,
        texts?.[0],
      ]),
    );
  };

  /** Everything that differs from what is saved; blank rows are left out, removed ones flagged. */
  const toBatch = (
    rows: readonly Row[],
    saved: ReadonlyMap<string, Row>,
    removed: readonly Row[],
  ): EntryBatch<Save> => {
    const batch: Save[] = [];
    const keys: string[] = [];
    for (const row of rows) {
      const changed = changedFields(row, saved.get(row.key) ?? blank);
      if (changed.length === 0) continue;
      keys.push(row.key);
      const known = row.id === null ? {} : { id: row.id, version: row.version };
      batch.push({ ...known, ...sendOf(row, changed) } as Save);
    }
    for (const { id, version, key } of removed) {
      if (id === null) continue;
      keys.push(key);
      batch.push({ id, version, _delete: true } as Save);
    }
    return { rows: batch, keys };
  };

  /** Refusals of the server at their cells: `3.owner_id` is the assignee of the fourth row that was sent. */
  const cellErrors = (
    refused: Readonly<Record<string, readonly string[]>>,
    keys: readonly string[],
  ): Record<string, Record<string, string>> => {
    const errors: Record<string, Record<string, string>> = {};
    for (const [place, [text]] of Object.entries(refused)) {
      const [index = '', ...parts] = place.split('.');
      const field = parts.join('.') || 'name';
      const key = keys[Number(index)];
      if (key === undefined || text === undefined) continue;
      errors[key] = { ...errors[key], [columnOf[field] ?? field]: text };
    }
    return errors;
  };

  return { blankRow, changedFields, isBlank, withBlanks, rowProblems, toBatch, cellErrors };
}

/** The rules of one grid. */
export type EntrySheet<Row extends EntryBase, Save extends EntrySave> = ReturnType<
  typeof defineEntry<Row, Save>
>;
