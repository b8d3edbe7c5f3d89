import { useTenant } from '#features/access';
import { useSubject } from '#platform/flags';
import { openPages } from '#platform/routing';
import { frameRows } from '../frameRows.ts';
import { helpMenu, settingsMenu } from './companyMenus.ts';
import type { FrameMenu } from './frameMenu.ts';
import { createMenu, navMenus } from './navMenus.ts';
import { useNavRecents } from './navRecents.ts';
import { useChangelogNews } from './useChangelogNews.ts';

const year = new Date().getFullYear();

/** The menus of the frame for the person who is signed in. */
export interface FrameMenus {
  nav: readonly FrameMenu[];
  /** Undefined for who may create nothing. */
  create: FrameMenu | undefined;
  settings: FrameMenu;
  help: FrameMenu;
}

/** Reads what the person may open, and makes the menus of it, for the top bar and for the drawer. */
export function useFrameMenus(onShowShortcuts: () => void): FrameMenus {
  const subject = useSubject();
  const recents = useNavRecents();
  const version = useTenant()?.version;
  const hasNews = useChangelogNews(version);
  const { opens } = openPages(frameRows, subject);
  return {
    nav: navMenus({ subject, opens, recents }),
    create: createMenu({ opens }),
    settings: settingsMenu(opens, { year, version }),
    help: helpMenu(opens, { hasNews, onShowShortcuts }),
  };
}
