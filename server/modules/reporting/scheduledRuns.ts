import type { IsoDate } from '#domain/dates';
import type { NotificationDraft } from '#domain/notifications';
import { leftOutReason, nextRunOn, sentWords } from '#domain/reporting';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import type { DailyPayload, DailyWork } from '#server/services/daily/dailyWork.ts';
import { appendEvents } from '#server/services/events/eventLog.ts';
import { insertJob } from '#server/services/jobs/jobRepository.ts';
import type { JobContext, JobKind } from '#server/services/jobs/runJob.ts';
import { createNotifier } from '#server/services/notify/notifier.ts';
import { VisitError } from '#server/services/unattended/appVisits.ts';
import { findRunOfJob, noteMailed, readRunRights } from './reportRunRepository.ts';
import { sendLeftOutMail, sendRunMail } from './reportScheduleMails.ts';
import {
  countFrom,
  type DueSchedule,
  noteJob,
  noteResult,
  readDueSchedule,
  readersOf,
  runningSchedules,
  teamOf,
} from './reportScheduleRepository.ts';

/** Schedules that are looked at in one transaction. */
const together = 200;
/** The job that runs a report by its schedule. */
export const scheduledRunKind = 'run_scheduled_report';

export type RunRequest = { scheduleId: number; today: IsoDate; origin: string };

/** Looks which schedules are due, and queues a run for each. One that was missed is made up for once. */
export const planReportRunsJob: JobKind<DailyPayload> = {
  name: 'plan_report_runs',
  run: async ({ database, tenantId, signal, payload: { today, origin } }) => {
    let after = 0;
    while (!signal.aborted) {
      const last = await database.asTenant(tenantId, async (tx) => {
        const schedules = await runningSchedules(tx, after, together);
        for (const schedule of schedules) {
          const due = nextRunOn(schedule, schedule.done_on);
          if (due === null || due > today) continue;
          const payload: RunRequest = { scheduleId: schedule.id, today, origin };
          const jobId = await insertJob(tx, {
            kind: scheduledRunKind,
            key: `${schedule.id} ${today}`,
            payload,
            maxAttempts: 3,
          });
          await noteJob(tx, schedule.id, jobId);
          await countFrom(tx, schedule.id, today);
        }
        return schedules.at(-1)?.id;
      });
      if (last === undefined) return;
      after = last;
    }
  },
};

const tell = (tx: TenantTx, drafts: readonly NotificationDraft[]) =>
  createNotifier({ append: appendEvents }).post(tx, drafts, {
    creatorId: null,
    at: new Date().toISOString(),
  });

const news = (
  schedule: DueSchedule,
  userId: number,
  words: Pick<NotificationDraft, 'action' | 'subtitle' | 'key'>,
): NotificationDraft => ({
  userId,
  projectId: schedule.projectId,
  kind: 'report_ready',
  title: schedule.reportName,
  link: `/projects/${schedule.projectId}/reports/${schedule.reportId}?schedules=1`,
  permission: 'reporting_access',
  ...words,
});

/**
 * Stops a schedule whose owner has left, and says so to who can take it over: everybody on the team and among its
 * recipients who sees the report. A private one is its maker's alone, so nobody else hears of it.
 */
async function stop(tx: TenantTx, schedule: DueSchedule, today: IsoDate): Promise<void> {
  const { owner, projectId, recipientIds, isPrivate, makerId } = schedule;
  const words = `${owner.name} no longer sees reports in this project. Take the schedule over, or delete it.`;
  await noteResult(tx, schedule, { on: today, state: 'STOPPED', words });
  const team = isPrivate ? [makerId ?? 0] : [...(await teamOf(tx, projectId)), ...recipientIds];
  const readers = await readersOf(tx, projectId, [...new Set(team)]);
  const drafts = readers
    .filter(({ id, permissions }) => id !== owner.id && permissions.has('reporting_access'))
    .map(({ id }) =>
      news(schedule, id, {
        action: 'Schedule stopped',
        subtitle: words,
        key: `schedule ${schedule.id} stopped ${today}`,
      }),
    );
  await tell(tx, drafts);
}

/** Notes that a day brought no run, and tells whose schedule it is. */
async function fail(tx: TenantTx, schedule: DueSchedule, today: IsoDate, words: string): Promise<void> {
  await noteResult(tx, schedule, { on: today, state: 'FAILED', words });
  await tell(tx, [
    news(schedule, schedule.owner.id, {
      action: 'Scheduled run failed',
      subtitle: words,
      key: `schedule ${schedule.id} failed ${today}`,
    }),
  ]);
}

/** Mails a run to those who may see all of it, and to the others that they may not. */
async function send(
  tx: TenantTx,
  schedule: DueSchedule,
  runId: number,
  { today, origin }: RunRequest,
): Promise<string> {
  const { projectId, recipientIds, isPrivate, makerId, owner } = schedule;
  const readWith = await readRunRights(tx, runId);
  let [sent, leftOut] = [0, 0];
  for (const reader of await readersOf(tx, projectId, recipientIds)) {
    const isOwn = reader.id === owner.id || reader.id === makerId;
    const reason = leftOutReason(reader, { readWith, isPrivate, isOwn });
    const mail = {
      company: schedule.company,
      project: schedule.projectName,
      report: schedule.reportName,
      email: reader.email,
      asOf: today,
      owner: owner.name,
    };
    if (reason === undefined) {
      await sendRunMail(tx, { ...mail, url: `${origin}/projects/${projectId}/reports/runs/${runId}` });
      sent += 1;
    } else {
      await sendLeftOutMail(tx, { ...mail, url: `${origin}/projects/${projectId}`, reason });
      leftOut += 1;
    }
  }
  // Whoever left the company or the project is not written to; the list says that they are missing.
  await noteMailed(tx, runId, sent);
  const words = sentWords(sent, leftOut + (recipientIds.length - sent - leftOut));
  await noteResult(tx, schedule, { on: today, state: 'SENT', words, runId });
  return words;
}

/** Has the app run the report as its owner, and answers the number of the run. */
async function runReport(
  { visits, tenantId, jobId, signal }: Pick<JobContext, 'visits' | 'tenantId' | 'jobId' | 'signal'>,
  { projectId, reportId, owner, timeZone }: DueSchedule,
  origin: string,
): Promise<number> {
  const runs = `/projects/${projectId}/reports/${reportId}/runs`;
  let runId: number | undefined;
  const renderOf = () => `/projects/${projectId}/report-runs/${runId}/render-custom-report-PDF`;
  await visits.visit(
    {
      tenantId,
      jobId,
      origin,
      timeZone,
      person: owner,
      path: `/projects/${projectId}/reports/${reportId}/run`,
      mayWrite: (method, path) => method === 'POST' && (path === runs || path === renderOf()),
      until: ({ path, body }) => {
        if (path !== runs) return true;
        runId = (body as { id: number }).id;
        return false;
      },
    },
    signal,
  );
  if (runId === undefined) throw new VisitError('The report was not kept.');
  return runId;
}

/** Runs a report of a schedule under the rights of its owner and mails it. */
export const runScheduledReportJob: JobKind<RunRequest> = {
  name: scheduledRunKind,
  oneByOne: true,
  // Two minutes for its visit, and as much for each that may be before it.
  minutes: 10,
  run: async (context) => {
    const { database, tenantId, jobId, payload, signal, progress } = context;
    const { scheduleId, today, origin } = payload;
    const asTenant = <T>(work: (tx: TenantTx) => Promise<T>) => database.asTenant(tenantId, work);
    progress(0.1, 'Running the report');
    const schedule = await asTenant(async (tx) => {
      const due = await readDueSchedule(tx, scheduleId);
      if (!due) return undefined;
      const [owner] = await readersOf(tx, due.projectId, [due.owner.id]);
      if (!owner?.permissions.has('reporting_access')) await stop(tx, due, today);
      else if (due.canRun) return due;
      else
        await fail(tx, due, today, 'The report is a draft, has no cards, or is no longer in this project.');
      return undefined;
    });
    if (!schedule) return undefined;
    // A job that was interrupted is tried again: what it has made and sent is neither made nor sent twice.
    const before = await asTenant((tx) => findRunOfJob(tx, jobId));
    if (before?.isSent) return undefined;
    let runId = before?.id ?? 0;
    try {
      if (!before?.hasPdf) runId = await runReport(context, schedule, origin);
    } catch (error) {
      if (!(error instanceof VisitError) || signal.aborted) throw error;
      // Without its PDF the run is there all the same, and whoever opens it has one made.
      const made = before ?? (await asTenant((tx) => findRunOfJob(tx, jobId)));
      if (!made) {
        await asTenant((tx) => fail(tx, schedule, today, error.message));
        return undefined;
      }
      runId = made.id;
    }
    progress(0.9, 'Sending');
    return asTenant((tx) => send(tx, schedule, runId, payload));
  },
};

/** What reports need in the morning: after figures of the day are kept, before people come. */
export const reportWorks: readonly DailyWork[] = [{ kind: planReportRunsJob.name, fromHour: 6 }];
