import { useQueryClient } from '@tanstack/react-query';
import { Menu } from '#design-system/actions/Menu/Menu.tsx';
import { Avatar } from '#design-system/feedback/Avatar/Avatar.tsx';
import { signOut, useSavePreferences } from '#features/access';
import { type CurrentUser, useCurrentUser, useSubject } from '#platform/flags';
import { openPages } from '#platform/routing';
import * as t from '../texts.ts';
import { frameRows } from './frameRows.ts';
import * as styles from './TopBar.css.ts';
import { userMenuSections } from './userMenuSections.tsx';

/** Who is signed in, their account and companies, how the product looks to them, and the way out. */
export function UserMenu() {
  const user = useCurrentUser();
  const { opens } = openPages(frameRows, useSubject());
  const queryClient = useQueryClient();
  const save = useSavePreferences();
  const name = `${user.first_name} ${user.last_name}`;
  return (
    <Menu
      label={t.userMenu}
      placement="bottom-end"
      width={256}
      sections={userMenuSections(user, location, opens, {
        onPreferences: save,
        onSignOut: () => void signOut(queryClient),
      })}
      header={<MenuHead user={user} name={name} />}
      renderTrigger={(trigger) => (
        <button type="button" className={styles.me} aria-label={t.nameUserMenu(name)} {...trigger}>
          <Avatar name={name} src={user.avatar_url} seed={user.id} decorative />
          <span className={styles.myName}>{name}</span>
        </button>
      )}
    />
  );
}

function MenuHead({ user, name }: { user: CurrentUser; name: string }) {
  return (
    <div className={styles.menuHead}>
      <Avatar name={name} src={user.avatar_url} seed={user.id} size="medium" decorative />
      <div>
        <div className={styles.menuName}>{name}</div>
        <div className={styles.menuMail}>{user.email}</div>
      </div>
    </div>
  );
}
