import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type AdministrationTab, tabOf } from './administrationTabs.ts';

const PARTS = {
  users: lazy(() => import('../people/screens/ManageUsersScreen.tsx')),
  units: lazy(() => import('../units/screens/UnitsScreen.tsx')),
  flags: lazy(() => import('../flags/FlagsScreen.tsx')),
} as const satisfies Record<Exclude<AdministrationTab, 'roles'>, unknown>;

/** The part of Account Administration that the query parameter `tab` names: users, business units or feature flags. */
export default function AdministrationScreen() {
  const [search] = useSearchParams();
  const Part = PARTS[tabOf(search)];
  return (
    <Suspense fallback={null}>
      <Part />
    </Suspense>
  );
}
