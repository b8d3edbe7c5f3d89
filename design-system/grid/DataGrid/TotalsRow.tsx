import { alignOf, placeOf, type CellPlace } from './GridCells.tsx';
import type { GridColumn } from './gridTypes.ts';
import * as styles from './DataGrid.css.ts';

export interface TotalsRowProps<Row> {
  columns: readonly GridColumn<Row>[];
  rows: readonly Row[];
  place: CellPlace;
  line: number;
  active: number;
}

/** Totals over all rows, in sight at the foot of the grid. */
export function TotalsRow<Row>({ columns, rows, place, line, active }: TotalsRowProps<Row>) {
  const first = placeOf(0, place);
  return (
    <div role="row" className={styles.totals} aria-rowindex={line + 2} data-line={line} data-kind="totals">
      {place.offset === 1 ? (
        <div
          role="gridcell"
          aria-label="Totals"
          className={styles.totalCell + first.className}
          style={first.style}
          aria-colindex={1}
          tabIndex={active === 0 ? 0 : -1}
          data-cell={0}
        />
      ) : null}
      {columns.map((column, index) => {
        const position = index + place.offset;
        const { className, style } = placeOf(position, place);
        return (
          <div
            key={column.id}
            role="gridcell"
            className={styles.totalCell + className}
            style={style}
            aria-colindex={position + 1}
            tabIndex={position === active ? 0 : -1}
            data-cell={position}
            data-align={alignOf(column)}
          >
            {column.renderTotal?.(rows)}
          </div>
        );
      })}
    </div>
  );
}
