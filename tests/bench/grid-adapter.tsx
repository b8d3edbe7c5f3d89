// The production grid in the box of the comparison harness, with the harness's rows and cell contents.
import { useEffect, useMemo, useState, type ReactElement } from 'react';
import '../../design-system/foundations/vars.css.ts';
import type { GridColumn } from '../../design-system/grid/DataGrid/DataGrid.tsx';
import { EditableGrid } from '../../design-system/grid/DataGrid/EditableGrid.tsx';
import { emptyGridState, type GridState } from '../../design-system/grid/DataGrid/gridTypes.ts';
import { withFilter, withSort } from '../../design-system/grid/DataGrid/state/gridStates.ts';
import type { GridEditing } from '../../design-system/grid/editing/gridEditing.ts';
import { RichCell, type RichRow } from './gridCells.tsx';

export const meta = { label: 'Quoin DataGrid', kind: 'dom' };

/** A row of the harness. */
export type Row = Readonly<Record<string, unknown>> & RichRow;

/** A column as the harness describes it. */
interface Column {
  id: string;
  title: string;
  width: number;
  fmt?: (value: unknown) => string;
  rich?: boolean;
  right?: boolean;
  edit?: boolean;
}

/** What the harness can ask of a grid. */
export interface GridApi {
  sort: (column: string, direction: 'asc' | 'desc' | null) => void;
  filter: (column: string, contains: string) => void;
}

/** What the harness gives. */
export interface GridAdapterProps {
  rows: readonly Row[];
  columns: readonly Column[];
  /** Pixels, to be kept exactly: the harness presses and probes by position. */
  width: number;
  height: number;
  rowHeight: number;
  headerHeight: number;
  onApi: (api: GridApi) => void;
}

const rowKey = (row: Row) => String(row.id);
const textOf = (value: unknown) =>
  value === null || value === undefined ? '' : `${value as string | number}`;

function toGridColumn({ id, title, width, fmt, rich, right, edit }: Column): GridColumn<Row> {
  return {
    id,
    title,
    width,
    minWidth: 20,
    filter: 'choice',
    value: (row) => row[id] as string | number,
    ...(right ? { align: 'end' } : {}),
    ...(edit ? { edit: { type: 'text' } } : {}),
    render: (row) => (rich ? <RichCell id={id} row={row} /> : fmt ? fmt(row[id]) : textOf(row[id])),
  };
}

/** Edits stay in the grid: the harness asks only what is drawn. */
const editing: GridEditing<Row> = { onChange: () => undefined };

/** The grid between the harness and its user: sort and filter come from outside, edits from the keyboard. */
export default function Adapter(props: GridAdapterProps): ReactElement {
  const { rows, columns, width, height, rowHeight, headerHeight, onApi } = props;
  const [state, setState] = useState<GridState>(emptyGridState);
  const gridColumns = useMemo(() => columns.map(toGridColumn), [columns]);
  useEffect(
    () =>
      onApi({
        sort: (column, direction) =>
          setState((old) => ({ ...old, sort: withSort(old.sort, column, direction ?? undefined, false) })),
        filter: (column, text) => {
          // Columns are filtered by what they hold: the texts are looked through here.
          const values = [...new Set(rows.map((row) => textOf(row[column])))].filter((one) =>
            one.toLowerCase().includes(text.toLowerCase()),
          );
          setState((old) => ({
            ...old,
            filters: withFilter(old.filters, column, text === '' ? undefined : { kind: 'choice', values }),
          }));
        },
      }),
    [onApi, rows],
  );
  return (
    <div style={{ width, height }}>
      <EditableGrid
        label="Items"
        columns={gridColumns}
        rows={rows}
        rowKey={rowKey}
        state={state}
        onStateChange={setState}
        editing={editing}
        rowHeight={rowHeight}
        headerHeight={headerHeight}
        maxHeight={height}
        frame="none"
      />
    </div>
  );
}
