import type { MenuSection } from '#design-system/actions/Menu/Menu.tsx';
import { Keyboard, LogOut } from '#design-system/icons/shapes.ts';
import type { CurrentUser } from '#platform/flags';
import { tenantOfHost } from '#platform/session';
import { SHORTCUTS } from '#shared/commands';

type Preferences = CurrentUser['preferences'];

interface Actions {
  onPreferences: (preferences: Partial<Preferences>) => void;
  onShowShortcuts: () => void;
  onSignOut: () => void;
}

const THEMES = { light: 'Light', dark: 'Dark', system: 'As the system' } as const;
const DENSITIES = { normal: 'Normal rows', compact: 'Compact rows' } as const;

/** The entries of the user menu. Other workspaces open in a new window with the e-mail address filled in (spec §2). */
export function userMenuSections(
  user: CurrentUser,
  location: Pick<Location, 'protocol' | 'host' | 'hostname'>,
  { onPreferences, onShowShortcuts, onSignOut }: Actions,
): MenuSection[] {
  const choice = <T extends string>(
    words: Record<T, string>,
    chosen: T,
    choose: (value: T) => void,
  ): MenuSection['items'] =>
    (Object.entries(words) as [T, string][]).map(([id, label]) => ({
      id,
      label,
      kind: 'radio',
      checked: id === chosen,
      onSelect: () => choose(id),
    }));
  const here = tenantOfHost(location.hostname);
  const base = location.host.slice(here.length);
  const others = user.companies.filter((company) => company.slug !== here);
  return [
    {
      id: 'theme',
      title: 'Theme',
      items: choice(THEMES, user.preferences.theme, (theme) => onPreferences({ theme })),
    },
    {
      id: 'density',
      title: 'Tables',
      items: choice(DENSITIES, user.preferences.density, (density) => onPreferences({ density })),
    },
    ...(others.length > 0
      ? [
          {
            id: 'workspaces',
            title: 'My Workspaces',
            items: others.map((company) => ({
              id: company.slug,
              label: company.name,
              external: true,
              href: `${location.protocol}//${company.slug}${base}/?loginHint=${encodeURIComponent(user.email)}`,
            })),
          },
        ]
      : []),
    {
      id: 'help',
      items: [{ id: 'shortcuts', label: SHORTCUTS.help.does, icon: Keyboard, onSelect: onShowShortcuts }],
    },
    { id: 'leave', items: [{ id: 'logout', label: 'Logout', icon: LogOut, onSelect: onSignOut }] },
  ];
}
