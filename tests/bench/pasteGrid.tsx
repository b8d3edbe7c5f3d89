// An editable grid of ten columns, and a step that pastes a block of ten thousand rows into it.
import { useEffect, useState } from 'react';
import type { GridColumn } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { EditableGrid } from '#design-system/grid/DataGrid/EditableGrid.tsx';
import { applyChanges } from '#design-system/grid/editing/changes.ts';
import type { GridEditing } from '#design-system/grid/editing/gridEditing.ts';

interface Row {
  id: string;
  [column: string]: string | number | null;
}
const columns: readonly GridColumn<Row>[] = [
  { id: 'c0', title: 'Name', width: 140, edit: { type: 'text' }, render: (row) => row.c0 },
  ...Array.from({ length: 9 }, (_, at): GridColumn<Row> => ({
    id: `c${at + 1}`,
    title: `Cost ${at + 1}`,
    width: 90,
    align: 'end',
    edit: { type: 'money' },
    render: (row) => row[`c${at + 1}`],
  })),
];
const rowKey = (row: Row) => row.id;
let made = 0;
const blank = (): Row => ({
  id: `n${(made += 1)}`,
  ...Object.fromEntries(columns.map(({ id }) => [id, null])),
  c0: '',
});
const held = { rows: 0 };

export function PasteGrid() {
  const [rows, setRows] = useState<readonly Row[]>(() => Array.from({ length: 20 }, blank));
  const [editing] = useState((): GridEditing<Row> => ({
    onChange: (changes) => setRows((before) => applyChanges(before, changes, columns, rowKey)),
    newRow: blank,
  }));
  useEffect(() => {
    held.rows = rows.length;
  }, [rows]);
  return (
    <EditableGrid
      label="Costs"
      columns={columns}
      rows={rows}
      rowKey={rowKey}
      editing={editing}
      maxHeight={600}
    />
  );
}

/** A block as a spreadsheet copies it: a name and nine amounts of money a row. */
function blockOf(rows: number): string {
  const figure = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 });
  const amounts = (row: number) =>
    Array.from({ length: 9 }, (_, at) => `$ ${figure.format(row * 9 + at + 0.5)}`);
  return Array.from({ length: rows }, (_, row) => [`Item ${row}`, ...amounts(row)].join('\t')).join('\r\n');
}

/** Pastes `rows` rows at the first cell; answers milliseconds until they are painted and the longest block of the main thread. */
export async function pasteRows(rows: number, afterPaint: () => Promise<unknown>) {
  const text = blockOf(rows);
  document.querySelector<HTMLElement>('[data-line="0"] > [data-cell="0"]')?.focus();
  // Writing the block is no part of the measurement.
  await new Promise((resolve) => setTimeout(resolve, 500));
  let longest = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
  });
  observer.observe({ type: 'longtask' });
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  const from = performance.now();
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
  while (held.rows < rows && performance.now() - from < 60_000) await afterPaint();
  await afterPaint();
  const took = performance.now() - from;
  // The observer hears about blocks a little later.
  await new Promise((resolve) => setTimeout(resolve, 200));
  observer.disconnect();
  return { took, longest, rows: held.rows };
}
