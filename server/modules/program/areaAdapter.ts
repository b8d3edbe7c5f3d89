import { fieldNames } from '#domain/fields';
import { areaFields, type Share } from '#domain/program';
import { programArea } from '#server/database/schema/program.ts';
import type { EntityAdapter, RowWrite } from '#server/services/changes/entityAdapter.ts';
import { tableAdapter } from '#server/services/changes/tableAdapter.ts';
import { loadShares, replaceShares } from './shareRepository.ts';

const rows = tableAdapter({
  entity: 'program_area',
  module: 'program',
  table: programArea,
  fields: fieldNames(areaFields).filter((name) => name !== 'shares'),
});

const listed = (written: readonly RowWrite[]) =>
  written.map(({ id, fields }) => ({ areaId: id, shares: (fields['shares'] ?? []) as readonly Share[] }));

/** How the change engine writes areas of the program: the row, and its shares as a list of parts. */
export const areaAdapter: EntityAdapter = {
  ...rows,
  load: async (tx, ids, projectId) => {
    const stored = await rows.load(tx, ids, projectId);
    const shares = await loadShares(tx, ids);
    return new Map(
      [...stored].map(([id, snapshot]) => [
        id,
        { ...snapshot, fields: { ...snapshot.fields, shares: shares.get(id) ?? [] } },
      ]),
    );
  },
  insert: async (tx, written, head) => {
    await rows.insert(tx, written, head);
    await replaceShares(tx, listed(written));
  },
  update: async (tx, written, head) => {
    await rows.update(tx, written, head);
    await replaceShares(tx, listed(written.filter(({ changed }) => changed.includes('shares'))));
  },
};
