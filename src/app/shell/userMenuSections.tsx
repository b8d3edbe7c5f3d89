import type { MenuItem, MenuSection } from '#design-system/actions/Menu/Menu.tsx';
import { Icon } from '#design-system/icons/Icon/Icon.tsx';
import { Building2, Check, LogOut, User } from '#design-system/icons/shapes.ts';
import { companyHere, type CurrentUser } from '#platform/flags';
import { type Opens, PATHS, pathTo } from '#platform/routing';
import * as t from '../texts.ts';
import { CompanyMark } from './CompanyMark.tsx';
import { otherWorkspaces } from './otherWorkspaces.ts';

type Preferences = CurrentUser['preferences'];

interface Actions {
  onPreferences: (preferences: Partial<Preferences>) => void;
  onSignOut: () => void;
}

const THEMES = { light: t.light, dark: t.dark, system: t.system } as const;
const DENSITIES = { normal: t.normalRows, compact: t.compactRows } as const;

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
    { id: 'theme', title: t.theme, items: choice(THEMES, theme, (value) => onPreferences({ theme: value })) },
    {
      id: 'density',
      title: t.tables,
      items: choice(DENSITIES, density, (value) => onPreferences({ density: value })),
    },
    { id: 'leave', items: [{ id: 'logout', label: t.logout, icon: LogOut, onSelect: onSignOut }] },
  ];
  return sections.filter(({ items }) => items.length > 0);
}

function account(user: CurrentUser, { hostname }: Pick<Location, 'hostname'>, opens: Opens): MenuItem[] {
  const company = companyHere(user.companies, hostname);
  return [
    ...(opens('user')
      ? [{ id: 'profile', label: t.profileSettings, icon: User, href: pathTo('user', { userId: user.id }) }]
      : []),
    ...(opens('company') && company
      ? [
          {
            id: 'company',
            label: t.companySettings,
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
      title: t.currentWorkspace,
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
      title: t.myWorkspaces,
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
