import { NOTIFICATION_DAYS } from '#domain/notifications';
import type { Database } from '#server/database/tenantTransaction.ts';
import type { FileStore } from '../files/fileStore.ts';
import { removeOrphans } from '../files/orphanRepository.ts';

/** What is thrown away once it is of no more use, and after how long. */
const rules = [
  { table: 'event', where: `created_at < now() - interval '2 hours'` },
  { table: 'idempotency_key', where: `created_at < now() - interval '25 hours'` },
  { table: 'oidc_payload', where: `expires_at < now() - interval '1 hour'` },
  { table: 'login_attempt', where: `updated_at < now() - interval '1 day'` },
  { table: 'one_time_token', where: `expires_at < now() - interval '30 days'` },
  { table: 'mail_message', where: `created_at < now() - interval '30 days'` },
  // Sessions of another identity provider are not known here, and so are given a day.
  {
    table: 'impersonation',
    where: `started_at < now() - interval '1 day' and not exists (select from oidc_payload o
      where o.tenant_id = impersonation.tenant_id and o.type = 'Session' and o.uid = impersonation.session_id)`,
  },
  { table: 'notification', where: `created_at < now() - interval '${NOTIFICATION_DAYS} days'` },
  { table: 'estimate_upload', where: `status = 'DISCARDED' and updated_at < now() - interval '30 days'` },
  // The rows of an uploaded estimate are the result of the job that read it: its review goes on whenever somebody comes back.
  {
    table: 'job',
    where: `finished_at < now() - interval '7 days' and not exists (select from estimate_upload u
      where u.tenant_id = job.tenant_id and u.job_id = job.id)`,
  },
] as const;

/** Removes outdated rows of all companies once, and files that belong to none. Several processes may do it at the same time. */
export async function tidy(database: Database, files: FileStore): Promise<void> {
  for (const { table, where } of rules)
    await database.asSystem((tx) => tx.query({ text: `delete from ${table} where ${where}` }));
  await removeOrphans(database, files);
}

/** Tidies now and then until the returned function is called. */
export function startUpkeep(
  database: Database,
  files: FileStore,
  onProblem: (error: unknown) => void,
  everyMs = 600_000,
): () => void {
  const timer = setInterval(() => void tidy(database, files).catch(onProblem), everyMs).unref();
  return () => clearInterval(timer);
}
