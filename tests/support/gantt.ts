import type { Locator, Page } from '@playwright/test';

interface Place {
  x: number;
  y: number;
}

/** Where on the axis a milestone stands: its mark lies at the height of its line. */
export async function momentOf(line: Locator): Promise<Place> {
  const { y, height } = await line.evaluate((node) => node.getBoundingClientRect());
  const x = await line.page().evaluate(
    (middle) => {
      const marks = [...document.querySelectorAll('[role=treegrid] svg g > path')].map((one) =>
        one.getBoundingClientRect(),
      );
      const mine = marks.find((mark) => Math.abs(mark.y + mark.height / 2 - middle) < 2);
      return mine === undefined ? Number.NaN : mine.x + mine.width / 2;
    },
    y + height / 2,
  );
  return { x, y: y + height / 2 };
}

/** Drags with a finger, as a screen reports it: what the page lets the browser scroll is scrolled instead. */
export async function dragByTouch(page: Page, from: Place, to: Place): Promise<void> {
  const screen = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Place) =>
    screen.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
  await touch('touchStart', from);
  for (let step = 1; step <= 5; step += 1)
    await touch('touchMove', {
      x: from.x + ((to.x - from.x) * step) / 5,
      y: from.y + ((to.y - from.y) * step) / 5,
    });
  await touch('touchEnd');
  await screen.detach();
}
