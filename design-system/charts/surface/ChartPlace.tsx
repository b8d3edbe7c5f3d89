import { Suspense, type ReactNode } from 'react';
import * as styles from './surface.css.ts';

/** Keeps the place of a drawing, `height` px high, until its code has arrived: nothing on the page jumps. */
export function ChartPlace({ height, children }: { height: number; children: ReactNode }) {
  const place = (
    <div
      className={styles.plot}
      style={{ flexBasis: height, minHeight: height }}
      data-loading
      aria-busy="true"
    />
  );
  return <Suspense fallback={place}>{children}</Suspense>;
}
