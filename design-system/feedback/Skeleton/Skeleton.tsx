import * as styles from './Skeleton.css.ts';
import { useWaiting } from './waitingRegion.tsx';

export interface SkeletonProps {
  /** CSS length; the whole line by default. */
  width?: string | number;
  /** Pixels: that of what will stand here. */
  height?: number;
}

/** The place of something that is still loading, in its real size, so that nothing jumps. The regions around it are busy (`useWaitingRegion`). */
export function Skeleton({ width = '100%', height = 12 }: SkeletonProps) {
  useWaiting();
  return <span aria-hidden className={styles.skeleton} style={{ width, height }} />;
}
