export { session } from './browserSession.ts';
export { isOwnPath } from './ownPath.ts';
export { identityUrl, parentAddress, tenantOfHost } from './realm.ts';
export { OtherPersonError, type Session } from './session.ts';
export { giveUpUnattended, isUnattended } from './unattended.ts';
export { finishBeside } from './windowBeside.ts';
