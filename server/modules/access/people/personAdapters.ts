import type { EntityAdapter } from '#server/services/changes/entityAdapter.ts';
import {
  insertMemberships,
  loadMemberships,
  removeMemberships,
  updateMemberships,
} from './membershipRepository.ts';
import { insertPeople, loadPeople, updatePeople } from './personWriteRepository.ts';

/** How the change engine reads and writes accounts: name, roles, business units, state. They are closed, never removed. */
const accountAdapter: EntityAdapter = {
  entity: 'user',
  counter: 'app_user',
  module: 'access',
  load: loadPeople,
  insert: (tx, rows, head) => insertPeople(tx, rows, head.now),
  update: (tx, rows, head) => updatePeople(tx, rows, head.now),
  remove: () => Promise.reject(new Error('An account is deactivated, not removed: history names its owner.')),
};

/** A place on the team of the change set's project, by the number of the person. */
const membershipAdapter: EntityAdapter = {
  entity: 'project_member',
  module: 'access',
  load: loadMemberships,
  insert: (tx, rows, head) => insertMemberships(tx, rows, head.projectId, head.now),
  update: (tx, rows, head) => updateMemberships(tx, rows, head.projectId),
  remove: (tx, rows, head) => removeMemberships(tx, rows, head.projectId),
};

/** Everything about people that history follows, in the order in which rows are locked. */
export const personAdapters: readonly EntityAdapter[] = [accountAdapter, membershipAdapter];
