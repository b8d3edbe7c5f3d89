import { expect, it } from 'vitest';
import { toExportTable } from '#design-system/grid/export/exportTable.ts';
import type { TopicOutcome } from '#domain/meetings';
import type { MeetingTopic } from '#shared/foresite';
import { effectWords, nextOpen, progressWords, reasonWords, weightWords } from './meetingLooks.ts';
import { minutesColumns } from './minutesColumns.ts';

const subject: MeetingTopic['subject'] = {
  code: 'VO-005',
  name: 'Generators',
  status: 'APPROVED',
  is_deleted: false,
  description: '',
  due_date: null,
  deadline: null,
  weekly_waiting_cost: null,
  cost: -1_150_000,
  score: null,
  severity: null,
};
const topic = (outcome: TopicOutcome, more: Partial<MeetingTopic> = {}): MeetingTopic => ({
  id: 1,
  position: 1,
  entity: 'item',
  entity_id: 5,
  outcome,
  note: '',
  subject,
  decided_by: null,
  decided_at: null,
  forecast_before: null,
  forecast_after: null,
  version: 1,
  ...more,
});
const moved = (by: number) =>
  topic('APPROVED', { forecast_before: 10_000_000, forecast_after: 10_000_000 + by });

it.each([
  [[], 'Decided in this meeting: no change'],
  [[moved(-1_150_000), moved(-950_000), topic('OPEN')], 'Decided in this meeting: ($2.1M)'],
  [[moved(2_500_000)], 'Decided in this meeting: +$2.5M'],
])('says what %# moved', (topics, words) => expect(effectWords(topics)).toBe(words));

it.each([
  [['OPEN', 'OPEN', 'NOTED'], -1, 0],
  [['NOTED', 'OPEN', 'NOTED'], -1, 1],
  [['OPEN', 'NOTED', 'NOTED'], 1, 0],
  [['NOTED', 'NOTED'], 1, 1],
] as const)('finds what is open of %o after %i', (outcomes, from, place) =>
  expect(
    nextOpen(
      outcomes.map((outcome) => topic(outcome)),
      from,
    ),
  ).toBe(place),
);

it('says why something is proposed, how far a meeting is, and what a topic weighs', () => {
  expect(
    reasonWords({
      entity: 'item',
      entity_id: 1,
      code: 'VO-001',
      name: 'Window wall',
      reasons: ['OVERDUE', 'DEADLINE'],
      due_date: '2026-10-03',
      waiting_cost: 4000,
    }),
  ).toBe(
    'Overdue, Deadline before the next meeting · Oct 03, 2026 · waiting costs $4,000 by the next meeting',
  );
  const brief = { topic_count: 8, decided_count: 3 } as Parameters<typeof progressWords>[0];
  expect([progressWords(brief), progressWords({ ...brief, topic_count: 0 })]).toEqual(['3 of 8', '-']);
});

it.each([
  ['risk', { score: 20, cost: 450_000 }, 'Score 20 · $450,000'],
  ['risk', { score: 20, cost: null }, 'Score 20'],
  ['risk', { score: null, cost: null }, 'No score'],
  ['issue', { severity: 5 }, 'Severity: Critical'],
  ['issue', { severity: null }, 'No severity'],
] as const)('says what a topic weighs: %s %o', (entity, more, words) => {
  expect(weightWords({ entity, subject: { ...subject, ...more } })).toBe(words);
});

it('writes the minutes into a file, a row for each topic, with figures as figures', () => {
  const decided = {
    ...moved(-1_150_000),
    note: 'Agreed',
    decided_by: { id: 1, first_name: 'Maya', last_name: 'Okafor', email: 'm@x.example' },
    decided_at: '2026-10-12T16:00:00.000Z',
  };
  const table = toExportTable('Minutes', minutesColumns, [decided, topic('OPEN')]);
  expect(table.rows).toEqual([
    [
      'VO-005',
      'Item',
      'Generators',
      'Approved',
      'Agreed',
      'Maya Okafor',
      '2026-10-12',
      -1_150_000,
      10_000_000,
      8_850_000,
      -1_150_000,
    ],
    ['VO-005', 'Item', 'Generators', 'Not decided', '', null, null, -1_150_000, null, null, null],
  ]);
});
