import { Avatar } from '#design-system/feedback/Avatar/Avatar.tsx';
import type { CurrentUser } from '#platform/flags';
import * as styles from './TopBar.css.ts';

/** Who is signed in, for reading only (docs/product/frame.md: while impersonating or restricted). */
export function UserChip({ user }: { user: CurrentUser }) {
  const name = `${user.first_name} ${user.last_name}`;
  return (
    <span className={styles.me} data-read-only>
      <Avatar name={name} src={user.avatar_url} seed={user.id} decorative />
      <span className={styles.myName}>{name}</span>
    </span>
  );
}
