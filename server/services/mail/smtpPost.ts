import { createTransport } from 'nodemailer';
import type { Post } from './mailSender.ts';

export type SmtpSettings = {
  /** `smtp://user:password@host:587`, or `smtps://` for TLS from the first byte. */
  url: string;
  /** Sender, such as `Quoin <no-reply@quoin.example>`. */
  from: string;
};

const timeoutMs = 20_000;

/** Hands mails to an SMTP server. An address in a list or with a line break is refused before anything is sent. */
export function createSmtpPost({ url, from }: SmtpSettings): Post {
  const transport = createTransport(url, { from, disableFileAccess: true, disableUrlAccess: true });
  Object.assign(transport.options, {
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  return async ({ recipient, subject, text, html }) => {
    if (/[\s,;<>]/.test(recipient)) throw new Error('The recipient is not one plain address.');
    await transport.sendMail({
      to: { name: '', address: recipient },
      subject: subject.replaceAll(/\s+/g, ' '),
      text,
      html,
    });
  };
}
