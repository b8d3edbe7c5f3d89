import { Outlet } from 'react-router-dom';
import { useTenant } from '#features/access';
import { usePageTitle, useRouteTitle } from '#platform/routing';
import { Mark } from '../shell/Mark.tsx';
import * as styles from './PublicLayout.css.ts';

/** The layout of pages for anybody: the name above, year and version below. */
export function PublicLayout() {
  const tenant = useTenant();
  usePageTitle(useRouteTitle());
  return (
    <div className={styles.layout}>
      <header className={styles.header}>
        <span className={styles.logo}>
          <Mark />
          Quoin
        </span>
      </header>
      <main className={styles.main}>
        <Outlet />
      </main>
      <footer className={styles.footer}>
        <span className={`${styles.logo} ${styles.small}`}>
          <Mark size={16} />
          Quoin
        </span>
        <span className={styles.grow} />
        <span>
          © {new Date().getFullYear()} Quoin{tenant ? ` · ${tenant.version}` : ''}
        </span>
      </footer>
    </div>
  );
}
