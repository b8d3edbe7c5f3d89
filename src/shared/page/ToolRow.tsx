import type { ReactNode } from 'react';
import * as styles from './Page.css.ts';

export interface ToolRowProps {
  /** Stands right under the title row. */
  underTitle?: boolean;
  /** Stays one line wherever it is no phone, whatever its filters say: they give way first, then the line scrolls. */
  oneLine?: boolean;
  children: ReactNode;
  /** At the right. */
  end?: ReactNode;
}

/** Search, filters and view of a grid, in one row that wraps on a phone. */
export function ToolRow({ underTitle = false, oneLine = false, children, end }: ToolRowProps) {
  return (
    <div
      className={underTitle ? `${styles.toolRow} ${styles.underTitle}` : styles.toolRow}
      data-one-line={oneLine || undefined}
    >
      {oneLine ? <div className={styles.toolStart}>{children}</div> : children}
      {end === undefined ? null : (
        <div className={styles.toolEnd} data-tool-group>
          {end}
        </div>
      )}
    </div>
  );
}

/** What narrows a list, behind its search: on a phone one line that scrolls sideways. */
export function ToolFilters({ children }: { children: ReactNode }) {
  return <div className={styles.toolFilters}>{children}</div>;
}
