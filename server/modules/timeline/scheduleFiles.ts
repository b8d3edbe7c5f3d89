import { cleanFileName } from '#domain/files';
import { SCHEDULE_FILE_LIMITS, ScheduleFileError } from '#domain/timeline/import';
import { conflict, notFound, wrongFile } from '#server/contract/errors.ts';
import { defineHandlers } from '#server/contract/handlers.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { readStoredFile } from '#server/services/jobs/readStoredFile.ts';
import { HopelessError, type JobKind } from '#server/services/jobs/runJob.ts';
import type { JobQueue } from '#server/services/jobs/jobQueue.ts';
import { readSchedule } from '#server/services/schedules/readSchedule.ts';
import { acceptSchedule, type ReadSchedule, reviewSchedule } from './importTimeline.ts';
import { writerOf } from './timelineWriter.ts';

const kind = 'read_schedule_file';

/** Which file is read, for which project, and on which day of the company. */
type ReadRequest = { projectId: number; storageKey: string; fileName: string; today: string };

const permissions = [
  'timeline_access',
  'add_timelineactivity',
  'change_timelineactivity',
  'delete_timelineactivity',
] as const;

/**
 * Reads a schedule in a thread of its own. Nothing is written: what the file holds is the result. The bytes go with the
 * next tidying once nothing waits for them.
 */
export const readScheduleFileJob: JobKind<ReadRequest> = {
  name: kind,
  resultNeeds: ({ projectId }) => ({ projectId, permissions }),
  run: async ({ payload: { storageKey, fileName, today }, ...context }) => {
    const bytes = await readStoredFile(context, storageKey);
    const schedule = await readSchedule(bytes, { today, signal: context.signal }).catch((error: unknown) => {
      throw error instanceof ScheduleFileError ? new HopelessError(error.message) : error;
    });
    context.progress(0.9, 'Preparing the review');
    return `{"file_name":${JSON.stringify(fileName)},${schedule.slice(1)}`;
  },
};

type OwnCall = {
  tx: TenantTx;
  params: { project_id: number; job_id: number };
  caller: { userId: number };
  services: { jobs: Pick<JobQueue, 'find'> };
};

/** The schedule that the caller sent to this project; 404 for those of others, 409 while it is not read. */
async function ownSchedule({ tx, params, caller, services }: OwnCall): Promise<ReadSchedule> {
  const job = await services.jobs.find(tx, params.job_id);
  const isOwn =
    job?.kind === kind &&
    job.createdById === caller.userId &&
    (job.payload as ReadRequest).projectId === params.project_id;
  if (!isOwn) throw notFound();
  if (job.status !== 'done' || job.result === null)
    throw conflict(job.error ?? 'The file is not read yet. Try again when its progress says so.');
  return JSON.parse(job.result) as ReadSchedule;
}

/** Schedules from files: read, shown with what they change, and written once they are accepted. */
export const scheduleFileHandlers = defineHandlers({
  readScheduleFile: {
    expect: () => Promise.resolve({ megabytes: SCHEDULE_FILE_LIMITS.megabytes }),
    keep: async ({ tx, params, caller, tenant, file, services, today }) => {
      const fileName = cleanFileName(file.fileName);
      if (!/\.(?:xml|xer)$/i.test(fileName))
        throw wrongFile(
          'Choose a Microsoft Project XML or a Primavera XER file. The .mpp format is not read.',
        );
      await services.files.keep(tenant.id, file);
      const payload: ReadRequest = {
        projectId: params.project_id,
        storageKey: file.storageKey,
        fileName,
        today,
      };
      const job = { kind, payload, createdById: caller.userId, maxAttempts: 3 };
      return { job_id: await services.jobs.enqueue(tx, job) };
    },
  },

  getScheduleFile: async (call) =>
    reviewSchedule(call.tx, await ownSchedule(call), {
      projectId: call.params.project_id,
      today: call.today,
      removesGone: call.query.keeps_gone !== true,
    }),

  acceptScheduleFile: async (call) =>
    acceptSchedule(writerOf(call), await ownSchedule(call), call.body.keeps_gone !== true),
});
