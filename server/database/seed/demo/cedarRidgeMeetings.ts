import type { DemoMeeting } from './demoMeeting.ts';

/** The meeting in which the pods were decided, and the next one. */
export const cedarRidgeMeetings: readonly DemoMeeting[] = [
  {
    title: 'Cost meeting after 100% SD',
    date: '2026-06-24',
    at: '2026-06-24T13:00',
    by: 'maya',
    attendees: ['maya', 'daniel', 'ingrid', 'theo', 'lena'],
    notes: 'The estimate of 100% SD is over budget. Savings that do not touch patients come first.',
    items: [3, 6, 7],
    closedAt: '2026-06-24T14:15',
  },
  {
    title: 'Weekly cost meeting',
    date: '2026-10-16',
    at: '2026-10-12T09:30',
    by: 'daniel',
    attendees: ['daniel', 'maya', 'ingrid', 'lena'],
    items: [5, 1, 2],
  },
];
