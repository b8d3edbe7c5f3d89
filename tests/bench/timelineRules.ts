// What the timeline's rules take at their size, and what reading a large schedule takes.
import { addDays } from '#domain/dates';
import { type Network, type Relationship, schedule, type TimelineNode } from '#domain/timeline';
import { xer } from '#domain/timeline/import/examples';
import { readSchedule } from '#server/services/schedules/readSchedule.ts';
import { median } from './load.ts';
import { milliseconds, type Report } from './report.ts';
import { spent } from './serverCalls.ts';

const types: Relationship[] = ['FS', 'SS', 'FF', 'SF'];

/** A network of so many tasks and links over three calendars, the same each time. */
function network(tasks: number, links: number): Network {
  const nodes = Array.from({ length: tasks }, (_, at): TimelineNode => ({
    key: String(at),
    shape: 'task',
    from: addDays('2026-01-05', at % 40),
    to: addDays('2026-01-05', (at % 40) + 4),
    days: 1 + (at % 9),
    calendar: [null, 1, 2][at % 3] ?? null,
  }));
  return {
    nodes,
    links: Array.from({ length: links }, (_, at) => {
      const to = 20 + (at % (tasks - 20));
      return { from: String(to - 1 - (at % 19)), to: String(to), type: types[at % 4]!, lag: (at % 9) - 3 };
    }),
    calendars: new Map([
      [1, { work_days: [1, 2, 3, 4, 5, 6], holidays: ['2026-07-03', '2026-11-26', '2026-12-25'] }],
      [2, { work_days: [1, 2, 3, 4], holidays: ['2026-05-25'] }],
    ]),
  };
}

/** Dates and slack of 4,000 tasks, and a Primavera file of 3 MB in its thread. */
export async function timelineRules(report: Report): Promise<void> {
  const large = network(4_000, 6_000);
  const times: number[] = [];
  for (let turn = -3; turn < 12; turn += 1) {
    const time = await spent(() => schedule(large));
    if (turn >= 0) times.push(time);
  }
  report('dates of 4,000 tasks, 6,000 links, 3 calendars', milliseconds(median(times)), '100 ms');
  const tasks = Array.from({ length: 4_000 }, (_, at) => ({
    id: at + 1,
    code: `A${1_000 + at}`,
    name: `Install ductwork and hangers, level ${at % 12}, zone ${at} `.padEnd(
      620,
      'and what belongs to it ',
    ),
    days: 1 + (at % 9),
    from: addDays('2027-01-04', at % 600),
  }));
  const links = Array.from({ length: 6_000 }, (_, at) => {
    const to = 20 + (at % 3_980);
    return { to: to + 1, from: to - (at % 19), type: 'PR_FS', days: 0 };
  });
  const file = Buffer.from(xer({ tasks, links }));
  const read = await spent(() => readSchedule(file, { today: '2026-11-23' }));
  report(
    `Primavera file of ${(file.length / 1e6).toFixed(1)} MB in its thread`,
    milliseconds(read),
    '3000 ms',
  );
}
