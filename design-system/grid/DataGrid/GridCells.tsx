import type { CSSProperties } from 'react';
import type { GridColumn } from './gridTypes.ts';
import * as styles from './DataGrid.css.ts';

/** Column id of the selection boxes is a position like any other: the first, where a grid has them. */
export interface CellPlace {
  /** Position of the first data column: 1 where there is a selection column. */
  offset: number;
  frozenCount: number;
}

/** Classes and left edge of the cell at a position; left edges are variables of the grid, so a resize draws no row again. */
export function placeOf(
  position: number,
  { frozenCount }: Pick<CellPlace, 'frozenCount'>,
): { className: string; style: CSSProperties | undefined } {
  if (position >= frozenCount) return { className: '', style: undefined };
  const edge = position === frozenCount - 1 ? ` ${styles.lastFrozen}` : '';
  return { className: ` ${styles.frozen}${edge}`, style: { left: `var(--start-${position})` } };
}

/** Alignment for `data-align`; the start says nothing. */
export const alignOf = <Row,>(column: GridColumn<Row>) =>
  column.align === 'start' ? undefined : column.align;
