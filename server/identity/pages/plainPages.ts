import { alert, documentOf, footer, type Frame, logo } from './frame.ts';
import { html, type Html } from './html.ts';
import type { Theme } from './theme.ts';

/** A hidden form of the provider: where it goes and the secret that proves it came from here. */
export type ConfirmForm = { action: string; secret: string };

const openDoor: Html = html`<path class="glass" d="M30 70V22h52v48" /><path class="accent" d="M56 22v48" />`;
const barredDoor: Html = html`${openDoor}<path class="bar" d="M46 46h20M46 42v8M66 42v8" />`;

const scene = (door: Html): Html =>
  html`<svg class="scene" viewBox="0 0 112 72" aria-hidden="true">
    <path class="ground" d="M0 70.5H112" />
    <path class="wall" d="M10 70V12h92v58" />
    <path class="course" d="M10 30h20M10 50h20M82 30h20M82 50h20" />
    ${door}
  </svg>`;

const plainPage = (frame: Frame, theme: Theme, title: string, content: Html, script?: string): string =>
  documentOf(
    frame,
    theme,
    title,
    html`<div class="pub">
      <header>${logo}</header>
      <main><div class="stop">${content}</div></main>
      ${footer(frame)}
    </div>`,
    script,
  );

const actions = (...buttons: Html[]): Html => html`<div class="acts">${buttons}</div>`;
const logInAgain: Html = html`<a class="btn primary" href="/">Log in again</a>`;

const failureTitle = "We can't log you in right now";

/** Sign-in that cannot go on: what happened, whom to ask, and the way back (docs/product/access.md). */
export const failurePage = (frame: Frame, theme: Theme, company: string, message: string): string =>
  plainPage(
    frame,
    theme,
    failureTitle,
    html`${scene(barredDoor)}
      <h1>${failureTitle}</h1>
      ${alert('failure', message)}
      <p>
        If you sign in through your company's own account, contact the administrator of ${company}. They can
        give your account access.
      </p>
      ${actions(logInAgain)}`,
  );

/** An address (host, or host and realm) that belongs to no company. */
export const unknownCompanyPage = (frame: Frame, theme: Theme, address: string): string =>
  plainPage(
    frame,
    theme,
    failureTitle,
    html`${scene(barredDoor)}
      <h1>${failureTitle}</h1>
      ${alert('failure', `There is no company at this address: ${address}`)}
      <p>
        Check the address for a typing mistake, or ask the person who invited you for the link to your
        company.
      </p>`,
  );

/** Asks before it signs somebody out, because the request did not prove that they wanted it. */
export const signOutPage = (frame: Frame, theme: Theme, company: string, form: ConfirmForm): string =>
  plainPage(
    frame,
    theme,
    'Sign out',
    html`${scene(openDoor)}
      <h1>Sign out of Quoin?</h1>
      <p>You will need your ${company} account to come back.</p>
      <form method="post" action="${form.action}">
        <input type="hidden" name="xsrf" value="${form.secret}" />
        ${actions(html`<a class="btn" href="/">Stay signed in</a>`, html`<button class="btn primary" type="submit" name="logout" value="yes">Sign out</button>`)}
      </form>`,
  );

/** Ends one person's session before another signs in; a script sends the form at once. */
export const changeAccountPage = (frame: Frame, theme: Theme, form: ConfirmForm): string =>
  plainPage(
    frame,
    theme,
    'Changing accounts',
    html`${scene(openDoor)}
      <h1>Changing accounts</h1>
      <p>Another account is signed in here. It is being signed out first.</p>
      <form method="post" action="${form.action}">
        <input type="hidden" name="xsrf" value="${form.secret}" /><input
          type="hidden"
          name="logout"
          value="yes"
        />
        ${actions(html`<button class="btn primary" type="submit">Continue</button>`)}
      </form>`,
    frame.assets.submitScript,
  );

/** Between the form and a company's own provider, or another application; it goes on by itself. */
export const leavingPage = (frame: Frame, theme: Theme, connection: string, href: string): string =>
  plainPage(
    frame,
    theme,
    `Going to ${connection}`,
    html`${scene(openDoor)}
      <h1>Going to ${connection}</h1>
      ${actions(html`<a class="btn primary" href="${href}">Continue</a>`)}`,
  );

/** Where a connection test ends, in a window of its own. */
export const testedPage = (frame: Frame, theme: Theme): string =>
  plainPage(
    frame,
    theme,
    'Test finished',
    html`${scene(openDoor)}
      <h1>Test finished</h1>
      <p>You can close this window. What came back is shown on the page on which you began.</p>
      ${actions(html`<a class="btn" href="/sso/setup">Identity and Security</a>`)}`,
  );

/** After a sign-out that did not say where to go on. */
export const signedOutPage = (frame: Frame, theme: Theme, company: string): string =>
  plainPage(
    frame,
    theme,
    'Signed out',
    html`${scene(openDoor)}
      <h1>You are signed out</h1>
      <p>Nobody can use your ${company} account in this browser until you sign in again.</p>
      ${actions(logInAgain)}`,
  );
