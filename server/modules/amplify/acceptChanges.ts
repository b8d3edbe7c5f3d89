import { acceptanceProblem, type ChangeRequest, settleTable, staleLabels, type Table } from '#domain/amplify';
import type { components } from '#contract/api.ts';
import { ApiError, notFound, ruleRefused } from '#server/contract/errors.ts';
import type { Call } from '#server/contract/handlers.ts';
import { listItemsById } from '../items/itemListRepository.ts';
import { type ItemWriter, writerOf } from '../items/itemWriter.ts';
import { lockItems } from '../items/itemWriteRepository.ts';
import { costViewOf } from '../items/presentItem.ts';
import { saveBatch } from '../items/saveBatch.ts';
import type { StoredBlock } from './amplifyRepository.ts';

type Brief = components['schemas']['ItemBrief'];
type Updates = NonNullable<Parameters<typeof saveBatch>[1]['updates']>;
type AcceptCall = Call<'acceptAmplifyChanges'>;
export type Acceptance = {
  changeSetId: number | null;
  /** By item: null where it was applied, else why not. */
  problems: Map<number, string | null>;
  table: Table;
};

/**
 * Applies what a block shows through the items' own batch, as its caller and by its rules, in one change set of source
 * `assistant`. A row that is refused does not hold up the others: it says why.
 */
export async function acceptChanges(call: AcceptCall, block: StoredBlock): Promise<Acceptance> {
  const { table } = block.content;
  if (!table) throw ruleRefused('This block proposes no change.');
  const { changes } = call.body as { changes: ChangeRequest[] };
  const problem = acceptanceProblem(table, changes);
  if (problem !== null) throw ruleRefused(problem);
  if (changes.some(({ metadata }) => metadata.pid !== call.params.project_id)) throw notFound();

  const writer: ItemWriter = { ...writerOf(call), source: 'assistant' };
  const problems = new Map<number, string | null>();
  const updates = await freshUpdates(call, table, changes, problems);
  const changeSetId = await applyRows(writer, updates, problems);
  return { changeSetId, problems, table: settleTable(table, problems) };
}

/** The rows that still stand as they are shown, with their versions; the others say what changed meanwhile. */
async function freshUpdates(
  { tx, params, caller }: AcceptCall,
  table: Table,
  changes: readonly ChangeRequest[],
  problems: Map<number, string | null>,
): Promise<Updates> {
  const ids = changes.map(({ metadata }) => metadata.oid).toSorted((a, b) => a - b);
  await lockItems(tx, ids);
  const rows = await listItemsById<Brief>(tx, params.project_id, costViewOf(caller.permissions), ids);
  const known = new Map(rows.map((row) => [row.id, row]));
  return changes.flatMap(({ data, metadata: { oid } }) => {
    const now = known.get(oid);
    const shown = table.rows.find((row) => row.oid === oid);
    const stale = now && shown ? staleLabels(table, shown, { ...now, milestone_name: null }) : [];
    if (now && stale.length === 0) return [{ item_id: oid, if_version: now.version, changes: data }];
    const reason = now
      ? `Changed meanwhile: ${stale.join('; ')}. Ask again.`
      : 'This item is no longer there, or you cannot see it.';
    problems.set(oid, reason);
    return [];
  });
}

/** Saves the rows in one change set; those that the batch refuses are taken out, and the rest is tried again. */
async function applyRows(
  writer: ItemWriter,
  updates: Updates,
  problems: Map<number, string | null>,
): Promise<number | null> {
  let left = updates;
  while (left.length > 0) {
    try {
      const { change_set_id: id } = await saveBatch(writer, { source: 'hand', updates: left });
      for (const { item_id: oid } of left) problems.set(oid, null);
      return id;
    } catch (error) {
      const refused = refusedRows(error, left.length);
      for (const [at, reason] of refused) problems.set(left[at]?.item_id ?? 0, reason);
      left = left.filter((_row, at) => !refused.has(at));
    }
  }
  return null;
}

/** Which rows of a batch were refused, by their place, and why. Rethrows what no row is to blame for. */
function refusedRows(error: unknown, count: number): Map<number, string> {
  if (!(error instanceof ApiError) || error.status >= 500) throw error;
  const refused = new Map<number, string>();
  for (const [place, [sentence = error.message]] of Object.entries(error.body.errors ?? {})) {
    const [list, at] = place.split('.');
    if (list === 'updates') refused.set(Number(at), sentence);
  }
  // A refusal without rows is one of the whole batch, such as a missing permission.
  if (refused.size === 0) for (let at = 0; at < count; at += 1) refused.set(at, error.message);
  return refused;
}
