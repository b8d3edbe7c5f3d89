import type { EntityAdapter } from '#server/services/changes/entityAdapter.ts';
import { repriceItems } from './itemCostRepository.ts';
import { refuseUnsettled } from './settledRepository.ts';
import { type KeptCopyLine, loadCopies, replaceLines, writeSets } from './projectMarkupRepository.ts';

const onlyChanged = () =>
  Promise.reject(new Error('The markups of a project are neither made nor removed as a whole.'));

/**
 * How the change engine writes a project's markups, under the number of the project. Items are priced anew in the same
 * transaction, whoever changes the lines; whoever sees ForeSite hears of it.
 */
export const projectMarkupAdapter: EntityAdapter = {
  entity: 'project_markups',
  module: 'foresite',
  load: loadCopies,
  insert: onlyChanged,
  update: async (tx, rows) => {
    await writeSets(tx, rows);
    for (const { id, fields, changed } of rows) {
      if (!changed.includes('lines')) continue;
      const lines = fields['lines'] as KeptCopyLine[];
      await replaceLines(tx, id, lines);
      await refuseUnsettled(tx, id);
      await repriceItems(tx, id, lines);
    }
  },
  remove: onlyChanged,
};
