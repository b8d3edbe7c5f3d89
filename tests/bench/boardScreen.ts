// What a person waits for on a board of more than 1,000 issues, in a real browser against the running server.
import { chromium } from 'playwright-core';
import { chromiumArguments, findChromium } from '../support/chromium.mjs';
import { signInPage } from '../support/signInPage.ts';
import { milliseconds, type Report } from './report.ts';
import type { Calls } from './serverCalls.ts';

const steps = 60;

/** Opens the board of the project and drags a card over it. Reports nothing but a note where there is no Chromium. */
export async function boardScreen({ port, tenant, projectId }: Calls, report: Report): Promise<void> {
  const executablePath = findChromium();
  if (!executablePath) return report('board in a browser', 'no Chromium found', '');
  const browser = await chromium.launch({ executablePath, args: [...chromiumArguments] });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const address = `http://${tenant}.localhost:${port}/projects/${projectId}/issues`;
    await signInPage(page, address, 'admin@northbank.example');
    await page.getByRole('radio', { name: 'Board' }).click();
    const card = page.getByRole('list', { name: 'Open', exact: true }).getByRole('link').first();
    await card.waitFor();
    // Every column is there: what is dragged passes over all of them.
    await page.getByRole('list', { name: 'Closed', exact: true }).getByRole('link').first().waitFor();
    report(
      'board of 5,000 issues: cards that are drawn',
      String(await page.locator('main [role=list] li, main ul > li').count()),
    );
    const box = await card.boundingBox();
    if (!box) throw new Error('No card is in sight.');
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    const spentOn = async () => {
      const { metrics } = await devtools.send('Performance.getMetrics');
      return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
    };
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    const before = await spentOn();
    for (let step = 1; step <= steps; step += 1) {
      await page.mouse.move(x + step * 12, y + (step % 5));
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => done(undefined))));
    }
    report(
      '  a card dragged, main thread a frame',
      milliseconds(((await spentOn()) - before) / steps),
      '16.7 ms',
    );
    await page.keyboard.press('Escape');
    await page.mouse.up();
  } finally {
    await browser.close();
  }
}
