import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cleanCss } from './cleanCss.ts';
import { cleanHtml } from './cleanHtml.ts';

export type PdfSource = {
  pages: readonly string[];
  css: string;
  title: string;
  /** Millimetres. */
  width: number;
  height: number;
};

let font: string | undefined;
/** The typeface in which pages are measured; the machine of the browser may not have it. */
const fontFace = () => {
  font ??= readFileSync(
    createRequire(import.meta.url).resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
  ).toString('base64');
  return `@font-face{font-family:'Inter Variable';font-weight:100 900;src:url(data:font/woff2;base64,${font}) format('woff2')}`;
};

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:";

/** The one document of all pages, cleaned; it takes a thread of its own (`cleanPages`). Throws `PageError`. */
export function pdfDocument(
  { pages, css, title, width, height }: PdfSource,
  onPage: (done: number) => void = () => undefined,
): string {
  const sheets = pages.map((page, at) => {
    const sheet = cleanHtml(page);
    onPage(at + 1);
    return sheet;
  });
  const name = title.replaceAll(/[&<>]/g, (sign) => escapes[sign] ?? sign);
  return `<!doctype html><html lang="en" data-theme="light"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}"><title>${name}</title>
<style>${fontFace()}</style><style>${cleanCss(css)}</style>
<style>@page{size:${width}mm ${height}mm;margin:0}html,body{margin:0;padding:0;background:none}
body{font-family:'Inter Variable',sans-serif}</style></head><body>${sheets.join('')}</body></html>`;
}
