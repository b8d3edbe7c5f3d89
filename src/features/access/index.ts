export { accessRoutes } from './accessRoutes.ts';
export { useSavePreferences } from './preferences.ts';
export { signOut } from './signOut.ts';
export { useTenant } from './useTenant.ts';
