import { memo } from 'react';
import * as checkbox from '../../inputs/Checkbox/Checkbox.css.ts';
import { alignOf, placeOf, type CellPlace } from './GridCells.tsx';
import type { GridColumn } from './gridTypes.ts';
import * as styles from './DataGrid.css.ts';

export interface GridRowProps<Row> {
  row: Row;
  columns: readonly GridColumn<Row>[];
  place: CellPlace;
  line: number;
  top: number;
  height: number;
  /** Position of the active cell in this row; -1 for none. */
  active: number;
  current: boolean;
  selected: boolean | undefined;
  pressable: boolean;
  /** Name of the selection box. */
  selectLabel: string | undefined;
  selectDisabled: string | undefined;
}

/** One row; drawn again only when something of its own changes, not on scroll. */
function GridRowDrawing<Row>(props: GridRowProps<Row>) {
  const {
    row,
    columns,
    place,
    line,
    top,
    height,
    active,
    current,
    selected,
    pressable,
    selectLabel,
    selectDisabled,
  } = props;
  const selectPlace = placeOf(0, place);
  return (
    <div
      role="row"
      className={styles.line}
      style={{ top, height }}
      aria-rowindex={line + 2}
      aria-selected={selected}
      aria-current={current || undefined}
      data-line={line}
      data-current={current || undefined}
      data-pressable={pressable || undefined}
    >
      {place.offset === 1 ? (
        <div
          role="gridcell"
          className={`${styles.cell} ${styles.selectCell}${selectPlace.className}`}
          style={selectPlace.style}
          aria-colindex={1}
          tabIndex={active === 0 ? 0 : -1}
          data-cell={0}
        >
          <input
            type="checkbox"
            readOnly
            className={checkbox.box}
            checked={selected ?? false}
            tabIndex={-1}
            aria-label={selectLabel}
            aria-disabled={selectDisabled === undefined ? undefined : true}
            title={selectDisabled}
          />
        </div>
      ) : null}
      {columns.map((column, index) => {
        const position = index + place.offset;
        const { className, style } = placeOf(position, place);
        return (
          <div
            key={column.id}
            role="gridcell"
            className={styles.cell + className}
            style={style}
            aria-colindex={position + 1}
            tabIndex={position === active ? 0 : -1}
            data-cell={position}
            data-align={alignOf(column)}
          >
            {column.render(row)}
          </div>
        );
      })}
    </div>
  );
}

/** One row of the grid. Drawn again only when its own props change. */
export const GridRow = memo(GridRowDrawing) as typeof GridRowDrawing;
