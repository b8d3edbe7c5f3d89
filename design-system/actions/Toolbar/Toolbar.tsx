import { useRef, type ReactNode } from 'react';
import { TabStop } from '../../private/tab-stop/tabStop.ts';
import { useRoving } from '../../private/tab-stop/useRoving.ts';
import * as styles from './Toolbar.css.ts';

export interface ToolbarProps {
  /** Name for screen readers, e.g. "Items". */
  label: string;
  /** Search, view and filters. */
  children: ReactNode;
  /** Right-aligned tools. */
  end?: ReactNode;
  /** One tab stop for all its buttons, walked by the arrow keys; not where text is typed in it. */
  roving?: boolean;
}

/** The 52 px tool row above a list: search and filters at the left, view tools at the right; wraps when narrow. */
export function Toolbar({ label, children, end, roving = false }: ToolbarProps) {
  const root = useRef<HTMLDivElement>(null);
  const handlers = useRoving(root, roving);
  const content = (
    <div
      ref={root}
      role={roving ? 'toolbar' : 'group'}
      {...handlers}
      aria-label={label}
      className={styles.toolbar}
    >
      {children}
      {end === undefined ? null : <div className={styles.end}>{end}</div>}
    </div>
  );
  return roving ? <TabStop value={-1}>{content}</TabStop> : content;
}
