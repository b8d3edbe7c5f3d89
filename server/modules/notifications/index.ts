import type { DailyWork } from '#server/services/daily/dailyWork.ts';
import type { JobKind } from '#server/services/jobs/runJob.ts';
import { mailDigestsJob } from './mailDigests.ts';
import { remindDueJob } from './remindDue.ts';

/** The background work of notifications. */
export const notificationJobs: readonly JobKind[] = [remindDueJob, mailDigestsJob];

/** What each company needs in its morning: reminders first, mail once people are about to begin. */
export const dailyWorks: readonly DailyWork[] = [
  { kind: remindDueJob.name, fromHour: 1 },
  { kind: mailDigestsJob.name, fromHour: 7 },
];
