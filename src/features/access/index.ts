export { accessRoutes } from './accessRoutes.ts';
export { peopleLive } from './people/peopleQueries.ts';
export { peopleRows } from './people/peopleRoutes.ts';
export { useSavePreferences } from './preferences.ts';
export { signOut } from './signOut.ts';
export { useTenant } from './useTenant.ts';
