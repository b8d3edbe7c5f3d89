import { useDraft } from '../editing/useChangeLog.ts';
import type { GridEditing } from '../editing/gridEditing.ts';
import { LiveGrid } from './DataGrid.tsx';
import type { EditedProps } from './edit/gridEditor.ts';
import { useGridEditor } from './edit/useGridEditor.tsx';
import type { DataGridProps } from './gridProps.ts';

export interface EditableGridProps<Row> extends Omit<DataGridProps<Row>, 'overlay' | 'report'> {
  /** Makes the columns with `edit` editable: ranges, clipboard, filling, undo. */
  editing: GridEditing<Row>;
}

/** The data grid with editing; by itself, because a grid that is only read is spared its weight. */
export function EditableGrid<Row>({ editing, ...grid }: EditableGridProps<Row>) {
  const draft = useDraft(grid.rows, grid.rowKey);
  return (
    <LiveGrid
      grid={{ ...grid, rows: draft.rows(), overlay: draft }}
      edited={{ Editor: Edited, draft, editing }}
    />
  );
}

const Edited = <Row,>({ input, draft, editing, children }: EditedProps<Row>) =>
  children(useGridEditor(draft, editing, input));
