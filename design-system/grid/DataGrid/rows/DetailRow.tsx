import type { ReactNode } from 'react';
import { TabStop } from '../../../private/tab-stop/tabStop.ts';
import { linePlace, type LinePlace } from './GridRow.tsx';
import * as styles from '../DataGrid.css.ts';

export interface DetailRowProps extends LinePlace {
  label: string;
  columnCount: number;
  active: boolean;
  children: ReactNode;
  /** Follows how high the content stands; the line is known by its `data-index`. */
  measure: (content: HTMLElement | null) => void;
}

/** The panel under a row: one cell over all columns, as high as its content. Enter goes into it, Escape back to its cell. */
export function DetailRow(props: DetailRowProps) {
  const { line, label, columnCount, active, children, measure } = props;
  return (
    <div
      role="row"
      className={styles.line}
      style={linePlace(props)}
      aria-rowindex={line + 2}
      data-line={line}
      data-kind="detail"
    >
      <div
        role="gridcell"
        className={`${styles.cell} ${styles.detailCell}`}
        aria-label={label}
        aria-colindex={1}
        aria-colspan={columnCount}
        tabIndex={active ? 0 : -1}
        data-cell={0}
      >
        <div ref={measure} data-index={line} className={styles.detail}>
          <TabStop value={undefined}>{children}</TabStop>
        </div>
      </div>
    </div>
  );
}
