import type { components } from '#contract/api.ts';
import { missingPermission } from '#server/contract/errors.ts';
import type { Change } from '#server/services/changes/entityAdapter.ts';
import { returnOfDecisions } from '../contingency/decisionDraw.ts';
import { newOptions } from './batchRows.ts';
import { type Batch, checkSize, summaryOf, type Wish, wishesOf } from './batchWishes.ts';
import { copyOf } from './copyItem.ts';
import { approvedFor, rejectedBecause, undecided } from './decideItem.ts';
import { given, pricedRows } from './givenFields.ts';
import { listItemsById } from './itemListRepository.ts';
import { headOf, type ItemWriter } from './itemWriter.ts';
import type { StoredItem } from './itemWriteRepository.ts';
import { costViewOf } from './presentItem.ts';
import { checkContent, lockedRows, refuseRows } from './refuseBatch.ts';
import { type RowSupply, supplyRows } from './rowSupply.ts';

type Schemas = components['schemas'];

/** Creates, changes, decides, copies and deletes many options: one transaction, one change set, all or nothing. */
export async function saveBatch(writer: ItemWriter, batch: Batch): Promise<Schemas['ItemBatchResult']> {
  const { tx, projectId, caller } = writer;
  const { creates = [] } = batch;
  const wishes = wishesOf(batch);
  checkSize(creates.length, wishes);
  if (creates.length > 0 && !caller.permissions.has('add_scenarioitem'))
    throw missingPermission('add_scenarioitem');
  const stored = await lockedRows(writer, wishes);
  refuseRows(writer, wishes, stored);
  await checkContent(writer, creates, wishes);

  const copied = wishes.flatMap((wish) =>
    wish.kind === 'clone' ? (stored.get(wish.id)?.fields.sub_items ?? []) : [],
  );
  const sent = [...creates, ...wishes.flatMap((wish) => (wish.kind === 'update' ? [wish.changes] : []))];
  const supply = await supplyRows(tx, sent, copied.length);
  const changes = newOptions(writer, creates, supply);
  // Copies are new, too: their numbers follow those of what is created.
  for (const wish of wishes) {
    const item = stored.get(wish.id);
    if (item && wish.kind === 'clone')
      changes.push({ entity: 'item', kind: 'create', fields: copyOf(item.fields, writer, supply) });
  }
  const created = changes.length;
  for (const wish of wishes) {
    const item = stored.get(wish.id);
    if (item && wish.kind !== 'clone') changes.push(changeOf(writer, wish, item, supply));
  }
  const undone = wishes.flatMap((wish) =>
    wish.kind === 'decide' && wish.decision.to === 'PENDING' ? [wish.id] : [],
  );
  if (undone.length > 0) changes.push(...(await returnOfDecisions(tx, undone)));
  const result = await writer.changes.apply(tx, headOf(writer, summaryOf(creates.length, wishes)), changes);
  const ids = result.rows.filter(({ entity }) => entity === 'item').map(({ id }) => id);
  const items = await listItemsById<Schemas['ItemBrief']>(tx, projectId, costViewOf(caller.permissions), ids);
  return { change_set_id: result.id, created: ids.slice(0, created), items };
}

function changeOf(
  writer: ItemWriter,
  wish: Exclude<Wish, { kind: 'clone' }>,
  { fields: before }: StoredItem,
  supply: RowSupply,
): Change {
  const { id, version } = wish;
  if (wish.kind === 'update') {
    const { sub_items: rows, ...plain } = wish.changes;
    const fields = {
      ...given(plain, writer.caller, before),
      ...(plain.name === undefined ? {} : { name: plain.name.trim() }),
      ...(rows ? pricedRows(rows, before.sub_items, supply) : {}),
    };
    return { entity: 'item', kind: 'update', id, version, fields };
  }
  if (wish.kind === 'decide')
    return { entity: 'item', kind: 'update', id, version, fields: decided(wish.decision, writer.today) };
  return { entity: 'item', kind: 'delete', id, version };
}

function decided({ to, milestone, reason = null }: Schemas['BatchDecision'], today: string) {
  // An approval without a milestone was refused before.
  if (to === 'APPROVED') return approvedFor(milestone as number, today);
  return to === 'REJECTED' ? rejectedBecause(reason) : undecided;
}
