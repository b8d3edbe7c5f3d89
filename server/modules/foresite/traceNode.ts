import type { Result } from '#server/contract/handlers.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { formatDate } from '#domain/dates';
import { formatCode } from '#domain/items';
import { costViewOf } from '../items/presentItem.ts';
import { readForesite } from './readForesite.ts';
import { type TracedItem, tracedItems } from './traceRepository.ts';

/** Who asks what a total is made of. */
export type TraceReader = {
  tx: TenantTx;
  projectId: number;
  permissions: ReadonlySet<string>;
  today: string;
};

export type Trace = Result<'traceCost'>;
export type TracePart = Trace['results'][number];

/** A total with its parts. What they leave over becomes a part of its own, named by `rest`, so that all add up. */
export type TraceNode = Pick<Trace, 'title' | 'note' | 'amount'> & {
  parts: TracePart[];
  rest?: string;
  itemId?: number;
  /** Its parts keep their order; others come by size. */
  inOrder?: boolean;
};

/** The trend as the reader sees it. */
export const trendOf = ({ tx, projectId, permissions, today }: TraceReader) =>
  readForesite(tx, projectId, costViewOf(permissions), today);

/** Items as parts of a total. */
export async function itemParts(
  { tx, projectId, permissions }: TraceReader,
  which: { ids: readonly number[] } | { status: string },
): Promise<TracePart[]> {
  const items = await tracedItems(tx, projectId, which, costViewOf(permissions));
  return items.map((item) => ({
    key: `item:${item.id}`,
    of: `item:${item.id}`,
    title: `${formatCode('item', item.number)} ${item.name}`,
    detail: decisionOf(item),
    amount: item.cost,
  }));
}

/** When and for what an item was approved; null unless it is. */
export const decisionOf = ({ milestone, approvedOn }: Pick<TracedItem, 'milestone' | 'approvedOn'>) =>
  milestone && approvedOn ? `Approved for ${milestone} on ${formatDate(approvedOn)}` : null;
