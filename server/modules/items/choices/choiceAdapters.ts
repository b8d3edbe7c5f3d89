import type { TenantTx } from '#server/database/tenantTransaction.ts';
import type { EntityAdapter, Fields } from '#server/services/changes/entityAdapter.ts';
import {
  insertGroups,
  insertTags,
  lockGroups,
  lockTags,
  removeGroups,
  removeTags,
  type Stored,
} from './choiceWriteRepository.ts';

const byId = (rows: readonly Stored[]) => new Map(rows.map(({ id, ...snapshot }) => [id, snapshot]));

const never =
  (entity: string) =>
  (_tx: TenantTx): Promise<void> =>
    Promise.reject(new Error(`A ${entity} is not changed after it was made.`));

const asRows = (rows: readonly { id: number; projectId: number | null; version: number; fields: Fields }[]) =>
  rows.map(({ id, projectId, version, fields }) => ({ ...fields, id, project_id: projectId, version }));

/** Lettered groups of which one item at most is approved. */
export const groupAdapter: EntityAdapter = {
  entity: 'me_group',
  module: 'foresite',
  load: async (tx, ids) => byId(await lockGroups(tx, ids)),
  insert: (tx, rows) => insertGroups(tx, asRows(rows)),
  update: never('group'),
  remove: (tx, rows) =>
    removeGroups(
      tx,
      rows.map(({ id }) => id),
    ),
};

/** The company's tags. */
export const tagAdapter: EntityAdapter = {
  entity: 'tag',
  module: 'foresite',
  load: async (tx, ids) => byId(await lockTags(tx, ids)),
  insert: (tx, rows) => insertTags(tx, asRows(rows)),
  update: never('tag'),
  remove: (tx, rows) =>
    removeTags(
      tx,
      rows.map(({ id }) => id),
    ),
};
