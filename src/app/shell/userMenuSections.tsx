import type { MenuItem, MenuSection } from '#design-system/actions/Menu/Menu.tsx';
import { Icon } from '#design-system/icons/Icon/Icon.tsx';
import { Building2, Check, LogOut, User } from '#design-system/icons/shapes.ts';
import { companyHere, type CurrentUser } from '#platform/flags';
import { type Opens, PATHS, pathTo } from '#platform/routing';
import { CompanyMark } from './CompanyMark.tsx';
import { otherWorkspaces } from './otherWorkspaces.ts';

type Preferences = CurrentUser['preferences'];

interface Actions {
  onPreferences: (preferences: Partial<Preferences>) => void;
  onSignOut: () => void;
}

const THEMES = { light: 'Light', dark: 'Dark', system: 'System' } as const;
const DENSITIES = { normal: 'Normal rows', compact: 'Compact rows' } as const;

/** The entries of the user menu (docs/product/frame.md): account, companies, looks, the way out. */
export function userMenuSections(
  user: CurrentUser,
  location: Pick<Location, 'protocol' | 'host' | 'hostname'>,
  opens: Opens,
  { onPreferences, onSignOut }: Actions,
): MenuSection[] {
  const { theme, density } = user.preferences;
  const sections: MenuSection[] = [
    { id: 'account', items: account(user, location, opens) },
    ...workspaces(user, location),
    { id: 'theme', title: 'Theme', items: choice(THEMES, theme, (value) => onPreferences({ theme: value })) },
    {
      id: 'density',
      title: 'Tables',
      items: choice(DENSITIES, density, (value) => onPreferences({ density: value })),
    },
    { id: 'leave', items: [{ id: 'logout', label: 'Logout', icon: LogOut, onSelect: onSignOut }] },
  ];
  return sections.filter(({ items }) => items.length > 0);
}

function account(user: CurrentUser, { hostname }: Pick<Location, 'hostname'>, opens: Opens): MenuItem[] {
  const company = companyHere(user.companies, hostname);
  return [
    ...(opens('user')
      ? [{ id: 'profile', label: 'Profile Settings', icon: User, href: pathTo('user', { userId: user.id }) }]
      : []),
    ...(opens('company') && company
      ? [
          {
            id: 'company',
            label: 'Company Settings',
            icon: Building2,
            href: pathTo('company', { companyId: company.id }),
          },
        ]
      : []),
  ];
}

function workspaces(
  user: CurrentUser,
  location: Pick<Location, 'protocol' | 'host' | 'hostname'>,
): MenuSection[] {
  const company = companyHere(user.companies, location.hostname);
  return [
    {
      id: 'workspace',
      title: 'Current Workspace',
      items: company
        ? [
            {
              id: company.slug,
              label: company.name,
              start: <CompanyMark company={company} />,
              end: <Icon of={Check} />,
              href: PATHS.projects,
            },
          ]
        : [],
    },
    {
      id: 'workspaces',
      title: 'My Workspaces',
      items: otherWorkspaces(user, location).map(({ company: other, href }) => ({
        id: other.slug,
        label: other.name,
        start: <CompanyMark company={other} />,
        external: true,
        href,
      })),
    },
  ];
}

function choice<T extends string>(
  words: Record<T, string>,
  chosen: T,
  choose: (value: T) => void,
): MenuItem[] {
  return (Object.entries(words) as [T, string][]).map(([id, label]) => ({
    id,
    label,
    kind: 'radio',
    checked: id === chosen,
    onSelect: () => choose(id),
  }));
}
