import type { components } from '#contract/api.ts';
import { missingPermission } from '#server/contract/errors.ts';
import type { Change } from '#server/services/changes/entityAdapter.ts';
import { returnOfDecisions } from '../contingency/decisionDraw.ts';
import type { AttributesRead } from '../attributes/readAttributes.ts';
import { newItems, readOwnFields } from './batchRows.ts';
import { type Batch, checkSize, summaryOf, type Request, requestsOf } from './batchRequests.ts';
import { copyOf } from './copyItem.ts';
import { approvedFor, rejectedBecause, undecided } from './decideItem.ts';
import { given, pricedRows } from './givenFields.ts';
import { listItemsById } from './itemListRepository.ts';
import { headOf, type ItemWriter } from './itemWriter.ts';
import type { StoredItem } from './itemWriteRepository.ts';
import { costViewOf } from './presentItem.ts';
import { checkContent, lockedRows, refuseRows } from './refuseBatch.ts';
import { refuseNewScope, refuseScope } from './refuseScope.ts';
import { type RowSupply, supplyRows } from './rowSupply.ts';

type Schemas = components['schemas'];

/** Creates, changes, decides, copies and deletes many items: one transaction, one change set, all or nothing. */
export async function saveBatch(writer: ItemWriter, batch: Batch): Promise<Schemas['ItemBatchResult']> {
  const { tx, projectId, caller } = writer;
  const { creates = [] } = batch;
  const requests = requestsOf(batch);
  checkSize(creates.length, requests);
  if (creates.length > 0 && !caller.permissions.has('add_scenarioitem'))
    throw missingPermission('add_scenarioitem');
  refuseNewScope(creates, caller);
  const stored = await lockedRows(writer, requests);
  refuseRows(writer, requests, stored);
  await checkContent(writer, creates, requests);

  const copied = requests.flatMap((request) =>
    request.kind === 'clone' ? (stored.get(request.id)?.fields.sub_items ?? []) : [],
  );
  const sent = [
    ...creates,
    ...requests.flatMap((request) => (request.kind === 'update' ? [request.changes] : [])),
  ];
  const supply = await supplyRows(tx, sent, copied.length);
  const own = await readOwnFields(writer, [
    ...creates.map(({ custom_attributes: said }) => ({ sent: said, stored: [] })),
    ...requests.map((request) => ({
      sent: request.kind === 'update' ? request.changes.custom_attributes : undefined,
      stored: stored.get(request.id)?.fields.custom_attributes ?? [],
    })),
  ]);
  const changes = newItems(writer, creates, supply, own);
  // Copies are new, too: their numbers follow those of what is created.
  for (const request of requests) {
    const item = stored.get(request.id);
    if (item && request.kind === 'clone')
      changes.push({ entity: 'item', kind: 'create', fields: copyOf(item.fields, writer, supply) });
  }
  const created = changes.length;
  for (const [index, request] of requests.entries()) {
    const item = stored.get(request.id);
    const values = own[creates.length + index]?.values;
    if (item && request.kind !== 'clone') changes.push(changeOf(writer, request, item, { supply, values }));
  }
  const undone = requests.flatMap((request) =>
    request.kind === 'decide' && request.decision.to === 'PENDING' ? [request.id] : [],
  );
  if (undone.length > 0) changes.push(...(await returnOfDecisions(tx, undone)));
  const result = await writer.changes.apply(tx, headOf(writer, summaryOf(creates.length, requests)), changes);
  const ids = result.rows.filter(({ entity }) => entity === 'item').map(({ id }) => id);
  const items = await listItemsById<Schemas['ItemBrief']>(tx, projectId, costViewOf(caller.permissions), ids);
  return { change_set_id: result.id, created: ids.slice(0, created), items };
}

function changeOf(
  writer: ItemWriter,
  request: Exclude<Request, { kind: 'clone' }>,
  { fields: before }: StoredItem,
  { supply, values }: { supply: RowSupply; values: AttributesRead['values'] },
): Change {
  const { id, version } = request;
  if (request.kind === 'update') {
    const { sub_items: rows, ...plain } = request.changes;
    const fields = {
      ...given(plain, writer.caller, before),
      ...(plain.name === undefined ? {} : { name: plain.name.trim() }),
      ...(rows ? pricedRows(rows, before.sub_items, supply) : {}),
      ...(values ? { custom_attributes: values } : {}),
    };
    refuseScope(before.sub_items, fields.sub_items, writer.caller);
    return { entity: 'item', kind: 'update', id, version, fields };
  }
  if (request.kind === 'decide')
    return { entity: 'item', kind: 'update', id, version, fields: decided(request.decision, writer.today) };
  return { entity: 'item', kind: 'delete', id, version };
}

function decided({ to, milestone, reason = null }: Schemas['BatchDecision'], today: string) {
  // An approval without a milestone was refused before.
  if (to === 'APPROVED') return approvedFor(milestone as number, today);
  return to === 'REJECTED' ? rejectedBecause(reason) : undecided;
}
