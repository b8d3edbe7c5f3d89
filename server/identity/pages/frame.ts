import { html, type Html } from './html.ts';
import type { PageAssets } from './pageAssets.ts';
import type { Theme } from './theme.ts';

/** What every page shows around its content. */
export type Frame = { assets: PageAssets; version: string; year: number };

const attribute = (theme: Theme) => (theme ? html` data-theme="${theme}"` : undefined);

/** A whole document. `script` is the address of its one script file. */
export function documentOf(frame: Frame, theme: Theme, title: string, body: Html, script?: string): string {
  return html`<!doctype html>
    <html lang="en" ${attribute(theme)}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · Quoin</title>
        <link rel="icon" href="${frame.assets.icon}" />
        <link rel="preload" href="${frame.assets.font}" as="font" type="font/woff2" crossorigin />
        <link rel="stylesheet" href="${frame.assets.style}" />
        ${script && html`<script type="module" src="${script}"></script>`}
      </head>
      <body>
        ${body}
      </body>
    </html>`.markup;
}

/** The product's sign and name. */
export const logo: Html = html`<span class="logo"
  ><svg viewBox="0 0 20 20" aria-hidden="true">
    <path class="ink" d="M1 1h12v5.2H6.2V13H1zM1 15h5.2v4H1z" />
    <path class="stone" d="M8.2 8.2H19V13h-5.8v6H8.2z" /></svg
  >Quoin</span
>`;

/** The texts about the product (docs/product/access.md: public layout); the host of a company and the product's own show them. */
const texts: Html = html`<nav class="about" aria-label="About Quoin">
  <a href="/doc/about">About us</a><a href="/doc/services">Solutions</a><a href="/doc/contacts">Contacts</a
  ><a href="/doc/omniclass-disclaimer">Omniclass Disclaimer</a>
</nav>`;

/** The line at the bottom of each page; `hasTexts` where the host shows the texts about the product. */
export const footer = ({ version, year }: Frame, hasTexts = false): Html =>
  html`<footer>
    ${logo}<span class="grow"></span>${hasTexts && texts}<span class="subtle"
      >© ${year} Quoin · ${version}</span
    >
  </footer>`;

/** A message box; it is announced when the page opens. */
export const alert = (id: string, text: string): Html =>
  html`<div class="msg" role="alert" id="${id}">
    <svg class="i" viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="8" cy="8" r="5.7" />
      <path d="M8 5v3.5M8 11v.01" /></svg
    ><span>${text}</span>
  </div>`;
