import type { Frame } from '#server/identity/pages/frame.ts';
import { alert, documentOf, footer, logo } from '#server/identity/pages/frame.ts';
import { html } from '#server/identity/pages/html.ts';
import type { Theme } from '#server/identity/pages/theme.ts';

/** A company that was asked for and cannot be one, and why. */
type Attempt = { company: string; problem: string };

/** The page at the product's own address: how to get to a company. It names none. */
export const basePage = (frame: Frame, theme: Theme, host: string, attempt?: Attempt): string =>
  documentOf(
    frame,
    theme,
    'Find your company',
    html`<div class="pub">
      <header>${logo}</header>
      <main>
        <div class="stop">
          <h1>Find your company</h1>
          <p>Each company has its own address. Type the first word of yours, and you get to its sign-in.</p>
          ${attempt && alert('problem', attempt.problem)}
          <form method="get" action="/open">
            <div class="field">
              <label for="company">Company</label>
              <div class="input">
                <input
                  id="company"
                  name="company"
                  autocomplete="organization"
                  autocapitalize="none"
                  spellcheck="false"
                  maxlength="63"
                  required
                  autofocus
                  value="${attempt?.company ?? ''}"
                  ${attempt && html`aria-invalid="true"`}
                  aria-describedby="${attempt ? 'problem suffix' : 'suffix'}"
                />
                <span class="subtle" id="suffix">.${host}</span>
              </div>
            </div>
            <div class="acts"><button class="btn primary" type="submit">Continue</button></div>
          </form>
        </div>
      </main>
      ${footer(frame)}
    </div>`,
  );
