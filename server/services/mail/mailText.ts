import { html, type Html } from '#server/identity/pages/html.ts';

/** What a mail says, in the order in which it is read. */
export type MailWords = {
  /** First line, in large letters. */
  title: string;
  paragraphs: readonly string[];
  /** The one thing to do. */
  action?: { label: string; url: string };
  /** Small print below the action. */
  notes: readonly string[];
  /** The company on whose behalf it is written. */
  company: string;
};

const ink = '#1c1a17';
const muted = '#57534b';
const accent = '#1d55b0';

const paragraph = (text: string, style: string): Html =>
  html`<p style="margin:0 0 16px;${style}">${text}</p>`;

const button = ({ label, url }: NonNullable<MailWords['action']>): Html =>
  html`<p style="margin:8px 0 24px">
      <a
        href="${url}"
        style="display:inline-block;padding:10px 18px;border-radius:6px;background:${accent};color:#ffffff;font-weight:600;text-decoration:none"
        >${label}</a
      >
    </p>
    <p style="margin:0 0 24px;color:${muted};font-size:13px;line-height:20px">
      If the button does not work, copy this address into your browser:<br />
      <a href="${url}" style="color:${accent};word-break:break-all">${url}</a>
    </p>`;

/** The mail as markup: one column, no remote images, styles where mail programs read them. Every text is escaped. */
const toHtml = ({ title, paragraphs, action, notes, company }: MailWords): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>${title}</title>
      </head>
      <body style="margin:0;padding:24px 12px;background:#f7f6f4;color:${ink}">
        <div
          style="max-width:520px;margin:0 auto;padding:32px;border:1px solid #d4d0c8;border-radius:8px;background:#ffffff;font:400 15px/24px system-ui,-apple-system,'Segoe UI',Arial,sans-serif"
        >
          <p style="margin:0 0 24px;color:${muted};font-size:13px;line-height:20px">${company} · Quoin</p>
          <h1 style="margin:0 0 16px;font-size:20px;line-height:28px;font-weight:600">${title}</h1>
          ${paragraphs.map((text) => paragraph(text, ''))} ${action && button(action)}
          ${notes.map((text) => paragraph(text, `color:${muted};font-size:13px;line-height:20px`))}
        </div>
      </body>
    </html>`.markup;

const toText = ({ title, paragraphs, action, notes, company }: MailWords): string =>
  [
    title,
    ...paragraphs,
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...notes,
    `-- \n${company} · Quoin`,
  ].join('\n\n');

/** Both forms of a mail from the same words. */
export const writeMail = (words: MailWords): { text: string; html: string } => ({
  text: `${toText(words)}\n`,
  html: toHtml(words),
});
