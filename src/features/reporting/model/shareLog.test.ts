import { expect, it } from 'vitest';
import type { ReportShare } from '../reportingQueries.ts';
import { logLines } from './shareLog.ts';

const share: ReportShare = {
  id: 1,
  recipient: 'Sam Whitaker',
  email: 'sam@wellspring.example',
  state: 'ACTIVE',
  expires_on: '2026-11-11',
  has_password: true,
  has_watermark: true,
  tells_opening: false,
  left_out: [],
  mailed_at: null,
  created_by: null,
  created_at: '2026-10-12T08:12:00.000Z',
  revoked_by: null,
  revoked_at: null,
  visit_count: 0,
  visits: [],
};
const at = '2026-10-12T09:00:00.000Z';
const opened = { kind: 'OPENED', at, seconds: 366, prints: 2 } as const;
const wrong = { kind: 'WRONG_PASSWORD', at, seconds: 0, prints: 0 } as const;
const texts = (part: Partial<ReportShare>) =>
  logLines({ ...share, ...part }, 'Daniel Reyes').map(({ text }) => text);

it('tells who made, opened, printed and revoked a link', () => {
  expect(texts({ visits: [opened, { ...opened, seconds: 20, prints: 0 }] })).toEqual([
    'Opened by the link for Sam Whitaker, 6 min, printed 2 times',
    'Opened by the link for Sam Whitaker, less than 1 min',
    'Made by Daniel Reyes',
  ]);
  expect(texts({ mailed_at: at, revoked_at: at })).toEqual([
    'Revoked by someone',
    'Made by Daniel Reyes, mailed to sam@wellspring.example',
  ]);
});

it('wrong passwords in a row are one line, and a warning', () => {
  const lines = logLines({ ...share, visits: [wrong, wrong, wrong, opened, wrong] }, 'Daniel Reyes');
  expect(lines.map(({ text, isWarning }) => [text, isWarning])).toEqual([
    ['3 wrong passwords', true],
    ['Opened by the link for Sam Whitaker, 6 min, printed 2 times', false],
    ['Wrong password', true],
    ['Made by Daniel Reyes', false],
  ]);
  expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length);
});

it('what happens in the first hour of a day is told with hour 00', () => {
  const midnight = new Date(2026, 9, 12, 0, 5).toISOString();
  const lines = logLines({ ...share, created_at: midnight }, 'Daniel Reyes');
  expect(lines.map(({ when }) => when)).toEqual(['Oct 12, 2026, 00:05']);
});
