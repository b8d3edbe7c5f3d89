import { allocateIds } from '#server/database/counters.ts';
import type { Database, SystemTx, TenantTx } from '#server/database/tenantTransaction.ts';

export type JobStatus = 'queued' | 'running' | 'done' | 'failed' | 'cancelled';

/** What a caller may know of a job. Progress runs from 0 to 1. */
export type JobView = {
  id: number;
  kind: string;
  status: JobStatus;
  progress: number;
  message: string | null;
  payload: unknown;
  result: string | null;
  error: string | null;
  createdById: number | null;
  createdAt: string;
};

/** Work to be done; a `key` lets at most one such job of the kind wait or run at a time. */
export type NewJob = {
  kind: string;
  payload: unknown;
  key?: string;
  /** ISO instant before which it does not start. */
  runAt?: string;
  maxAttempts?: number;
  createdById?: number | null;
};

/** A job that this process holds. `attempts` marks the lease: another taker counts one further. */
export type ClaimedJob = {
  tenantId: number;
  id: number;
  kind: string;
  payload: unknown;
  attempts: number;
  maxAttempts: number;
  /** Whoever asked for it; null for the server's own. */
  createdById: number | null;
};

const view = `id, kind, status, progress, message, payload, result, error, created_by_id as "createdById", created_at as "createdAt"`;

/** Adds a job in the caller's transaction; with a key that is already waiting or running, answers that job's id. */
export async function insertJob(tx: TenantTx, job: NewJob): Promise<number> {
  const [id] = await allocateIds(tx, 'job');
  const inserted = await tx.query<{ id: number }>({
    text: `insert into job (tenant_id, id, kind, key, payload, run_at, max_attempts, created_by_id)
      values ($1, $2, $3, $4, $5, coalesce($6, now()), $7, $8)
      on conflict (tenant_id, kind, key) where status in ('queued', 'running') do nothing returning id`,
    values: [
      tx.tenantId,
      id,
      job.kind,
      job.key ?? null,
      JSON.stringify(job.payload ?? null),
      job.runAt ?? null,
      job.maxAttempts ?? 5,
      job.createdById ?? null,
    ],
  });
  if (inserted[0]) return inserted[0].id;
  const [existing] = await tx.query<{ id: number }>({
    text: `select id from job where tenant_id = $1 and kind = $2 and key = $3 and status in ('queued', 'running')`,
    values: [tx.tenantId, job.kind, job.key],
  });
  return existing ? existing.id : insertJob(tx, job); // it ended between the two statements
}

export async function findJob(tx: TenantTx, id: number): Promise<JobView | undefined> {
  const [row] = await tx.query<JobView>({
    text: `select ${view} from job where tenant_id = $1 and id = $2`,
    values: [tx.tenantId, id],
  });
  return row;
}

/**
 * Keeps what a job has written in the transaction that writes it, so that the work is done once however often the job
 * is taken up; false where it was done before, or cancelled meanwhile.
 */
export async function keepResult(tx: TenantTx, id: number, result: string): Promise<boolean> {
  const rows = await tx.query({
    text: `update job set result = $3
      where tenant_id = $1 and id = $2 and status = 'running' and result is null returning id`,
    values: [tx.tenantId, id, result],
  });
  return rows.length > 0;
}

/** Cancels a job that has not ended; answers whether there was one. */
export async function cancelJob(tx: TenantTx, id: number): Promise<boolean> {
  const rows = await tx.query({
    text: `update job set status = 'cancelled', finished_at = now(), locked_until = null
      where tenant_id = $1 and id = $2 and status in ('queued', 'running') returning id`,
    values: [tx.tenantId, id],
  });
  return rows.length > 0;
}

/**
 * How many jobs a taker wants: in all, and at most of one company together with those it already holds of it; of the kinds
 * `oneByOne` it holds one of each company at a time.
 */
export type Wanted = { limit: number; perCompany: number; oneByOne?: readonly string[] };

/**
 * Takes up to `limit` jobs that are due, or whose holder's lease ran out. Two takers never get the same one. Companies
 * take turns: one with few jobs under way comes before one with many, however long its queue is.
 * A job whose holders died in every attempt fails here instead of taking down one more.
 */
export async function claimJobs(
  database: Database,
  holder: string,
  kinds: readonly string[],
  { limit, perCompany, oneByOne = [] }: Wanted,
  leaseMs: number,
): Promise<ClaimedJob[]> {
  const taken = await database.asSystem((tx) =>
    tx.query<ClaimedJob & { status: JobStatus }>({
      name: 'claim_jobs',
      text: `with company as (
          select tenant_id, count(*) filter (where status = 'running' and locked_until >= now()) as under_way,
            count(*) filter (where locked_by = $1 and status = 'running' and locked_until >= now()) as held
          from job where kind = any($3) and status in ('queued', 'running') group by tenant_id)
        update job j set attempts = attempts + 1, locked_by = $1,
          status = case when attempts < max_attempts then 'running' else 'failed' end,
          locked_until = case when attempts < max_attempts then now() + $2 * interval '1 millisecond' end,
          finished_at = case when attempts < max_attempts then null else now() end,
          error = case when attempts < max_attempts then error else 'The server stopped in the middle of each attempt.' end
        from (select tenant_id, id from (
            select c.tenant_id, one.id, one.run_at,
              c.under_way + row_number() over (partition by c.tenant_id order by one.run_at, one.id) as turn
            from company c cross join lateral (select id, run_at from job waiting
              where tenant_id = c.tenant_id and kind = any($3)
                and ((status = 'queued' and run_at <= now()) or (status = 'running' and locked_until < now()))
                and (kind <> all($6) or not exists (select from job earlier
                  where earlier.tenant_id = c.tenant_id and earlier.kind = waiting.kind and earlier.id <> waiting.id
                    and ((earlier.status = 'running' and earlier.locked_by = $1 and earlier.locked_until >= now())
                      or (((earlier.status = 'queued' and earlier.run_at <= now())
                          or (earlier.status = 'running' and earlier.locked_until < now()))
                        and (earlier.run_at, earlier.id) < (waiting.run_at, waiting.id)))))
              order by run_at, id limit least($4, greatest($5 - c.held, 0)) for update skip locked) one) ready
          order by turn, run_at limit $4) due
        where j.tenant_id = due.tenant_id and j.id = due.id
        returning j.tenant_id as "tenantId", j.id, j.kind, j.payload, j.attempts, j.max_attempts as "maxAttempts", j.created_by_id as "createdById",
          j.status`,
      values: [holder, leaseMs, kinds, limit, perCompany, oneByOne],
    }),
  );
  return taken.filter(({ status }) => status === 'running');
}

/** Lengthens the lease and notes progress; false when the job is no longer this holder's (cancelled or taken over). */
export async function extendLease(
  database: Database,
  holder: string,
  job: ClaimedJob,
  leaseMs: number,
  progress?: { fraction: number; message: string | null },
): Promise<boolean> {
  const rows = await database.asSystem((tx) =>
    updateHeld(
      tx,
      holder,
      job,
      `locked_until = now() + $5 * interval '1 millisecond', progress = coalesce($6, progress), message = coalesce($7, message)`,
      [leaseMs, progress?.fraction ?? null, progress?.message ?? null],
    ),
  );
  return rows;
}

/** Ends a job as done; false when it was no longer this holder's. */
export const completeJob = (tx: TenantTx, holder: string, job: ClaimedJob, result: string | null) =>
  updateHeld(
    tx,
    holder,
    job,
    `status = 'done', progress = 1, result = $5, error = null, locked_until = null, finished_at = now()`,
    [result],
  );

/** Ends an attempt that failed: back into the queue after `retryMs`, or for good when that is null. */
export const failJob = (
  tx: TenantTx,
  holder: string,
  job: ClaimedJob,
  error: string,
  retryMs: number | null,
) =>
  retryMs === null
    ? updateHeld(tx, holder, job, `status = 'failed', error = $5, locked_until = null, finished_at = now()`, [
        error,
      ])
    : updateHeld(
        tx,
        holder,
        job,
        `status = 'queued', error = $5, locked_until = null, run_at = now() + $6 * interval '1 millisecond'`,
        [error, retryMs],
      );

/** Gives back what this process still holds, so that another takes it at once. The attempt does not count. */
export async function releaseJobs(database: Database, holder: string): Promise<void> {
  await database.asSystem((tx) =>
    tx.query({
      text: `update job set status = 'queued', attempts = attempts - 1, locked_until = null, run_at = now()
        where locked_by = $1 and status = 'running'`,
      values: [holder],
    }),
  );
}

async function updateHeld(
  tx: SystemTx,
  holder: string,
  job: ClaimedJob,
  set: string,
  values: unknown[],
): Promise<boolean> {
  const rows = await tx.query({
    text: `update job set ${set}
      where tenant_id = $1 and id = $2 and locked_by = $3 and attempts = $4 and status = 'running' returning id`,
    values: [job.tenantId, job.id, holder, job.attempts, ...values],
  });
  return rows.length > 0;
}
