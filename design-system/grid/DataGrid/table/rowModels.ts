import { constructRow } from '@tanstack/react-table';
import { filterRows, rowTest } from '../rows/filterRows.ts';
import { sortRows } from '../rows/sortRows.ts';
import type { ColumnFilter, SortKey } from '../gridTypes.ts';
import type { Entry, GridRowModel, GridTable, GridTableMeta, GridTableRow } from './gridTable.ts';

/**
 * Row models for react-table that make a row when it is asked for. Its own make one object with several maps for every row at every
 * change: at 100,000 rows that is some 60 MB and a tenth of a second, of which a screen shows thirty.
 */

/** An array whose entries are made when they are first read. */
function madeWhenAsked<Made>(count: number, make: (index: number) => Made): Made[] {
  const entries: Made[] = [];
  entries.length = count;
  return new Proxy(entries, {
    get(made, name, receiver): unknown {
      const index = typeof name === 'string' ? Number(name) : Number.NaN;
      if (!(index >= 0 && index < count)) return Reflect.get(made, name, receiver);
      return (made[index] ??= make(index));
    },
  });
}

/** A function that works again only when something it depends on is another. */
function kept<Model>(dependencies: () => readonly unknown[], work: () => Model): () => Model {
  let before: readonly unknown[] | undefined;
  let model: Model;
  return () => {
    const now = dependencies();
    if (!before || now.some((one, index) => one !== before?.[index])) model = work();
    before = now;
    return model;
  };
}

const metaOf = (table: GridTable): GridTableMeta => table.options.meta as GridTableMeta;

function modelOf(rows: GridTableRow[], originals: readonly Entry[]): GridRowModel {
  return {
    rows,
    flatRows: rows,
    originals,
    // Nothing in the grid asks for rows by their key; whoever does pays for it.
    get rowsById() {
      return Object.fromEntries([...rows].map((row) => [row.id, row]));
    },
  };
}

/** Rows one below the other, each made when it is asked for. */
function plainRows(
  table: GridTable,
  originals: readonly Entry[],
  depth = 0,
  parent?: string,
): GridTableRow[] {
  return madeWhenAsked(originals.length, (index) => {
    const original = originals[index] as Entry;
    return constructRow(table, metaOf(table).rowKey(original), original, index, depth, undefined, parent);
  });
}

/** Makes the rows below a row when they are first asked for: closed branches cost nothing. */
function withSubRows(row: GridTableRow, below: () => GridTableRow[]): GridTableRow {
  let rows: GridTableRow[] | undefined;
  return Object.defineProperty(row, 'subRows', { get: () => (rows ??= below()), configurable: true });
}

/** The rows as they are given. */
export const coreRows = (table: GridTable) =>
  kept(
    () => [table.options.data],
    () => modelOf(plainRows(table, table.options.data), table.options.data),
  );

/** What the filters and the search ask of a row. */
function testOf(table: GridTable) {
  const { columns, current } = metaOf(table);
  const filters = Object.fromEntries(
    table.atoms.columnFilters.get().map(({ id, value }) => [id, value as ColumnFilter]),
  );
  const asked = rowTest(columns, filters, table.atoms.globalFilter.get() as string);
  return asked && current ? (row: Entry) => asked(current(row)) : asked;
}

const sortOf = (table: GridTable): readonly SortKey[] =>
  table.atoms.sorting.get().map(({ id, desc }) => ({ column: id, direction: desc ? 'desc' : 'asc' }));

const sorted = (table: GridTable, rows: readonly Entry[]) =>
  sortRows(rows, metaOf(table).columns, sortOf(table), metaOf(table).current);

/** The rows that pass. An edit laid over a row is looked at again at the next filter or sort, so this depends on the sort too. */
export const filteredRows = (table: GridTable) =>
  kept(
    () => [
      table.getPreFilteredRowModel(),
      table.atoms.columnFilters.get(),
      table.atoms.globalFilter.get(),
      table.atoms.sorting.get(),
      metaOf(table).columns,
      metaOf(table).children,
      metaOf(table).overlay,
    ],
    (): GridRowModel => {
      const before = table.getPreFilteredRowModel() as GridRowModel;
      const test = testOf(table);
      const sorting = table.atoms.sorting.get();
      if (!test && sorting.length === 0) return before;
      const rows = filterRows(before.originals, test, metaOf(table).children);
      return modelOf(plainRows(table, rows), rows);
    },
  );

/** Headings with the rows below them, in the order in which the sorted rows name them. */
export const groupedRows = (table: GridTable) =>
  kept(
    () => [
      table.getPreGroupedRowModel(),
      table.atoms.grouping.get(),
      metaOf(table).levels,
      metaOf(table).children,
    ],
    (): GridRowModel => {
      const before = table.getPreGroupedRowModel() as GridRowModel;
      const { levels, children } = metaOf(table);
      if (levels.length === 0 || children) return before;
      const rows = sorted(table, before.originals);
      const below = (members: readonly Entry[], depth: number, path: readonly string[]): GridTableRow[] => {
        const level = levels[depth];
        const parent = depth === 0 ? undefined : groupKey(path);
        if (!level) return plainRows(table, members, depth, parent);
        const byName = new Map<string, Entry[]>((level.order ?? []).map((name) => [name, []]));
        for (const row of members) {
          const name = level.by(row);
          const list = byName.get(name);
          if (list) list.push(row);
          else byName.set(name, [row]);
        }
        return [...byName].flatMap(([name, list], index) => {
          const [first] = list;
          if (!first) return [];
          const own = [...path, name];
          const row = constructRow(table, groupKey(own), first, index, depth, undefined, parent);
          Object.assign(row, { groupingColumnId: table.atoms.grouping.get()[depth], groupingValue: name });
          groupMembers.set(row, list);
          return [withSubRows(row, () => below(list, depth + 1, own))];
        });
      };
      return modelOf(below(rows, 0, []), rows);
    },
  );

const groupMembers = new WeakMap<GridTableRow, readonly Entry[]>();

/** The plain rows of a group, those of the groups inside it too. */
export const membersOf = (row: GridTableRow): readonly Entry[] => groupMembers.get(row) ?? [];

/** Key of a group in a stored state: the names of the headings above it and its own. */
export const groupKey = (path: readonly string[]) => JSON.stringify(path);

/** The rows in their order; those inside a row are filtered and ordered as it is opened. */
export const sortedRows = (table: GridTable) =>
  kept(
    () => [table.getPreSortedRowModel(), metaOf(table).children, metaOf(table).levels],
    (): GridRowModel => {
      const before = table.getPreSortedRowModel() as GridRowModel;
      const { children, levels, rowKey } = metaOf(table);
      if (children) {
        const test = testOf(table);
        const arrange = (rows: readonly Entry[]) => sorted(table, filterRows(rows, test, children));
        const nested = (rows: readonly Entry[], depth: number, parent?: string): GridTableRow[] =>
          madeWhenAsked(rows.length, (index) => {
            const original = rows[index] as Entry;
            const row = constructRow(table, rowKey(original), original, index, depth, undefined, parent);
            return withSubRows(row, () => nested(arrange(children(original) ?? []), depth + 1, row.id));
          });
        const rows = sorted(table, before.originals);
        return modelOf(nested(rows, 0), rows);
      }
      if (levels.length > 0) return before;
      const rows = sorted(table, before.originals);
      return rows === before.originals ? before : modelOf(plainRows(table, rows), rows);
    },
  );

/** What stands one below the other: rows of open groups and of open rows. Those of a group stay unmade. */
export const expandedRows = (table: GridTable) =>
  kept(
    () => [table.getPreExpandedRowModel(), metaOf(table).closed, metaOf(table).levels],
    (): GridRowModel => {
      const before = table.getPreExpandedRowModel() as GridRowModel;
      const { levels, children } = metaOf(table);
      if (levels.length === 0 && !children) return before;
      const lists: GridTableRow[][] = [];
      const starts: number[] = [];
      let count = 0;
      const push = (rows: GridTableRow[]) => {
        starts.push(count);
        lists.push(rows);
        count += rows.length;
      };
      const visit = (row: GridTableRow) => {
        push([row]);
        if (!row.getIsExpanded() || row.subRows.length === 0) return;
        if (!children && row.depth === levels.length - 1) push(row.subRows);
        else for (const below of row.subRows) visit(below);
      };
      for (const row of before.rows) visit(row);
      const rows = madeWhenAsked(count, (index) => {
        let [low, high] = [0, starts.length - 1];
        while (low < high) {
          const middle = (low + high + 1) >> 1;
          if ((starts[middle] ?? 0) <= index) low = middle;
          else high = middle - 1;
        }
        return lists[low]?.[index - (starts[low] ?? 0)] as GridTableRow;
      });
      return modelOf(rows, before.originals);
    },
  );
