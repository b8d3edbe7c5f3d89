import { type IsoDate, toDayNumber } from '#domain/dates';
import type { Plan } from './plan.ts';
import type { Violation } from './network.ts';

/** Puts each node as early as its predecessors, its limits and its calendar let it be. */
export function forward(plan: Plan): void {
  for (const at of plan.order) {
    const { is_manual, percent_done = 0, not_before, shape } = plan.network.nodes[at]!;
    if (is_manual || percent_done >= 100) {
      plan.keep(at, plan.froms[at]!, plan.tos[at]!);
      continue;
    }
    if (percent_done > 0) {
      plan.put(at, plan.indexOn(at, plan.froms[at]!));
      continue;
    }
    const limit = not_before ? plan.indexOn(at, toDayNumber(not_before)) : -Infinity;
    let earliest = limit;
    for (const link of plan.incoming[at]!) earliest = Math.max(earliest, plan.bound(link));
    if (plan.incoming[at]!.length > 0) plan.put(at, earliest);
    else if (shape !== 'task' && limit <= plan.indexOn(at, plan.froms[at]!))
      plan.keep(at, plan.froms[at]!, plan.tos[at]!);
    else plan.put(at, Math.max(limit, plan.indexOn(at, plan.froms[at]!)));
  }
}

/** The moment by which a node has to be finished to keep a day. */
function deadline(plan: Plan, at: number, day: IsoDate): number {
  return toDayNumber(day) + (plan.network.nodes[at]!.shape === 'start' ? 0 : 1);
}

/** The latest start that is over by a moment. */
function latestBefore(plan: Plan, at: number, moment: number): number {
  const calendar = plan.calendars[at]!;
  return plan.network.nodes[at]!.shape === 'start'
    ? calendar.countBefore(moment + 1) - 1
    : calendar.countBefore(moment) - plan.daysOf(at);
}

/** Finds the latest start of each that leaves the end, and every day to finish by, where it is. */
export function backward(plan: Plan, end: number): void {
  for (let turn = plan.order.length - 1; turn >= 0; turn -= 1) {
    const at = plan.order[turn]!;
    const { finish_by } = plan.network.nodes[at]!;
    let latest = latestBefore(plan, at, end);
    for (const link of plan.outgoing[at]!)
      latest = Math.min(latest, plan.ceiling(link, plan.late[plan.linkTo[link]!]!));
    if (finish_by) latest = Math.min(latest, latestBefore(plan, at, deadline(plan, at, finish_by)));
    plan.late[at] = latest;
  }
}

/** Work days by which a node can slip before another one moves. */
export function freeSlack(plan: Plan, at: number, total: number): number {
  let free = total;
  for (const link of plan.outgoing[at]!)
    free = Math.min(free, plan.ceiling(link, plan.early.start[plan.linkTo[link]!]!) - plan.early.start[at]!);
  return Math.max(0, free);
}

/** What a node's dates do not keep. */
export function violations(plan: Plan, at: number): Violation[] {
  const { not_before, finish_by } = plan.network.nodes[at]!;
  const found: Violation[] = [];
  if (finish_by && plan.early.finishAt[at]! > deadline(plan, at, finish_by)) {
    const days = plan.early.start[at]! - latestBefore(plan, at, deadline(plan, at, finish_by));
    found.push({ kind: 'finish_by', days: Math.max(1, days) });
  }
  const soon = not_before ? plan.indexOn(at, toDayNumber(not_before)) - plan.early.start[at]! : 0;
  if (soon > 0) found.push({ kind: 'not_before', days: soon });
  for (const link of plan.incoming[at]!) {
    const days = plan.bound(link) - plan.early.start[at]!;
    if (days > 0) found.push({ kind: 'link', days, from: plan.network.links[link]!.from });
  }
  return found;
}
