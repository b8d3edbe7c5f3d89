import { writeMail } from '#server/services/mail/mailText.ts';
import type { Digest, DigestLine } from './digestRepository.ts';

/** Notifications that a mail names before it counts the others. */
const mostLines = 20;

const sentenceOf = ({ title, action, subtitle, by }: DigestLine) =>
  `${title}: ${action}${by ? `, ${by}` : ''}. ${subtitle}`;

/** One mail with everything that a person has not read. */
export function digestMail({ userId, email, lines }: Digest, company: string, origin: string) {
  const [first] = lines;
  const single = lines.length === 1 ? first : undefined;
  const title = single ? `${single.title}: ${single.action}` : `${lines.length} unread notifications`;
  const more = lines.length - mostLines;
  const words = writeMail({
    title,
    paragraphs: [
      ...lines.slice(0, mostLines).map(sentenceOf),
      ...(more > 0 ? [`And ${more} more, which wait behind the bell.`] : []),
    ],
    action: { label: single ? 'Open it' : 'Open Quoin', url: `${origin}${single?.link ?? '/'}` },
    notes: [
      `You get this mail because you have not read these yet. Choose how often it comes in your profile: ${origin}/users/${userId}`,
    ],
    company,
  });
  return { recipient: email, subject: single ? title : `${title} at ${company}`, ...words };
}
