import type { GridColumn } from '#design-system/grid/DataGrid/DataGrid.tsx';
import type { CellChange, RowChange } from '#design-system/grid/editing/changes.ts';
import { notEditable, type Sheet } from '#design-system/grid/editing/sheet.ts';
import type { ImportBlock } from './importRequest.ts';

/** Rows of a file as new rows of a grid: what stands in their cells, and what could not be read. */
export interface ReadRows<Row> {
  cells: readonly CellChange[];
  added: readonly RowChange<Row>[];
  /** `row` is the place among the rows, from 1. */
  problems: readonly { row: number; column: string; reason: string; kind: 'unread' | 'blocked' }[];
  /** Where a person goes on: the first cell that is marked. */
  goTo: { key: string; column: string } | undefined;
}

/** Rows without any on which nothing stands yet: everything that comes in is new. */
const sheetOf = <Row extends { key: string }>(
  columns: readonly GridColumn<Row>[],
  today: string | undefined,
): Sheet<Row> => ({
  lineCount: 0,
  rowAt: () => undefined,
  columns,
  keyOf: ({ key }) => key,
  refusedAt: () => undefined,
  blockedAt: (row, { edit }) => (edit ? edit.readOnly?.(row) : notEditable),
  today,
});

/** Reads a block for the columns of a grid as if it had been pasted, in slices; `before` rows stand above the new ones. */
export async function readRows<Row extends { key: string }>(
  { block }: ImportBlock,
  options: {
    columns: readonly GridColumn<Row>[];
    newRow: () => Row;
    today: string | undefined;
    before: number;
  },
): Promise<ReadRows<Row> | undefined> {
  const { columns, newRow, today, before } = options;
  const work = await import('#design-system/grid/editing/pasteWork.ts');
  const selection = { top: 0, left: 0, bottom: 0, right: 0 };
  const sheet = sheetOf(columns, today);
  const plan = await work.inSlices(
    work.planPaste(sheet, block, columns.length, { selection, newRow, rowCount: before }),
  );
  if (!plan) return undefined;
  const changes = { source: 'paste', cells: plan.cells, added: plan.added, removed: [] } as const;
  return { ...plan, goTo: await work.inSlices(work.firstMark(changes, columns, sheet.keyOf, today)) };
}
