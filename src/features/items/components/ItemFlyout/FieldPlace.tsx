import type { ReactNode } from 'react';
import * as styles from './ItemFields.css.ts';

/** Where a field stands: with its name beside it, or as it is. The control carries the name for screen readers. */
export function FieldPlace({
  name,
  facts,
  wide = false,
  children,
}: {
  name: string;
  facts: boolean;
  wide?: boolean;
  children: ReactNode;
}) {
  if (!facts) return <div className={wide ? styles.wide : undefined}>{children}</div>;
  return (
    <div className={wide ? `${styles.fact} ${styles.wide}` : styles.fact}>
      <span className={styles.factName} aria-hidden>
        {name}
      </span>
      {children}
    </div>
  );
}
