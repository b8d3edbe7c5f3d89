import { sumMoney, type Amount } from '#domain/money';
import type { ForesiteInput, GeneratedTotals, InputItem } from './foresiteInput.ts';

/** What can be said of an item that is not saved yet; absent fields stay as they are. */
interface ItemFigures {
  cost?: Amount | undefined;
  lower_limit?: Amount | undefined;
  upper_limit?: Amount | undefined;
  component_id?: number | null | undefined;
  me_group_ids?: readonly number[] | undefined;
}

/** Changes as if they were saved: ids of items by what becomes of them, figures of others, and items that are new. */
export interface ForesiteChange {
  approve?: readonly number[] | undefined;
  reject?: readonly number[] | undefined;
  pending?: readonly number[] | undefined;
  leave_out?: readonly number[] | undefined;
  change?: readonly (ItemFigures & { id: number })[] | undefined;
  add?: readonly (ItemFigures & { cost: Amount })[] | undefined;
}

const COUNTED = { APPROVED: 'approved', REJECTED: 'rejected', PENDING: 'pending' } as const;

/** Ids that a change speaks of, each as often as it does. */
export function changedIds(change: ForesiteChange): number[] {
  const { approve = [], reject = [], pending = [], leave_out = [], change: changed = [] } = change;
  return [...approve, ...reject, ...pending, ...leave_out, ...changed.map(({ id }) => id)];
}

function withFigures(item: InputItem, figures: ItemFigures): InputItem {
  const { me_group_ids: group_ids, ...plain } = figures;
  const given = Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== undefined));
  return { ...item, ...given, ...(group_ids ? { group_ids } : {}) };
}

/** Totals by status once `from` has become `to`. */
function moved(totals: GeneratedTotals, from: InputItem | undefined, to: InputItem): GeneratedTotals {
  const next = { ...totals };
  const add = (item: InputItem | undefined, sign: 1 | -1) => {
    const name = item && COUNTED[item.status as keyof typeof COUNTED];
    if (!name) return;
    const cost = sumMoney([next[name].cost, sign === 1 ? item.cost : -Number(item.cost)]);
    next[name] = { count: next[name].count + sign, cost };
  };
  add(from, -1);
  add(to, 1);
  return next;
}

/**
 * The rows of a project as if a change were saved. `others` are items in statuses that the rows leave out, should the
 * change speak of them; an id that is in neither is left aside.
 */
export function changedInput<EventType extends string>(
  input: ForesiteInput<EventType>,
  change: ForesiteChange,
  others: readonly InputItem[] = [],
): ForesiteInput<EventType> {
  const statusOf = new Map<number, string>([
    ...(change.leave_out ?? []).map((id) => [id, 'DRAFT'] as const),
    ...(change.pending ?? []).map((id) => [id, 'PENDING'] as const),
    ...(change.reject ?? []).map((id) => [id, 'REJECTED'] as const),
    ...(change.approve ?? []).map((id) => [id, 'APPROVED'] as const),
  ]);
  const figuresOf = new Map((change.change ?? []).map((figures) => [figures.id, figures]));
  let generated = input.generated;
  const note = (from: InputItem | undefined, to: InputItem) => {
    if (generated) generated = moved(generated, from, to);
    return to;
  };
  const items = [...input.items, ...others].map((item) => {
    const status = statusOf.get(item.id) ?? item.status;
    const figures = figuresOf.get(item.id);
    if (status === item.status && !figures) return item;
    const approved_on =
      status === item.status ? item.approved_on : status === 'APPROVED' ? input.today : null;
    return note(item, { ...withFigures(item, figures ?? {}), status, approved_on });
  });
  const fresh = (change.add ?? []).map((figures, index) => {
    const blank = { lower_limit: 0, upper_limit: 0, component_id: null, group_ids: [], approved_on: null };
    return note(
      undefined,
      withFigures({ ...blank, id: -1 - index, status: 'PENDING', cost: figures.cost }, figures),
    );
  });
  return { ...input, items: [...items, ...fresh], ...(generated ? { generated } : {}) };
}
