import { allocateIds } from '#server/database/counters.ts';
import type { Database, TenantTx } from '#server/database/tenantTransaction.ts';

/** A mail as it goes out: the same words once as text and once as markup. */
export type OutgoingMail = { recipient: string; subject: string; text: string; html: string };

/** A mail that a sender holds; `attempts` counts this one. */
export type ClaimedMail = OutgoingMail & { tenantId: number; id: number; attempts: number };

/** A mail as the outbox lists it. */
export type ListedMail = {
  id: number;
  recipient: string;
  subject: string;
  createdAt: string;
  sentAt: string | null;
  error: string | null;
};

/** Writes a mail in the caller's transaction: it leaves when that commits, and never when it is rolled back. */
export async function queueMail(tx: TenantTx, mail: OutgoingMail): Promise<number> {
  const [id] = await allocateIds(tx, 'mail_message');
  await tx.query({
    text: `insert into mail_message (tenant_id, id, recipient, subject, text, html) values ($1, $2, $3, $4, $5, $6)`,
    values: [tx.tenantId, id, mail.recipient, mail.subject, mail.text, mail.html],
  });
  return id as number;
}

/**
 * Takes up to `limit` mails that are due, oldest first; no two takers get the same one. Until `leaseSeconds` have passed
 * it is theirs: a process that dies over it leaves it to the next.
 */
export function claimMails(
  database: Database,
  limit: number,
  mostAttempts: number,
  leaseSeconds: number,
): Promise<ClaimedMail[]> {
  return database.asSystem((tx) =>
    tx.query<ClaimedMail>({
      name: 'claim_mails',
      text: `with due as (select tenant_id, id from mail_message
          where sent_at is null and due_at <= now() and attempts < $2
          order by due_at limit $1 for update skip locked)
        update mail_message m set attempts = m.attempts + 1, due_at = now() + $3 * interval '1 second'
        from due where m.tenant_id = due.tenant_id and m.id = due.id
        returning m.tenant_id as "tenantId", m.id, m.recipient, m.subject, m.text, m.html, m.attempts`,
      values: [limit, mostAttempts, leaseSeconds],
    }),
  );
}

/** Notes that a mail has gone. Its words go with it: they may hold a link that opens an account. */
export async function markSent(database: Database, { tenantId, id }: ClaimedMail): Promise<void> {
  await database.asTenant(tenantId, (tx) =>
    tx.query({
      text: `update mail_message set sent_at = now(), error = null, text = '', html = '' where tenant_id = $1 and id = $2`,
      values: [tenantId, id],
    }),
  );
}

/** Notes why a mail did not go, and when to try again. */
export async function markFailed(
  database: Database,
  { tenantId, id }: ClaimedMail,
  error: string,
  retrySeconds: number,
): Promise<void> {
  await database.asTenant(tenantId, (tx) =>
    tx.query({
      text: `update mail_message set error = $3, due_at = now() + $4 * interval '1 second'
        where tenant_id = $1 and id = $2 and sent_at is null`,
      values: [tenantId, id, error, retrySeconds],
    }),
  );
}

/** The company's latest mails, newest first. */
export function listMails(tx: TenantTx): Promise<ListedMail[]> {
  return tx.query<ListedMail>({
    text: `select id, recipient, subject, created_at as "createdAt", sent_at as "sentAt", error
      from mail_message where tenant_id = $1 order by id desc limit 100`,
    values: [tx.tenantId],
  });
}

/** One mail with its words. */
export async function readMail(tx: TenantTx, id: number): Promise<OutgoingMail | undefined> {
  const [mail] = await tx.query<OutgoingMail>({
    text: 'select recipient, subject, text, html from mail_message where tenant_id = $1 and id = $2',
    values: [tx.tenantId, id],
  });
  return mail;
}
