import { fromDayNumber, type IsoDate } from '#domain/dates';
import type { Network, Schedule, ScheduledNode } from './network.ts';
import { backward, forward, freeSlack, violations } from './passes.ts';
import { Plan } from './plan.ts';

/**
 * Dates from links: each node as early as its predecessors, its calendar and its limits let it be, then how far each
 * can slip. Throws CycleError, OutOfCalendarError or NoWorkDaysError. Linear in nodes and links.
 */
export function schedule(network: Network): Schedule {
  const nodes = new Map<string, ScheduledNode>();
  if (network.nodes.length === 0) return { nodes, finish: null, driving: new Set() };
  const plan = new Plan(network);
  forward(plan);
  const end = plan.early.finishAt.reduce((latest, moment) => Math.max(latest, moment), 0);
  backward(plan, end);
  const days = new Map<number, IsoDate>();
  const dayOf = (number: number) => {
    const known = days.get(number);
    if (known) return known;
    const day = fromDayNumber(number);
    days.set(number, day);
    return day;
  };
  network.nodes.forEach(({ key, shape, percent_done = 0 }, at) => {
    const [startAt, finishAt] = [plan.early.startAt[at]!, plan.early.finishAt[at]!];
    const isDone = percent_done >= 100;
    const total = plan.late[at]! - plan.early.start[at]!;
    nodes.set(key, {
      key,
      from: dayOf(shape === 'finish' ? finishAt - 1 : startAt),
      to: dayOf(shape === 'start' ? startAt : finishAt - 1),
      total_slack: isDone ? null : total,
      free_slack: isDone ? null : freeSlack(plan, at, total),
      is_critical: !isDone && total <= 0,
      violations: isDone ? [] : violations(plan, at),
    });
  });
  const driving = new Set<number>();
  network.links.forEach((_, link) => {
    if (plan.bound(link) === plan.early.start[plan.linkTo[link]!]) driving.add(link);
  });
  return { nodes, finish: dayOf(end - 1), driving };
}
