// The grid as the comparison harness draws it: the production DataGrid in a box of given size, the harness's rows and cell contents.
import { useEffect, useMemo, useState, type ReactElement } from 'react';
import '../../design-system/foundations/reset.css.ts';
import { DataGrid, type GridColumn } from '../../design-system/grid/DataGrid/DataGrid.tsx';
import { emptyGridState } from '../../design-system/grid/DataGrid/gridTypes.ts';
// @ts-expect-error the harness gives it
import { Rich } from '@bench/cells.jsx';

export const meta = { label: 'Quoin DataGrid', kind: 'dom' };
type Row = { id: number } & Record<string, unknown>;

export default function Adapter(props: any): ReactElement {
  const { rows, columns, width, height, rowHeight, onApi } = props;
  const [state, setState] = useState(emptyGridState);
  const defs = useMemo(
    () =>
      columns.map((column: any): GridColumn<Row> => ({
        id: column.id,
        title: column.title,
        width: column.width,
        minWidth: 20,
        align: column.right ? 'end' : 'start',
        value: (row) => row[column.id] as never,
        render: column.rich
          ? (row) => <Rich id={column.id} row={row} />
          : column.fmt
            ? (row) => column.fmt(row[column.id])
            : (row) => String(row[column.id] ?? ''),
      })),
    [columns],
  );
  useEffect(
    () =>
      onApi({
        sort: (column: string, direction: 'asc' | 'desc' | null) =>
          setState((old) => ({ ...old, sort: direction ? [{ column, direction }] : [] })),
        filter: () => {},
      }),
    [onApi],
  );
  return (
    <div style={{ width, height }}>
      <DataGrid
        label="Items"
        columns={defs}
        rows={rows}
        rowKey={(row: Row) => String(row.id)}
        state={state}
        onStateChange={setState}
        rowHeight={rowHeight}
        height="fill"
        frame="none"
      />
    </div>
  );
}
