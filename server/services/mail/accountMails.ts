import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { issueToken } from '#server/identity/oneTimeTokens.ts';
import { queueMail } from './mailRepository.ts';
import { writeMail } from './mailText.ts';
import type { Recipient } from './recipientRepository.ts';

type Mail = { tenant: { name: string }; recipient: Recipient; origin: string; now: Date };

/** Mails the link with which somebody sets a new password, good for an hour. */
export async function sendPasswordLink(
  tx: TenantTx,
  { tenant, recipient, origin, now }: Mail,
): Promise<void> {
  const token = await issueToken(tx, { purpose: 'set_password', userId: recipient.id, now });
  const words = writeMail({
    title: 'Set a new password',
    paragraphs: [
      `Someone, probably you, asked for a new password for ${recipient.email} at ${tenant.name}. Your old password works until you set the new one.`,
    ],
    action: { label: 'Set a new password', url: `${origin}/users/password?token=${token}` },
    notes: [
      'The link works once, for one hour. Everyone who is signed in with this account is signed out when you use it.',
      'If you did not ask for it, ignore this mail: nothing changes.',
    ],
    company: tenant.name,
  });
  await queueMail(tx, { recipient: recipient.email, subject: `New password for ${tenant.name}`, ...words });
}

/** Tells somebody that the password of their account was changed; if it was not them, they have to act. */
export async function sendPasswordChanged(
  tx: TenantTx,
  { tenant, recipient, origin }: Omit<Mail, 'now'>,
): Promise<void> {
  const words = writeMail({
    title: 'Your password was changed',
    paragraphs: [
      `The password of ${recipient.email} at ${tenant.name} was changed just now, and every other sign-in has ended.`,
    ],
    action: { label: 'Open Quoin', url: `${origin}/` },
    notes: [
      `If it was not you, set a new password with "Forgot your password?" at sign-in and tell the administrator of ${tenant.name}.`,
    ],
    company: tenant.name,
  });
  await queueMail(tx, {
    recipient: recipient.email,
    subject: `Your password for ${tenant.name} was changed`,
    ...words,
  });
}

/** Reminds somebody of the address of a company in which they have an account. */
export async function sendCompanyAddress(
  tx: TenantTx,
  { tenant, recipient, origin }: Omit<Mail, 'now'>,
): Promise<void> {
  const words = writeMail({
    title: `Where to find ${tenant.name}`,
    paragraphs: [`You have an account at ${tenant.name}: ${recipient.email}. This is the company's address.`],
    action: {
      label: `Open ${tenant.name}`,
      url: `${origin}/?loginHint=${encodeURIComponent(recipient.email)}`,
    },
    notes: ['You get one such mail from each company that knows your address, because someone asked for it.'],
    company: tenant.name,
  });
  await queueMail(tx, { recipient: recipient.email, subject: `The address of ${tenant.name}`, ...words });
}
