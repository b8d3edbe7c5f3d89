import type { KeyboardEvent, ReactNode } from 'react';
import { Toolbar as LibraryToolbar } from 'react-aria-components/Toolbar';
import { tabbableIn } from '../../private/focus/focusable.ts';
import * as styles from './Toolbar.css.ts';

export interface ToolbarProps {
  /** Name for screen readers, e.g. "Items". */
  label: string;
  /** Search, view and filters. */
  children: ReactNode;
  /** Right-aligned tools. */
  end?: ReactNode;
  /** One tab stop for all its controls, walked by the arrow keys; not where text is typed in it. */
  roving?: boolean;
}

/** The 52 px tool row above a list: search and filters at the left, view tools at the right; wraps when narrow. */
export function Toolbar({ label, children, end, roving = false }: ToolbarProps) {
  const content = (
    <>
      {children}
      {end === undefined ? null : <div className={styles.end}>{end}</div>}
    </>
  );
  if (roving)
    return (
      <LibraryToolbar
        aria-label={label}
        className={styles.toolbar}
        // The focus is on a control within.
        // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
        render={(own) => <div role="toolbar" {...own} onKeyDown={goToEdge} />}
      >
        {content}
      </LibraryToolbar>
    );
  return (
    <div role="group" aria-label={label} className={styles.toolbar}>
      {content}
    </div>
  );
}

/** Home and End, which the library leaves out. */
function goToEdge(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Home' && event.key !== 'End') return;
  event.preventDefault();
  tabbableIn(event.currentTarget)
    .at(event.key === 'Home' ? 0 : -1)
    ?.focus();
}
