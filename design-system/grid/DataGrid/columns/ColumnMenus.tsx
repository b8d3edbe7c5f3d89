import { opened } from '../../../private/on-demand/onDemand.tsx';
import type { ColumnMenusProps } from '../gridTypes.ts';

// Fetched with the first menu that is opened: most grids are only read.
const ColumnMenu = opened(async () => (await import('./ColumnMenu.tsx')).ColumnMenu);
const ColumnFilterPanel = opened(async () => (await import('./ColumnFilterPanel.tsx')).ColumnFilterPanel);

/** The menus of a grid's columns, for its `columnMenu`: whatever a person can do to a column, and its filter. */
export function ColumnMenus<Row>(props: ColumnMenusProps<Row>) {
  const { open, onOpenChange, columns, rows, state, onChange, onFit, hasTree } = props;
  const column = open ? columns.find((one) => one.id === open.column) : undefined;
  if (!open || !column) return null;
  const close = () => onOpenChange(null);
  return open.kind === 'menu' ? (
    <ColumnMenu
      column={column as never}
      columns={columns as never}
      state={state}
      anchor={open.anchor}
      hasTree={hasTree}
      onChange={onChange}
      onFit={() => onFit(open.position)}
      onFilter={() => onOpenChange({ ...open, kind: 'filter' })}
      onClose={close}
    />
  ) : (
    <ColumnFilterPanel
      column={column as never}
      rows={rows as never}
      filter={state.filters[column.id]}
      anchor={open.anchor}
      onChange={(next) => onChange({ filters: next(state.filters) })}
      onClose={close}
    />
  );
}
