import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { issueToken } from '#server/identity/oneTimeTokens.ts';
import { queueMail } from './mailRepository.ts';
import { writeMail } from './mailText.ts';
import { markInvited, readRecipient } from './recipientRepository.ts';

export type Invitation = {
  tenant: { name: string };
  userId: number;
  /** Name of whoever invites, as the newcomer knows them. */
  invitedBy: string;
  /** The project that they are invited to; the company as a whole where there is none. */
  projectName?: string;
  /** `services.originOf(slug)`. */
  origin: string;
  now: Date;
};

/**
 * Mails somebody the link with which they complete their account, good for seven days; links sent before stop working.
 * The account's row exists already, with the status `INVITED`.
 */
export async function sendInvitation(tx: TenantTx, invitation: Invitation): Promise<void> {
  const { tenant, userId, invitedBy, projectName, origin, now } = invitation;
  const recipient = await readRecipient(tx, userId);
  if (!recipient) throw new Error(`There is no account ${userId} to invite.`);
  const token = await issueToken(tx, { purpose: 'sign_up', userId, now });
  const place = projectName ? `the project ${projectName} at ${tenant.name}` : tenant.name;
  const words = writeMail({
    title: `${invitedBy} invited you to ${place}`,
    paragraphs: [
      `${tenant.name} plans and controls what its buildings cost in Quoin. Choose a password, and you can open ${projectName ?? 'what you were invited to'} at once.`,
    ],
    action: { label: 'Complete sign-up', url: `${origin}/users/complete?token=${token}` },
    notes: [
      `The link works once, for seven days, and is meant for ${recipient.email} alone. Do not pass it on.`,
      'If you did not expect this invitation, ignore it: no account is opened without you.',
    ],
    company: tenant.name,
  });
  await queueMail(tx, { recipient: recipient.email, subject: `Invitation to ${place}`, ...words });
  await markInvited(tx, userId, now);
}
