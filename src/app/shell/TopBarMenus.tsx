import { Link } from 'react-router-dom';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Menu } from '#design-system/actions/Menu/Menu.tsx';
import { Badge } from '#design-system/feedback/Badge/Badge.tsx';
import { breakpoint } from '#design-system/foundations/scale.ts';
import { Icon } from '#design-system/icons/Icon/Icon.tsx';
import { ChevronDown } from '#design-system/icons/shapes.ts';
import { Tooltip } from '#design-system/overlays/Tooltip/Tooltip.tsx';
import { useGo } from '#platform/routing';
import { useAtMost } from '#shared/page';
import * as t from '../texts.ts';
import type { FrameMenu } from './menus/frameMenu.ts';
import { toMenuSections } from './menus/toMenuSections.tsx';
import * as styles from './TopBar.css.ts';

/** Pixels up to which Create is an icon only (docs/product/frame.md). */
const createFolds = 850;

export interface NavEntryProps {
  menu: FrameMenu;
  /** The page at hand belongs to it. */
  here: boolean;
}

/** A place of the top bar: a link, or a menu that opens under the pointer, by a press and by keys. */
export function NavEntry({ menu, here }: NavEntryProps) {
  const iconOnly = useAtMost(breakpoint.nav);
  const face = (
    <>
      <span className={styles.entryIcon}>
        <Icon of={menu.icon} />
      </span>
      <span className={styles.entryText}>
        {menu.label}
        {menu.chip ? <Badge label={menu.chip} /> : null}
      </span>
    </>
  );
  if (menu.href !== undefined) {
    const link = (
      <Link className={styles.entry} to={menu.href} aria-current={here ? 'page' : undefined}>
        {face}
      </Link>
    );
    return iconOnly ? <Tooltip text={menu.label}>{link}</Tooltip> : link;
  }
  return (
    <Menu
      hover
      label={menu.label}
      sections={toMenuSections(menu)}
      width={232}
      renderTrigger={(trigger) => (
        <button type="button" className={styles.entry} aria-current={here ? 'true' : undefined} {...trigger}>
          {face}
          <span className={styles.entryCaret}>
            <Icon of={ChevronDown} size="small" />
          </span>
        </button>
      )}
    />
  );
}

/** What can be created: one thing at once, several as a menu. */
export function CreateButton({ menu }: { menu: FrameMenu }) {
  const folds = useAtMost(createFolds);
  const go = useGo();
  const { href, label, icon } = menu;
  const look = { icon, collapses: folds, ...(folds ? { tooltip: label } : {}) };
  if (href !== undefined)
    return (
      <Button {...look} onPress={() => go(href)}>
        {label}
      </Button>
    );
  return (
    <Menu
      hover
      label={label}
      placement="bottom-end"
      width={232}
      sections={toMenuSections(menu)}
      renderTrigger={(trigger) => (
        <Button {...look} trigger={trigger}>
          {label}
        </Button>
      )}
    />
  );
}

/** A menu behind an icon at the end of the bar. */
export function IconMenu({ menu }: { menu: FrameMenu }) {
  return (
    <Menu
      label={menu.label}
      placement="bottom-end"
      width={248}
      sections={toMenuSections(menu)}
      {...(menu.footer === undefined ? {} : { footer: menu.footer })}
      renderTrigger={(trigger) => (
        <IconButton
          icon={menu.icon}
          label={menu.isNew ? t.labelHasUpdates(menu.label) : menu.label}
          dot={menu.isNew ?? false}
          trigger={trigger}
        />
      )}
    />
  );
}
