import type { Frame } from '#server/identity/pages/frame.ts';
import { alert, documentOf, footer, logo } from '#server/identity/pages/frame.ts';
import { html, type Html } from '#server/identity/pages/html.ts';
import type { Theme } from '#server/identity/pages/theme.ts';

/** A company that was asked for and cannot be one, and why. */
type Attempt = { company: string; problem: string };

/** A company that this device has signed in to. */
export type KnownCompany = { name: string; host: string; href: string; person: string };

const page = (frame: Frame, theme: Theme, title: string, content: Html): string =>
  documentOf(
    frame,
    theme,
    title,
    html`<div class="pub">
      <header>${logo}</header>
      <main><div class="ten">${content}</div></main>
      ${footer(frame, true)}
    </div>`,
  );

const companyLink = ({ name, host, href, person }: KnownCompany, i: number): Html =>
  html`<li>
    <a class="ws" href="${href}">
      <span class="mark" aria-hidden="true">${name.slice(0, 1).toUpperCase()}</span>
      <span class="grow who"><b>${name}</b><small>${host}</small></span>
      <span class="by">${i === 0 && html`<span class="tag">Last used</span>`}<small>${person}</small></span>
      <svg class="i" viewBox="0 0 16 16" aria-hidden="true"><path d="m6 4 4 4-4 4" /></svg>
    </a>
  </li>`;

const known = (companies: readonly KnownCompany[]): Html =>
  html`<ul class="known">
      ${companies.map(companyLink)}
    </ul>
    <div class="or">or go to its address</div>`;

const addressForm = (host: string, isFirst: boolean, attempt?: Attempt): Html =>
  html`${attempt && alert('problem', attempt.problem)}
    <form method="get" action="/open" class="addr">
      <div class="field">
        <label for="company">Company address</label>
        <div class="input">
          <input
            id="company"
            name="company"
            placeholder="company"
            autocomplete="organization"
            autocapitalize="none"
            spellcheck="false"
            maxlength="63"
            required
            ${isFirst && html`autofocus`}
            value="${attempt?.company ?? ''}"
            ${attempt && html`aria-invalid="true"`}
            aria-describedby="${attempt ? 'problem suffix' : 'suffix'}"
          />
          <span class="subtle" id="suffix">.${host}</span>
        </div>
      </div>
      <button class="btn primary" type="submit">Continue</button>
    </form>
    <p class="help">
      Not sure? It stands in your invitation e-mail. <a class="link" href="/find">Send it again</a>
    </p>`;

/** The page at the product's own address: the companies of this device, and the way to any other. It names no more. */
export const basePage = (
  frame: Frame,
  theme: Theme,
  host: string,
  companies: readonly KnownCompany[] = [],
  attempt?: Attempt,
): string =>
  page(
    frame,
    theme,
    'Choose your company',
    html`<h1>Choose your company</h1>
      <p class="lead">Each company has its own address, projects and sign-in.</p>
      ${companies.length > 0 && known(companies)} ${addressForm(host, companies.length === 0, attempt)}`,
  );

/** Asks for an e-mail address, to mail it the companies that it belongs to. */
export const findPage = (frame: Frame, theme: Theme, email = '', problem?: string): string =>
  page(
    frame,
    theme,
    `${problem ? 'Error: ' : ''}Find your company`,
    html`<h1>Find your company</h1>
      <p class="lead">Type your e-mail, and we mail you the address of each company that knows it.</p>
      ${problem && alert('problem', problem)}
      <form method="post" action="/find" class="addr">
        <div class="field">
          <label for="email">E-mail</label>
          <div class="input">
            <input
              id="email"
              name="email"
              type="email"
              autocomplete="username"
              autocapitalize="none"
              spellcheck="false"
              maxlength="254"
              required
              autofocus
              value="${email}"
              ${problem && html`aria-invalid="true" aria-describedby="problem"`}
            />
          </div>
        </div>
        <button class="btn primary" type="submit">Send</button>
      </form>
      <p class="help"><a class="link" href="/">Back to your companies</a></p>`,
  );

/** The same for every address, whether a company knows it or not. */
export const foundPage = (frame: Frame, theme: Theme, email: string): string =>
  page(
    frame,
    theme,
    'Check your email',
    html`<h1>Check your email</h1>
      <p class="lead">
        If a company knows ${email}, a mail with its address is on its way. Whoever was invited and has not
        accepted yet gets the invitation again.
      </p>
      <div class="acts"><a class="btn" href="/">Back to your companies</a></div>`,
  );
