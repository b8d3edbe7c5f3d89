import { toDayNumber } from '#domain/dates';
import { sortByArrows } from './findCycle.ts';
import { CycleError, type Network, NoWorkDaysError } from './network.ts';
import { compileCalendar, USUAL_WEEK, type WorkCalendar, type WorkWeek } from './workCalendar.ts';

const YEARS_AHEAD = 11_000; // days: thirty years past the last date typed
const DAYS_BEFORE = 4_000; // days before the first, for leads and slack that reach back

type Moments = { start: Int32Array; finish: Int32Array; startAt: Int32Array; finishAt: Int32Array };

/** Everything by place in the list of nodes, so that the passes touch only numbers. */
export class Plan {
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
}
