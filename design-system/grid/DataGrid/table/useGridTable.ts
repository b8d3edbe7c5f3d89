import { useTable } from '@tanstack/react-table';
import { useMemo } from 'react';
import { frozenSide, leastWidth, orderColumns, type SizedColumn } from '../columns/columnLayout.ts';
import type { DataGridProps } from '../gridProps.ts';
import type { GridColumn, GridGroups, GridState } from '../gridTypes.ts';
import { cellText } from '../rows/filterRows.ts';
import { treeKey } from '../rows/lines.ts';
import {
  tableParts,
  type Entry,
  type GridColumnDef,
  type GridFeatures,
  type GridTableMeta,
} from './gridTable.ts';
import { coreRows, expandedRows, filteredRows, groupedRows, sortedRows } from './rowModels.ts';

/** Where the owner groups rows himself, by no column. */
const ownGroups = ' groups';

/** Rows are made by the grid's own row models, when they are asked for. */
const rowModels = {
  coreRowModel: coreRows,
  filteredRowModel: filteredRows,
  groupedRowModel: groupedRows,
  sortedRowModel: sortedRows,
  expandedRowModel: expandedRows,
};
const features: GridFeatures = { ...tableParts, ...rowModels };

/** Columns as react-table knows them. */
const toDefinition = (column: GridColumn<Entry>): GridColumnDef => ({
  id: column.id,
  header: column.title,
  size: column.width,
  minSize: column.minWidth ?? leastWidth,
  enableHiding: column.hideable !== false,
  enableSorting: column.value !== undefined,
  enableGrouping: column.groupable === true,
  accessorFn: (row) => column.value?.(row),
  meta: { column },
});

/** A level of headings for a column that the person groups by. */
function levelOf(column: GridColumn<Entry>): GridGroups<Entry> {
  const label = (key: string) => `${column.title}: ${key === '' ? 'None' : key}`;
  return {
    by: (row) => cellText(column, row),
    label,
    title: (key, rows) => `${label(key)} (${rows.length.toLocaleString('en-US')})`,
  };
}

/** What a person arranged, as react-table keeps it. The grid's own state stays the plain one that views store. */
function useTableState(
  columns: readonly GridColumn<Entry>[],
  state: GridState,
  search: string,
  own: boolean,
) {
  const { columnOrder: order, hidden, frozen, widths, sort, filters, grouping } = state;
  const columnOrder = useMemo(() => orderColumns(columns, order).map(({ id }) => id), [columns, order]);
  const columnVisibility = useMemo(
    () =>
      Object.fromEntries(
        columns.flatMap(({ id, hideable }) =>
          hideable !== false && hidden.includes(id) ? [[id, false]] : [],
        ),
      ),
    [columns, hidden],
  );
  const columnPinning = useMemo(() => {
    const at = (side: 'start' | 'end') =>
      orderColumns(columns, order).flatMap((column) =>
        frozenSide(column, frozen) === side ? [column.id] : [],
      );
    return { start: at('start'), end: at('end') };
  }, [columns, order, frozen]);
  const columnSizing = useMemo(
    () =>
      Object.fromEntries(
        Object.entries(widths).flatMap(([id, width]) =>
          Number.isFinite(width) ? [[id, Math.round(width)]] : [],
        ),
      ),
    [widths],
  );
  const sorting = useMemo(
    () => sort.map(({ column, direction }) => ({ id: column, desc: direction === 'desc' })),
    [sort],
  );
  const columnFilters = useMemo(
    () => Object.entries(filters).map(([id, value]) => ({ id, value })),
    [filters],
  );
  const levels = useMemo(() => [...(own ? [ownGroups] : []), ...grouping], [own, grouping]);
  return useMemo(
    () => ({
      columnOrder,
      columnVisibility,
      columnPinning,
      columnSizing,
      sorting,
      columnFilters,
      globalFilter: search,
      grouping: levels,
      expanded: true as const,
    }),
    [columnOrder, columnVisibility, columnPinning, columnSizing, sorting, columnFilters, search, levels],
  );
}

/** The table behind a grid: its columns, its rows and what the person arranged, on react-table. */
export function useGridTable<Row>(props: DataGridProps<Row>, arranged: GridState) {
  const { rowKey, overlay, search = '' } = props;
  // Rows are of any kind; react-table asks for objects and only hands them back.
  const columns = props.columns as unknown as readonly GridColumn<Entry>[];
  const groups = props.groups as unknown as GridGroups<Entry> | undefined;
  const children = props.tree?.children as unknown as GridTableMeta['children'];
  const { grouping, collapsed } = arranged;
  const definitions = useMemo(() => columns.map(toDefinition), [columns]);
  const state = useTableState(columns, arranged, search, groups !== undefined);
  const levels = useMemo(
    () => [
      ...(groups ? [groups] : []),
      ...grouping.flatMap((id) => {
        const column = columns.find((one) => one.id === id);
        return column ? [levelOf(column)] : [];
      }),
    ],
    [groups, grouping, columns],
  );
  const closed = useMemo(() => new Set(collapsed), [collapsed]);
  const edited = overlay !== undefined && overlay.size() > 0;
  const current = (row: Row) => overlay?.get(rowKey(row)) ?? row;
  const meta = {
    columns,
    rowKey,
    current: edited ? current : undefined,
    overlay,
    children,
    levels,
    closed,
  } as unknown as GridTableMeta;
  const table = useTable(
    {
      features,
      columns: definitions,
      data: props.rows as unknown as Entry[],
      getRowId: rowKey as unknown as GridTableMeta['rowKey'],
      getIsRowExpanded: (row) => !closed.has(row.getIsGrouped() ? row.id : treeKey(row.id)),
      state,
      meta,
      // Columns that rows are grouped by stay where they are.
      groupedColumnMode: false,
    },
    // Everything it holds is given: nothing of it needs another draw.
    () => null,
  );
  const [start, center, end] = [
    table.getStartVisibleLeafColumns(),
    table.getCenterVisibleLeafColumns(),
    table.getEndVisibleLeafColumns(),
  ];
  const shown = useMemo(
    () =>
      [...start, ...center, ...end].flatMap(
        ({ columnDef }) => (columnDef.meta?.column as unknown as GridColumn<Row>) ?? [],
      ),
    [start, center, end],
  );
  const { columnSizing } = state;
  const sized = useMemo(() => {
    const sizedAt = (list: typeof start, side: SizedColumn['side']) =>
      list.map((column): SizedColumn => {
        const own = column.columnDef.meta?.column;
        const size = column.getSize();
        const inSight = own?.inSight;
        if (columnSizing[column.id] !== undefined) return { size, grows: false, inSight, side };
        return {
          size,
          grows: own?.grow === true,
          shrinksTo: own?.shrinksTo,
          inSight,
          evens: own?.evens,
          side,
        };
      });
    return [...sizedAt(start, 'start'), ...sizedAt(center, undefined), ...sizedAt(end, 'end')];
  }, [start, center, end, columnSizing]);
  return { table, levels, isTree: children !== undefined, shown, sized };
}
