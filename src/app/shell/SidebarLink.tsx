import { Link, matchPath } from 'react-router-dom';
import { Icon } from '#design-system/icons/Icon/Icon.tsx';
import { CircleAlert } from '#design-system/icons/shapes.ts';
import { Tooltip } from '#design-system/overlays/Tooltip/Tooltip.tsx';
import { usePathname } from '#platform/routing';
import * as t from '../texts.ts';
import type { SidebarEntry } from './sidebarEntries.ts';
import * as styles from './Sidebar.css.ts';

export interface SidebarLinkProps {
  entry: SidebarEntry;
  /** Only the icon shows, so the label comes as a tooltip. */
  iconOnly: boolean;
  onGo: () => void;
}

/** One entry of the project's sidebar. */
export function SidebarLink({ entry, iconOnly, onGo }: SidebarLinkProps) {
  const missing = entry.incomplete ? t.dataIsMissing : undefined;
  const pathname = usePathname();
  const isHere =
    matchPath({ path: entry.href, end: entry.name === 'details' }, pathname) !== null ||
    pathname === entry.part;
  const link = (
    <Link to={entry.href} className={styles.entry} aria-current={isHere ? 'page' : undefined} onClick={onGo}>
      <Icon of={entry.icon} />
      <span className={styles.label}>{entry.label}</span>
      {entry.chip ? <span className={styles.chip}>{entry.chip}</span> : null}
      {missing ? (
        <>
          <span className={styles.missing}>
            <Icon of={CircleAlert} label={missing} />
          </span>
          <span className={styles.dot} />
        </>
      ) : null}
      {!missing && entry.count !== undefined ? <span className={styles.count}>{entry.count}</span> : null}
    </Link>
  );
  return iconOnly ? (
    <Tooltip text={missing ? t.labelDataIsMissing(entry.label) : entry.label}>{link}</Tooltip>
  ) : (
    link
  );
}
