import type { CellChange, GridChanges } from '#design-system/grid/editing/changes.ts';
import { withValue, type SheetColumn } from '#design-system/grid/editing/sheet.ts';
import type { AreaUnit } from '#domain/area';
import type { AreaBatch, ProgramArea } from '../programQueries.ts';
import * as t from '../texts.ts';

/** An area in the grid; the key stays when a new row gets its number. */
export interface AreaRow extends ProgramArea {
  key: string;
}

let made = 0;

/** An area that nobody has named yet; the server gives it its place. */
export const blankArea = (unit: AreaUnit): AreaRow => ({
  key: `new_${(made += 1)}`,
  id: 0,
  position: 0,
  name: '',
  level: null,
  area_type: null,
  size_value: null,
  net_value: null,
  area_unit: unit,
  shares: [],
  version: 0,
});

/** What a person types of an area. */
const typed = ['name', 'level', 'area_type', 'size_value', 'net_value', 'area_unit', 'shares'] as const;

const typedOf = (row: AreaRow) =>
  Object.fromEntries(typed.map((field) => [field, row[field]])) as Pick<AreaRow, (typeof typed)[number]>;

const differs = (a: unknown, b: unknown) => JSON.stringify(a) !== JSON.stringify(b);

/** One action in the grid as the server takes it, with the keys of its new rows in their order. */
export interface PlannedBatch {
  batch: AreaBatch;
  keys: string[];
}

/**
 * Plans the write of what a person did. `rows` are the areas as the server has them, by the grid's keys: what has gone since is
 * left out. Null when there is nothing to write.
 */
export function planAreas(
  changes: GridChanges<AreaRow>,
  rows: ReadonlyMap<string, AreaRow>,
  columns: readonly SheetColumn<AreaRow>[],
): PlannedBatch | null {
  const byId = new Map(columns.map((column) => [column.id, column]));
  const cellsOf = new Map<string, CellChange[]>();
  for (const cell of changes.cells) {
    const list = cellsOf.get(cell.key);
    if (list) list.push(cell);
    else cellsOf.set(cell.key, [cell]);
  }
  const after = (row: AreaRow) =>
    (cellsOf.get(row.key) ?? []).reduce((edited, { column: id, to }) => {
      const column = byId.get(id);
      return column ? withValue(edited, column, to) : edited;
    }, row);

  const create = changes.added.map(({ row }) => {
    const edited = after(row);
    // A row that comes back by undo goes to its old place.
    return {
      ...typedOf(edited),
      ...(edited.position > 0 && { position: edited.position }),
      name: edited.name.trim() || t.newArea,
    };
  });
  const comes = new Set(changes.added.map(({ key }) => key));
  const goes = new Set(changes.removed.map(({ key }) => key));
  const update = [...cellsOf.keys()].flatMap((key) => {
    const row = rows.get(key);
    if (!row || comes.has(key) || goes.has(key)) return [];
    const edited = after(row);
    const patch = Object.fromEntries(
      typed.filter((field) => differs(row[field], edited[field])).map((field) => [field, edited[field]]),
    );
    return Object.keys(patch).length === 0 ? [] : [{ id: row.id, version: row.version, ...patch }];
  });
  const remove = [...goes].flatMap((key) => {
    const row = rows.get(key);
    return row ? [{ id: row.id, version: row.version }] : [];
  });
  if (create.length + update.length + remove.length === 0) return null;
  return {
    batch: {
      source: changes.source === 'paste' ? 'paste' : 'hand',
      ...(create.length > 0 && { create }),
      ...(update.length > 0 && { update }),
      ...(remove.length > 0 && { remove }),
    },
    keys: changes.added.map(({ key }) => key),
  };
}
