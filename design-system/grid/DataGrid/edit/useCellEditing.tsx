import { useState, type ReactNode } from 'react';
import type { DataGridProps } from '../gridProps.ts';
import type { GridColumn } from '../gridTypes.ts';
import type { Line } from '../rows/lines.ts';
import { CellEditor } from './CellEditor.tsx';

interface EditedCell {
  key: string;
  column: string;
  /** What was typed to open it; undefined keeps the text that stands there. */
  typed: string | undefined;
}

/** Where the focus goes after an edit; `none` leaves it where the person put it. */
export type EditStep = 'down' | 'up' | 'next' | 'previous' | 'stay' | 'none';

/** The cell that holds an editor, and the ways in and out of it. */
export interface CellEditing<Row> {
  cell: EditedCell | null;
  editor: ReactNode;
  /** Opens the editor of a cell; false where it cannot be edited. */
  begin: (line: Line<Row> | undefined, column: GridColumn<Row> | undefined, typed?: string) => boolean;
}

/** Editing one cell after the other: the value lies over its row, which alone is drawn again. */
export function useCellEditing<Row>(
  grid: DataGridProps<Row>,
  onLeave: (step: EditStep) => void,
): CellEditing<Row> {
  const [cell, setCell] = useState<EditedCell | null>(null);
  const [opened, setOpened] = useState<Row | null>(null);
  const { columns, overlay, rowKey, onCellChange } = grid;

  const begin: CellEditing<Row>['begin'] = (line, column, typed) => {
    if (line?.kind !== 'row' || !column?.edit) return false;
    const key = rowKey(line.row);
    const row = overlay?.get(key) ?? line.row;
    if (column.edit.readOnlyReason?.(row) !== undefined) return false;
    setCell({ key, column: column.id, typed });
    setOpened(row);
    return true;
  };
  const column = columns.find((one) => one.id === cell?.column);
  const edit = column?.edit;
  if (!cell || !opened || !column || !edit) return { cell: null, editor: null, begin };

  const leave = (step: EditStep) => {
    setCell(null);
    setOpened(null);
    onLeave(step);
  };
  const commit = (text: string, step: EditStep): string | undefined => {
    const row = text === edit.text(opened) ? opened : edit.apply(opened, text);
    if (typeof row === 'string') return row;
    if (row !== opened) {
      overlay?.set([[cell.key, row]]);
      onCellChange?.({ key: cell.key, column: column.id, row, before: opened });
    }
    leave(step);
    return undefined;
  };
  const editor = (
    <CellEditor
      label={column.title}
      text={cell.typed ?? edit.text(opened)}
      selects={cell.typed === undefined}
      align={column.align}
      onCommit={commit}
      onCancel={() => leave('stay')}
    />
  );
  return { cell, editor, begin };
}
