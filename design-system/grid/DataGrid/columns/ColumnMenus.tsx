import { lazy, Suspense } from 'react';
import type { DataGridProps } from '../gridProps.ts';
import type { GridModel } from '../state/useGridModel.ts';
import type { ColumnMenuState } from './useColumnControls.ts';

// Fetched with the first menu that is opened: most grids are only read.
const ColumnMenu = lazy(() => import('./ColumnMenu.tsx').then((file) => ({ default: file.ColumnMenu })));
const ColumnFilterPanel = lazy(() =>
  import('./ColumnFilterPanel.tsx').then((file) => ({ default: file.ColumnFilterPanel })),
);

interface ColumnMenusProps<Row> {
  grid: DataGridProps<Row>;
  model: GridModel<Row>;
  menu: ColumnMenuState;
}

/** The open menu or filter of a column, if there is one. */
export function ColumnMenus<Row>({ grid, model, menu }: ColumnMenusProps<Row>) {
  const { open, setOpen, fit } = menu;
  const column = open ? grid.columns.find((one) => one.id === open.column) : undefined;
  if (!open || !column) return null;
  const close = () => setOpen(null);
  return (
    <Suspense>
      {open.kind === 'menu' ? (
        <ColumnMenu
          column={column as never}
          columns={grid.columns as never}
          state={model.state}
          anchor={open.anchor}
          hasTree={grid.tree !== undefined}
          onChange={model.change}
          onFit={() => fit(open.position)}
          onFilter={() => setOpen({ ...open, kind: 'filter' })}
          onClose={close}
        />
      ) : (
        <ColumnFilterPanel
          column={column as never}
          rows={grid.rows as never}
          filter={model.state.filters[column.id]}
          anchor={open.anchor}
          onChange={(filters) => model.change({ filters: filters(model.state.filters) })}
          onClose={close}
        />
      )}
    </Suspense>
  );
}
