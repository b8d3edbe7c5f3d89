import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createPdfRenderer, PDF_LIMITS } from '../pdf/pdfRenderer.ts';
import { createAppVisits, type Visit, VISIT_LIMITS } from './appVisits.ts';

const folder = mkdtempSync(join(tmpdir(), 'quoin-silent-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const silent = new URL('../../../tests/support/silentBrowser.mjs', import.meta.url);
function silentAt(step: string): { path: string; reached: () => boolean; isGone: () => boolean } {
  const path = join(folder, `silent-at-${step}.mjs`);
  copyFileSync(silent, path);
  const isAlive = () => {
    try {
      return process.kill(Number(readFileSync(join(folder, `start of silent-at-${step}`), 'utf8')), 0);
    } catch {
      return false;
    }
  };
  return {
    path,
    reached: () => existsSync(join(folder, `reached of silent-at-${step}`)),
    isGone: () => !isAlive(),
  };
}

const visit: Visit = {
  tenantId: 1,
  origin: 'http://northbank.localhost',
  timeZone: 'UTC',
  jobId: 1,
  person: { id: 1, email: 'lena@northbank.example' },
  path: '/projects/1/reports/1/run',
  mayWrite: () => false,
  until: () => false,
};
const visitsWith = (chromium: string, limits: { seconds: number; megabytes: number } = VISIT_LIMITS) =>
  createAppVisits({ chromium, limits, request: () => new Promise(() => undefined) });
const never = new AbortController().signal;
const letter = { html: '<p>x</p>', width: 215.9, height: 279.4, printBackground: true };

const visitSteps = ['launch', 'Target.attachToTarget', 'Fetch.enable', 'Page.navigate', 'page'];
const pdfSteps = ['Page.setDocumentContent', 'Runtime.evaluate', 'Page.printToPDF', 'IO.read'];

it.each(visitSteps)(
  'a visit that hangs at %s ends with its job, ends its browser, and lets the next one in',
  async (step) => {
    const { path, reached, isGone } = silentAt(step);
    const visits = visitsWith(path);
    const [cancelled, waiting] = [new AbortController(), new AbortController()];
    const first = visits.visit(visit, cancelled.signal);
    const second = visits.visit(visit, waiting.signal);
    first.catch(() => undefined);
    second.catch(() => undefined);
    await expect.poll(reached, { timeout: 60_000 }).toBe(true);
    // Whoever waits for a turn leaves without one.
    waiting.abort();
    await expect(second).rejects.toThrow('Whoever asked has gone.');
    cancelled.abort();
    await expect(first).rejects.toThrow('The server stopped.');
    expect(isGone()).toBe(true);
  },
);

it.each(pdfSteps)('a PDF that hangs at %s ends with its job, and ends its browser', async (step) => {
  const { path, reached, isGone } = silentAt(step);
  const renderer = createPdfRenderer(path);
  const cancelled = new AbortController();
  const made = renderer.render(letter, cancelled.signal);
  made.catch(() => undefined);
  await expect.poll(reached, { timeout: 60_000 }).toBe(true);
  cancelled.abort();
  await expect(made).rejects.toThrow('The PDF was canceled.');
  expect(isGone()).toBe(true);
});

it('says after its time that a page which loads and never comes to its end took too long', async () => {
  const { path, isGone } = silentAt('page');
  const hurried = { ...VISIT_LIMITS, seconds: 1 };
  const visits = visitsWith(path, hurried);
  // The second gets its turn, and as much time.
  const both = [visits.visit(visit, never), visits.visit(visit, never)];
  for (const one of await Promise.allSettled(both))
    expect(one).toMatchObject({
      status: 'rejected',
      reason: {
        name: 'VisitError',
        message: expect.stringMatching(/did not load within .* Send it again/) as string,
      },
    });
  expect(isGone()).toBe(true);
  const renderer = createPdfRenderer(silentAt('Page.printToPDF').path, { ...PDF_LIMITS, seconds: 1 });
  await expect(renderer.render(letter, never)).rejects.toThrow(/took longer than/);
});
