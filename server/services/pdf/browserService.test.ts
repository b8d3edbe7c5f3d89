import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { findChromium } from '#tests/support/chromium.mjs';
import { joinBrowser } from './browserService.ts';
import { createPdfRenderer, PDF_LIMITS } from './pdfRenderer.ts';

const never = new AbortController().signal;
const letter = { width: 215.9, height: 279.4, printBackground: true };
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length;

/** A Chromium that listens on a port, as one in a container of its own does. */
async function startService(folder: string): Promise<{ child: ChildProcess; socket: URL }> {
  const child = spawn(
    findChromium() ?? '',
    ['--headless', '--no-sandbox', '--disable-gpu', '--remote-debugging-port=0', `--user-data-dir=${folder}`],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let said = '';
  for await (const part of child.stderr) {
    said += String(part);
    const address = /DevTools listening on (ws:\S+)/.exec(said)?.[1];
    if (address) return { child, socket: new URL(address) };
  }
  throw new Error(`The browser did not start: ${said}`);
}

const asked: string[] = [];
const trap = createServer((request, response) => {
  asked.push(request.url ?? '');
  response.end('x');
});
trap.listen(0, '127.0.0.1');
await once(trap, 'listening');
const origin = `http://127.0.0.1:${(trap.address() as AddressInfo).port}`;

const folder = mkdtempSync(join(tmpdir(), 'quoin-service-'));
const { child, socket } = await startService(folder);
child.stderr?.resume();
const exited = once(child, 'exit');
afterAll(async () => {
  trap.close();
  // Asked to close rather than killed: its processes for pages and network write into the folder until they are told.
  const { devtools } = await joinBrowser(socket.href, never);
  await devtools.send('Browser.close').catch(() => undefined);
  await exited;
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
});

/** Profiles that the service holds now beside that of whoever asks. */
async function profiles(): Promise<number> {
  const { devtools, end } = await joinBrowser(socket.href, never);
  const { browserContextIds } = await devtools.send('Target.getBrowserContexts');
  await end();
  return (browserContextIds as string[]).length - 1;
}

it.each([
  ['the address of the service', `http://${socket.host}`],
  ['the address of its socket', socket.href],
])('makes a PDF by %s, asks nobody for anything and leaves nothing there', async (_name, address) => {
  const renderer = createPdfRenderer(address);
  expect(renderer.missing()).toBeUndefined();
  const html = `<html lang="en"><head><title>t</title></head><body><h1>One</h1><img src="${origin}/a.png"><script>fetch('${origin}/b')</script></body></html>`;
  const [first, second] = await Promise.all([
    renderer.render({ html, ...letter }, never),
    renderer.render({ html, ...letter }, never),
  ]);
  expect([first, second].map((pdf) => pagesOf(pdf))).toEqual([1, 1]);
  expect(asked).toEqual([]);
  await expect.poll(profiles).toBe(0);
});

it('ends what takes too long or is cancelled, and the service stays', async () => {
  const html = `<html><body>${'<table><tr><td>x</td></tr></table>'.repeat(60_000)}</body></html>`;
  const address = `http://${socket.host}`;
  const hurried = createPdfRenderer(address, { ...PDF_LIMITS, seconds: 0.2 });
  await expect(hurried.render({ html, ...letter }, never)).rejects.toThrow(/longer than 0.2 seconds/);
  const cancel = new AbortController();
  setTimeout(() => cancel.abort(), 100);
  await expect(createPdfRenderer(address).render({ html, ...letter }, cancel.signal)).rejects.toThrow(
    /canceled/,
  );
  await expect.poll(profiles).toBe(0);
  const after = await createPdfRenderer(address).render({ html: '<p>x</p>', ...letter }, never);
  expect(pagesOf(after)).toBe(1);
});

it('says what is missing where nothing answers', async () => {
  for (const address of ['http://127.0.0.1:1', 'ws://127.0.0.1:1/devtools/browser/x', origin])
    await expect(createPdfRenderer(address).render({ html: '', ...letter }, never)).rejects.toThrow(
      /No Chromium answers at the address of CHROMIUM_PATH/,
    );
});
