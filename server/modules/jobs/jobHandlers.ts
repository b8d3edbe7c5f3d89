import { conflict, missingPermission, notFound } from '#server/contract/errors.ts';
import { type Call, defineHandlers } from '#server/contract/handlers.ts';
import type { JobView } from '#server/services/jobs/jobRepository.ts';

type JobCall = Pick<Call<'getJob'>, 'services' | 'tx' | 'caller' | 'params'>;

/** A job belongs to whoever started it; account administrators see all. To others it does not exist. */
async function findOwnJob({ services, tx, caller, params }: JobCall): Promise<JobView> {
  const job = await services.jobs.find(tx, params.job_id);
  const mayRead =
    job?.createdById === caller.userId || caller.permissions.has('account_administration_access');
  if (!job || !mayRead) throw notFound();
  return job;
}

/** A file holds what its author might see when they asked for it; whoever fetches it has to hold that still. */
async function requireResultRights({ services, caller }: JobCall, job: JobView): Promise<void> {
  const needs = services.jobs.resultNeeds(job);
  if (!needs) return;
  const inside = await services.callerIn(caller, needs.projectId);
  if (!inside) throw notFound();
  const missing = needs.permissions.find((permission) => !inside.permissions.has(permission));
  if (missing !== undefined) throw missingPermission(missing);
}

export const jobHandlers = defineHandlers({
  getJob: async (call) => {
    const job = await findOwnJob(call);
    return {
      id: job.id,
      kind: job.kind,
      status: job.status,
      progress: job.progress,
      message: job.error ?? job.message,
      has_result: job.status === 'done' && job.result !== null,
      change_set_id: job.status === 'done' ? call.services.jobs.changeSetOf(job) : null,
      created_at: job.createdAt,
    };
  },

  cancelJob: async (call) => {
    const job = await findOwnJob(call);
    const cancelled = await call.services.jobs.cancel(call.tx, job.id);
    if (!cancelled) throw conflict('This work has ended already, so there is nothing to cancel.');
  },

  getJobResult: async (call) => {
    const job = await findOwnJob(call);
    await requireResultRights(call, job);
    if (job.status === 'failed') throw conflict(job.error ?? 'This work failed. Start it again.');
    if (job.status === 'cancelled') throw conflict('This work was canceled. Start it again.');
    if (job.status !== 'done' || job.result === null) {
      throw conflict('This work is not done yet. Try again when its progress says so.');
    }
    return { text: job.result, fileName: `${job.kind}-${call.today}.csv` };
  },
});
