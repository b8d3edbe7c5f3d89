import { useMemo } from 'react';
import type { GridOutline } from '../gridTypes.ts';
import { outlinedLines, tableLines, withDetails } from '../rows/lines.ts';
import type { GridRowModel } from '../table/gridTable.ts';
import type { useGridTable } from '../table/useGridTable.ts';

/** The rows of the table in their order, and the lines they make with the panels under them. */
export function useLines<Row>(
  { table, levels, isTree }: ReturnType<typeof useGridTable<Row>>,
  open: ReadonlySet<string>,
  rowKey: (row: Row) => string,
  outline?: GridOutline<Row>,
) {
  const shown = table.getRowModel() as GridRowModel;
  const sorted = (table.getSortedRowModel() as GridRowModel).originals as unknown as readonly Row[];
  const base = useMemo(() => {
    const plain = tableLines<Row>(shown, levels, isTree);
    return outline ? outlinedLines(plain, outline) : plain;
  }, [shown, levels, isTree, outline]);
  const lines = useMemo(() => withDetails(base, open, rowKey), [base, open, rowKey]);
  return { sorted, lines, isPlain: lines === base && levels.length === 0 && !isTree && !outline };
}
