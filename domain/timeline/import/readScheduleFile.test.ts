import { describe, expect, it } from 'vitest';
import { aTask, calendarData, projectXml, xer } from './examples/index.ts';
import { type FileSchedule, planImport, readScheduleFile, ScheduleFileError } from './index.ts';

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
const intoNothing = (file: FileSchedule) =>
  planImport(
    { phases: [], groups: [], activities: [], milestones: [], events: [], links: [], calendars: [] },
    file,
    { projectId: 7, removesGone: true },
  );

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
    expect(intoNothing(file).lines.every(({ file_dates }) => file_dates === null)).toBe(true);
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
    ['something else', 'Name;Quantity\nPour;3', 'not a schedule that can be read'],
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
    ['other XML', '<html><body>no</body></html>', 'not a Microsoft Project schedule'],
    ['crossed elements', '<Project><Tasks></Project></Tasks>', 'not sound XML'],
    ['deep', `<Project>${'<a>'.repeat(70)}`, 'nests deeper'],
  ])('%s is refused with a sentence', (_what, text, sentence) => expect(refusal(text)).toContain(sentence));
});
