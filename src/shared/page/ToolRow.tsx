import type { ReactNode } from 'react';
import * as styles from './Page.css.ts';

export interface ToolRowProps {
  /** Stands right under the title row. */
  underTitle?: boolean;
  children: ReactNode;
  /** At the right. */
  end?: ReactNode;
}

/** Search, filters and view of a grid, in one row that wraps on a phone. */
export function ToolRow({ underTitle = false, children, end }: ToolRowProps) {
  return (
    <div className={underTitle ? `${styles.toolRow} ${styles.underTitle}` : styles.toolRow}>
      {children}
      {end === undefined ? null : <div className={styles.toolEnd}>{end}</div>}
    </div>
  );
}
