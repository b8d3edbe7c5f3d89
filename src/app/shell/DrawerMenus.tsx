import { useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Badge } from '#design-system/feedback/Badge/Badge.tsx';
import { Icon } from '#design-system/icons/Icon/Icon.tsx';
import { ChevronLeft, ChevronRight, Contrast } from '#design-system/icons/shapes.ts';
import { Switch } from '#design-system/inputs/Switch/Switch.tsx';
import { useSavePreferences } from '#features/access';
import { usePathname } from '#platform/routing';
import * as t from '../texts.ts';
import * as styles from './NavDrawer.css.ts';
import { DrawerLink } from './DrawerLink.tsx';
import { type FrameMenu, isUnder } from './menus/frameMenu.ts';
import type { FrameMenus } from './menus/useFrameMenus.ts';
import { useShownTheme } from './theme.ts';

export interface DrawerMenusProps {
  menus: FrameMenus;
  /** Something was chosen. */
  onGo: () => void;
}

/** Every menu of the top bar, one below the other; what a menu holds takes their place and leads back. */
export function DrawerMenus({ menus, onGo }: DrawerMenusProps) {
  const [inside, setInside] = useState<string | null>(null);
  // The entry that the person came back from has the focus again.
  const [cameFrom, setCameFrom] = useState<string | null>(null);
  const all = [...menus.nav, menus.settings, menus.help];
  const open = all.find(({ id }) => id === inside);
  if (open)
    return (
      <OpenMenu
        menu={open}
        onGo={onGo}
        onBack={() => {
          setInside(null);
          setCameFrom(open.id);
        }}
      />
    );
  const draw = (menu: FrameMenu) => (
    <MenuEntry
      key={menu.id}
      menu={menu}
      startsFocused={menu.id === cameFrom}
      onGo={onGo}
      onOpen={() => setInside(menu.id)}
    />
  );
  return (
    <>
      <nav className={styles.group} aria-label={t.main}>
        {menus.nav.map(draw)}
      </nav>
      <div className={styles.group}>
        {draw(menus.settings)}
        {draw(menus.help)}
        <DarkTheme />
      </div>
    </>
  );
}

interface MenuEntryProps {
  menu: FrameMenu;
  startsFocused: boolean;
  onGo: () => void;
  onOpen: () => void;
}

function MenuEntry({ menu, startsFocused, onGo, onOpen }: MenuEntryProps) {
  const pathname = usePathname();
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (startsFocused) button.current?.focus();
  }, [startsFocused]);
  const here = isUnder(menu, pathname);
  const face = (
    <>
      <Icon of={menu.icon} />
      {menu.label}
      {menu.chip ? <Badge label={menu.chip} /> : null}
      {menu.isNew ? <Badge label={t.newWord} /> : null}
    </>
  );
  if (menu.href !== undefined)
    return (
      <Link className={styles.entry} to={menu.href} aria-current={here ? 'page' : undefined} onClick={onGo}>
        {face}
      </Link>
    );
  return (
    <button
      ref={button}
      type="button"
      className={styles.entry}
      aria-current={here ? 'true' : undefined}
      onClick={onOpen}
    >
      {face}
      <span className={styles.end}>
        <Icon of={ChevronRight} size="small" tone="subtle" />
      </span>
    </button>
  );
}

function OpenMenu({ menu, onGo, onBack }: { menu: FrameMenu; onGo: () => void; onBack: () => void }) {
  const back = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => back.current?.focus(), []);
  return (
    <nav className={styles.group} aria-label={menu.label}>
      <button ref={back} type="button" className={styles.back} onClick={onBack}>
        <Icon of={ChevronLeft} label={t.backFrom} />
        {menu.label}
      </button>
      {menu.sections.map(({ id, title, links }) => (
        <div key={id} className={styles.section}>
          {title === undefined ? null : <div className={styles.title}>{title}</div>}
          {links.map((link) => (
            <DrawerLink key={link.id} link={link} onGo={onGo} />
          ))}
        </div>
      ))}
      {menu.footer === undefined ? null : <div className={styles.footer}>{menu.footer}</div>}
    </nav>
  );
}

function DarkTheme() {
  const save = useSavePreferences();
  const isDark = useShownTheme() === 'dark';
  return (
    <div className={styles.theme}>
      <Icon of={Contrast} />
      <span className={styles.grow} aria-hidden>
        {t.darkTheme}
      </span>
      <Switch
        label={t.darkTheme}
        labelHidden
        checked={isDark}
        onChange={(on) => save({ theme: on ? 'dark' : 'light' })}
      />
    </div>
  );
}
