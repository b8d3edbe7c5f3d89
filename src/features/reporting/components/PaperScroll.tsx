import type { ReactNode, Ref } from 'react';
import * as styles from './Reporting.css.ts';

/** The desk that pages lie on. */
export function PaperScroll({ children, ref }: { children: ReactNode; ref?: Ref<HTMLDivElement> }) {
  return (
    <div className={styles.middle}>
      {/* What scrolls has to be reached by keys. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div ref={ref} className={styles.scroll} role="region" aria-label="Pages" tabIndex={0}>
        {children}
      </div>
    </div>
  );
}
