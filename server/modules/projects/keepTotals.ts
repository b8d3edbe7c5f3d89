import type { PendingItem, RangeOf } from '#domain/foresite';
import { sumMoney } from '#domain/money';
import { movesTotals } from '#domain/projects';
import type { Database, TenantTx } from '#server/database/tenantTransaction.ts';
import type { OnWritten, WrittenEntry } from '#server/services/changes/changeEngine.ts';
import { ranges } from '#server/services/ranges/ranges.ts';
import {
  type KeptTotals,
  listCompanies,
  lockTotals,
  readTotals,
  type TotalsRow,
  withoutTotals,
  writePastDays,
  writeTotals,
} from './totalsRepository.ts';

/** Projects that a start fills at once. */
const batch = 100;

/** Both ends for one view of costs; null while there is no estimate to add them to. */
function endsOf(row: TotalsRow, view: 'cost' | 'subtotal', rangeOf: RangeOf) {
  const [low, high] = row.free[view];
  const items = row.grouped.map(({ id, group_ids, ...amounts }) => ({ id, group_ids, cost: amounts[view] }));
  const range = rangeOf(items);
  return {
    low: sumMoney([low, range.low.sum]),
    high: sumMoney([high, range.high.sum]),
    isExact: range.is_exact,
  };
}

const nothing = { low: null, high: null, isExact: true };

function toKept(row: TotalsRow, rangeOf: RangeOf): KeptTotals {
  const has = row.estimate !== null;
  const cost = has ? endsOf(row, 'cost', rangeOf) : nothing;
  const subtotal = has ? endsOf(row, 'subtotal', rangeOf) : nothing;
  return {
    project_id: row.id,
    milestone_id: row.milestone_id,
    estimate: row.estimate,
    approved_cost: has ? row.approved_cost : null,
    approved_subtotal: has ? row.approved_subtotal : null,
    low_cost: cost.low,
    high_cost: cost.high,
    cost_is_exact: cost.isExact,
    low_subtotal: subtotal.low,
    high_subtotal: subtotal.high,
    subtotal_is_exact: subtotal.isExact,
  };
}

/**
 * Works out the totals of these projects anew. Whoever moves figures past the change engine calls it as the last write. Ranges
 * that are hard are kept as bounds, found in a thread after the commit, and kept again.
 */
export async function keepProjectTotals(tx: TenantTx, projectIds: readonly number[]): Promise<void> {
  if (projectIds.length === 0) return;
  await lockTotals(tx, projectIds);
  const rows = await readTotals(tx, projectIds);
  const { value: totals, hard } = ranges.quick(tx.tenantId, (rangeOf) =>
    rows.map((row) => toKept(row, rangeOf)),
  );
  await writeTotals(tx, totals);
  if (hard.length > 0) tx.afterCommit(() => void settle(tx, projectIds, hard));
}

/** Projects whose hard ranges are looked for: one search at a time; what changes meanwhile is seen by the totals after it. */
const searching = new Set<string>();

/** Where the server stops in between, the next change of the project works its range out. */
async function settle(
  { tenantId, apart }: TenantTx,
  projectIds: readonly number[],
  hard: readonly (readonly PendingItem[])[],
): Promise<void> {
  const key = `${tenantId}/${projectIds.join()}`;
  if (searching.has(key)) return;
  searching.add(key);
  const isFound = await ranges.settle(tenantId, hard).finally(() => searching.delete(key));
  if (!isFound) return;
  await apart((tx) => keepProjectTotals({ ...tx, tenantId, apart }, projectIds)).catch(() => undefined);
}

const projectOf = (entry: WrittenEntry, projectId: number | null) =>
  entry.entity === 'project' ? entry.entityId : projectId;

/** Follows every change set: the totals of the project it moved are kept in its own transaction. */
export const keepTotalsAfter: OnWritten = async (tx, { projectId }, written) => {
  const moved = written.filter(movesTotals).map((entry) => projectOf(entry, projectId));
  await keepProjectTotals(
    tx,
    [...new Set(moved.filter((id) => id !== null))].sort((a, b) => a - b),
  );
  return [];
};

/** The totals of every project of the company that has none yet, and what they were before anybody kept them. */
export async function keepMissingTotals(tx: TenantTx): Promise<void> {
  await writePastDays(tx);
  const missing = await withoutTotals(tx);
  for (let at = 0; at < missing.length; at += batch)
    await keepProjectTotals(tx, missing.slice(at, at + batch));
}

/** Fills what a version before kept totals left: once per company, in a transaction of its own, at the start. */
export async function fillTotals(database: Database): Promise<void> {
  for (const id of await database.asSystem(listCompanies))
    await database.asTenant(id, keepMissingTotals, { deadlineMs: 600_000 });
}
