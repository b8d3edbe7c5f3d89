import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { TabStop } from '../../../private/tab-stop/tabStop.ts';
import { linePlace, type LinePlace } from './GridRow.tsx';
import * as styles from '../DataGrid.css.ts';

export interface DetailRowProps extends LinePlace {
  label: string;
  columnCount: number;
  active: boolean;
  children: ReactNode;
  /** Tells how high the content stands, in pixels. */
  onHeight: (height: number) => void;
}

/** The panel under a row: one cell over all columns, as high as its content. Enter goes into it, Escape back to its cell. */
export function DetailRow(props: DetailRowProps) {
  const { line, label, columnCount, active, children, onHeight } = props;
  const content = useRef<HTMLDivElement>(null);
  const tell = useRef(onHeight);
  useLayoutEffect(() => {
    tell.current = onHeight;
  });
  useLayoutEffect(() => {
    const node = content.current;
    if (!node) return undefined;
    const measure = () => {
      if (node.offsetHeight > 0) tell.current(node.offsetHeight);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  }, []);
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
        <div ref={content} className={styles.detail}>
          <TabStop value={undefined}>{children}</TabStop>
        </div>
      </div>
    </div>
  );
}
