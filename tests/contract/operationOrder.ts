import { listOperations, type Operation } from '#server/contract/operations.ts';

/** Decisions first, while there is something to decide; what destroys comes last. */
const late = [
  'assignProjects',
  'removeMember',
  'revertItem',
  'createItem',
  'updateItem',
  'cancelJob',
  'removeAttachment',
  'undoChangeSet',
  'removeItem',
  'removeIdea',
  'restoreIdea',
  'removeView',
  'removeCompanyView',
  'removeRole',
  'removeAccessScope',
  'loadSsoMetadata',
  'removeDomainRule',
  'removeSsoConnection',
  'removeSignInApplication',
  'updateLegacyProject',
  'restoreProject',
  'removeProject',
  // From the first on everybody acts as a role, until the second.
  'startImpersonation',
  'stopImpersonation',
  // These close what others need.
  'updateSwitches',
  'updateFlags',
  'signOutEverywhere',
];
const early = ['exportItems', 'approveItem', 'rejectItem', 'createRole', 'cloneRole', 'createAccessScope'];
const turn = ({ id }: Operation): number => (early.includes(id) ? -1 : late.indexOf(id) + 1);

/** All operations but the stream, so that none takes away what a later one needs. */
export const inOrder = (): Operation[] =>
  listOperations()
    .filter(({ id }) => id !== 'streamEvents')
    .sort((a, b) => turn(a) - turn(b));
