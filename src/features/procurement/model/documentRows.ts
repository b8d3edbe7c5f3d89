import type { CellChange, GridChanges } from '#design-system/grid/editing/changes.ts';
import { type SheetColumn, withValue } from '#design-system/grid/editing/sheet.ts';
import type { BidDocument, BidDocumentBatch } from '../documentQueries.ts';
import * as t from '../texts.ts';

/** A document in the grid; a new row has the number 0. */
export interface DocumentRow extends BidDocument {
  key: string;
}

let made = 0;

/** A document that nobody has titled yet. */
export const blankDocument = (): DocumentRow => ({
  key: `new_${(made += 1)}`,
  id: 0,
  code: '',
  title: '',
  kind: 'DRAWING',
  revision: '',
  issued_on: null,
  bid_package_ids: [],
  files_count: 0,
  version: 0,
});

const typed = ['code', 'title', 'kind', 'revision', 'issued_on', 'bid_package_ids'] as const;

const typedOf = (row: DocumentRow) =>
  Object.fromEntries(typed.map((field) => [field, row[field]])) as Pick<DocumentRow, (typeof typed)[number]>;

/** What an action in the grid changes, as the server takes it; null where it changes nothing. */
export function documentBatch(
  changes: GridChanges<DocumentRow>,
  rows: readonly DocumentRow[],
  columns: readonly SheetColumn<DocumentRow>[],
): BidDocumentBatch | null {
  const byId = new Map(columns.map((column) => [column.id, column]));
  const cells = new Map<string, CellChange[]>();
  for (const cell of changes.cells) cells.set(cell.key, [...(cells.get(cell.key) ?? []), cell]);
  const after = (row: DocumentRow) =>
    (cells.get(row.key) ?? []).reduce((edited, { column: id, to, refusedTo }) => {
      const column = byId.get(id);
      return column && refusedTo === undefined ? withValue(edited, column, to) : edited;
    }, row);
  const comes = new Set(changes.added.map(({ key }) => key));
  const goes = new Set(changes.removed.map(({ key }) => key));
  const create = changes.added.map(({ row }) => {
    const edited = typedOf(after(row));
    return { ...edited, title: edited.title.trim() || t.newDocument };
  });
  const update = rows.flatMap((row) => {
    if (!cells.has(row.key) || comes.has(row.key) || goes.has(row.key)) return [];
    const edited = after(row);
    const patch = Object.fromEntries(
      typed
        .filter((field) => JSON.stringify(row[field]) !== JSON.stringify(edited[field]))
        .map((field) => [field, edited[field]]),
    );
    return Object.keys(patch).length === 0 ? [] : [{ id: row.id, version: row.version, ...patch }];
  });
  const remove = rows.flatMap(({ key, id, version }) => (goes.has(key) && id > 0 ? [{ id, version }] : []));
  if (create.length + update.length + remove.length === 0) return null;
  return {
    ...(create.length > 0 && { create }),
    ...(update.length > 0 && { update }),
    ...(remove.length > 0 && { remove }),
  };
}

const documents = (count: number) => (count === 1 ? t.document1 : t.countDocuments(count));

/** `3 documents`. */
export const documentsWords = documents;

/** What the toast says of a batch. */
export const batchWords = ({ create = [], update = [], remove = [] }: BidDocumentBatch): string =>
  create.length > 0
    ? t.companyAdded(documents(create.length))
    : remove.length > 0
      ? t.companyDeleted(documents(remove.length))
      : t.companySaved(documents(update.length));
