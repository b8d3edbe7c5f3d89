import { fieldNames } from '#domain/fields';
import { indexFields, indexUseProblem } from '#domain/normalization';
import { inUse } from '#server/contract/errors.ts';
import { normalizationIndex } from '#server/database/schema/normalization.ts';
import type { EntityAdapter } from '#server/services/changes/entityAdapter.ts';
import { tableAdapter } from '#server/services/changes/tableAdapter.ts';
import { countChosen } from './indexRepository.ts';

const rows = tableAdapter({
  entity: 'normalization_index',
  module: 'normalization',
  table: normalizationIndex,
  fields: fieldNames(indexFields),
});

/**
 * How the change engine writes cost indices; their rows are one field. One that projects have chosen stays, whether it is
 * deleted or its making is undone.
 */
export const normalizationIndexAdapter: EntityAdapter = {
  ...rows,
  remove: async (tx, gone, head) => {
    const chosen = await countChosen(
      tx,
      gone.map(({ id }) => id),
    );
    for (const { id, fields } of gone) {
      const problem = indexUseProblem(String(fields['name']), chosen.get(id) ?? 0);
      if (problem) throw inUse(problem);
    }
    await rows.remove(tx, gone, head);
  },
};
