import { once } from 'node:events';
import { readdirSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { findChromium } from '#tests/support/chromium.mjs';
import { dataFolder } from '#tests/support/dataFolder.ts';
import { cleanCss, cleanStyle } from './cleanCss.ts';
import { cleanHtml, PAGE_LIMITS } from './cleanHtml.ts';
import { cleanPages } from './cleanPages.ts';
import { pdfDocument } from './pdfDocument.ts';
import { createPdfRenderer, PDF_LIMITS } from './pdfRenderer.ts';

const never = new AbortController().signal;
const letter = { width: 215.9, height: 279.4, printBackground: true };
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length;

/** Browsers of other tests leave folders of theirs while they work. */
const folder = dataFolder('quoin-pdf-tests-');
beforeEach(() => void vi.stubEnv('TMPDIR', folder));
afterAll(() => {
  // Files that run in this process after this one have a folder of their own.
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});
const left = () => readdirSync(tmpdir()).filter((name) => name.startsWith('quoin-pdf-'));

/** An address that counts who asks it. */
const asked: string[] = [];
const trap = createServer((request, response) => {
  asked.push(request.url ?? '');
  response.end('x');
});
trap.listen(0, '127.0.0.1');
await once(trap, 'listening');
afterAll(() => trap.close());
const origin = `http://127.0.0.1:${(trap.address() as AddressInfo).port}`;

describe('a page', () => {
  it('keeps text, tables, pictures of its own and harmless styles', () => {
    const page =
      '<div class="a b" style="width: calc(2px * var(--scale)); color: rgb(1, 2, 3)"><h2>R&amp;D &lt; 5</h2><table><tr><th scope="col">x</th></tr></table><img alt="Chart" src="data:image/png;base64,AAAA"/></div>';
    expect(cleanHtml(page)).toBe(
      '<div class="a b" style="width:calc(2px * var(--scale));color:rgb(1, 2, 3)"><h2>R&amp;D &lt; 5</h2><table><tr><th scope="col">x</th></tr></table><img alt="Chart" src="data:image/png;base64,AAAA"></div>',
    );
  });

  it.each([
    ['<script>steal()</script>', ''],
    ['<p onclick="steal()" id="x">a</p>', '<p>a</p>'],
    ['<iframe src="file:///etc/passwd">x</iframe><b>y</b>', '<b>y</b>'],
    ['<svg><foreignObject><img src="data:image/png;base64,AAAA"/></foreignObject></svg>', ''],
    ['<img src="file:///etc/passwd"/>', '<img>'],
    ['<img src="https://evil.example/a.png" srcset="b 2x"/>', '<img>'],
    ['<img src="data:image/svg+xml;base64,AAAA"/>', '<img>'],
    [
      '<style>@import "x"</style><link rel="stylesheet" href="x"/><meta http-equiv="refresh" content="0"/>',
      '',
    ],
    ['<object data="x"/><embed src="x"/><base href="x"/><form action="x"><input/></form>', ''],
    ['<SCRIPT>x</SCRIPT><Div>y</Div>', ''],
    ['<p style="background:url(file:///etc/passwd);color:red">a</p>', '<p style="color:red">a</p>'],
    ['<p style="background:u\\72l(x)">a</p>', '<p>a</p>'],
    ['<p><![CDATA[<script>x</script>]]></p>', '<p>&lt;script&gt;x&lt;/script&gt;</p>'],
    ['<!-- <script>x</script> --><b>y</b>', '<b>y</b>'],
    ['<svg:script>x</svg:script>', ''],
  ])('loses what could fetch or run: %s', (page, clean) => {
    expect(cleanHtml(page)).toBe(clean);
  });

  it.each([
    ['<p>open', /well-formed/],
    ['<p>a & b</p>', /well-formed/],
    ['<!DOCTYPE html [<!ENTITY a "b">]><p>&a;</p>', /well-formed|document type/],
    ['<b>'.repeat(99) + '</b>'.repeat(99), /too many/],
    ['<br/>'.repeat(PAGE_LIMITS.elements + 1), /too many/],
    [' '.repeat(PAGE_LIMITS.characters + 1), /too large/],
  ])('that cannot be read is refused with its reason', (page, why) => {
    expect(() => cleanHtml(page)).toThrow(why);
  });

  it('never lets a tag or an attribute through that is not on the list', () => {
    const name = fc.constantFrom('p', 'b', 'script', 'a', 'svg', 'style', 'div', 'img', 'template', 'math');
    const attribute = fc.constantFrom(
      'onload',
      'href',
      'src',
      'style',
      'class',
      'srcdoc',
      'xlink:href',
      'formaction',
    );
    const value = fc.constantFrom(
      'javascript:x',
      'url(x)',
      'a',
      'file:///x',
      'x:expression(y)',
      '\u0001',
      "'>&lt;script>",
    );
    const tree = fc.letrec<{ node: string }>((tie) => ({
      node: fc.oneof(
        { maxDepth: 4 },
        fc.constant('t'),
        fc
          .tuple(name, attribute, value, fc.array(tie('node'), { maxLength: 3 }))
          .map(
            ([tag, key, text, inner]) =>
              `<${tag} ${key}="${text.replace(/[<&"]/g, '')}">${inner.join('')}t</${tag}>`,
          ),
      ),
    })).node;
    fc.assert(
      fc.property(tree, (page) => {
        let clean = '';
        try {
          clean = cleanHtml(page);
        } catch {
          return;
        }
        expect(clean).not.toMatch(/<(?!\/?(p|b|div|img)\b)/);
        expect(clean).not.toMatch(/\b(onload|href|srcdoc|formaction|src)=/);
        expect(clean).not.toMatch(/url\(|expression|javascript/);
      }),
      { seed: 22, numRuns: 300 },
    );
  });
});

describe('a style sheet', () => {
  it('keeps rules for screen and print, with variables', () => {
    const css = '.a{--w:3px;width:calc(var(--w) * 2)}@media print{.a>b{color:color-mix(in srgb, red, blue)}}';
    expect(cleanCss(css)).toBe(css);
  });

  it.each([
    '@import url(http://evil.example/a.css);',
    '@font-face{font-family:x;src:url(file:///etc/passwd)}',
    '@page{size:1px}',
    '@namespace x url(y);',
    '.a{background:url(x)}',
    '.a{background:URL("x")}',
    '.a{background-image:image-set("x" 1x)}',
    '.a{--x:url(x)}',
    '.a{b\\65havior:x}',
    '.a{color:u\\72l(x)}',
    '.a{content:attr(x)}',
    '.a{width:expression(x)}',
    '.a{color:red}</style><script>x</script>',
    '.a{color:"</style><script>x</script>"}',
    '@media print{@import "x";.a{background:cross-fade(x)}}',
  ])('loses what could fetch, run or end it: %s', (css) => {
    const clean = cleanCss(css);
    expect(clean).not.toMatch(
      /url|import|font-face|@page|image|expression|script|<\/|attr\(|cross-fade|namespace|65|72/i,
    );
    expect(cleanStyle(css)).not.toMatch(/url|script/i);
  });
});

describe('the pages of a run', () => {
  const paper = { title: 'Owner book', width: 215.9, height: 279.4 };
  const sent = (html_content: string[], css = '') =>
    Buffer.from(JSON.stringify({ html_content, css, printBackground: true }));

  it('are cleaned in a thread of their own, and other calls are answered meanwhile', async () => {
    let [turns, isOver] = [0, false];
    const turn = () => {
      turns += 1;
      if (!isOver) setImmediate(turn);
    };
    setImmediate(turn);
    const heard: number[] = [];
    const css = `a{${'color:red;'.repeat(100_000)}}`;
    const cleaned = await cleanPages(sent(['<p>one</p>', '<p>two<script>x</script></p>'], css), paper, {
      onProgress: (done) => heard.push(done),
    });
    isOver = true;
    expect(cleaned).toMatchObject({ pages: 2, printBackground: true });
    expect(cleaned.html).toContain('<body><p>one</p><p>two</p></body>');
    expect(heard).toEqual([0.5, 1]);
    expect(turns).toBeGreaterThan(100);
  });

  it('are refused with what is wrong, end with their time and with whoever cancels', async () => {
    await expect(cleanPages(sent(['<p>one']), paper)).rejects.toThrow(/not well-formed XHTML/);
    await expect(cleanPages(sent(['<p>one</p>']), paper, { ms: 1 })).rejects.toThrow(/take too much/);
    const signal = AbortSignal.abort(new Error('Cancelled.'));
    await expect(cleanPages(sent(['<p>one</p>']), paper, { signal })).rejects.toThrow('Cancelled.');
  });
});

describe.runIf(findChromium())('the renderer', () => {
  const renderer = createPdfRenderer(findChromium() ?? '');

  it('makes a tagged PDF with title, language, bookmarks and as many pages as there are', async () => {
    const pages = [1, 2, 3].map(
      (page) =>
        `<div class="page"><h2>Part ${page}</h2><table><thead><tr><th scope="col">Cost</th></tr></thead><tbody><tr><td>$1</td></tr></tbody></table></div>`,
    );
    const css = '.page{height:279mm;overflow:hidden}';
    const html = pdfDocument({ pages, css, title: 'Owner <book>', ...letter });
    const pdf = await renderer.render({ html, ...letter }, never);
    const text = pdf.toString('latin1');
    expect(pagesOf(pdf)).toBe(3);
    expect(text).toMatch(/\/Title \(Owner <book>\)/);
    expect(text).toMatch(/\/Lang \(en\)/);
    expect(text).toMatch(/\/Marked true/);
    expect(text).toMatch(/\/Outlines \d+ 0 R/);
    for (const part of ['/S /Table', '/S /TH', '/S /H2']) expect(text).toContain(part);
    expect(left()).toEqual([]);
  });

  it('a hostile page reaches neither network nor file, even past the cleaning', async () => {
    const secret = join(tmpdir(), 'quoin-secret.html');
    await writeFile(secret, '<p>TOPSECRET</p>');
    const hostile = `<html><head><link rel="stylesheet" href="${origin}/link"><style>@import "${origin}/import";
      @font-face{font-family:x;src:url(${origin}/font)}p{background:url(${origin}/css);font-family:x}</style>
      <meta http-equiv="refresh" content="0;url=${origin}/refresh"><link rel="preconnect" href="${origin}"></head><body>
      <script>fetch('${origin}/fetch');document.body.append('SCRIPTED')</script><p>x</p>
      <img src="${origin}/img"><img src="file://${secret}"><iframe src="file://${secret}"></iframe><iframe src="${origin}/frame"></iframe>
      <object data="file://${secret}"></object><embed src="${origin}/embed"><video src="${origin}/video" autoplay></video>
      <svg><image href="${origin}/svg"/></svg><body onload="fetch('${origin}/load')"></body></html>`;
    const plain = await renderer.render({ html: '<html><body><p>x</p></body></html>', ...letter }, never);
    const pdf = await renderer.render({ html: hostile, ...letter }, never);
    expect(asked).toEqual([]);
    await fetch(`${origin}/heard`);
    expect(asked).toEqual(['/heard']);
    // Fonts are subset by the signs that are shown: neither the secret nor what a script writes is among them.
    expect(pdf.length).toBeLessThan(plain.length + 20_000);
    expect(pagesOf(pdf)).toBe(1);
    const cleaned = pdfDocument({
      pages: ['<p>x</p>'],
      css: `p{background:url(${origin}/css)}`,
      title: 't',
      ...letter,
    });
    expect(cleaned).not.toContain(origin);
  });

  it('is ended when it takes too long, when it needs too much, and when it is cancelled; nothing is left', async () => {
    const html = `<html><body>${'<div style="float:left;width:33%">'.repeat(400)}${'<table><tr><td>x</td></tr></table>'.repeat(60_000)}</body></html>`;
    const page = { html, ...letter };
    const hurried = createPdfRenderer(findChromium() ?? '', { ...PDF_LIMITS, seconds: 0.3 });
    await expect(hurried.render(page, never)).rejects.toThrow(/longer than 0.3 seconds/);
    const small = createPdfRenderer(findChromium() ?? '', { ...PDF_LIMITS, megabytes: 1 });
    await expect(small.render(page, never)).rejects.toThrow(/more memory/);
    const cancel = new AbortController();
    setTimeout(() => cancel.abort(), 300);
    await expect(renderer.render(page, cancel.signal)).rejects.toThrow(/canceled/);
    expect(left()).toEqual([]);
  });

  it('says what is missing where there is no browser', async () => {
    for (const setting of ['off', '/nowhere/chromium']) {
      expect(createPdfRenderer(setting).missing()).toMatch(/CHROMIUM_PATH/);
      await expect(createPdfRenderer(setting).render({ html: '', ...letter }, never)).rejects.toThrow(
        /CHROMIUM_PATH/,
      );
    }
    expect(renderer.missing()).toBeUndefined();
  });
});
