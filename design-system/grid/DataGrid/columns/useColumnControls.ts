import { useState, type RefObject } from 'react';
import type { DataGridProps } from '../gridProps.ts';
import type { OpenMenu } from '../gridTypes.ts';
import { moveBefore } from '../state/gridStates.ts';
import type { GridModel } from '../state/useGridModel.ts';
import { fitWidth } from './fitWidth.ts';
import { useColumnDrag } from './useColumnDrag.ts';

/** What can be done to columns from their headings: resize, fit, drag, and the column menu. */
export function useColumnControls<Row>(
  grid: DataGridProps<Row>,
  model: GridModel<Row>,
  scroller: RefObject<HTMLElement | null>,
) {
  const [open, setOpen] = useState<OpenMenu | null>(null);
  const { columns } = grid;
  const hasMenu = grid.columnMenu !== undefined;
  const { state, shown, leading } = model;
  const columnAt = (position: number) => shown[position - leading.length];
  const order = (id: string, before: string | undefined) => moveBefore(columns, state, id, before);
  const drag = useColumnDrag<Row>({
    enabled: hasMenu,
    columnAt,
    canMove: (id, before) => order(id, before) !== undefined,
    onMove: (id, before) => {
      const columnOrder = order(id, before);
      if (columnOrder) model.change({ columnOrder });
    },
  });
  const fit = (position: number) => {
    const column = columnAt(position);
    if (column && scroller.current) model.resize(column, fitWidth(scroller.current, position), true);
  };
  const openMenu = (position: number) => {
    const anchor = scroller.current?.querySelector<HTMLElement>(
      `[data-line="-1"] > [data-cell="${position}"]`,
    );
    const column = columnAt(position);
    if (!column || !anchor) return;
    setOpen((old) =>
      old?.column === column.id ? null : { column: column.id, position, anchor, kind: 'menu' },
    );
  };
  return {
    keys: { openMenu: hasMenu ? openMenu : undefined, tookClick: drag.tookClick },
    header: {
      hasMenu,
      menuAt: open?.position ?? -1,
      drag,
      widthOf: (position: number) => model.layout.widths[position] ?? 0,
      onResize: model.resize,
      onFit: (_: unknown, position: number) => fit(position),
    },
    menu: { open, onOpenChange: setOpen, onFit: fit },
  };
}
