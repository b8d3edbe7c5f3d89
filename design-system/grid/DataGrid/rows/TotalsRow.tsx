import { alignOf, type Places } from '../columns/cellPlace.ts';
import * as styles from '../DataGrid.css.ts';

export interface TotalsRowProps<Row> {
  places: Places<Row>;
  rows: readonly Row[];
  line: number;
  active: number;
}

/** Totals over all rows, in sight at the foot of the grid. */
export function TotalsRow<Row>({ places, rows, line, active }: TotalsRowProps<Row>) {
  return (
    <div role="row" className={styles.totals} aria-rowindex={line + 2} data-line={line} data-kind="totals">
      {places.leading.map(({ kind, position, className, style }) => (
        <div
          key={kind}
          role="gridcell"
          aria-label="Totals"
          className={styles.totalCell + className}
          style={style}
          aria-colindex={position + 1}
          tabIndex={active === position ? 0 : -1}
          data-cell={position}
        />
      ))}
      {places.columns.map(({ column, position, className, style }) => (
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
      ))}
    </div>
  );
}
