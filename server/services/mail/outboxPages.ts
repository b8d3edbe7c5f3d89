import { html, type Html } from '#server/identity/pages/html.ts';
import { documentOf, footer, type Frame, logo } from '#server/identity/pages/frame.ts';
import type { Theme } from '#server/identity/pages/theme.ts';
import type { ListedMail } from './mailRepository.ts';

const stateOf = ({ sentAt, error }: ListedMail): string => (sentAt ? 'Sent' : (error ?? 'Kept here'));

// Roles are said, since on a phone lines of a table are no table lines to a browser (plain.css).
const mailRow = (mail: ListedMail): Html =>
  html`<tr role="row">
    <td role="cell"><a class="link" href="/outbox/${mail.id}">${mail.subject}</a></td>
    <td role="cell">${mail.recipient}</td>
    <td role="cell">
      <time datetime="${mail.createdAt}">${mail.createdAt.slice(0, 16).replace('T', ' ')}</time>
    </td>
    <td role="cell">${stateOf(mail)}</td>
  </tr>`;

const table = (mails: readonly ListedMail[]): Html =>
  html`<table class="outbox" role="table">
    <thead role="rowgroup">
      <tr role="row">
        <th scope="col" role="columnheader">Subject</th>
        <th scope="col" role="columnheader">To</th>
        <th scope="col" role="columnheader">Written (UTC)</th>
        <th scope="col" role="columnheader">State</th>
      </tr>
    </thead>
    <tbody role="rowgroup">
      ${mails.map(mailRow)}
    </tbody>
  </table>`;

/** The mails that a company would have sent, for development. */
export const outboxPage = (
  frame: Frame,
  theme: Theme,
  company: string,
  mails: readonly ListedMail[],
): string =>
  documentOf(
    frame,
    theme,
    `Outbox · ${company}`,
    html`<div class="pub">
      <header>${logo}</header>
      <main class="wide">
        <h1>Outbox of ${company}</h1>
        <p class="lead">
          Mails of this company, the latest first: for development, so that links in them can be followed.
        </p>
        ${mails.length > 0 ? table(mails) : html`<p>No mail has been written yet.</p>`}
      </main>
      ${footer(frame)}
    </div>`,
  );
