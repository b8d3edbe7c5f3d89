import { existsSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { expect, it, vi } from 'vitest';
import { findChromium } from '#tests/support/chromium.mjs';
import { startBrowser } from './browserProcess.ts';

const chromium = findChromium();

/** Steps of the group that a process shares its time in; undefined where the system has no such groups. */
const stepsOfGroup = (pid: number): number | undefined => {
  const file = `/proc/${pid}/autogroup`;
  return existsSync(file) ? Number(/nice (-?\d+)/.exec(readFileSync(file, 'latin1'))?.[1]) : undefined;
};

it.skipIf(!chromium)(
  'stands behind the server, as a process and as the session that it has for itself',
  async () => {
    const browser = await startBrowser(chromium ?? '');
    try {
      const pid = browser.child.pid ?? 0;
      const steps = Math.min(19, getPriority() + 5);
      expect(getPriority(pid)).toBe(steps);
      if (stepsOfGroup(process.pid) === undefined) return;
      await vi.waitFor(() => expect(stepsOfGroup(pid)).toBe(steps), 3000);
    } finally {
      await browser.end();
    }
  },
);
