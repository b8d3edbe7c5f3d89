import { formatDate, type IsoDate } from '#domain/dates';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { queueMail } from '#server/services/mail/mailRepository.ts';
import { writeMail } from '#server/services/mail/mailText.ts';

interface RunMail {
  company: string;
  project: string;
  report: string;
  email: string;
  url: string;
  asOf: IsoDate;
  /** Whose schedule it is. */
  owner: string;
}

const note = (owner: string, project: string) =>
  `${owner} set up that this report is sent to you. Schedules are listed with the report in ${project}.`;

/** Mails that a report ran. Its figures are behind the address alone, for those who may see them. */
export async function sendRunMail(
  tx: TenantTx,
  { company, project, report, email, url, asOf, owner }: RunMail,
): Promise<void> {
  const words = writeMail({
    title: report,
    paragraphs: [`${project}, figures as of ${formatDate(asOf)}. The report and its PDF are in the archive.`],
    action: { label: 'Open the report', url },
    notes: [note(owner, project)],
    company,
  });
  await queueMail(tx, { recipient: email, subject: `${report}, ${formatDate(asOf)}`, ...words });
}

/** Mails somebody that a report ran and why they do not get it. */
export async function sendLeftOutMail(
  tx: TenantTx,
  { company, project, report, email, url, asOf, owner, reason }: RunMail & { reason: string },
): Promise<void> {
  const words = writeMail({
    title: `${report} is not sent to you this time`,
    paragraphs: [
      `The report ran on ${formatDate(asOf)}. ${reason} Ask an administrator of your company for the permissions.`,
    ],
    action: { label: `Open ${project}`, url },
    notes: [note(owner, project)],
    company,
  });
  await queueMail(tx, { recipient: email, subject: `${report} is not sent to you this time`, ...words });
}
