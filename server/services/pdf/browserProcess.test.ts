import { existsSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { expect, it, vi } from 'vitest';
import { findChromium } from '#tests/support/chromium.mjs';
import { startBrowser } from './browserProcess.ts';

const chromium = findChromium();

/** Steps of the session of a process; undefined where the system does not share its time by them. */
const stepsOfSession = (pid: number): number | undefined => {
  const file = `/proc/${pid}/autogroup`;
  return existsSync(file) ? Number(/nice (-?\d+)/.exec(readFileSync(file, 'latin1'))?.[1]) : undefined;
};

it.skipIf(!chromium)(
  'stands behind the server, as a process and as the session that it has for itself',
  async () => {
    const browser = await startBrowser(chromium ?? '');
    try {
      const pid = browser.child.pid ?? 0;
      const own = getPriority();
      expect(getPriority(pid)).toBe(Math.min(19, own + 10));
      if (stepsOfSession(process.pid) === undefined) return;
      await vi.waitFor(() => expect(stepsOfSession(pid)).toBe(Math.min(19, own + 3)));
    } finally {
      await browser.end();
    }
  },
);
