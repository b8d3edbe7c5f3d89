import { BULK_LIMIT } from '#domain/items';
import type { components } from '#contract/api.ts';
import { ruleRefused } from '#server/contract/errors.ts';
import type { ItemPatch } from './checkItemInput.ts';

export type Batch = components['schemas']['ItemBatch'];
type BatchDecision = components['schemas']['BatchDecision'];

/** What is asked of a row that is there, under the place that errors name. */
export type Request = { at: string; id: number; version: number } & (
  | { kind: 'update'; changes: ItemPatch }
  | { kind: 'decide'; decision: BatchDecision }
  | { kind: 'clone' | 'delete' }
);

/** What a batch asks of rows that are there, list by list. */
export function requestsOf({ updates = [], decisions = [], clones = [], deletes = [] }: Batch): Request[] {
  const about = (list: string, index: number, row: { item_id: number; if_version: number }) => ({
    at: `${list}.${index}`,
    id: row.item_id,
    version: row.if_version,
  });
  return [
    ...updates.map((row, index) => ({
      ...about('updates', index, row),
      kind: 'update' as const,
      changes: row.changes,
    })),
    ...decisions.map((row, index) => ({
      ...about('decisions', index, row),
      kind: 'decide' as const,
      decision: row,
    })),
    ...clones.map((row, index) => ({ ...about('clones', index, row), kind: 'clone' as const })),
    ...deletes.map((row, index) => ({ ...about('deletes', index, row), kind: 'delete' as const })),
  ];
}

/** Refuses (422) a batch that asks for nothing, for too much, or for one row twice. */
export function checkSize(created: number, requests: readonly Request[]): void {
  const count = created + requests.length;
  if (count === 0) throw ruleRefused('There is nothing to save. Fill in or change a row first.');
  if (count > BULK_LIMIT)
    throw ruleRefused(`At most ${BULK_LIMIT} rows are saved at once. Save them in parts.`);
  const seen = new Set<number>();
  for (const { at, id } of requests) {
    if (seen.has(id))
      throw ruleRefused('A row was sent twice. Send each row once.', { [at]: ['Sent twice.'] });
    seen.add(id);
  }
}

const verbs = { APPROVED: 'approved', REJECTED: 'rejected', PENDING: 'reverted' } as const;
const actionOf = (request: Request) =>
  request.kind === 'decide'
    ? verbs[request.decision.to]
    : ({ update: 'changed', clone: 'copied', delete: 'deleted' } as const)[request.kind];

/** "Created 2, approved 3 items": what the change set is called. */
export function summaryOf(created: number, requests: readonly Request[]): string {
  const counts = new Map<string, number>(created > 0 ? [['created', created]] : []);
  for (const request of requests) counts.set(actionOf(request), (counts.get(actionOf(request)) ?? 0) + 1);
  const text = [...counts].map(([verb, count]) => `${verb} ${count}`).join(', ');
  const total = created + requests.length;
  return `${text.charAt(0).toUpperCase()}${text.slice(1)} ${total === 1 ? 'item' : 'items'}`;
}
