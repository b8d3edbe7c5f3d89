import type { CSSProperties } from 'react';
import type { GridColumn } from '../gridTypes.ts';
import type { ColumnLayout, Leading } from './columnLayout.ts';
import type { ColumnWindow } from './useColumnWindow.ts';
import * as styles from '../DataGrid.css.ts';

/** Where a cell stands: width and edges are variables of the grid, so that a resize draws no row again. */
export interface CellPlace {
  position: number;
  className: string;
  style: CSSProperties;
}

/** A column that is drawn now. */
export interface PlacedColumn<Row> extends CellPlace {
  column: GridColumn<Row>;
}

/** The cells of one row, from the start: what leads, and the columns in view. */
export interface Places<Row> {
  leading: readonly (CellPlace & { kind: Leading })[];
  columns: readonly PlacedColumn<Row>[];
  /** Position of the first column: the number of leading cells. */
  offset: number;
}

/** How many positions there are, and how many stay at each side. */
type Frozen = Pick<ColumnLayout, 'startCount' | 'endCount'> & { count: number };

function placeAt(position: number, { startCount, endCount, count }: Frozen, before: number): CellPlace {
  const firstEnd = count - endCount;
  const width = { width: `var(--w${position})` };
  if (position < startCount)
    return {
      position,
      className: position === startCount - 1 ? ` ${styles.frozen} ${styles.lastFrozen}` : ` ${styles.frozen}`,
      style: { ...width, insetInlineStart: `var(--x${position})` },
    };
  if (position >= firstEnd)
    return {
      position,
      className: position === firstEnd ? ` ${styles.frozen} ${styles.firstEnd}` : ` ${styles.frozen}`,
      style: { ...width, insetInlineEnd: `var(--e${position})` },
    };
  // What is left out before it is a gap.
  return {
    position,
    className: '',
    style: before === position - 1 ? width : { ...width, marginInlineStart: `var(--g${position})` },
  };
}

/** The cells to draw: the leading and frozen ones, those in the window, and `also`, the one that has the focus. */
export function placeColumns<Row>(
  columns: readonly GridColumn<Row>[],
  leading: readonly Leading[],
  frozen: Frozen,
  { first, last }: ColumnWindow,
  also: number,
): Places<Row> {
  const offset = leading.length;
  const firstEnd = frozen.count - frozen.endCount;
  let before = -1;
  const placed = columns.flatMap((column, index) => {
    const position = index + offset;
    const isDrawn =
      position < frozen.startCount ||
      position >= firstEnd ||
      (position >= first && position <= last) ||
      position === also;
    if (!isDrawn) return [];
    const place = placeAt(position, frozen, Math.max(before, offset - 1));
    before = position;
    return [{ ...place, column }];
  });
  return {
    offset,
    leading: leading.map((kind, index) => ({ ...placeAt(index, frozen, index - 1), kind })),
    columns: placed,
  };
}

/** Widths, edges and gaps of the drawn cells, for the style of the grid. */
export function placeVariables<Row>(places: Places<Row>, layout: ColumnLayout): CSSProperties {
  const variables: Record<string, string> = {};
  const { widths, starts, width } = layout;
  let drawnTo = 0;
  for (const { position } of [...places.leading, ...places.columns]) {
    const start = starts[position] ?? 0;
    const own = widths[position] ?? 0;
    variables[`--w${position}`] = `${own}px`;
    variables[`--x${position}`] = `${start}px`;
    variables[`--e${position}`] = `${width - start - own}px`;
    variables[`--g${position}`] = `${start - drawnTo}px`;
    drawnTo = start + own;
  }
  return variables;
}

/** Alignment for `data-align`; the start says nothing. */
export const alignOf = <Row>(column: GridColumn<Row>) =>
  column.align === 'start' ? undefined : column.align;
