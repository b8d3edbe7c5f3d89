import { mondayOf } from '#domain/notifications';
import type { Database } from '#server/database/tenantTransaction.ts';
import type { DailyPayload } from '#server/services/daily/dailyWork.ts';
import type { JobKind } from '#server/services/jobs/runJob.ts';
import { queueMail } from '#server/services/mail/mailRepository.ts';
import { digestMail } from './digestMail.ts';
import { claimDigests, readCompanyName } from './digestRepository.ts';

/** People whose mails are written in one transaction. */
const atOnce = 100;

/** Writes one mail for each person who has something unread and is due; answers how many. */
export async function mailDigests(
  database: Database,
  tenantId: number,
  { today, origin, notifies }: DailyPayload,
  { now, signal }: { now: Date; signal: AbortSignal },
): Promise<number> {
  let written = 0;
  for (;;) {
    signal.throwIfAborted();
    const batch = await database.asTenant(tenantId, async (tx) => {
      const due = { now: now.toISOString(), monday: mondayOf(today), notifies, limit: atOnce };
      const digests = await claimDigests(tx, due);
      const company = digests.length > 0 ? await readCompanyName(tx) : '';
      for (const digest of digests) await queueMail(tx, digestMail(digest, company, origin));
      return digests.length;
    });
    written += batch;
    if (batch < atOnce) return written;
  }
}

/** The morning's mail to those who have not read what they should know of. */
export const mailDigestsJob: JobKind<DailyPayload> = {
  name: 'mail_digests',
  run: async ({ database, tenantId, payload, signal }) => {
    await mailDigests(database, tenantId, payload, { now: new Date(), signal });
  },
};
