import { dataColors } from '../../foundations/vars.css.ts';
import { sparkColumns, sparkLine } from './sparkPath.ts';
import * as styles from './Spark.css.ts';

export interface SparkProps {
  /** What it shows, with its first and last figure: read in place of the drawing. */
  label: string;
  /** In order; null, NaN and infinities are gaps. */
  values: readonly (number | null)[];
  kind?: 'line' | 'column';
  /** Px. */
  width?: number;
  height?: number;
  /** Number of a data hue, 1 to 10; the accent where nothing is said. */
  color?: number;
}

/** A word-sized chart for rows and tiles: the shape of a series, without axis or frame. */
export function Spark({ label, values, kind = 'line', width = 96, height = 24, color }: SparkProps) {
  const ink = color === undefined ? undefined : { color: dataColors[(color - 1) % dataColors.length] };
  return (
    <svg
      role="img"
      aria-label={label}
      className={styles.spark}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      style={ink}
    >
      {kind === 'column' ? (
        sparkColumns(values, { width, height }).map((column) => (
          <rect
            key={column.x}
            className={styles.column}
            data-negative={column.negative || undefined}
            x={column.x}
            y={column.y}
            width={column.width}
            height={column.height}
          />
        ))
      ) : (
        <SparkLine values={values} width={width} height={height} />
      )}
    </svg>
  );
}

function SparkLine({
  values,
  ...size
}: {
  values: readonly (number | null)[];
  width: number;
  height: number;
}) {
  const { path, last } = sparkLine(values, size);
  return (
    <>
      <path className={styles.line} d={path} />
      {last ? <circle className={styles.dot} cx={last.x} cy={last.y} r={2.5} /> : null}
    </>
  );
}
