import type { EntityAdapter } from '#server/services/changes/entityAdapter.ts';
import { loadUsers, updateUsers } from './userRepository.ts';

const byInvitation = () =>
  Promise.reject(new Error('Accounts are made and closed by invitation, not by a change set.'));

/** How the change engine reads and writes a person's own account. */
export const userAdapter: EntityAdapter = {
  entity: 'user',
  module: 'access',
  load: loadUsers,
  insert: byInvitation,
  update: updateUsers,
  remove: byInvitation,
};
