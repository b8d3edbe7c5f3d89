export { accessRoutes } from './accessRoutes.ts';
export { accountRoutes } from './accountRoutes.ts';
export { SessionEnded } from './account/SessionEnded.tsx';
export { useSavePreferences } from './preferences.ts';
export { signOut } from './signOut.ts';
export { useTenant } from './useTenant.ts';
