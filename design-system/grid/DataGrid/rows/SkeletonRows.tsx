import { alignOf, type Places } from '../columns/cellPlace.ts';
import * as styles from '../DataGrid.css.ts';

const rowsShown = [0, 1, 2, 3, 4, 5, 6, 7];
/** Uneven lengths, as real text has. */
const share = [72, 48, 60, 84, 54];

interface SkeletonRowsProps<Row> {
  places: Places<Row>;
  height: number;
  compact: boolean;
}

/** Grey bars where the rows will stand; nothing moves when they arrive. */
export function SkeletonRows<Row>({ places, height, compact }: SkeletonRowsProps<Row>) {
  const cells = compact ? places.columns.slice(0, 1) : places.columns;
  return (
    <div
      role="presentation"
      aria-hidden
      className={styles.body}
      style={{ height: rowsShown.length * height }}
    >
      {rowsShown.map((row) => (
        <div
          key={row}
          className={styles.line}
          style={{ transform: `translateY(${row * height}px)`, height }}
          data-kind="skeleton"
        >
          {places.leading.map(({ kind, className, style }) => (
            <div key={kind} className={styles.cell + className} style={style} />
          ))}
          {cells.map(({ column, className, style }, index) => (
            <div
              key={column.id}
              className={styles.cell + className}
              style={compact ? { width: '100%' } : style}
              data-align={alignOf(column)}
            >
              <span
                className={styles.skeleton}
                style={{ width: `${share[(row + index) % share.length]}%` }}
              />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
