export { accessRoutes } from './accessRoutes.ts';
export { administrationLive } from './administration/administrationQueries.ts';
export { peopleLive } from './people/peopleQueries.ts';
export { peopleRoutes } from './people/peopleRoutes.ts';
export { useSavePreferences } from './preferences.ts';
export { roleRoutes } from './roles/roleRoutes.ts';
export { signOut } from './signOut.ts';
export { useTenant } from './useTenant.ts';
