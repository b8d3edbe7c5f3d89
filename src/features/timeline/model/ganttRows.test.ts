import { describe, expect, it } from 'vitest';
import { networkOf, schedule } from '#domain/timeline';
import type { Timeline } from '../timelineQueries.ts';
import { type GanttFilter, type GanttGrouping, ganttRows, type LineState, NO_FILTER } from './ganttRows.ts';

const limits = { is_manual: false, not_before: null, finish_by: null };
const meta = { version: 1, change_set_id: null };
const nora = { id: 7, first_name: 'Nora', last_name: 'Aas', email: 'nora@example.com' };

const activity = (id: number, more: Partial<Timeline['activities'][number]> = {}) => ({
  id,
  number: id,
  code: `A-00${id}`,
  name: `Work ${id}`,
  phase_id: 1,
  group_id: null,
  date_from: '2026-11-23',
  date_to: '2026-11-27',
  work_days: 5,
  shape: 'task' as const,
  ...limits,
  percent_done: 0,
  calendar_id: null,
  assignee: null,
  position: id,
  external_id: null,
  ...meta,
  ...more,
});

const timeline: Timeline = {
  today: '2026-12-07',
  phases: [
    { id: 1, name: 'Design', color: null, position: 1, ...meta },
    { id: 2, name: 'Build', color: 6, position: 2, ...meta },
  ],
  groups: [],
  activities: [
    activity(1, { percent_done: 100 }),
    activity(2, { percent_done: 40, assignee: nora, finish_by: '2026-11-25' }),
    activity(3, {
      phase_id: 2,
      date_from: '2026-12-14',
      date_to: '2027-01-29',
      work_days: 35,
      assignee: nora,
    }),
    activity(4, { phase_id: null, date_from: '2026-12-07', date_to: '2026-12-11' }),
  ] as Timeline['activities'],
  milestones: [],
  events: [],
  links: [],
  calendars: [],
  baselines: [],
  gmp_locked_to: null,
};

it('names the milestones that the GMP lock holds', () => {
  const row = { number: 1, short_name: null, actual_date: null, has_estimate: false, ...limits, ...meta };
  const milestones = [
    { ...row, id: 1, code: 'MS-001', name: '100% SD', date: '2026-05-12' },
    { ...row, id: 2, code: 'MS-002', name: 'GMP set', date: '2026-12-18' },
  ];
  const locked = { ...timeline, milestones, gmp_locked_to: '2026-06-15' };
  const rows = ganttRows(locked, schedule(networkOf(locked)), NO_FILTER, new Set(), 'none');
  const held = rows.flatMap(({ kind, code, heldBy }) =>
    kind === 'milestone' ? [[code, heldBy !== null]] : [],
  );
  expect(held).toEqual([
    ['MS-001', true],
    ['MS-002', false],
  ]);
});

const found = schedule(networkOf(timeline));
const rowsOf = (filter: Partial<GanttFilter>, grouping?: GanttGrouping) =>
  ganttRows(timeline, found, { ...NO_FILTER, ...filter }, new Set(), grouping);
const linesOf = (filter: Partial<GanttFilter>) =>
  rowsOf(filter).flatMap(({ kind, id }) => (kind === 'activity' ? [id] : []));

describe('lines of the Gantt', () => {
  it.each<[LineState[], number[]]>([
    [[], [1, 2, 3, 4]],
    [['critical'], [2, 3]],
    [['problem'], [2]],
    [['late'], [2]],
    [['planned'], [3, 4]],
    [['underway'], [2]],
    [['done'], [1]],
    [
      ['done', 'underway'],
      [1, 2],
    ],
  ])('in the states %j are %j', (states, ids) => {
    expect(linesOf({ states })).toEqual(ids);
  });

  it.each<[GanttGrouping, string[]]>([
    ['phase', ['Design', 'Work 1', 'Work 2', 'Build', 'Work 3', 'No phase', 'Work 4']],
    ['assignee', ['Nora Aas', 'Work 2', 'Work 3', 'Unassigned', 'Work 1', 'Work 4']],
    ['none', ['Work 1', 'Work 2', 'Work 4', 'Work 3']],
  ])('stand by %s under %j', (grouping, names) => {
    expect(rowsOf({}, grouping).map(({ name }) => name)).toEqual(names);
  });

  it('have the color of their phase, by its place where nobody chose one', () => {
    const colors = rowsOf({}, 'none').map(({ id, color }) => [id, color]);
    expect(colors).toEqual([
      [1, 1],
      [2, 1],
      [4, null],
      [3, 6],
    ]);
  });
});

it('counts work days for headings as for what stands below them', () => {
  const rows = ganttRows(timeline, schedule(networkOf(timeline)));
  const build = rows.findIndex(({ kind, name }) => kind === 'heading' && name === 'Build');
  expect(rows.slice(build, build + 2).map(({ name, days }) => [name, days])).toEqual([
    ['Build', 35],
    ['Work 3', 35],
  ]);
});
