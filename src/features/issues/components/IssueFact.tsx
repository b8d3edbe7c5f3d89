import type { ReactNode } from 'react';
import * as styles from './IssueSheet.css.ts';

/** A value with its name beside it; the control carries the name for screen readers. */
export function IssueFact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <span className={styles.factName} aria-hidden>
        {name}
      </span>
      {children}
    </div>
  );
}
