import {
  analysisFields,
  type AnalysisStatus,
  CONCEPT_MESSAGES,
  conceptFields,
  conceptScenarioFields,
  lockedReason,
} from '#domain/concepts';
import { fieldNames } from '#domain/fields';
import { conflict, inUse } from '#server/contract/errors.ts';
import { analysis, concept, conceptScenario } from '#server/database/schema/concepts.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import type { EntityAdapter, RowWrite } from '#server/services/changes/entityAdapter.ts';
import { tableAdapter } from '#server/services/changes/tableAdapter.ts';
import { lockStatuses, readConceptUse, readGoneConcepts, readWithConcepts } from './lockRepository.ts';

const idsOf = (rows: readonly RowWrite[]) => rows.map(({ id }) => id);
const named = (rows: readonly RowWrite[], field: string) =>
  rows.flatMap(({ fields }) => (typeof fields[field] === 'number' ? [fields[field]] : []));

/** However parts of an analysis come to change, by hand or by undo, one that was promoted or archived stays as it was. */
async function refuseLocked(tx: TenantTx, rows: readonly RowWrite[]): Promise<void> {
  for (const status of (await lockStatuses(tx, named(rows, 'analysis_id'))).values()) {
    const reason = lockedReason(status);
    if (reason) throw conflict(reason);
  }
}

const analyses = tableAdapter({
  entity: 'analysis',
  module: 'concepts',
  table: analysis,
  fields: fieldNames(analysisFields),
});

async function refuseAnalysis(tx: TenantTx, rows: readonly RowWrite[]): Promise<void> {
  const before = await lockStatuses(tx, idsOf(rows));
  for (const { id, changed } of rows) {
    const reason = lockedReason(before.get(id) as AnalysisStatus);
    if (reason && !changed.includes('status')) throw conflict(reason);
  }
  const measured = rows.filter(({ changed }) => changed.includes('area_unit'));
  if (measured.length > 0 && (await readWithConcepts(tx, idsOf(measured))).length > 0)
    throw conflict(CONCEPT_MESSAGES.unit);
}

/** How the change engine writes analyses. One that is closed only moves; the unit stays while concepts are measured in it. */
export const analysisAdapter: EntityAdapter = {
  ...analyses,
  update: async (tx, rows, head) => {
    await refuseAnalysis(tx, rows);
    await analyses.update(tx, rows, head);
  },
};

const concepts = tableAdapter({
  entity: 'concept',
  module: 'concepts',
  table: concept,
  fields: fieldNames(conceptFields),
});

/** How the change engine writes concepts; one that scenarios use stays, whether it is deleted or its making is undone. */
export const conceptAdapter: EntityAdapter = {
  ...concepts,
  insert: async (tx, rows, head) => {
    await refuseLocked(tx, rows);
    await concepts.insert(tx, rows, head);
  },
  update: async (tx, rows, head) => {
    await refuseLocked(tx, rows);
    await concepts.update(tx, rows, head);
  },
  remove: async (tx, rows, head) => {
    await refuseLocked(tx, rows);
    const [used] = await readConceptUse(tx, idsOf(rows));
    if (used) throw inUse(CONCEPT_MESSAGES.inUse(used.name, used.count));
    await concepts.remove(tx, rows, head);
  },
  restore: async (tx, rows, head) => {
    await refuseLocked(tx, rows);
    await concepts.restore?.(tx, rows, head);
  },
};

const scenarios = tableAdapter({
  entity: 'concept_scenario',
  module: 'concepts',
  table: conceptScenario,
  fields: fieldNames(conceptScenarioFields),
});

/** A scenario does not come back to a concept that is gone. */
async function refuseGone(tx: TenantTx, rows: readonly RowWrite[]): Promise<void> {
  await refuseLocked(tx, rows);
  const [gone] = await readGoneConcepts(tx, named(rows, 'concept_id'));
  if (gone) throw conflict(`The concept "${gone.name}" has been deleted since. Restore it first.`);
}

/** How the change engine writes scenarios of analyses. */
export const conceptScenarioAdapter: EntityAdapter = {
  ...scenarios,
  insert: async (tx, rows, head) => {
    await refuseGone(tx, rows);
    await scenarios.insert(tx, rows, head);
  },
  update: async (tx, rows, head) => {
    await refuseGone(tx, rows);
    await scenarios.update(tx, rows, head);
  },
  remove: async (tx, rows, head) => {
    await refuseLocked(tx, rows);
    await scenarios.remove(tx, rows, head);
  },
  restore: async (tx, rows, head) => {
    await refuseGone(tx, rows);
    await scenarios.restore?.(tx, rows, head);
  },
};
