import { facade } from './facade.ts';
import { alert, documentOf, footer, type Frame } from './frame.ts';
import { html, type Html } from './html.ts';
import type { Theme } from './theme.ts';

/** What the form shows: the address typed or hinted, and why the last attempt failed; `action` is the page's own path. */
export type SignInForm = {
  action: string;
  email: string;
  error?: string | undefined;
  /** Connections of the company that are on, with the address that leads to each. */
  ways: readonly { name: string; href: string }[];
};

/** The company whose page it is; `chooseHref` leads to the choice of another. */
export type SignInCompany = { name: string; host: string; chooseHref?: string | undefined };

const errorId = 'sign-in-error';

/** The sign-in page of one company. */
export function signInPage(frame: Frame, theme: Theme, company: SignInCompany, form: SignInForm): string {
  const title = `${form.error ? 'Error: ' : ''}Sign in · ${company.name}`;
  return documentOf(
    frame,
    theme,
    title,
    html`<div class="sign">
      <main class="left">
        <form method="post" action="${form.action}">
          ${companyMark(company)}
          <h1>Sign in</h1>
          <p class="lead">Use your ${company.name} account.</p>
          ${form.error && alert(errorId, form.error)} ${emailField(form)} ${passwordField(form)}
          <button class="btn primary" type="submit" data-busy-label="Signing in…">
            <span>Sign in</span>
          </button>
          ${connections(form)} ${otherWays(company, form)}
        </form>
      </main>
      <div class="right">${facade}</div>
      ${footer(frame, true)}
    </div>`,
    frame.assets.signInScript,
  );
}

const companyMark = ({ name, host }: SignInCompany): Html =>
  html`<div class="tenant">
    <span class="mark" aria-hidden="true">${name.slice(0, 1).toUpperCase()}</span>
    <div><b>${name}</b><small>${host}</small></div>
  </div>`;

const key = html`<svg class="i" viewBox="0 0 16 16" aria-hidden="true">
  <circle cx="5.5" cy="10.5" r="3" />
  <path d="m7.6 8.4 5.4-5.4M11 5l2 2M9.5 6.5 11 8" />
</svg>`;

/** The company's own providers, a button each. */
const connections = ({ ways }: SignInForm): Html | undefined =>
  ways.length === 0
    ? undefined
    : html`<div class="or">or</div>
        ${ways.map(({ name, href }) => html`<a class="btn" href="${href}">${key}<span>Continue with ${name}</span></a>`)}`;

/** For whom the form is of no use. */
const otherWays = ({ chooseHref }: SignInCompany, { email }: SignInForm): Html =>
  html`<p class="ways">
    <a class="link" href="/users/password${email && `?email=${encodeURIComponent(email)}`}"
      >Forgot your password?</a
    >
    ${chooseHref && html`<br />Wrong company? <a class="link" href="${chooseHref}">Choose another</a>`}
  </p>`;

/** An attempt that failed marks both fields and says why: it does not say which of the two was wrong. */
const explained = (form: SignInForm) =>
  form.error ? html` aria-invalid="true" aria-describedby="${errorId}"` : undefined;

/** The cursor starts where there is something left to type. */
const focused = (here: boolean) => (here ? html` autofocus` : undefined);

const emailField = (form: SignInForm): Html =>
  html`<div class="field">
    <label for="email">E-mail</label>
    <div class="input">
      <input
        id="email"
        name="email"
        type="email"
        value="${form.email}"
        autocomplete="username"
        autocapitalize="none"
        spellcheck="false"
        maxlength="254"
        required${explained(form)}${focused(!form.email)}
      />
    </div>
  </div>`;

const passwordField = (form: SignInForm): Html =>
  html`<div class="field">
    <label for="password">Password</label>
    <div class="input">
      <input
        id="password"
        name="password"
        type="password"
        autocomplete="current-password"
        maxlength="1024"
        ${form.ways.length === 0 && html`required`}${explained(form)}${focused(form.email !== '')}
      /><button
        type="button"
        class="icon-btn"
        data-reveal
        hidden
        aria-label="Show password"
        aria-pressed="false"
        aria-controls="password"
      >
        <svg class="i" viewBox="0 0 16 16" aria-hidden="true">
          <path d="M1.8 8S4 3.8 8 3.8 14.2 8 14.2 8 12 12.2 8 12.2 1.8 8 1.8 8Z" />
          <circle cx="8" cy="8" r="1.8" />
          <path class="slash" d="m3 13 10-10" />
        </svg>
      </button>
    </div>
  </div>`;
