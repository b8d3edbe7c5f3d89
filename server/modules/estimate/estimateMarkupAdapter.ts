import type { EntityAdapter } from '#server/services/changes/entityAdapter.ts';
import { refuseUnsettled } from '../markups/index.ts';
import { loadSets, writeSets } from './estimateMarkupRepository.ts';
import { refuseSubmitted } from './refuseSubmitted.ts';

const onlyChanged = () =>
  Promise.reject(new Error('The markups of an estimate are neither made nor removed as a whole.'));

/**
 * How the change engine writes what an estimate says of its project's markups, under the number of the milestone. A submitted estimate is
 * not written, and circular lines have to settle, whoever sets them.
 */
export const estimateMarkupAdapter: EntityAdapter = {
  entity: 'estimate_markups',
  module: 'estimate',
  load: loadSets,
  insert: onlyChanged,
  update: async (tx, rows) => {
    await refuseSubmitted(
      tx,
      rows.map(({ id }) => id),
    );
    await writeSets(tx, rows);
    for (const { projectId } of rows) if (projectId !== null) await refuseUnsettled(tx, projectId);
  },
  remove: onlyChanged,
};
