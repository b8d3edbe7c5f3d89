import { describe, expect, it } from 'vitest';
import {
  type AgendaSource,
  canChangeMeeting,
  canDecideTopic,
  canReopenMeeting,
  canReopenTopic,
  deferralProblem,
  meetingEffect,
  meetingProgress,
  outcomesOf,
  proposeAgenda,
  seenTopics,
  titleProblem,
  topicEffect,
  type TopicOutcome,
} from './index.ts';

const day = '2026-10-12';
const nothing: AgendaSource = { items: [], risks: [], issues: [] };
const item = (fields: Partial<AgendaSource['items'][number]>) => ({
  id: 1,
  number: 1,
  due_date: null,
  deadline: null,
  weekly_waiting_cost: null,
  ...fields,
});
const risk = (fields: Partial<AgendaSource['risks'][number]>) => ({
  id: 1,
  number: 1,
  level: 'high' as const,
  mitigations: [],
  mitigation_due: null,
  ...fields,
});
const issue = (fields: Partial<AgendaSource['issues'][number]>) => ({
  id: 1,
  number: 1,
  due_date: null,
  severity: null,
  ...fields,
});

describe('what comes on an agenda', () => {
  it.each([
    ['no date at all', item({}), undefined],
    ['due on the day itself', item({ due_date: day }), ['DUE']],
    ['due the day before', item({ due_date: '2026-10-11' }), ['OVERDUE']],
    ['due on the day of the next meeting', item({ due_date: '2026-10-19' }), ['DUE']],
    ['due the day after the next meeting', item({ due_date: '2026-10-20' }), undefined],
    ['a deadline before the next meeting', item({ deadline: '2026-10-14' }), ['DEADLINE']],
    ['a deadline that passed', item({ deadline: '2026-10-01' }), ['DEADLINE_PASSED']],
    ['a deadline later on', item({ deadline: '2026-11-01', weekly_waiting_cost: 5000 }), undefined],
    ['both', item({ due_date: '2026-10-01', deadline: '2026-10-14' }), ['OVERDUE', 'DEADLINE']],
  ] as const)('of items, %s', (_name, one, reasons) => {
    expect(proposeAgenda({ ...nothing, items: [one] }, day)[0]?.reasons).toEqual(reasons);
  });

  it.each([
    ['high and nobody works on it', risk({}), true],
    ['high with a mitigation that has not begun', risk({ mitigations: ['DRAFT'] }), true],
    ['high with one in progress', risk({ mitigations: ['DRAFT', 'IN_PROGRESS'] }), false],
    ['medium', risk({ level: 'medium' }), false],
    ['not rated', risk({ level: 'none' }), false],
  ])('of risks, %s', (_name, one, comes) => {
    expect(proposeAgenda({ ...nothing, risks: [one] }, day)).toHaveLength(comes ? 1 : 0);
  });

  it.each([
    ['before the meeting', '2026-10-11', ['OVERDUE']],
    ['before the next meeting', '2026-10-19', ['DUE']],
    ['later', '2026-10-20', undefined],
  ] as const)('of risks with a mitigation due %s', (_name, due, reasons) => {
    const low = risk({ level: 'low', mitigation_due: due });
    expect(proposeAgenda({ ...nothing, risks: [low] }, day)[0]?.reasons).toEqual(reasons);
  });

  it.each([
    ['past due', issue({ due_date: '2026-10-11' }), ['OVERDUE']],
    ['due today', issue({ due_date: day }), undefined],
    ['critical', issue({ severity: 5 }), ['CRITICAL_ISSUE']],
    ['major', issue({ severity: 4 }), undefined],
    ['critical and past due', issue({ severity: 5, due_date: '2026-01-01' }), ['OVERDUE', 'CRITICAL_ISSUE']],
  ] as const)('of issues, %s', (_name, one, reasons) => {
    expect(proposeAgenda({ ...nothing, issues: [one] }, day)[0]?.reasons).toEqual(reasons);
  });

  it('puts the overdue first, then what waiting costs, then the day, then the number', () => {
    const agenda = proposeAgenda(
      {
        items: [
          item({ id: 1, number: 9, due_date: '2026-10-15' }),
          item({ id: 2, number: 2, due_date: '2026-10-15' }),
          item({ id: 3, due_date: '2026-10-14' }),
          item({ id: 4, deadline: '2026-10-13', weekly_waiting_cost: 70_000 }),
          item({ id: 5, deadline: '2026-10-13', weekly_waiting_cost: 7_000 }),
          item({ id: 6, due_date: '2026-10-01' }),
        ],
        risks: [risk({ id: 7 })],
        issues: [issue({ id: 8, severity: 5 }), issue({ id: 9, due_date: '2026-09-01' })],
      },
      day,
    );
    expect(agenda.map(({ entity_id }) => entity_id)).toEqual([9, 6, 4, 5, 3, 2, 1, 7, 8]);
    expect(agenda.find(({ entity_id }) => entity_id === 4)).toMatchObject({
      waiting_cost: 60_000,
      due_date: '2026-10-13',
    });
  });

  it('looks as far as the next meeting', () => {
    const source = { ...nothing, items: [item({ due_date: '2026-10-25' })] };
    expect([proposeAgenda(source, day), proposeAgenda(source, day, 14)]).toMatchObject([
      [],
      [{ reasons: ['DUE'] }],
    ]);
  });
});

describe('who may do what in a meeting', () => {
  const leader = { userId: 1, permissions: new Set(['edit_any_scenarioitem']) };
  const owner = { userId: 1, permissions: new Set(['edit_any_scenarioitem', 'revert_scenarioitem']) };
  const guest = { userId: 1, permissions: new Set(['foresite_access', 'approve_scenarioitem']) };
  const open = { closed_at: null };
  const closed = { closed_at: '2026-10-12T10:00:00.000Z' };
  const causeOf = (decision: ReturnType<typeof canChangeMeeting>) =>
    decision.allowed ? 'allowed' : decision.cause;

  it.each([
    ['changes an open one', canChangeMeeting(open, leader), 'allowed'],
    ['changes closed minutes', canChangeMeeting(closed, owner), 'transition'],
    ['changes without the right', canChangeMeeting(open, guest), 'permission'],
    ['reopens closed minutes', canReopenMeeting(closed, owner), 'allowed'],
    ['reopens without the right', canReopenMeeting(closed, leader), 'permission'],
    ['reopens as a guest', canReopenMeeting(closed, guest), 'permission'],
    ['reopens an open one', canReopenMeeting(open, owner), 'transition'],
  ])('%s: %o', (_name, decision, cause) => expect(causeOf(decision)).toBe(cause));

  it.each([
    ['item', 'OPEN', 'APPROVED', open, 'allowed'],
    ['item', 'OPEN', 'DEFERRED', open, 'allowed'],
    ['item', 'APPROVED', 'REJECTED', open, 'transition'],
    ['item', 'OPEN', 'NOTED', closed, 'transition'],
    ['risk', 'OPEN', 'NOTED', open, 'allowed'],
    ['risk', 'OPEN', 'APPROVED', open, 'rule'],
    ['issue', 'OPEN', 'DEFERRED', open, 'rule'],
  ] as const)('%s that is %s becomes %s', (entity, outcome, to, meeting, cause) =>
    expect(causeOf(canDecideTopic({ entity, outcome }, to, meeting, leader))).toBe(cause),
  );

  it.each([
    ['NOTED', open, 'allowed'],
    ['OPEN', open, 'transition'],
    ['NOTED', closed, 'transition'],
  ] as const)('%s is taken back', (outcome, meeting, cause) =>
    expect(causeOf(canReopenTopic({ entity: 'item', outcome }, meeting, leader))).toBe(cause),
  );

  it('sees only what the caller may see', () => {
    expect(seenTopics(new Set(['foresite_access', 'issue_access']))).toEqual(['item', 'issue']);
    expect(outcomesOf('issue')).toEqual(['NOTED']);
  });
});

it.each([
  ['', 'Give the meeting a title.'],
  ['  ', 'Give the meeting a title.'],
  ['Weekly', null],
  ['x'.repeat(120), null],
  ['x'.repeat(121), 'A title has at most 120 characters. Shorten it.'],
])('title %o', (title, problem) => expect(titleProblem(title)).toBe(problem));

it.each([
  [null, 'Choose a new due date.'],
  [day, 'Choose a day after today.'],
  ['2026-10-13', null],
])('defers to %o', (date, problem) => expect(deferralProblem(date, day)).toBe(problem));

it('adds up to the cent what the decided topics moved', () => {
  const topic = (outcome: TopicOutcome, before: number | null, after: number | null) => ({
    outcome,
    forecast_before: before,
    forecast_after: after,
  });
  const topics = [
    topic('APPROVED', 0.1, 0.3),
    topic('APPROVED', 0.3, 0.4),
    topic('OPEN', 0, 100),
    topic('NOTED', null, null),
  ];
  expect(meetingEffect(topics)).toBe(0.3);
  expect(topics.map(topicEffect)).toEqual([0.2, 0.1, null, null]);
  expect(meetingProgress(topics)).toEqual({ decided: 3, total: 4 });
});
