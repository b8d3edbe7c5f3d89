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
import {
  FIRST_NEW_ID,
  type FileSchedule,
  type ImportRows,
  planImport,
  readScheduleFile,
  ScheduleFileError,
} from './index.ts';
import { aTask, calendarData, projectXml, xer } from './examples/index.ts';

const today = '2026-11-23';
const read = (text: string) => readScheduleFile(text, today);
const refusal = (text: string): string => {
  try {
    read(text);
  } catch (error) {
    if (error instanceof ScheduleFileError) return error.message;
    throw error;
  }
  return 'It was read.';
};
const left = ({ left_out }: FileSchedule) =>
  Object.fromEntries(left_out.map(({ what, count }) => [what, count]));

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

describe('a XER file', () => {
  const tasks = [
    { id: 1, code: 'A1000', name: 'Permit', days: 10, from: '2026-11-30', wbs: 11 },
    { id: 2, code: 'A1010', name: 'Excavate', days: 5, from: '2026-12-14', wbs: 12 },
    { id: 3, code: 'M1', name: 'Ground broken', type: 'TT_FinMile', days: 0, from: '2026-12-18', wbs: 13 },
  ];
  const links = [
    { to: 2, from: 1, type: 'PR_FS', days: 0 },
    { to: 3, from: 2, type: 'PR_FF', days: 0 },
  ];
  const wbs = [
    { id: 10, name: 'Tower', root: true },
    { id: 11, name: 'Preconstruction', parent: 10 },
    { id: 12, name: 'Construction', parent: 10 },
    { id: 13, name: 'Ground', parent: 12 },
  ];

  it('is read with its hierarchy, moments and links', () => {
    const file = read(xer({ tasks, links, wbs }));
    expect(file).toMatchObject({ tool: 'Primavera', name: 'Tower' });
    expect(
      file.activities.map((one) => [
        one.external_id,
        one.shape,
        one.date_from,
        one.date_to,
        one.work_days,
        one.phase,
        one.group,
      ]),
    ).toEqual([
      ['A1000', 'task', '2026-11-30', '2026-12-11', 10, 'Preconstruction', null],
      ['A1010', 'task', '2026-12-14', '2026-12-18', 5, 'Construction', null],
      ['M1', 'finish', '2026-12-18', '2026-12-18', 0, 'Construction', 'Ground'],
    ]);
    expect(file.links).toEqual([
      { from: 'A1000', to: 'A1010', type: 'FS', lag: 0 },
      { from: 'A1010', to: 'M1', type: 'FF', lag: 0 },
    ]);
    expect(plan(empty, file).lines.every(({ file_dates }) => file_dates === null)).toBe(true);
  });

  it('reads work days, days off and the hours of a day from its calendars', () => {
    const data = calendarData([2, 3, 4, 5], ['2026-12-24', '2027-01-01'], ['2026-12-27']);
    const file = read(
      xer({
        tasks: [{ id: 1, code: 'A', name: 'Pour', hours: 30, days: 3, from: '2026-12-22', calendar: 2 }],
        calendars: [
          { id: 1, name: 'Standard' },
          { id: 2, name: 'Four tens', hours: 10, data },
        ],
      }),
    );
    expect(file.calendars.find(({ name }) => name === 'Four tens')).toEqual({
      key: '2',
      name: 'Four tens',
      work_days: [1, 2, 3, 4],
      holidays: ['2026-12-24', '2027-01-01'],
    });
    expect(file.activities[0]).toMatchObject({ work_days: 3, calendar: '2' });
    expect(left(file)['Days off that are worked']).toBe(1);
  });

  it.each([
    ['CS_MSOA', { not_before: '2026-12-01', finish_by: null, is_manual: false }],
    ['CS_MEOB', { not_before: null, finish_by: '2026-12-01', is_manual: false }],
    ['CS_MANDSTART', { not_before: null, finish_by: null, is_manual: true }],
    ['CS_MSO', { not_before: '2026-12-01', finish_by: null, is_manual: false }],
    ['CS_ALAP', { not_before: null, finish_by: null, is_manual: false }],
  ])('reads the limit %s', (limit, expected) => {
    const file = read(
      xer({ tasks: [{ id: 1, code: 'A', name: 'Pour', days: 2, from: '2026-12-01', limit }] }),
    );
    expect(file.activities[0]).toMatchObject(expected);
  });

  it.each([
    [{ status: 'TK_NotStart' }, 0],
    [{ status: 'TK_Active', remain: 4 }, 60],
    [{ status: 'TK_Active', remain: 10 }, 1],
    [{ status: 'TK_Active', percent: 35, counts: 'CP_Phys' }, 35],
    [{ status: 'TK_Complete' }, 100],
  ])('reads progress %j as %i percent', (progress, percent) => {
    const file = read(
      xer({ tasks: [{ id: 1, code: 'A', name: 'Pour', days: 10, from: '2026-11-02', ...progress }] }),
    );
    expect(file.activities[0]?.percent_done).toBe(percent);
  });

  it('counts what it does not take over, with the first names', () => {
    const file = read(
      xer({
        tasks: [
          { id: 1, code: 'A', name: 'Pour', days: 2, from: '2026-12-01', limit: 'CS_ALAP' },
          { id: 2, code: 'L', name: 'Supervision', type: 'TT_LOE', days: 2, from: '2026-12-01' },
          { id: 3, code: 'W', name: 'Summary', type: 'TT_WBS', days: 2, from: '2026-12-01' },
        ],
        links: [
          { to: 1, from: 99, type: 'PR_FS', days: 0 },
          { to: 1, from: 1, type: 'PR_FS', days: 0 },
          { to: 2, from: 1, type: 'PR_SS', days: 0.5 },
          { to: 2, from: 1, type: 'PR_SS', days: 2 },
        ],
        more: '%T\tTASKRSRC\n%F\ttaskrsrc_id\n%R\t1\n%R\t2\n',
      }),
    );
    expect(left(file)).toEqual({
      'Resource assignments': 2,
      'Limits: "As late as possible", read as soon as possible': 1,
      'Level of effort, read as work with manual dates': 1,
      'WBS summaries, whose dates follow from their activities': 1,
      'Lags of part of a day, rounded': 1,
      'Links to what is not taken over': 1,
      'Links of an activity to itself': 1,
      'Links that are there twice': 1,
    });
    expect(file.left_out.find(({ what }) => what.startsWith('Level'))?.names).toEqual(['Supervision']);
    expect(file.activities.map(({ name }) => name)).toEqual(['Pour', 'Supervision']);
  });

  it.each([
    ['cut off', xer({ tasks }).slice(0, -4), 'cut off'],
    ['empty', xer({ tasks: [] }), 'no activities'],
    ['something else', 'Name;Quantity\nPour;3', 'no schedule that can be read'],
    [
      'a circle',
      xer({ tasks, links: [...links, { to: 1, from: 3, type: 'PR_FS', days: 0 }] }),
      'Links of the file close a circle: Ground broken → Permit → Excavate → Ground broken',
    ],
    ['two of an id', xer({ tasks: [...tasks, { ...tasks[0]!, id: 9 }] }), 'same id, A1000'],
    [
      'work that ends early',
      xer({ tasks: [{ ...tasks[0]!, to: '2026-11-02' }] }),
      'finishes before it starts',
    ],
    ['dates far away', xer({ tasks: [{ ...tasks[0]!, from: '2099-01-05' }] }), 'too far in the future'],
    [
      'a week without work',
      xer({ tasks, calendars: [{ id: 1, name: 'Never', data: calendarData([], []) }] }),
      '"Never" has no work days',
    ],
    [
      'more than a timeline holds',
      xer({ tasks: Array.from({ length: 4_001 }, (_, at) => ({ ...tasks[0]!, id: at, code: `A${at}` })) }),
      '4,001 activities; a timeline holds 4,000',
    ],
  ])('%s is refused with a sentence', (_what, text, sentence) => expect(refusal(text)).toContain(sentence));
});

describe('a Microsoft Project XML file', () => {
  it('is read with its outline, limits, links and lags', () => {
    const file = read(
      projectXml([
        aTask({ uid: 1, name: 'Design', summary: true }),
        aTask({ uid: 2, name: 'Shell & core', level: 2, summary: true }),
        aTask({
          uid: 3,
          name: 'Plans',
          level: 3,
          from: '2026-11-30',
          days: 5,
          more: '<Deadline>2026-12-18T17:00:00</Deadline>',
        }),
        aTask({
          uid: 4,
          name: 'Review',
          level: 1,
          from: '2026-12-09',
          days: 2,
          more: '<ConstraintType>4</ConstraintType><ConstraintDate>2026-12-01T08:00:00</ConstraintDate><PredecessorLink><PredecessorUID>3</PredecessorUID><Type>1</Type><LinkLag>9600</LinkLag><LagFormat>7</LagFormat></PredecessorLink>',
        }),
        aTask({ uid: 5, name: 'Done', level: 1, from: '2026-12-10', days: 0, hour: 17 }),
      ]),
    );
    expect(file.activities).toMatchObject([
      {
        external_id: '3',
        name: 'Plans',
        phase: 'Design',
        group: 'Shell & core',
        finish_by: '2026-12-18',
        date_to: '2026-12-04',
      },
      { external_id: '4', phase: null, not_before: '2026-12-01', date_to: '2026-12-10', work_days: 2 },
      { external_id: '5', shape: 'finish', date_from: '2026-12-10', work_days: 0 },
    ]);
    expect(file.links).toEqual([{ from: '3', to: '4', type: 'FS', lag: 2 }]);
  });

  it('takes days off from exceptions, those of every year and of the calendar below', () => {
    const file = read(
      projectXml([aTask({ uid: 1, name: 'Work', from: '2026-12-01', days: 3 })], {
        usual: 2,
        calendars:
          '<Calendar><UID>1</UID><Name>Standard</Name><WeekDays><WeekDay><DayType>1</DayType><DayWorking>0</DayWorking></WeekDay><WeekDay><DayType>7</DayType><DayWorking>1</DayWorking></WeekDay></WeekDays>' +
          '<Exceptions><Exception><TimePeriod><FromDate>2026-01-01T00:00:00</FromDate><ToDate>2028-12-31T23:59:00</ToDate></TimePeriod><Type>2</Type><Month>11</Month><MonthDay>25</MonthDay><DayWorking>0</DayWorking></Exception></Exceptions></Calendar>' +
          '<Calendar><UID>2</UID><Name>Site</Name><BaseCalendarUID>1</BaseCalendarUID><Exceptions><Exception><TimePeriod><FromDate>2026-12-28T00:00:00</FromDate><ToDate>2026-12-30T23:59:00</ToDate></TimePeriod><DayWorking>0</DayWorking></Exception></Exceptions></Calendar>',
      }),
    );
    expect(file.calendars).toEqual([
      {
        key: '2',
        name: 'Site',
        work_days: [1, 2, 3, 4, 5, 6],
        holidays: ['2026-12-25', '2026-12-28', '2026-12-29', '2026-12-30', '2027-12-25', '2028-12-25'],
      },
    ]);
  });

  it.each([
    [
      'cut off',
      projectXml([aTask({ uid: 1, name: 'Work', from: '2026-12-01', days: 3 })]).slice(0, -30),
      'ends too early',
    ],
    [
      'a bomb',
      '<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol2 "&lol;&lol;">]><Project>&lol2;</Project>',
      'declares a document type or entities',
    ],
    ['an entity of its own', '<Project><Name>&xxe;</Name></Project>', 'declares a document type or entities'],
    ['other XML', '<html><body>no</body></html>', 'no Microsoft Project schedule'],
    ['crossed elements', '<Project><Tasks></Project></Tasks>', 'not sound XML'],
    ['deep', `<Project>${'<a>'.repeat(70)}`, 'nests deeper'],
  ])('%s is refused with a sentence', (_what, text, sentence) => expect(refusal(text)).toContain(sentence));
});

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
          return {
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
                  group_id,
                  calendar_id,
                }) => [
                  ...[
                    name,
                    shape,
                    date_from,
                    date_to,
                    work_days,
                    is_manual,
                    not_before,
                    finish_by,
                    percent_done,
                  ],
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
