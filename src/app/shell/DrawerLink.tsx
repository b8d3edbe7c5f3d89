import { Link } from '#design-system/actions/Link/Link.tsx';
import { Badge } from '#design-system/feedback/Badge/Badge.tsx';
import { Icon } from '#design-system/icons/Icon/Icon.tsx';
import * as styles from './NavDrawer.css.ts';
import type { FrameLink } from './menus/frameMenu.ts';

/** One line of an open menu in the drawer: a page, or something that is done at once. */
export function DrawerLink({ link, onGo }: { link: FrameLink; onGo: () => void }) {
  const { label, icon, tag, href, onSelect } = link;
  const face = (
    <>
      {icon ? <Icon of={icon} /> : null}
      {label}
      {tag ? (
        <span className={styles.end}>
          <Badge {...tag} />
        </span>
      ) : null}
    </>
  );
  if (href === undefined)
    return (
      <button
        type="button"
        className={styles.entry}
        onClick={() => {
          onGo();
          onSelect?.();
        }}
      >
        {face}
      </button>
    );
  return (
    <Link variant="bare" href={href} onPress={onGo}>
      <span className={styles.entry}>{face}</span>
    </Link>
  );
}
