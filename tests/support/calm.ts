import { expect, type Page } from '@playwright/test';

/** Counts from the next page on what moves by itself or by an action: the browser leaves out what follows a key, we do not. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seenShifts: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources?: { node: Node | null }[];
      })[])
        if (entry.value > 0)
          seen.push(
            `${entry.value.toFixed(4)} ${entry.sources?.map(({ node }) => node?.textContent?.slice(0, 60)).join(' | ')}`,
          );
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** What moved since the last look, once the page has drawn itself. */
export async function shiftsSince(page: Page): Promise<string[]> {
  await drawn(page);
  return page.evaluate(() => (globalThis as unknown as { seenShifts: string[] }).seenShifts.splice(0));
}

/** Fails if the focus is on nothing: after each action it is on the thing, on its row, or on what surrounds it. */
export async function expectFocusKept(page: Page, after: string): Promise<void> {
  await drawn(page);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.tagName ?? 'BODY'), `the focus after: ${after}`)
    .not.toBe('BODY');
}

const drawn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((done) => {
        requestAnimationFrame(() => requestAnimationFrame(done));
      }),
  );
