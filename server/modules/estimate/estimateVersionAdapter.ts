import { estimateVersionFields } from '#domain/estimate';
import { fieldNames } from '#domain/fields';
import { conflict } from '#server/contract/errors.ts';
import { estimateVersion } from '#server/database/schema/estimateVersions.ts';
import type { EntityAdapter, RowWrite } from '#server/services/changes/entityAdapter.ts';
import { tableAdapter } from '#server/services/changes/tableAdapter.ts';
import { lockMilestones } from './totalsRepository.ts';
import { haveMoved, keepLines } from './versionRepository.ts';

const versions = tableAdapter({
  entity: 'estimate_version',
  module: 'estimate',
  table: estimateVersion,
  fields: fieldNames(estimateVersionFields),
});

const milestonesOf = (rows: readonly RowWrite[]) =>
  rows.map(({ fields }) => fields['milestone_id'] as number);

/** Submitted estimates; each keeps its lines, and is never called submitted again once they have moved. */
export const estimateVersionAdapter: EntityAdapter = {
  ...versions,
  insert: async (tx, rows, head) => {
    await lockMilestones(tx, milestonesOf(rows));
    await versions.insert(tx, rows, head);
    await keepLines(
      tx,
      rows.map(({ id }) => id),
    );
  },
  update: async (tx, rows, head) => {
    await lockMilestones(tx, milestonesOf(rows));
    await versions.update(tx, rows, head);
    const submitted = rows.filter(({ fields }) => fields['status'] === 'SUBMITTED').map(({ id }) => id);
    if (submitted.length > 0 && (await haveMoved(tx, submitted)))
      throw conflict(
        'The lines have changed since this version was submitted. Submit them as a new version.',
      );
  },
};
