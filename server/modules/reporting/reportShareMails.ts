import { formatDate } from '#domain/dates';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { queueMail } from '#server/services/mail/mailRepository.ts';
import { writeMail } from '#server/services/mail/mailText.ts';

interface ShareMail {
  company: string;
  report: string;
  recipient: string;
  email: string;
  url: string;
  expiresOn: string;
  hasPassword: boolean;
}

/** Mails the link of a run to whoever it is for. Its password never goes the same way. */
export async function sendShareLink(
  tx: TenantTx,
  { company, report, recipient, email, url, expiresOn, hasPassword }: ShareMail,
): Promise<void> {
  const words = writeMail({
    title: `${company} shares a report with ${recipient}`,
    paragraphs: [`${report}. You can read it until ${formatDate(expiresOn)}.`],
    action: { label: 'Open the report', url },
    notes: [
      ...(hasPassword ? ['It asks for a password, which whoever shares it tells you in another way.'] : []),
      `This link is meant for ${email} alone and needs no account. When it is opened is noted.`,
    ],
    company,
  });
  await queueMail(tx, { recipient: email, subject: `Report: ${report}`, ...words });
}
