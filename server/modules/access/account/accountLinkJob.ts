import type { Recipient } from '#server/services/mail/recipientRepository.ts';
import { sendPasswordLink } from '#server/services/mail/accountMails.ts';
import { sendInvitation } from '#server/services/mail/invitations.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import type { JobKind } from '#server/services/jobs/runJob.ts';
import { findRecipient } from './accountRepository.ts';

export type AccountLinkPayload = { email: string; company: string; origin: string };

/** The mail that leads a person back in: a new invitation for whoever has not accepted theirs, else a link for a password. */
export async function sendAccountLink(
  tx: TenantTx,
  recipient: Recipient,
  { company, origin, now }: { company: string; origin: string; now: Date },
): Promise<void> {
  const tenant = { name: company };
  if (recipient.status === 'INVITED')
    await sendInvitation(tx, { tenant, userId: recipient.id, invitedBy: company, origin, now });
  if (recipient.status === 'ACTIVE') await sendPasswordLink(tx, { tenant, recipient, origin, now });
}

/**
 * Looks for the account and writes the mail after the call was answered, so that neither the answer nor its time tells
 * whether there is one.
 */
export const accountLinkJob: JobKind<AccountLinkPayload> = {
  name: 'account_link',
  run: ({ database, tenantId, payload: { email, ...rest } }) =>
    database.asTenant(tenantId, async (tx) => {
      const recipient = await findRecipient(tx, email);
      if (recipient) await sendAccountLink(tx, recipient, { ...rest, now: new Date() });
    }),
};
