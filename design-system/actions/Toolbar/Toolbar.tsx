import type { ReactNode } from 'react';
import * as styles from './Toolbar.css.ts';

export interface ToolbarProps {
  /** Name for screen readers, e.g. "Items". */
  label: string;
  /** Search, view and filters. */
  children: ReactNode;
  /** Right-aligned tools. */
  end?: ReactNode;
}

/** The 52 px tool row above a list: search and filters at the left, view tools at the right; wraps when narrow. */
export function Toolbar({ label, children, end }: ToolbarProps) {
  return (
    <div role="group" aria-label={label} className={styles.toolbar}>
      {children}
      {end === undefined ? null : <div className={styles.end}>{end}</div>}
    </div>
  );
}
