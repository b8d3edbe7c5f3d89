import type { GridColumn } from '../gridTypes.ts';
import type { GridModel } from '../state/useGridModel.ts';
import { moveStep } from '../state/gridStates.ts';

/** Pixels of one press. */
const resizeStep = 10;

interface Pressed {
  key: string;
  altKey: boolean;
  shiftKey: boolean;
}

/** Keys of a heading: Alt+arrows resize, with Shift they move the column, Alt+Down and Shift+F10 open its menu. True when it was one. */
export function pressHeader<Row>(
  { key, altKey, shiftKey }: Pressed,
  column: GridColumn<Row> | undefined,
  model: GridModel<Row>,
  columns: readonly GridColumn<Row>[],
  actions: {
    openMenu?: (() => void) | undefined;
    position: number;
    isRight: boolean;
    moveTo: (to: number) => void;
  },
): boolean {
  if (!column) return false;
  const asksMenu = key === 'ContextMenu' || (shiftKey && key === 'F10') || (altKey && key === 'ArrowDown');
  if (asksMenu && actions.openMenu) {
    actions.openMenu();
    return true;
  }
  const arrow = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0;
  if (!altKey || arrow === 0) return false;
  const step = actions.isRight ? -arrow : arrow;
  if (shiftKey) {
    const order =
      column.movable === false ? undefined : moveStep(columns, model.state, column.id, step < 0 ? -1 : 1);
    if (order) {
      model.change({ columnOrder: order });
      actions.moveTo(actions.position + step);
    }
  } else if (column.resizable !== false) {
    const width = model.layout.widths[actions.position] ?? column.width;
    model.resize(column, width + step * resizeStep, true);
  }
  return true;
}
