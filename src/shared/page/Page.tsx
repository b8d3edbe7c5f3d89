import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from '#design-system/navigation/Breadcrumbs/Breadcrumbs.tsx';
import * as styles from './Page.css.ts';

export interface PageProps {
  title: string;
  /** The way to a page that is a part of another one, from `useTrail`; the page itself comes last. */
  trail?: readonly Crumb[];
  /** How much there is, e.g. `12 items`; nothing while it is not known. */
  count?: string | undefined;
  /** How what is typed into the page stands, e.g. `Saved` with its undo; on a phone it keeps to the line of the title. */
  state?: ReactNode;
  /** At the right of the title; at most one primary button. */
  actions?: ReactNode;
  /** What it brings is paper: it prints from edge to edge, without the title. */
  isPaper?: boolean;
  children: ReactNode;
}

/** Letters from which on it is names rather than a number of things. */
const longCount = 24;

/** The layout of every page in the frame: title row, then what the page brings. */
export function Page({ title, trail = [], count, state, actions, isPaper = false, children }: PageProps) {
  return (
    <div className={styles.page} data-prints-whole={isPaper || undefined}>
      {trail.length > 1 ? (
        <div className={styles.trail}>
          <Breadcrumbs items={trail} />
        </div>
      ) : null}
      <header className={styles.titleRow}>
        <h1 className={styles.title}>{title}</h1>
        {count === undefined ? null : (
          <span
            className={styles.count}
            {...(count.length > longCount && { 'data-long': true, title: count })}
          >
            {count}
          </span>
        )}
        {state ? <div className={styles.state}>{state}</div> : null}
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </header>
      {children}
    </div>
  );
}
