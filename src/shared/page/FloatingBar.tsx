import type { ReactNode } from 'react';
import * as styles from './Page.css.ts';

/** What is offered for the checked rows of a list; stands in the `bar` of a `ListRoom`. */
export function FloatingBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className={styles.bar} aria-label={label} data-floating-bar>
      {children}
    </section>
  );
}
