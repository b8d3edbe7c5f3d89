import type { CellPlace } from './GridCells.tsx';
import { alignOf, placeOf } from './GridCells.tsx';
import type { GridColumn } from './gridTypes.ts';
import * as styles from './DataGrid.css.ts';

const rowsShown = [0, 1, 2, 3, 4, 5, 6, 7];
/** Uneven lengths, as real text has. */
const share = [72, 48, 60, 84, 54];

interface SkeletonRowsProps<Row> {
  columns: readonly GridColumn<Row>[];
  place: CellPlace;
  height: number;
  compact: boolean;
}

/** Grey bars where the rows will stand; nothing moves when they arrive. */
export function SkeletonRows<Row>({ columns, place, height, compact }: SkeletonRowsProps<Row>) {
  const cells = compact ? columns.slice(0, 1) : columns;
  return (
    <div
      role="presentation"
      aria-hidden
      className={styles.body}
      style={{ height: rowsShown.length * height }}
    >
      {rowsShown.map((row) => (
        <div key={row} className={styles.line} style={{ top: row * height, height }} data-kind="skeleton">
          {place.offset === 1 ? (
            <div className={styles.cell + placeOf(0, place).className} style={placeOf(0, place).style} />
          ) : null}
          {cells.map((column, index) => {
            const { className, style } = placeOf(index + place.offset, place);
            return (
              <div
                key={column.id}
                className={styles.cell + className}
                style={style}
                data-align={alignOf(column)}
              >
                <span
                  className={styles.skeleton}
                  style={{ width: `${share[(row + index) % share.length]}%` }}
                />
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
