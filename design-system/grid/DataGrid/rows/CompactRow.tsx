import { memo, type ReactNode } from 'react';
import { linePlace, type LinePlace } from './GridRow.tsx';
import * as styles from '../DataGrid.css.ts';

export interface CompactRowProps<Row> extends LinePlace {
  row: Row;
  render: (row: Row) => ReactNode;
  active: boolean;
  current: boolean;
  pressable: boolean;
}

/** A row of a narrow screen: one cell with two lines. */
function CompactRowDrawing<Row>(props: CompactRowProps<Row>) {
  const { row, render, line, active, current, pressable } = props;
  return (
    <div
      role="row"
      className={styles.line}
      style={linePlace(props)}
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
