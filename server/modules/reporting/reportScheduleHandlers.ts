import type { components } from '#contract/api.ts';
import { addDays, type IsoDate } from '#domain/dates';
import type { FieldErrors } from '#domain/errors';
import { nextRunOn, ownTiming, REPORT_SCHEDULES, runReason, scheduleProblems } from '#domain/reporting';
import { conflict, notFound, ruleRefused } from '#server/contract/errors.ts';
import { type Call, defineHandlers } from '#server/contract/handlers.ts';
import { handHead } from '#server/services/changes/handHead.ts';
import { listAudience } from '#server/services/notify/audienceRepository.ts';
import { type CustomReport, readCustomReport } from './customReportRepository.ts';
import { type RunRequest, scheduledRunKind } from './scheduledRuns.ts';
import {
  countFrom,
  findReportSchedule,
  hasMilestone,
  listReportSchedules,
  noteJob,
  type StoredSchedule,
} from './reportScheduleRepository.ts';

type Schedule = components['schemas']['ReportSchedule'];
type Input = components['schemas']['ReportScheduleInput'];
type Reading = Pick<Call<'getCustomReport'>, 'tx' | 'params' | 'caller'>;
type One = Pick<Call<'updateReportSchedule'>, 'tx' | 'params' | 'caller'>;

/** The day on which a schedule runs next; one that was missed is made up for today. */
function nextOf(schedule: StoredSchedule, today: IsoDate): IsoDate | null {
  if (schedule.is_paused || schedule.is_stopped) return null;
  const next = nextRunOn(schedule, schedule.done_on ?? addDays(today, -1));
  return next !== null && next < today ? today : next;
}

function present(schedule: StoredSchedule, today: IsoDate, changeSetId: number | null): Schedule {
  const {
    custom_report_id: _report,
    milestone_date: _date,
    done_on: _done,
    job_id: _job,
    ...rest
  } = schedule;
  return { ...rest, next_on: nextOf(schedule, today), change_set_id: changeSetId };
}

async function reportInSight({ tx, params, caller }: Reading): Promise<CustomReport> {
  const report = await readCustomReport(tx, params.project_id, caller.userId, {
    id: params.custom_report_id,
  });
  if (!report) throw notFound();
  return report;
}

/** A schedule with its report, both in the caller's sight. */
async function openSchedule(call: One): Promise<{ schedule: StoredSchedule; report: CustomReport }> {
  const { tx, params, caller } = call;
  const schedule = await findReportSchedule(tx, params.project_id, caller.userId, params.report_schedule_id);
  if (!schedule) throw notFound();
  const report = await readCustomReport(tx, params.project_id, caller.userId, {
    id: schedule.custom_report_id,
  });
  if (!report) throw notFound();
  return { schedule, report };
}

function refuse(errors: FieldErrors): void {
  const [first] = Object.values(errors);
  if (first) throw ruleRefused(first[0] ?? 'This schedule cannot be saved.', errors);
}

/**
 * Refuses what no run could come of, and people who would get nothing. `known` are recipients that it has already, `milestone` is the
 * one that was sent, which has to be there also where it is not waited for.
 */
async function requireSound(
  { tx, params, caller }: Pick<One, 'tx' | 'caller'> & { params: { project_id: number } },
  report: CustomReport,
  input: Input,
  { known, milestone }: { known: readonly number[]; milestone: number | null | undefined },
): Promise<void> {
  const problem = runReason({
    state: report.state,
    hasChanges: false,
    cards: report.report_cards.length,
  });
  if (problem !== undefined) throw ruleRefused(problem, {});
  refuse(scheduleProblems(input));
  const { milestone_id: kept, frequency, recipient_ids: recipients } = input;
  const milestoneId = milestone ?? (frequency === 'MILESTONE' ? kept : null);
  if (milestoneId !== null) {
    const isThere = await hasMilestone(tx, params.project_id, milestoneId);
    if (!isThere) refuse({ milestone_id: ['This milestone is not in the project. Choose another one.'] });
  }
  if (report.access === 'PRIVATE' && recipients.some((id) => id !== caller.userId))
    refuse({
      recipient_ids: [
        'A private report goes to you alone. Save it with the access Company to send it to others.',
      ],
    });
  const added = recipients.filter((id) => !known.includes(id));
  const readers = await listAudience(tx, params.project_id, 'reporting_access', added);
  if (added.some((id) => !readers.has(id)))
    refuse({
      recipient_ids: [
        'Someone named here does not see reports in this project. Choose people from the list.',
      ],
    });
}

const ascending = (ids: readonly number[]) => [...ids].sort((a, b) => a - b);

/** Reports that run by themselves (docs/product/reporting.md). */
export const reportScheduleHandlers = defineHandlers({
  listReportSchedules: async (call) => {
    const { tx, params, caller, today } = call;
    const { id } = await reportInSight(call);
    const rows = await listReportSchedules(tx, params.project_id, caller.userId, id);
    return { count: rows.length, results: rows.map((one) => present(one, today, null)) };
  },

  createReportSchedule: async (call) => {
    const { tx, params, body, caller, services, today } = call;
    const report = await reportInSight(call);
    const rows = await listReportSchedules(tx, params.project_id, caller.userId, report.id);
    if (rows.length >= REPORT_SCHEDULES.most)
      throw ruleRefused(
        `A report has at most ${REPORT_SCHEDULES.most} schedules in a project. Delete one first.`,
        {},
      );
    await requireSound(call, report, body, { known: [], milestone: body.milestone_id });
    const fields = {
      custom_report_id: report.id,
      ...ownTiming(body),
      recipient_ids: ascending(body.recipient_ids),
      is_paused: false,
      owner_id: caller.userId,
    };
    const set = await services.changes.apply(tx, handHead(call, params.project_id, 'Scheduled a report'), [
      { entity: 'report_schedule', kind: 'create', fields },
    ]);
    const id = set.rows[0]?.id ?? 0;
    await countFrom(tx, id, today);
    const made = await findReportSchedule(tx, params.project_id, caller.userId, id);
    if (!made) throw new Error('A new schedule is not there.');
    return present(made, today, set.id);
  },

  updateReportSchedule: async (call) => {
    const { tx, params, body, caller, services, ifMatch, today } = call;
    const { schedule, report } = await openSchedule(call);
    const { takes_over: takesOver = false, is_paused: isPaused = schedule.is_paused, ...said } = body;
    const known = schedule.recipients.map(({ id }) => id);
    const next: Input = {
      frequency: said.frequency ?? schedule.frequency,
      weekday: said.weekday === undefined ? schedule.weekday : said.weekday,
      month_day: said.month_day === undefined ? schedule.month_day : said.month_day,
      milestone_id: said.milestone_id === undefined ? schedule.milestone_id : said.milestone_id,
      recipient_ids: said.recipient_ids ?? known,
    };
    // To pause, nothing has to be right.
    if (Object.keys(said).length > 0 || takesOver || !isPaused)
      await requireSound(call, report, next, { known, milestone: said.milestone_id });
    const set = await services.changes.apply(
      tx,
      handHead(call, params.project_id, takesOver ? 'Took over a schedule' : 'Changed a schedule'),
      [
        {
          entity: 'report_schedule',
          kind: 'update',
          id: schedule.id,
          version: ifMatch ?? null,
          fields: {
            ...ownTiming(next),
            recipient_ids: ascending(next.recipient_ids),
            is_paused: isPaused,
            ...(takesOver && { owner_id: caller.userId }),
          },
        },
      ],
    );
    await countFrom(tx, schedule.id, today, { isFresh: takesOver });
    return present((await openSchedule(call)).schedule, today, set.id);
  },

  removeReportSchedule: async (call) => {
    const { tx, params, services, ifMatch } = call;
    const { schedule } = await openSchedule(call);
    const set = await services.changes.apply(tx, handHead(call, params.project_id, 'Deleted a schedule'), [
      { entity: 'report_schedule', kind: 'delete', id: schedule.id, version: ifMatch ?? null },
    ]);
    return { change_set_id: set.id ?? 0 };
  },

  sendReportSchedule: async (call) => {
    const { tx, tenant, caller, services, today } = call;
    const { schedule } = await openSchedule(call);
    const problem =
      services.pdf.missing() ??
      (schedule.is_paused ? 'This schedule is paused. Resume it first.' : undefined) ??
      (schedule.is_stopped ? 'This schedule is stopped. Take it over first.' : undefined);
    if (problem !== undefined) throw ruleRefused(problem, {});
    const payload: RunRequest = {
      scheduleId: schedule.id,
      today,
      origin: services.originOf(tenant.slug),
    };
    const job = { kind: scheduledRunKind, key: `${schedule.id} ${today}`, payload, maxAttempts: 3 };
    const jobId = await services.jobs.enqueue(tx, { ...job, createdById: caller.userId });
    await noteJob(tx, schedule.id, jobId);
    return { job_id: jobId };
  },

  cancelReportScheduleRun: async (call) => {
    const { schedule } = await openSchedule(call);
    const isCancelled =
      schedule.job_id !== null && (await call.services.jobs.cancel(call.tx, schedule.job_id));
    if (!isCancelled) throw conflict('This run has ended already, so there is nothing to cancel.');
  },
});
