import type { EntityAdapter, Fields } from '#server/services/changes/entityAdapter.ts';
import { insertScenarios, linkItems, lockScenarios, writeScenarios } from './scenarioWriteRepository.ts';

const asRows = (rows: readonly { id: number; projectId: number | null; version: number; fields: Fields }[]) =>
  rows.map(({ id, projectId, version, fields }) => ({ ...fields, id, project_id: projectId, version }));

/** Scenarios with the items they hold, which history keeps as `items`. */
export const scenarioAdapter: EntityAdapter = {
  entity: 'scenario',
  module: 'foresite',
  numbered: true,
  load: async (tx, ids) =>
    new Map((await lockScenarios(tx, ids)).map(({ id, ...snapshot }) => [id, snapshot])),
  insert: (tx, rows, head) => insertScenarios(tx, asRows(rows), head),
  update: async (tx, rows, head) => {
    await writeScenarios(tx, asRows(rows), head, false);
    await linkItems(tx, asRows(rows.filter(({ changed }) => changed.includes('items'))));
  },
  remove: (tx, rows, head) => writeScenarios(tx, asRows(rows), head, true),
  restore: async (tx, rows, head) => {
    await writeScenarios(tx, asRows(rows), head, false);
    await linkItems(tx, asRows(rows));
  },
};
