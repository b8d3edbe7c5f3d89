import type { ReactNode } from 'react';
import { useTenant } from '#features/access';
import { usePageTitle } from '#platform/routing';
import { Mark } from '../shell/Mark.tsx';
import * as styles from './PublicLayout.css.ts';

const year = new Date().getFullYear();

/** The layout of pages for anybody: the name above, year and version below. */
export function PublicLayout({ title, children }: { title: string; children: ReactNode }) {
  const tenant = useTenant();
  usePageTitle(title);
  return (
    <div className={styles.layout}>
      <header className={styles.header}>
        <span className={styles.logo}>
          <Mark />
          Quoin
        </span>
      </header>
      <main className={styles.main}>{children}</main>
      <footer className={styles.footer}>
        <span className={`${styles.logo} ${styles.small}`}>
          <Mark size={16} />
          Quoin
        </span>
        <span className={styles.grow} />
        <span>
          © {year} Quoin{tenant ? ` · ${tenant.version}` : ''}
        </span>
      </footer>
    </div>
  );
}
