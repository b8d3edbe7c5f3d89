import { type ReactNode, useEffect, useRef } from 'react';
import * as styles from './NotificationList.css.ts';

/** How far below what is in view the end counts as reached, in pixels. */
const AHEAD = 160;

export interface EndMarkProps {
  /** Hears that the end of the scrolled list came near; undefined where there is no more. */
  onReach: (() => void) | undefined;
  children: ReactNode;
}

/** The end of a list within its scrolling box. Draw it with a new key once rows were put before it: it looks again. */
export function EndMark({ onReach, children }: EndMarkProps) {
  const mark = useRef<HTMLDivElement>(null);
  const latest = useRef(onReach);
  useEffect(() => {
    latest.current = onReach;
  });
  useEffect(() => {
    if (!mark.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) latest.current?.();
      },
      { root: mark.current.parentElement, rootMargin: `0px 0px ${AHEAD}px 0px` },
    );
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={mark} className={styles.end}>
      {children}
    </div>
  );
}
