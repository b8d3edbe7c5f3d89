import * as t from '../texts.ts';
import { Mark } from './Mark.tsx';
import * as styles from './FrameSkeleton.css.ts';

/** The frame before anything is known: the bar, so that nothing jumps when the rest arrives. */
export function FrameSkeleton() {
  return (
    <div className={styles.bar} role="status" aria-label={t.quoinIsLoading}>
      <Mark />
    </div>
  );
}
