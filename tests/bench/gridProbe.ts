import type { Page } from 'playwright-core';

export interface ScrollResult {
  frames: number;
  /** Frames later than one refresh, with a millisecond of slack for the timer. */
  late: number;
  /** Frames that took more than three refreshes. */
  veryLate: number;
  probes: number;
  /** Probes of the visible area that met no drawn row. */
  blank: number;
}

interface Watch {
  /** Moments of the clock that this machine's processes share, in milliseconds. */
  clickedAt: number;
  rowsAt: number;
}

declare global {
  interface Window {
    benchWatch: Watch;
  }
}

/** In every page from now on: notes the moment of a click and the frame that draws the first row of the options' grid. */
export async function watchFirstRows(page: Page): Promise<void> {
  // The loader that runs this file names functions through a helper that pages do not have.
  await page.addInitScript({ content: 'globalThis.__name ??= (named) => named;' });
  await page.addInitScript(() => {
    const watch = { clickedAt: 0, rowsAt: 0 };
    const now = () => performance.timeOrigin + performance.now();
    window.benchWatch = watch;
    addEventListener(
      'click',
      () => {
        watch.clickedAt = now();
        watch.rowsAt = 0;
      },
      true,
    );
    const look = () => {
      if (watch.rowsAt === 0) {
        const row = document.querySelector('[role=grid][aria-label=Items] [data-line="0"]');
        if (row?.textContent) watch.rowsAt = now();
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** Milliseconds from the last click, or from `since` where nothing was clicked, to the first rows. */
export async function firstRows(page: Page, since?: number): Promise<number> {
  for (const until = Date.now() + 30_000; Date.now() < until; await page.waitForTimeout(50)) {
    // A reload passes through the sign-in's address, and a page on its way out cannot answer.
    const { rowsAt, clickedAt } = await page.evaluate(() => window.benchWatch).catch(() => unseen);
    if (rowsAt > 0) return rowsAt - (since ?? clickedAt);
  }
  throw new Error('No row of the options came within 30 seconds.');
}

const unseen: Watch = { clickedAt: 0, rowsAt: 0 };

/**
 * Scrolls the whole grid in `steps` frames. The offset is set between frames, as a wheel does; each frame then probes
 * what is about to be painted at three places of every visible row.
 */
export const scrollThrough = (page: Page, steps: number, label = 'Items'): Promise<ScrollResult> =>
  page.evaluate(
    async ([count, name]) => {
      const grid = document.querySelector<HTMLElement>(`[role$=grid][aria-label="${name}"]`);
      if (!grid) throw new Error(`The grid "${name}" is not there.`);
      grid.scrollIntoView({ block: 'center' });
      const result = { frames: 0, late: 0, veryLate: 0, probes: 0, blank: 0 };
      const room = grid.scrollHeight - grid.clientHeight;
      const probe = () => {
        const box = grid.getBoundingClientRect();
        for (let y = box.top + 60; y < Math.min(box.bottom, innerHeight) - 60; y += 36) {
          for (const part of [0.1, 0.5, 0.9]) {
            const line = document.elementFromPoint(box.left + box.width * part, y)?.closest('[data-line]');
            result.probes += 1;
            if (!line?.textContent) result.blank += 1;
          }
        }
      };
      const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
      const pause = () => new Promise((resolve) => setTimeout(resolve, 0));
      grid.scrollTop = 0;
      let before = await frame();
      for (let step = 1; step <= count; step += 1) {
        await pause();
        grid.scrollTop = (room * step) / count;
        const now = await frame();
        const took = now - before;
        before = now;
        result.frames += 1;
        if (took > 17.7) result.late += 1;
        if (took > 50) result.veryLate += 1;
        probe();
      }
      return result;
    },
    [steps, label] as const,
  );
