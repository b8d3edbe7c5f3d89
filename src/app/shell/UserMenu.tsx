import { useQueryClient } from '@tanstack/react-query';
import { Menu, type MenuSection } from '#design-system/actions/Menu/Menu.tsx';
import { Avatar } from '#design-system/feedback/Avatar/Avatar.tsx';
import { signOut, useSavePreferences } from '#features/access';
import { type CurrentUser, useCurrentUser } from '#platform/flags';
import * as styles from './TopBar.css.ts';
import { userMenuSections } from './userMenuSections.ts';

/** Who is signed in, how the product looks to them, and the way out. */
export function UserMenu({ onShowShortcuts }: { onShowShortcuts: () => void }) {
  const user = useCurrentUser();
  const queryClient = useQueryClient();
  const save = useSavePreferences();
  const name = `${user.first_name} ${user.last_name}`;
  const sections: MenuSection[] = userMenuSections(user, location, {
    onPreferences: save,
    onShowShortcuts,
    onSignOut: () => void signOut(queryClient),
  });
  return (
    <Menu
      label="User menu"
      placement="bottom-end"
      width={248}
      sections={sections}
      header={<MenuHead user={user} name={name} />}
      renderTrigger={(trigger) => (
        <button type="button" className={styles.me} aria-label={`${name}, user menu`} {...trigger}>
          <Avatar name={name} seed={user.id} decorative />
          <span className={styles.myName}>{name}</span>
        </button>
      )}
    />
  );
}

function MenuHead({ user, name }: { user: CurrentUser; name: string }) {
  return (
    <div className={styles.menuHead}>
      <Avatar name={name} seed={user.id} size="medium" decorative />
      <div>
        <div className={styles.menuName}>{name}</div>
        <div className={styles.menuMail}>{user.email}</div>
      </div>
    </div>
  );
}
