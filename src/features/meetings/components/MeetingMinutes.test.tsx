import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { TopicOutcome } from '#domain/meetings';
import type { Meeting } from '#shared/foresite';
import { MeetingMinutes } from './MeetingMinutes.tsx';

afterEach(cleanup);

const topic = (id: number, outcome: TopicOutcome, after: number) => ({
  id,
  outcome,
  note: '',
  subject: { code: `VO-00${id}`, name: 'Generators', due_date: '2031-12-31', cost: -50 },
  decided_by: null,
  decided_at: null,
  forecast_before: 1000,
  forecast_after: after,
});
const meeting = (...topics: ReturnType<typeof topic>[]) =>
  ({
    code: 'CM-001',
    date: '2026-10-12',
    attendees: [],
    notes: '',
    closed_at: null,
    topics,
  }) as never as Meeting;

it('says of a deferred topic when it is due, and of one that moved nothing no amount', () => {
  render(<MeetingMinutes meeting={meeting(topic(1, 'APPROVED', 950), topic(2, 'DEFERRED', 1000))} />);
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows.filter((words) => words.startsWith('VO'))).toEqual([
    'VO-001 GeneratorsApproved--',
    'VO-002 GeneratorsDeferred, due Dec 31, 2031--',
    'VO-001 GeneratorsApproved($50)$1,000$950($50)',
    'VO-002 GeneratorsDeferred($50)$1,000$1,000-',
  ]);
});
