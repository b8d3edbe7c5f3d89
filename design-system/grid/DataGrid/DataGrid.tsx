import { useRef, type ReactNode } from 'react';
import { size } from '../../foundations/scale.ts';
import { type EditedProps, type GridEditor, withoutEditor } from './edit/gridEditor.ts';
import { useActiveCell } from './focus/useActiveCell.ts';
import { GridFrame } from './GridFrame.tsx';
import type { DataGridProps } from './gridProps.ts';
import { GridReport } from './report/GridReport.tsx';
import { useGridModel } from './state/useGridModel.ts';
import { useViewport } from './state/useViewport.ts';

export type { DataGridProps } from './gridProps.ts';
export type { GridColumn, GridGroups, GridOutline, GridState, SortKey } from './gridTypes.ts';

/** Rows in columns: virtual, sortable, filterable, groupable, with spreadsheet keys (APG data grid). */
export function DataGrid<Row>(props: DataGridProps<Row>) {
  return props.report ? <GridReport {...props} /> : <LiveGrid grid={props} />;
}

interface LiveGridProps<Row> {
  grid: DataGridProps<Row>;
  /** What makes it editable; a grid without it is only read. */
  edited?: Omit<EditedProps<Row>, 'input' | 'children'> & { Editor: (props: EditedProps<Row>) => ReactNode };
}

/** The grid on a screen: its rows and columns, and where the focus stands. */
export function LiveGrid<Row>({ grid, edited }: LiveGridProps<Row>) {
  const scroller = useRef<HTMLDivElement>(null);
  const view = useViewport(scroller);
  const model = useGridModel(grid, view?.width ?? 0);
  const cells = useActiveCell(scroller, model, grid.rowKey);
  const { status = 'ready', headerHeight = size.gridHeader } = grid;
  const showsTotals = model.hasTotals && status === 'ready' && model.lines.count > 0;
  const chrome = (model.compact ? 0 : headerHeight) + (showsTotals ? size.row : 0);
  const input = { grid, model, cells, scroller, chrome, showsTotals };
  const draw = (editing: GridEditor) => <GridFrame {...input} editing={editing} view={view} />;
  if (!edited) return draw(withoutEditor);
  const { Editor, draft, editing } = edited;
  return (
    <Editor input={input} draft={draft} editing={editing}>
      {draw}
    </Editor>
  );
}
