import type { EntityAdapter } from '#server/services/changes/entityAdapter.ts';
import { insertRoles, lockRoles, removeRoles, updateRoles } from './roleWriteRepository.ts';

/** How the change engine reads and writes roles; history keeps their permissions, members and business units as lists. */
export const roleAdapter: EntityAdapter = {
  entity: 'role',
  module: 'access',
  load: lockRoles,
  insert: insertRoles,
  update: updateRoles,
  remove: removeRoles,
};
