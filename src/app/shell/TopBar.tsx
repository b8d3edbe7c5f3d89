import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { KeyCaps } from '#design-system/feedback/KeyCaps/KeyCaps.tsx';
import { Icon } from '#design-system/icons/Icon/Icon.tsx';
import { MenuLines, PanelLeftOpen, Search } from '#design-system/icons/shapes.ts';
import { Inbox } from '#features/notifications';
import { useCurrentUser } from '#platform/flags';
import { usePathname } from '#platform/routing';
import { SHORTCUTS } from '#shared/commands';
import * as t from '../texts.ts';
import { CompanyLogo } from './CompanyLogo.tsx';
import { isUnder } from './menus/frameMenu.ts';
import type { FrameMenus } from './menus/useFrameMenus.ts';
import { CreateButton, IconMenu, NavEntry } from './TopBarMenus.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import * as styles from './TopBar.css.ts';
import { UserChip } from './UserChip.tsx';
import { UserMenu } from './UserMenu.tsx';

export interface TopBarProps {
  menus: FrameMenus;
  /** Impersonating or restricted: who one is shows, and nothing to choose (docs/product/frame.md). */
  restricted: boolean;
  /** Brings the project's sidebar back; undefined where it is there, or where there is none. */
  onShowSidebar: (() => void) | undefined;
  onOpenDrawer: () => void;
  onSearch: () => void;
}

/** The bar above every page: where one can go, what one can start, and who one is. */
export function TopBar({ menus, restricted, onShowSidebar, onOpenDrawer, onSearch }: TopBarProps) {
  const pathname = usePathname();
  const user = useCurrentUser();
  return (
    <header className={styles.bar}>
      <span className={styles.onlyNarrow}>
        <IconButton icon={MenuLines} label={t.openNavigation} tooltip={false} onPress={onOpenDrawer} />
      </span>
      {onShowSidebar ? (
        <span className={styles.notNarrow}>
          <IconButton icon={PanelLeftOpen} label={t.showSidebar} onPress={onShowSidebar} />
        </span>
      ) : null}
      <CompanyLogo />
      {restricted ? (
        <>
          <span className={styles.grow} />
          <UserChip user={user} />
        </>
      ) : (
        <>
          <nav className={styles.nav} aria-label={t.main}>
            {menus.nav.map((menu) => (
              <NavEntry key={menu.id} menu={menu} here={isUnder(menu, pathname)} />
            ))}
          </nav>
          <span className={styles.grow} />
          <Finder onSearch={onSearch} />
          {menus.create ? <CreateButton menu={menus.create} /> : null}
          <span className={styles.notNarrow}>
            <IconMenu menu={menus.settings} />
            <IconMenu menu={menus.help} />
          </span>
          <Inbox />
          <span className={styles.notNarrow}>
            <ThemeSwitch />
          </span>
          <UserMenu />
        </>
      )}
    </header>
  );
}

function Finder({ onSearch }: Pick<TopBarProps, 'onSearch'>) {
  return (
    <button type="button" className={styles.finder} aria-haspopup="dialog" onClick={onSearch}>
      <Icon of={Search} tone="muted" />
      <span className={styles.finderText}>{SHORTCUTS.palette.does}</span>
      <span className={styles.finderKeys} aria-hidden>
        <KeyCaps keys={SHORTCUTS.palette.keys} />
      </span>
    </button>
  );
}
