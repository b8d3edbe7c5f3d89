import { fromDayNumber, type IsoDate, toDayNumber } from '#domain/dates';
import { sortByArrows } from './findCycle.ts';
import type { TimelineLink, TimelineNode } from './network.ts';
import { compileCalendar, USUAL_WEEK, type WorkCalendar, type WorkWeek } from './workCalendar.ts';

/** Everything dates follow from. `calendars` by number; `usual` is what nodes without one follow. */
export interface Network {
  nodes: readonly TimelineNode[];
  links: readonly TimelineLink[];
  usual?: WorkWeek | undefined;
  calendars?: ReadonlyMap<number, WorkWeek> | undefined;
}

/** A promise the dates do not keep, and by how many work days. */
export interface Violation {
  kind: 'finish_by' | 'not_before' | 'link';
  days: number;
  /** The predecessor, for a link. */
  from?: string;
}

/** One node with the dates that follow; slack in work days, null once it is done. */
export interface ScheduledNode {
  key: string;
  from: IsoDate;
  to: IsoDate;
  total_slack: number | null;
  free_slack: number | null;
  is_critical: boolean;
  violations: readonly Violation[];
}

export interface Schedule {
  nodes: ReadonlyMap<string, ScheduledNode>;
  /** The last day of all, or null without nodes. */
  finish: IsoDate | null;
  /** Places in `links` of those that hold their successor where it is. */
  driving: ReadonlySet<number>;
}

/** Links that go round in a circle; the members in its order. */
export class CycleError extends Error {
  override readonly name = 'CycleError';
  constructor(readonly members: readonly string[]) {
    super(`These links go round in a circle: ${[...members, members[0]].join(' → ')}.`);
  }
}

/** A node whose calendar has no work day. */
export class NoWorkDaysError extends Error {
  override readonly name = 'NoWorkDaysError';
  constructor() {
    super('The calendar has no work days. Choose at least one day of the week.');
  }
}

const YEARS_AHEAD = 11_000; // days: thirty years past the last date typed
const DAYS_BEFORE = 4_000; // days before the first, for leads and slack that reach back

type Moments = { start: Int32Array; finish: Int32Array; startAt: Int32Array; finishAt: Int32Array };

/** Everything by place in the list of nodes, so that the passes touch only numbers. */
class Plan {
  readonly place = new Map<string, number>();
  readonly calendars: WorkCalendar[];
  readonly froms: Int32Array;
  readonly tos: Int32Array;
  readonly early: Moments;
  /** Latest start of each, as an index of its calendar. */
  readonly late: Int32Array;
  readonly linkFrom: Int32Array;
  readonly linkTo: Int32Array;
  readonly order: Int32Array;
  readonly incoming: number[][];
  readonly outgoing: number[][];

  constructor(readonly network: Network) {
    const { nodes, links } = network;
    const count = nodes.length;
    nodes.forEach(({ key }, at) => this.place.set(key, at));
    this.froms = Int32Array.from(nodes, ({ from }) => toDayNumber(from));
    this.tos = Int32Array.from(nodes, ({ to }) => toDayNumber(to));
    this.calendars = this.compile();
    const moments = () => new Int32Array(count);
    this.early = { start: moments(), finish: moments(), startAt: moments(), finishAt: moments() };
    this.late = moments();
    const placed = (key: string) => {
      const at = this.place.get(key);
      if (at === undefined) throw new RangeError(`A link names "${key}", which is not in the network.`);
      return at;
    };
    this.linkFrom = Int32Array.from(links, ({ from }) => placed(from));
    this.linkTo = Int32Array.from(links, ({ to }) => placed(to));
    const sorted = sortByArrows({ count, from: this.linkFrom, to: this.linkTo });
    if ('cycle' in sorted) throw new CycleError(sorted.cycle.map((at) => nodes[at]!.key));
    this.order = sorted.order;
    this.incoming = Array.from({ length: count }, () => []);
    this.outgoing = Array.from({ length: count }, () => []);
    links.forEach((_, at) => {
      this.incoming[this.linkTo[at]!]!.push(at);
      this.outgoing[this.linkFrom[at]!]!.push(at);
    });
  }

  private compile(): WorkCalendar[] {
    const { nodes, usual = USUAL_WEEK, calendars } = this.network;
    const limits = nodes.flatMap(({ not_before, finish_by }) =>
      [not_before, finish_by].flatMap((day) => (day ? [toDayNumber(day)] : [])),
    );
    let [first, last] = [Infinity, -Infinity];
    for (const days of [this.froms, this.tos, limits])
      for (const day of days) [first, last] = [Math.min(first, day), Math.max(last, day)];
    const made = new Map<WorkWeek, WorkCalendar>();
    return nodes.map(({ calendar }) => {
      const week = (calendar == null ? undefined : calendars?.get(calendar)) ?? usual;
      let found = made.get(week);
      if (!found) {
        if (week.work_days.length === 0) throw new NoWorkDaysError();
        found = compileCalendar(week, Math.max(0, first - DAYS_BEFORE), last + YEARS_AHEAD);
        made.set(week, found);
      }
      return found;
    });
  }

  /** The earliest start of a link's successor, as an index of its calendar. */
  bound(link: number): number {
    const { type, lag } = this.network.links[link]!;
    const [from, to] = [this.linkFrom[link]!, this.linkTo[link]!];
    const at = type === 'FS' || type === 'FF' ? this.early.finishAt[from]! : this.early.startAt[from]!;
    const earliest = this.calendars[to]!.countBefore(at) + lag;
    return type === 'FS' || type === 'SS' ? earliest : earliest - this.daysOf(to);
  }

  daysOf(at: number): number {
    const { shape, days } = this.network.nodes[at]!;
    return shape === 'task' ? Math.max(1, days) : 0;
  }

  /**
   * The latest start of a link's predecessor that leaves its successor at `start`, as an index of its own calendar.
   */
  ceiling(link: number, start: number): number {
    const { type, lag } = this.network.links[link]!;
    const [from, to] = [this.linkFrom[link]!, this.linkTo[link]!];
    const [own, theirs] = [this.calendars[from]!, this.calendars[to]!];
    const count = (type === 'FS' || type === 'SS' ? start : start + this.daysOf(to)) - lag;
    const latest = theirs.dayAt(count); // the last moment with so many work days before it
    const days = this.daysOf(from);
    const isStart =
      this.network.nodes[from]!.shape === 'start' || (days > 0 && (type === 'SS' || type === 'SF'));
    const index = isStart ? own.countBefore(latest + 1) - 1 : own.countBefore(latest);
    return type === 'FS' || type === 'FF' ? index - days : index;
  }

  /** Sets a node by the index of its first work day. */
  put(at: number, start: number): void {
    const { shape } = this.network.nodes[at]!;
    const calendar = this.calendars[at]!;
    const finish = start + this.daysOf(at);
    const { early } = this;
    early.start[at] = start;
    early.finish[at] = finish;
    early.startAt[at] = shape === 'finish' ? calendar.dayAt(start - 1) + 1 : calendar.dayAt(start);
    early.finishAt[at] = shape === 'start' ? early.startAt[at] : calendar.dayAt(finish - 1) + 1;
  }

  /** Sets a node on the very days that are typed, work days or not. */
  keep(at: number, from: number, to: number): void {
    const { shape } = this.network.nodes[at]!;
    const calendar = this.calendars[at]!;
    const { early } = this;
    early.startAt[at] = shape === 'finish' ? to + 1 : from;
    early.finishAt[at] = shape === 'start' ? from : to + 1;
    early.start[at] = calendar.countBefore(early.startAt[at]);
    early.finish[at] = calendar.countBefore(early.finishAt[at]);
  }

  /** The index of a node's start when it stands on a day. */
  indexOn(at: number, day: number): number {
    return this.calendars[at]!.countBefore(this.network.nodes[at]!.shape === 'finish' ? day + 1 : day);
  }

  forward(): void {
    for (const at of this.order) {
      const { is_manual, percent_done = 0, not_before, shape } = this.network.nodes[at]!;
      if (is_manual || percent_done >= 100) {
        this.keep(at, this.froms[at]!, this.tos[at]!);
        continue;
      }
      if (percent_done > 0) {
        this.put(at, this.indexOn(at, this.froms[at]!));
        continue;
      }
      const limit = not_before ? this.indexOn(at, toDayNumber(not_before)) : -Infinity;
      let earliest = limit;
      for (const link of this.incoming[at]!) earliest = Math.max(earliest, this.bound(link));
      if (this.incoming[at]!.length > 0) this.put(at, earliest);
      else if (shape !== 'task' && limit <= this.indexOn(at, this.froms[at]!))
        this.keep(at, this.froms[at]!, this.tos[at]!);
      else this.put(at, Math.max(limit, this.indexOn(at, this.froms[at]!)));
    }
  }

  /** The moment by which a node has to be finished to keep a day. */
  deadline(at: number, day: IsoDate): number {
    return toDayNumber(day) + (this.network.nodes[at]!.shape === 'start' ? 0 : 1);
  }

  /** The latest start that is over by a moment. */
  latestBefore(at: number, moment: number): number {
    const calendar = this.calendars[at]!;
    return this.network.nodes[at]!.shape === 'start'
      ? calendar.countBefore(moment + 1) - 1
      : calendar.countBefore(moment) - this.daysOf(at);
  }

  backward(end: number): void {
    for (let turn = this.order.length - 1; turn >= 0; turn -= 1) {
      const at = this.order[turn]!;
      const { finish_by } = this.network.nodes[at]!;
      let latest = this.latestBefore(at, end);
      for (const link of this.outgoing[at]!)
        latest = Math.min(latest, this.ceiling(link, this.late[this.linkTo[link]!]!));
      if (finish_by) latest = Math.min(latest, this.latestBefore(at, this.deadline(at, finish_by)));
      this.late[at] = latest;
    }
  }

  freeSlack(at: number, total: number): number {
    let free = total;
    for (const link of this.outgoing[at]!)
      free = Math.min(
        free,
        this.ceiling(link, this.early.start[this.linkTo[link]!]!) - this.early.start[at]!,
      );
    return Math.max(0, free);
  }

  violations(at: number): Violation[] {
    const { not_before, finish_by } = this.network.nodes[at]!;
    const found: Violation[] = [];
    if (finish_by && this.early.finishAt[at]! > this.deadline(at, finish_by)) {
      const days = this.early.start[at]! - this.latestBefore(at, this.deadline(at, finish_by));
      found.push({ kind: 'finish_by', days: Math.max(1, days) });
    }
    const soon = not_before ? this.indexOn(at, toDayNumber(not_before)) - this.early.start[at]! : 0;
    if (soon > 0) found.push({ kind: 'not_before', days: soon });
    for (const link of this.incoming[at]!) {
      const days = this.bound(link) - this.early.start[at]!;
      if (days > 0) found.push({ kind: 'link', days, from: this.network.links[link]!.from });
    }
    return found;
  }
}

/**
 * Dates from links: each node as early as its predecessors, its calendar and its limits let it be, then how far each
 * can slip. Throws CycleError, OutOfCalendarError or NoWorkDaysError. Linear in nodes and links.
 */
export function schedule(network: Network): Schedule {
  const nodes = new Map<string, ScheduledNode>();
  if (network.nodes.length === 0) return { nodes, finish: null, driving: new Set() };
  const plan = new Plan(network);
  plan.forward();
  const end = plan.early.finishAt.reduce((latest, moment) => Math.max(latest, moment), 0);
  plan.backward(end);
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
      free_slack: isDone ? null : plan.freeSlack(at, total),
      is_critical: !isDone && total <= 0,
      violations: isDone ? [] : plan.violations(at),
    });
  });
  const driving = new Set<number>();
  network.links.forEach((_, link) => {
    if (plan.bound(link) === plan.early.start[plan.linkTo[link]!]) driving.add(link);
  });
  return { nodes, finish: dayOf(end - 1), driving };
}
