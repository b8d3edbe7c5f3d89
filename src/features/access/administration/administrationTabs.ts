import { pathTo } from '#platform/routing';
import * as t from '../texts.ts';

/** The parts of Account Administration and where each stands. */
export const ADMINISTRATION_TABS = [
  { id: 'users', label: t.users, href: pathTo('users') },
  { id: 'roles', label: t.roles, href: pathTo('roles') },
  { id: 'units', label: t.businessUnits, href: pathTo('users', {}, { tab: 'units' }) },
  { id: 'flags', label: t.featureFlags, href: pathTo('users', {}, { tab: 'flags' }) },
] as const;

export type AdministrationTab = (typeof ADMINISTRATION_TABS)[number]['id'];

/** The part that `/users/manage` shows for its query parameter `tab`; anything unknown is the users. */
export function tabOf(search: URLSearchParams): Exclude<AdministrationTab, 'roles'> {
  const tab = search.get('tab');
  return tab === 'units' || tab === 'flags' ? tab : 'users';
}
