import type { EntityAdapter } from '#server/services/changes/entityAdapter.ts';
import { insertUnits, lockUnits, removeUnits, updateUnits } from './unitWriteRepository.ts';

/** How the change engine reads and writes business units; history keeps their members as a list. */
export const unitAdapter: EntityAdapter = {
  entity: 'access_scope',
  module: 'access',
  load: lockUnits,
  insert: insertUnits,
  update: updateUnits,
  remove: removeUnits,
};
