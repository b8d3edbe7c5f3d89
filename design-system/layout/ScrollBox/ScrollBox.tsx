import { useRef, type ReactNode } from 'react';
import * as styles from './ScrollBox.css.ts';
import { useScrolls } from './useScrolls.ts';

export interface ScrollBoxProps {
  /** What is in it, for screen readers. */
  label: string;
  /** `region` is a landmark to jump to: for what a page or panel is about. */
  role?: 'group' | 'region';
  /** Its own frame, margins and limits of height. */
  className?: string;
  children: ReactNode;
}

/** Holds what may be wider or higher than its place. While it has to scroll, and only then, it is a stop of the Tab key. */
export function ScrollBox({ label, role = 'group', className, children }: ScrollBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  const scrolls = useScrolls(box, children);
  return (
    <div
      ref={box}
      className={className === undefined ? styles.box : `${styles.box} ${className}`}
      role={role}
      aria-label={label}
      // What scrolls has to be within reach of the keys.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={scrolls ? 0 : undefined}
    >
      {children}
    </div>
  );
}
