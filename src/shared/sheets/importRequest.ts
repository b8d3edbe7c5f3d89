import type { components } from '#contract/api.ts';
import type { BlockCell } from '#design-system/grid/clipboard/block.ts';
import { type Cell, type Heading, isHeadingRow, type Mapping, type SheetField } from '#domain/sheets';
import * as t from './texts.ts';

/** A file that was read on the server: its sheets with their rows. */
export type ImportedFile = components['schemas']['ImportedFile'];
type ImportedSheet = components['schemas']['ImportedSheet'];

/** What is taken from a sheet, and the status of rows that say none. */
export interface ImportRequest {
  rows: ImportedSheet['rows'];
  heading: Heading;
  mapping: Mapping;
  status: string;
}

/** A row for the columns of the grid, in their order. */
export type ImportLine = (BlockCell | undefined)[];

/** Rows as a block for the columns of the grid, in their order. */
export interface ImportBlock {
  block: ImportLine[];
  /** Rows that only head those below them, left out. */
  headings: number;
}

const plain = new Intl.NumberFormat('en-US', { useGrouping: false, maximumFractionDigits: 12 });

function toBlockCell(cell: Cell): BlockCell {
  if (typeof cell === 'number') return { text: plain.format(cell), raw: cell };
  return { text: cell === null ? '' : String(cell).trim() };
}

/**
 * What is taken from a sheet: each row below the headings that says something in a column that is taken over. A row
 * without a status has the one that was chosen; `complete` may say more of a row.
 */
export function toBlock(
  { rows, heading, mapping, status }: ImportRequest,
  columns: readonly { id: string }[],
  complete?: (line: ImportLine) => void,
): ImportBlock {
  const places = new Map(columns.map(({ id }, at) => [id, at]));
  const taken = [...mapping].flatMap(([column, field]) => {
    const place = places.get(field);
    return place === undefined ? [] : [{ column, place }];
  });
  const state = places.get('status') ?? -1;
  const block: ImportLine[] = [];
  let headings = 0;
  for (const row of rows.slice(heading.last + 1)) {
    if (isHeadingRow(row)) {
      headings += 1;
      continue;
    }
    const line: ImportLine = Array.from({ length: columns.length });
    for (const { column, place } of taken) line[place] = toBlockCell(row[column] ?? null);
    if (!line.some((cell) => cell !== undefined && cell.text !== '')) continue;
    complete?.(line);
    if (state >= 0 && !line[state]?.text) line[state] = { text: status };
    block.push(line);
  }
  return { block, headings };
}

/** What came in, in words. */
export function importWords(
  fileName: string,
  { rows, unread, headings }: { rows: number; unread: number; headings: number },
): string {
  const many = (count: number, one: string, more: string) =>
    `${count.toLocaleString('en-US')} ${count === 1 ? one : more}`;
  return [
    t.manyOfFileNameValue(many(rows, 'row', 'rows'), fileName, t.standsWord(rows)),
    unread > 0 ? t.manyCouldNotBeRead(many(unread, 'cell', 'cells'), t.isWord(unread)) : '',
    headings > 0 ? t.manyLeftOut(many(headings, t.headingRowWas, t.headingRowsWere)) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** Fields that a column of a file may become: those of the grid that can be filled in, the company's own ones by their titles. */
export const fieldsOfColumns = (
  columns: readonly { id: string; title: string; edit?: unknown }[],
  words: Readonly<Record<string, Omit<SheetField, 'id'>>>,
): SheetField[] =>
  columns.flatMap(({ id, title, edit }) =>
    edit ? [{ id, ...(words[id] ?? { words: [title.toLowerCase()] }) }] : [],
  );
