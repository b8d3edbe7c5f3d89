import { toDayNumber } from '#domain/dates';
import type { Network, TimelineLink, TimelineNode } from './network.ts';
import { USUAL_WEEK } from './workCalendar.ts';

/**
 * The same dates worked out the slow way, for tests: by walking days and asking each link whether it holds. Shares
 * nothing with `schedule` but the words. Answers each node's start and finish moments by key.
 */
export function plainSchedule(
  { nodes, links, usual = USUAL_WEEK, calendars }: Network,
  delayed?: { key: string; workDays: number },
): Map<string, { start: number; finish: number }> {
  const known = new Map<string, boolean>();
  const worksOn = (node: TimelineNode, day: number) => {
    const name = `${node.calendar ?? ''}:${day}`;
    const answer = known.get(name);
    if (answer !== undefined) return answer;
    const week = (node.calendar == null ? undefined : calendars?.get(node.calendar)) ?? usual;
    const works =
      week.work_days.includes((day + 1) % 7) && !week.holidays.some((off) => toDayNumber(off) === day);
    known.set(name, works);
    return works;
  };
  const worked = (node: TimelineNode, from: number, to: number) => {
    let count = 0;
    for (let day = Math.min(from, to); day < Math.max(from, to); day += 1) if (worksOn(node, day)) count += 1;
    return from <= to ? count : -count;
  };
  const found = new Map<string, { start: number; finish: number }>();
  const holds = (link: TimelineLink, node: TimelineNode, at: { start: number; finish: number }) => {
    const before = found.get(link.from)!;
    const from = link.type === 'FS' || link.type === 'FF' ? before.finish : before.start;
    return worked(node, from, link.type === 'FS' || link.type === 'SS' ? at.start : at.finish) >= link.lag;
  };
  const lasting = (node: TimelineNode, start: number) => {
    if (node.shape !== 'task') return { start, finish: start };
    let [finish, left] = [start, Math.max(1, node.days)];
    for (; left > 0; finish += 1) if (worksOn(node, finish)) left -= 1;
    return { start, finish };
  };
  const momentOf = (node: TimelineNode, day: number) => (node.shape === 'finish' ? day + 1 : day);
  const isPlace = (node: TimelineNode, moment: number) =>
    worksOn(node, node.shape === 'finish' ? moment - 1 : moment);
  const place = (node: TimelineNode): { start: number; finish: number } => {
    const [from, to] = [toDayNumber(node.from), toDayNumber(node.to)];
    if (node.is_manual || (node.percent_done ?? 0) >= 100)
      return node.shape === 'start'
        ? { start: from, finish: from }
        : { start: momentOf(node, from), finish: to + 1 };
    const own = links.filter((link) => link.to === node.key);
    const limit = node.not_before ? momentOf(node, toDayNumber(node.not_before)) : null;
    const started = (node.percent_done ?? 0) > 0;
    const anchored = own.length === 0 || started;
    const fits = (moment: number) => {
      if (anchored && worked(node, momentOf(node, from), moment) < 0) return false;
      if (!started && limit !== null && worked(node, limit, moment) < 0) return false;
      return started || own.every((link) => holds(link, node, lasting(node, moment)));
    };
    if (anchored && !started && node.shape !== 'task' && fits(momentOf(node, from)))
      return lasting(node, momentOf(node, from));
    let moment = Math.min(...nodes.map((other) => toDayNumber(other.from))) - 150;
    while (!isPlace(node, moment) || !fits(moment)) moment += 1;
    return lasting(node, moment);
  };
  const visit = (node: TimelineNode) => {
    if (found.has(node.key)) return;
    for (const link of links) if (link.to === node.key) visit(nodes.find(({ key }) => key === link.from)!);
    let at = place(node);
    if (delayed?.key === node.key)
      for (let left = delayed.workDays; left > 0;) {
        const next = at.start + 1;
        at = lasting(node, next);
        if (isPlace(node, next)) left -= 1;
      }
    found.set(node.key, at);
  };
  nodes.forEach(visit);
  return found;
}
