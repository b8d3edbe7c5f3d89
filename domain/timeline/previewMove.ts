import { daysBetween, type IsoDate } from '#domain/dates';
import type { Network, Schedule, TimelineNode } from './network.ts';
import { schedule } from './schedule.ts';
import { USUAL_WEEK, workDaysBetween } from './workCalendar.ts';

/** Where hands put something. Without `to` it keeps its length. */
export interface Move {
  key: string;
  from: IsoDate;
  to?: IsoDate | undefined;
}

/** Something whose dates change; `days` are calendar days, later above zero. */
export interface Push {
  key: string;
  from: IsoDate;
  to: IsoDate;
  old_from: IsoDate;
  old_to: IsoDate;
  days: number;
}

/** What a change does before it is applied. */
export interface MovePreview {
  /** The network after it, with the new dates in its nodes. */
  network: Network;
  before: Schedule;
  after: Schedule;
  /** What was moved by hand, as it ends up. */
  moved: Push[];
  /** What follows from it, by date. */
  pushed: Push[];
  /** Calendar days by which the last day moves. */
  finish_days: number;
}

const weekOf = ({ usual = USUAL_WEEK, calendars }: Network, { calendar }: TimelineNode) =>
  (calendar == null ? undefined : calendars?.get(calendar)) ?? usual;

/**
 * What moving does. Something automatic that hangs on links keeps hanging on them: put later than they ask, it gets a
 * "not before" of that day; put as early as they ask or earlier, it loses the one it had and follows them.
 */
export function moveNode(network: Network, node: TimelineNode, { from, to }: Move): TimelineNode {
  const [moment, length] = [node.shape !== 'task', to === undefined ? node.days : null];
  const week = weekOf(network, node);
  const days = moment ? 0 : (length ?? Math.max(1, workDaysBetween(week, from, to ?? from)));
  const moved = { ...node, from, to: moment ? from : (to ?? from), days };
  const isFree = node.is_manual || (node.percent_done ?? 0) > 0;
  if (isFree || !network.links.some((link) => link.to === node.key)) {
    const limit = node.not_before && node.not_before > from ? { not_before: from } : {};
    return { ...moved, ...limit };
  }
  const free = { ...moved, not_before: null };
  const others = network.nodes.map((other) => (other.key === node.key ? free : other));
  const driven = schedule({ ...network, nodes: others }).nodes.get(node.key);
  return driven && from > driven.from ? { ...moved, not_before: from } : free;
}

/** Puts the dates that follow into the nodes. */
export function settle(network: Network, found: Schedule): Network {
  return {
    ...network,
    nodes: network.nodes.map((node) => {
      const dates = found.nodes.get(node.key);
      return dates && (dates.from !== node.from || dates.to !== node.to)
        ? { ...node, from: dates.from, to: dates.to }
        : node;
    }),
  };
}

/** What differs between dates as they are kept and as they follow from a changed network. */
export function compareDatesOf(kept: readonly TimelineNode[], after: Schedule): Push[] {
  return kept
    .flatMap(({ key, from, to, shape }): Push[] => {
      const dates = after.nodes.get(key);
      if (!dates || (dates.from === from && dates.to === to)) return [];
      const days =
        shape === 'task' && dates.from === from ? daysBetween(to, dates.to) : daysBetween(from, dates.from);
      return [{ key, from: dates.from, to: dates.to, old_from: from, old_to: to, days }];
    })
    .sort((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0));
}

/** What moves do to everything that hangs on them. Throws what `schedule` throws. */
export function previewMove(network: Network, moves: readonly Move[]): MovePreview {
  const before = schedule(network);
  let changed = network;
  for (const move of moves)
    changed = {
      ...changed,
      nodes: changed.nodes.map((node) => (node.key === move.key ? moveNode(changed, node, move) : node)),
    };
  const after = schedule(changed);
  const all = compareDatesOf(network.nodes, after);
  const own = new Set(moves.map(({ key }) => key));
  return {
    network: settle(changed, after),
    before,
    after,
    moved: all.filter(({ key }) => own.has(key)),
    pushed: all.filter(({ key }) => !own.has(key)),
    finish_days: before.finish && after.finish ? daysBetween(before.finish, after.finish) : 0,
  };
}
