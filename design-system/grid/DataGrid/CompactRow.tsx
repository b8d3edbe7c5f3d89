import { memo, type ReactNode } from 'react';
import * as styles from './DataGrid.css.ts';

export interface CompactRowProps<Row> {
  row: Row;
  render: (row: Row) => ReactNode;
  line: number;
  top: number;
  height: number;
  active: boolean;
  current: boolean;
  pressable: boolean;
}

/** A row of a narrow screen: one cell with two lines. */
function CompactRowDrawing<Row>({
  row,
  render,
  line,
  top,
  height,
  active,
  current,
  pressable,
}: CompactRowProps<Row>) {
  return (
    <div
      role="row"
      className={styles.line}
      style={{ top, height }}
      aria-rowindex={line + 2}
      data-line={line}
      data-current={current || undefined}
      data-pressable={pressable || undefined}
    >
      <div
        role="gridcell"
        className={styles.compactCell}
        tabIndex={active ? 0 : -1}
        data-cell={0}
        aria-colindex={1}
      >
        {render(row)}
      </div>
    </div>
  );
}

/** A row where the grid is narrow: its cells as labelled lines. Drawn again only when its own props change. */
export const CompactRow = memo(CompactRowDrawing) as typeof CompactRowDrawing;
