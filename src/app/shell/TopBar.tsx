import { Link, NavLink } from 'react-router-dom';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Icon } from '#design-system/icons/Icon/Icon.tsx';
import { Building2, MenuLines } from '#design-system/icons/shapes.ts';
import { PATHS } from '#platform/routing';
import { Mark } from './Mark.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import * as styles from './TopBar.css.ts';
import { UserMenu } from './UserMenu.tsx';

/** The bar above every page: where one can go, and who one is. */
export function TopBar({ onOpenDrawer }: { onOpenDrawer: () => void }) {
  return (
    <header className={styles.bar}>
      <span className={styles.onlyNarrow}>
        <IconButton icon={MenuLines} label="Open navigation" tooltip={false} onPress={onOpenDrawer} />
      </span>
      <Link className={styles.logo} to={PATHS.projects} aria-label="Quoin, to the project list">
        <Mark />
        Quoin
      </Link>
      <nav className={styles.nav} aria-label="Main">
        <NavLink className={styles.entry} to={PATHS.projects}>
          <span className={styles.entryIcon}>
            <Icon of={Building2} />
          </span>
          <span className={styles.entryText}>Projects</span>
        </NavLink>
      </nav>
      <span className={styles.grow} />
      <span className={styles.notNarrow}>
        <ThemeSwitch />
      </span>
      <UserMenu />
    </header>
  );
}
