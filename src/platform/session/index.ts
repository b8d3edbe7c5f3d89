export { session } from './browserSession.ts';
export { tenantOfHost } from './realm.ts';
export type { Session } from './session.ts';
