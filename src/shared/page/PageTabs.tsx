import { Link } from 'react-router-dom';
import * as styles from './PageTabs.css.ts';

export interface PageTabsProps<Id extends string> {
  /** What the pages belong to, for screen readers. */
  label: string;
  tabs: readonly { id: Id; label: string; href: string; count?: number | undefined }[];
  current: Id;
}

/** Links to the pages that make one part of the product, under its title. */
export function PageTabs<Id extends string>({ label, tabs, current }: PageTabsProps<Id>) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map(({ id, label: name, href, count }) => (
        <Link key={id} to={href} className={styles.tab} aria-current={id === current ? 'page' : undefined}>
          {name}
          {count === undefined ? null : <span className={styles.count}>{count}</span>}
        </Link>
      ))}
    </nav>
  );
}
