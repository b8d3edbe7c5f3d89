import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  keyOf,
  networkOf,
  RELATIONSHIPS,
  type Relationship,
  schedule,
  settle,
  writeProjectXml,
} from '../index.ts';
import { plainSchedule } from '../plainSchedule.ts';
import { finishAfter } from '../workCalendar.ts';
import { xer } from './examples/index.ts';
import { FIRST_NEW_ID, type FileSchedule, type ImportRows, planImport, readScheduleFile } from './index.ts';

const today = '2026-11-23';
const read = (text: string) => readScheduleFile(text, today);
const empty: ImportRows = {
  phases: [],
  groups: [],
  activities: [],
  milestones: [],
  events: [],
  links: [],
  calendars: [],
};
const plan = (rows: ImportRows, file: FileSchedule, removesGone = true) =>
  planImport(rows, file, { projectId: 7, removesGone });
/** Rows as a database would number them. */
const stored = (rows: ImportRows) =>
  JSON.parse(
    JSON.stringify(rows).replaceAll(
      /"(\w*id)":(9\d{12})/g,
      (_, name: string, id: string) => `"${name}":${Number(id) - FIRST_NEW_ID}`,
    ),
  ) as ImportRows;
const statesOf = (rows: ImportRows, file: FileSchedule) =>
  plan(rows, file).lines.map(({ state, name }) => `${state} ${name}`);

/** A timeline of generated rows, its dates those that follow. */
const timelines = fc
  .record({
    activities: fc.array(
      fc.record({
        days: fc.integer({ min: 1, max: 30 }),
        start: fc.integer({ min: 0, max: 90 }),
        shape: fc.constantFrom('task' as const, 'task' as const, 'start' as const, 'finish' as const),
        place: fc.integer({ min: 0, max: 4 }),
        calendar: fc.constantFrom(null, 2, 3),
        manual: fc.constantFrom(false, false, false, true),
        percent: fc.constantFrom(0, 0, 0, 40, 100),
        limit: fc.option(fc.integer({ min: 0, max: 120 }), { freq: 4 }),
      }),
      { minLength: 2, maxLength: 14 },
    ),
    links: fc.array(
      fc.record({
        from: fc.nat(20),
        to: fc.nat(20),
        type: fc.constantFrom(...(Object.keys(RELATIONSHIPS) as Relationship[])),
        lag: fc.integer({ min: -6, max: 8 }),
      }),
      { maxLength: 16 },
    ),
  })
  .map(({ activities, links }): ImportRows => {
    const weekdays = [1, 2, 3, 4, 5];
    const calendars = [
      {
        id: 1,
        name: 'Project',
        work_days: weekdays,
        holidays: ['2026-12-25', '2027-01-01'],
        is_default: true,
        version: 1,
      },
      { id: 2, name: 'Six days', work_days: [1, 2, 3, 4, 5, 6], holidays: [], is_default: false, version: 1 },
      {
        id: 3,
        name: 'Four days & nights',
        work_days: [1, 2, 3, 4],
        holidays: ['2027-01-18'],
        is_default: false,
        version: 1,
      },
    ];
    const day = (offset: number) => finishAfter(calendars[0]!, '2026-11-23', offset + 1);
    const places = [
      { phase_id: null, group_id: null },
      { phase_id: 1, group_id: null },
      { phase_id: 1, group_id: 1 },
      { phase_id: 2, group_id: 2 },
      { phase_id: 2, group_id: null },
    ];
    const noLimits = { is_manual: false, not_before: null, finish_by: null };
    const rows: ImportRows = {
      phases: [
        { id: 1, name: 'Design', position: 1 },
        { id: 2, name: 'Build "it"', position: 2 },
      ],
      groups: [
        { id: 1, phase_id: 1, name: 'Shell <core>', position: 1 },
        { id: 2, phase_id: 2, name: 'Ground', position: 2 },
      ],
      milestones: [
        { id: 1, code: 'MS-001', name: '50% DD', date: '2027-02-26', actual_date: null, ...noLimits },
      ],
      events: [
        {
          id: 1,
          code: 'PMS-001.000',
          name: 'Start',
          date: '2026-11-25',
          type: 'CONSTRUCTION_START_DATE',
          ...noLimits,
        },
      ],
      calendars,
      activities: activities.map(({ days, start, shape, place, calendar, manual, percent, limit }, at) => ({
        id: at + 1,
        number: at + 1,
        code: `A-${String(at + 1).padStart(3, '0')}`,
        name: `Work ${at + 1}`,
        ...places[place]!,
        shape,
        date_from: day(start),
        date_to:
          shape === 'task'
            ? finishAfter(calendars.find(({ id }) => id === calendar) ?? calendars[0]!, day(start), days)
            : day(start),
        work_days: shape === 'task' ? days : 0,
        is_manual: manual,
        not_before: limit === null ? null : day(limit),
        finish_by: limit === null ? null : day(limit + 30),
        percent_done: percent,
        calendar_id: calendar,
        position: at + 1,
        external_id: null,
        version: 1,
      })),
      links: [
        ...new Map(
          links
            .map(({ from, to, type, lag }) => ({
              from: from % activities.length,
              to: to % activities.length,
              type,
              lag,
            }))
            .filter(({ from, to }) => from < to)
            .map((link) => [`${link.from} ${link.to} ${link.type}`, link]),
        ).values(),
      ].map(({ from, to, type, lag }, at) => ({
        id: at + 1,
        from_type: 'timelineactivity' as const,
        from_id: from + 1,
        to_type: 'timelineactivity' as const,
        to_id: to + 1,
        relationship_type: type,
        lag_days: lag,
        version: 1,
      })),
    };
    const network = networkOf(rows);
    const settled = new Map(settle(network, schedule(network)).nodes.map((node) => [node.key, node]));
    return {
      ...rows,
      activities: rows.activities.map((row) => {
        const node = settled.get(keyOf('timelineactivity', row.id))!;
        return { ...row, date_from: node.from, date_to: node.to };
      }),
    };
  });

const exported = (rows: ImportRows, id: number) =>
  readScheduleFile(writeProjectXml({ id, name: 'Tower' }, rows), today);

describe('an export that is read back', () => {
  it('changes nothing on the timeline that it came from', () => {
    fc.assert(
      fc.property(timelines, (rows) => {
        const { lines, writes, links } = plan(rows, exported(rows, 7));
        expect(lines.filter(({ state }) => state !== 'same')).toEqual([]);
        expect(writes).toEqual([]);
        expect(links).toEqual({ added: 0, changed: 0, removed: 0 });
        expect(lines).toHaveLength(rows.activities.length + 2);
      }),
      { seed: 16, numRuns: 150 },
    );
  });

  it('makes the same network in an empty project, and agrees with the plain calculation', () => {
    fc.assert(
      fc.property(timelines, (rows) => {
        const made = plan(empty, exported(rows, 7)).rows;
        const facts = (all: ImportRows) => {
          const names = new Map(all.activities.map(({ id, name }) => [id, name]));
          const calendars = new Map(all.calendars.map(({ id, name }) => [id, name]));
          const groups = new Map(all.groups.map(({ id, name }) => [id, name]));
          const phases = new Map(all.phases.map(({ id, name }) => [id, name]));
          const followed = new Set(all.activities.map(({ calendar_id: id }) => id));
          return {
            calendars: all.calendars
              .filter(({ id, is_default: isDefault }) => isDefault || followed.has(id))
              .map(({ name, work_days, holidays, is_default: isDefault }) => [
                name,
                work_days,
                holidays,
                isDefault,
              ])
              .sort((a, b) => (String(a[0]) < String(b[0]) ? -1 : 1)),
            activities: all.activities
              .filter(({ name }) => name.startsWith('Work'))
              .map(
                ({
                  name,
                  shape,
                  date_from,
                  date_to,
                  work_days,
                  is_manual,
                  not_before,
                  finish_by,
                  percent_done,
                  phase_id,
                  group_id,
                  calendar_id,
                }) => [
                  name,
                  shape,
                  date_from,
                  date_to,
                  work_days,
                  is_manual,
                  not_before,
                  finish_by,
                  percent_done,
                  phases.get(phase_id ?? 0),
                  groups.get(group_id ?? 0),
                  calendars.get(calendar_id ?? 0),
                ],
              )
              .sort((a, b) => (String(a[0]) < String(b[0]) ? -1 : 1)),
            links: all.links
              .map(
                (link) =>
                  `${names.get(link.from_id)} ${link.relationship_type} ${link.lag_days} ${names.get(link.to_id)}`,
              )
              .sort(),
          };
        };
        expect(facts(made)).toEqual(facts(rows));
        const network = networkOf(made);
        const found = schedule(network).nodes;
        for (const [key, { start, finish }] of plainSchedule(network)) {
          const node = found.get(key)!;
          const moment = (day: string, end: number) =>
            Math.round(Date.parse(day) / 86_400_000) + 719_162 + end;
          const { shape } = network.nodes.find((one) => one.key === key)!;
          expect([
            key,
            moment(node.from, shape === 'finish' ? 1 : 0),
            moment(node.to, shape === 'start' ? 0 : 1),
          ]).toEqual([key, start, finish]);
        }
      }),
      { seed: 17, numRuns: 60 },
    );
  });
});

describe('a second import', () => {
  const tasks = [
    { id: 1, code: 'A1000', name: 'Permit', days: 10, from: '2026-11-30' },
    { id: 2, code: 'A1010', name: 'Excavate', days: 5, from: '2026-12-14' },
    { id: 3, code: 'A1020', name: 'Pour', days: 5, from: '2026-12-21' },
  ];
  const links = [{ to: 2, from: 1, type: 'PR_FS', days: 0 }];
  const first = stored(plan(empty, read(xer({ tasks, links }))).rows);

  it('finds the activities by their id and says what is new, changed and gone', () => {
    const file = read(
      xer({
        tasks: [
          { ...tasks[0]!, days: 12 },
          { ...tasks[1]!, from: '2026-12-16' },
          { id: 9, code: 'A1030', name: 'Frame', days: 5, from: '2027-01-04' },
        ],
        links: [{ to: 2, from: 1, type: 'PR_FS', days: 2 }],
      }),
    );
    expect(statesOf(first, file)).toEqual(['changed Permit', 'changed Excavate', 'new Frame', 'gone Pour']);
    const { lines, links: counts, rows } = plan(first, file);
    expect(counts).toEqual({ added: 0, changed: 1, removed: 0 });
    expect(lines[0]?.changes).toEqual([
      { field: 'date_to', old: '2026-12-11', new: '2026-12-15' },
      { field: 'work_days', old: '10', new: '12' },
    ]);
    expect(lines[1]).toMatchObject({ date_from: '2026-12-18', file_dates: { date_from: '2026-12-16' } });
    expect(rows.activities.map(({ name }) => name)).toEqual(['Permit', 'Excavate', 'Frame']);
    expect(plan(first, file, false).rows.activities).toHaveLength(4);
  });

  it('of the same file changes nothing, and of another schedule takes nothing away', () => {
    expect(plan(first, read(xer({ tasks, links }))).writes).toEqual([]);
    const other = read(xer({ tasks: [{ id: 1, code: 'B1', name: 'Other', days: 1, from: '2026-11-30' }] }));
    expect(statesOf(first, other)).toEqual(['new Other']);
  });

  it('keeps links to what is not of the file', () => {
    const withMilestone: ImportRows = {
      ...first,
      milestones: [
        {
          id: 4,
          code: 'MS-001',
          name: 'DD',
          date: '2027-03-01',
          actual_date: null,
          is_manual: false,
          not_before: null,
          finish_by: null,
        },
      ],
      links: [
        ...first.links,
        {
          id: 77,
          from_type: 'timelineactivity',
          from_id: first.activities[2]!.id,
          to_type: 'designmilestone',
          to_id: 4,
          relationship_type: 'FS',
          lag_days: 0,
          version: 1,
        },
      ],
    };
    expect(plan(withMilestone, read(xer({ tasks, links }))).rows.links.map(({ id }) => id)).toContain(77);
  });

  it('refuses links that close a circle with links of the timeline', () => {
    const [permit, , pour] = first.activities;
    const back = {
      id: 78,
      from_type: 'designmilestone' as const,
      from_id: 4,
      to_type: 'timelineactivity' as const,
      to_id: permit!.id,
      relationship_type: 'FS' as const,
      lag_days: 0,
      version: 1,
    };
    const circle: ImportRows = {
      ...first,
      milestones: [
        {
          id: 4,
          code: 'MS-001',
          name: 'DD',
          date: '2027-03-01',
          actual_date: null,
          is_manual: false,
          not_before: null,
          finish_by: null,
        },
      ],
      links: [
        ...first.links,
        back,
        {
          ...back,
          id: 79,
          from_type: 'timelineactivity',
          from_id: pour!.id,
          to_type: 'designmilestone',
          to_id: 4,
        },
      ],
    };
    const file = read(xer({ tasks, links: [...links, { to: 3, from: 2, type: 'PR_FS', days: 0 }] }));
    expect(() => plan(circle, file)).toThrow('circle');
  });
});
