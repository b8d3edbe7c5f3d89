import { Link, NavLink } from 'react-router-dom';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { KeyCaps } from '#design-system/feedback/KeyCaps/KeyCaps.tsx';
import { Icon } from '#design-system/icons/Icon/Icon.tsx';
import { Building2, MenuLines, Search } from '#design-system/icons/shapes.ts';
import { PATHS } from '#platform/routing';
import { SHORTCUTS } from '#shared/commands';
import { Mark } from './Mark.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import * as styles from './TopBar.css.ts';
import { UserMenu } from './UserMenu.tsx';

export interface TopBarProps {
  onOpenDrawer: () => void;
  onSearch: () => void;
  onShowShortcuts: () => void;
}

/** The bar above every page: where one can go, and who one is. */
export function TopBar({ onOpenDrawer, onSearch, onShowShortcuts }: TopBarProps) {
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
      <button type="button" className={styles.finder} aria-haspopup="dialog" onClick={onSearch}>
        <Icon of={Search} tone="muted" />
        <span className={styles.finderText}>{SHORTCUTS.palette.does}</span>
        <span className={styles.finderKeys} aria-hidden>
          <KeyCaps keys={SHORTCUTS.palette.keys} />
        </span>
      </button>
      <span className={styles.notNarrow}>
        <ThemeSwitch />
      </span>
      <UserMenu onShowShortcuts={onShowShortcuts} />
    </header>
  );
}
