import type { CellChange } from '#design-system/grid/editing/changes.ts';
import { type SheetColumn, valueOf, withValues } from '#design-system/grid/editing/sheet.ts';
import { AREA_UNITS, areaUnitIn } from '#domain/area';
import { COMPONENT_LIMIT } from '#domain/components';
import { headingTitles } from '#domain/sheets';
import {
  defineMappingSlot,
  fieldsOfColumns,
  type ImportRequest,
  type ReadRows,
  toBlock,
} from '#shared/sheets';
import * as t from '../texts.ts';
import { type ComponentRow, nameOf, type PlannedBatch, planBatch } from './componentRows.ts';

/** How people head the columns of their lists of buildings. */
const words = {
  name: {
    words: ['name', 'component', 'component name', 'building', 'building name'],
    poorWords: ['title', 'description'],
  },
  work_type: { words: ['work type', 'type of work', 'type'] },
  construction_sub_category: { words: ['sub category', 'subcategory', 'category'] },
  base_unit_count: { words: ['base units', 'units', 'unit count', 'number of units', 'count', 'quantity'] },
  base_unit_name: { words: ['unit name', 'unit of measure', 'uom', 'unit'] },
  area: { words: ['area', 'gross area', 'gsf', 'square feet', 'sf', 'sqm', 'size'] },
  target_area: { words: ['target area', 'area target', 'target gsf', 'target sf'] },
  exclude_from_project_sqft: { words: ['not in project area', 'excluded', 'exclude'] },
  target_budget: { words: ['budget', 'target budget', 'target'], poorWords: ['cost', 'amount', 'total'] },
} as const;

/** The fields of a component that a column of a file may become. */
export const componentFileFields = (columns: Parameters<typeof fieldsOfColumns>[0]) =>
  fieldsOfColumns(columns, words);

/** What a person made of columns by their titles. */
export const componentFileSlot = defineMappingSlot('component-import-columns');

/** Rows for the columns of the grid. A plain number is in the unit that the heading of the areas names. */
export function componentBlock(request: ImportRequest, columns: readonly { id: string }[]) {
  const titles = headingTitles(request.rows, request.heading);
  const areas = ['area', 'target_area'].map((name) => {
    const [at] = [...request.mapping].find(([, field]) => field === name) ?? [];
    const unit = areaUnitIn(at === undefined ? '' : (titles[at] ?? ''));
    return { unit, place: columns.findIndex(({ id }) => id === name) };
  });
  return toBlock(request, columns, (line) => {
    for (const { unit, place } of areas) {
      const cell = line[place];
      if (unit && cell && cell.text !== '' && /^[\d\s.,'-]+$/.test(cell.text))
        line[place] = { text: `${cell.text} ${AREA_UNITS[unit].abbreviation}` };
    }
  });
}

/** What becomes of a row of the file. */
export type ImportState = 'new' | 'changed' | 'same' | 'error';

/** A row of the file as it will stand, and why it is left out. */
export interface ImportLine {
  key: string;
  row: ComponentRow;
  state: ImportState;
  note: string;
}

/** What a file does to the components: its lines, and the one write that takes them. */
export interface ComponentImport {
  lines: readonly ImportLine[];
  counts: Readonly<Record<ImportState, number>>;
  /** Why nothing of it can be taken; undefined when it can. */
  problem: string | undefined;
  /** Plans the write over the components as they stand when it is sent; null where there is nothing to write. */
  plan: (known: ReadonlyMap<string, ComponentRow>) => PlannedBatch | null;
}

const fold = (text: string) => text.trim().toLowerCase();

/**
 * Compares rows of a file with the components: one of a known name changes what the file says of it, another name is new. Rows without a
 * name, with a name twice, with a sum of others, or with a cell that cannot be read are left out, and say so. Linear in the rows.
 */
export function compareImport(
  read: ReadRows<ComponentRow>,
  rows: readonly ComponentRow[],
  columns: readonly SheetColumn<ComponentRow>[],
): ComponentImport {
  const byColumn = new Map(columns.map((column) => [column.id, column]));
  const cellsOf = new Map<string, CellChange[]>();
  for (const cell of read.cells) {
    const list = cellsOf.get(cell.key);
    if (list) list.push(cell);
    else cellsOf.set(cell.key, [cell]);
  }
  const unread = new Map(
    read.problems.filter(({ kind }) => kind === 'unread').map((problem) => [problem.row, problem]),
  );
  const known = new Map(rows.map((row) => [fold(nameOf(row)), row]));
  const taken = new Set<string>();
  const withCells = (row: ComponentRow, cells: readonly CellChange[]) =>
    withValues(
      row,
      cells.flatMap(({ column: id, to }) => {
        const column = byColumn.get(id);
        return column ? [[column, to] as const] : [];
      }),
    );
  const sent: { old: ComponentRow | undefined; key: string; row: ComponentRow; cells: CellChange[] }[] = [];

  const lines = read.added.map(({ key, row: blank }, at): ImportLine => {
    const cells = cellsOf.get(key) ?? [];
    const row = withCells(blank, cells);
    const problem = unread.get(at + 1);
    const left = (note: string): ImportLine => ({ key, row, state: 'error', note });
    if (row.name.trim() === '') return left(t.itHasNoName);
    if (/^(?:grand |sub)?-?totals?\b/i.test(row.name.trim())) return left(t.itAddsUpOtherRows);
    if (taken.has(fold(row.name))) return left(t.anotherRowOfTheFile);
    if (problem) return left(`${problem.column}: ${problem.reason}`);
    taken.add(fold(row.name));
    const old = known.get(fold(row.name));
    // A known component keeps the letters of its name.
    const own = old ? cells.filter(({ column }) => column !== 'name') : cells;
    const next = old ? withCells(old, own) : row;
    const changed = old ? own.filter(({ column }) => differsIn(byColumn.get(column), old, next)) : own;
    if (old && changed.length === 0) return { key, row: next, state: 'same', note: '' };
    sent.push({ old, key, row: blank, cells: changed });
    const titles = changed.flatMap(({ column }) => byColumn.get(column)?.title ?? []);
    return old
      ? { key, row: next, state: 'changed', note: titles.join(', ') }
      : { key, row, state: 'new', note: '' };
  });

  const counts = { new: 0, changed: 0, same: 0, error: 0 };
  for (const { state } of lines) counts[state] += 1;
  const all = rows.length + counts.new;
  const plan = (now: ReadonlyMap<string, ComponentRow>): PlannedBatch | null => {
    const planned = planBatch(
      {
        source: 'paste',
        cells: sent.flatMap(({ old, cells }) =>
          old ? cells.map((cell) => ({ ...cell, key: old.key })) : cells,
        ),
        added: sent.flatMap(({ old, key, row }, at) => (old ? [] : [{ key, row, at: rows.length + at }])),
        removed: [],
      },
      now,
      columns,
    );
    return planned && { ...planned, batch: { ...planned.batch, source: 'import' } };
  };
  return {
    lines,
    counts,
    problem:
      all > COMPONENT_LIMIT
        ? t.theProjectWouldHaveAll(all, COMPONENT_LIMIT)
        : sent.length === 0
          ? t.theFileChangesNothing
          : undefined,
    plan,
  };
}

const differsIn = (column: SheetColumn<ComponentRow> | undefined, old: ComponentRow, next: ComponentRow) =>
  column !== undefined && JSON.stringify(valueOf(old, column)) !== JSON.stringify(valueOf(next, column));
