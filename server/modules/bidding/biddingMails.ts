import { dueTimeText, zoneText } from '#domain/bidding';
import { formatDate } from '#domain/dates';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { queueMail } from '#server/services/mail/mailRepository.ts';
import { writeMail } from '#server/services/mail/mailText.ts';

/** What a mail to bidders is about. */
export type MailAbout = {
  company: string;
  project: string;
  package: string;
  due_on: string;
  due_time: string;
  /** In which bids are due. */
  time_zone: string;
};

const dueText = ({ due_on: on, due_time: at, time_zone: zone }: MailAbout) =>
  `${formatDate(on)}, ${dueTimeText(at)} ${zoneText(zone)}`;

/** Mails a bidder the link of their own. */
export async function sendBidLink(
  tx: TenantTx,
  about: MailAbout,
  to: { email: string; bidder: string; url: string; message: string },
): Promise<void> {
  const words = writeMail({
    title: `${about.company} invites ${to.bidder} to bid`,
    paragraphs: [
      `${about.package}, ${about.project}. Bids are due ${dueText(about)}.`,
      ...(to.message ? [to.message] : []),
    ],
    action: { label: 'Open the bid', url: to.url },
    notes: [
      `This link is meant for ${to.email} alone and needs no account: whoever has it can bid for ${to.bidder}.`,
      'Your prices stay sealed until bids are opened. No other bidder sees them.',
    ],
    company: about.company,
  });
  await queueMail(tx, {
    recipient: to.email,
    subject: `Invitation to bid: ${about.package}, ${about.project}`,
    ...words,
  });
}

/** Mails invited bidders what is new; their link is the one that they have. */
export async function sendBidNews(
  tx: TenantTx,
  about: MailAbout,
  to: readonly string[],
  news: { title: string; text: string },
): Promise<void> {
  const words = writeMail({
    title: news.title,
    paragraphs: [`${about.package}, ${about.project}.`, news.text],
    notes: [`Bids are due ${dueText(about)}. Open your bid with the link of your invitation.`],
    company: about.company,
  });
  for (const recipient of to)
    await queueMail(tx, {
      recipient,
      subject: `${news.title}: ${about.package}, ${about.project}`,
      ...words,
    });
}
