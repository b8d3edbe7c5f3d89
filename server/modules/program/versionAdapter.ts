import { fieldNames } from '#domain/fields';
import { versionFields } from '#domain/program';
import { programVersion } from '#server/database/schema/program.ts';
import type { EntityAdapter } from '#server/services/changes/entityAdapter.ts';
import { tableAdapter } from '#server/services/changes/tableAdapter.ts';
import { keepAreas } from './versionRepository.ts';

const rows = tableAdapter({
  entity: 'program_version',
  module: 'program',
  table: programVersion,
  fields: fieldNames(versionFields),
});

/** How the change engine writes versions of the program: a new one keeps the areas of now, and no write moves them. */
export const versionAdapter: EntityAdapter = {
  ...rows,
  insert: async (tx, written, head) => {
    await rows.insert(tx, written, head);
    await keepAreas(
      tx,
      written.map(({ id }) => id),
    );
  },
};
