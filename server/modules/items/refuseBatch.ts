import {
  canCloneItem,
  canDeleteItem,
  canEditItem,
  canMoveStatus,
  canRevertItem,
  type Decision,
} from '#domain/items';
import type { components } from '#contract/api.ts';
import { ApiError, type FieldErrors, ruleRefused } from '#server/contract/errors.ts';
import { findRowErrors, refuseRowErrors } from './batchRows.ts';
import type { Batch, Request } from './batchRequests.ts';
import { findMilestones } from './choiceRepository.ts';
import { milestoneSentence } from './decideItem.ts';
import { listItemsById } from './itemListRepository.ts';
import type { ItemWriter } from './itemWriter.ts';
import { lockItems, type StoredItem } from './itemWriteRepository.ts';
import { costViewOf } from './presentItem.ts';

type Brief = components['schemas']['ItemBrief'];
type Stored = ReadonlyMap<number, StoredItem>;

/** The rows as they stand, locked; refused together where some are gone or were changed meanwhile. */
export async function lockedRows(writer: ItemWriter, requests: readonly Request[]): Promise<Stored> {
  const { tx, projectId, caller } = writer;
  const ids = requests.map(({ id }) => id);
  const rows = ids.length === 0 ? [] : await lockItems(tx, ids);
  const stored = new Map(
    rows.flatMap((row) => (row.projectId === projectId && !row.deleted ? [[row.id, row] as const] : [])),
  );
  const errors: FieldErrors = {};
  const staleIds: number[] = [];
  for (const { at, id, version } of requests) {
    const row = stored.get(id);
    if (!row) errors[at] = ['This item is no longer there. Remove the row.'];
    else if (row.version !== version) {
      errors[at] = ['Someone changed this item since you opened it.'];
      staleIds.push(id);
    }
  }
  if (Object.keys(errors).length === 0) return stored;
  const items = await listItemsById<Brief>(tx, projectId, costViewOf(caller.permissions), staleIds);
  throw new ApiError(
    'stale',
    'Some rows were changed or deleted by someone else, and nothing was saved. Look at them, then save again.',
    { errors, current: { items } as unknown as Record<string, never> },
  );
}

/** The rules of status, rights and deletion, row by row, as for a single item. */
export function refuseRows({ caller }: ItemWriter, requests: readonly Request[], stored: Stored): void {
  const refused: [at: string, decision: Exclude<Decision, { allowed: true }>][] = [];
  for (const request of requests) {
    const item = stored.get(request.id);
    if (!item) continue;
    for (const decision of decisionsOf(item, request, caller)) {
      if (decision.allowed) continue;
      refused.push([request.at, decision]);
      break;
    }
  }
  const [first] = refused;
  if (!first) return;
  const errors = Object.fromEntries(refused.map(([at, { reason }]) => [at, [reason]]));
  const [, decision] = first;
  const lacked = refused.every(([, { cause }]) => cause === 'permission');
  if (lacked && decision.cause === 'permission')
    throw new ApiError('forbidden', decision.reason, { permission: decision.permission, errors });
  throw ruleRefused(decision.reason, errors);
}

function decisionsOf(
  { fields, has_valid_scope }: StoredItem,
  request: Request,
  caller: ItemWriter['caller'],
): Decision[] {
  const item = { ...fields, has_valid_scope };
  if (request.kind === 'decide') {
    const { to } = request.decision;
    return [to === 'PENDING' ? canRevertItem(item, caller) : canMoveStatus(item, to, caller)];
  }
  if (request.kind !== 'update')
    return [request.kind === 'clone' ? canCloneItem(item, caller) : canDeleteItem(item, caller)];
  const { status } = request.changes;
  const moves = status !== undefined && status !== fields.status;
  return [
    ...(moves ? [canMoveStatus(item, status, caller)] : []),
    ...(!moves || Object.keys(request.changes).length > 1 ? [canEditItem(item, caller)] : []),
  ];
}

/** What is wrong with what the rows say, each named by its list, place and field. */
export async function checkContent(
  writer: ItemWriter,
  creates: NonNullable<Batch['creates']>,
  requests: readonly Request[],
): Promise<void> {
  const { errors, count } = await findRowErrors(writer, [
    ...creates.map((input, index) => ({ at: `creates.${index}`, input, isNew: true })),
    ...requests.flatMap((request) =>
      request.kind === 'update' ? [{ at: request.at, input: request.changes, isNew: false }] : [],
    ),
  ]);
  const strange = await strangeMilestones(writer, requests);
  refuseRowErrors({ errors: { ...errors, ...Object.fromEntries(strange) }, count: count + strange.length });
}

/** Approvals without a milestone, or for one that is not the project's. */
async function strangeMilestones(
  { tx, projectId }: ItemWriter,
  requests: readonly Request[],
): Promise<[place: string, sentences: string[]][]> {
  const approvals = requests.flatMap((request) =>
    request.kind === 'decide' && request.decision.to === 'APPROVED'
      ? [{ at: request.at, milestone: request.decision.milestone }]
      : [],
  );
  if (approvals.length === 0) return [];
  const asked = new Set(approvals.flatMap(({ milestone }) => milestone ?? []));
  const known = new Set((await findMilestones(tx, projectId, [...asked])).map(({ id }) => id));
  return approvals.flatMap(({ at, milestone }) =>
    milestone !== undefined && known.has(milestone) ? [] : [[`${at}.milestone`, [milestoneSentence]]],
  );
}
