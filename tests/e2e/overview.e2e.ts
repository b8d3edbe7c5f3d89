import { expect } from '@playwright/test';
import { at, expectAccessibleInBoth, signIn, test } from '../support/journey.ts';

test.use({ ownServer: 'reading' });

test('Daniel sees where the program stands, and what its area still waits for', async ({ page }) => {
  await signIn(page, 'cost@northbank.example', '/projects');
  const visitKept = () => page.waitForResponse((answer) => answer.url().endsWith('/overview/visit'));
  const came = visitKept();
  await page.getByRole('link', { name: 'Cedar Ridge Patient Tower' }).first().click();
  await expect(page.getByRole('heading', { name: 'Program Overview', level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(/Program Overview/);

  await test.step('the target area, and the chart in area mode by months', async () => {
    const figure = (name: string) =>
      page.getByRole('definition').and(page.locator(`dt:text-is("${name}") + dd`));
    await expect(figure('Target area')).toHaveText('304,000 GSF');
    await expect(figure('Pending range')).toHaveText('272,000 to 305,200 GSF');
    await expect(figure('Against target')).toHaveText('On target');
    const chart = page.getByRole('application', { name: /^Area trend/ });
    await expect(chart).toHaveAccessibleName(/is on target\. Pending items can still take it to 272,000 GSF/);
    await expect(page.getByRole('radio', { name: 'Months' })).toBeChecked();
    await expectAccessibleInBoth(page, 'the overview');
    await page.getByRole('radio', { name: 'Quarters' }).click();
    await page.getByRole('switch', { name: 'Time scale' }).click();
    await chart.focus();
    await page.keyboard.press('t');
    const table = page.getByRole('region', { name: 'Area trend by milestone' });
    await expect(table.getByRole('row', { name: /^50% SD/ })).toContainText('308,000 GSF');
    await expect(table.getByRole('row', { name: /^Pending low/ })).toContainText('(32,000) GSF');
  });

  await test.step('what others changed since, and what is due', async () => {
    const news = page.getByRole('region', { name: /^Latest changes|^Since your last visit/ });
    await expect(news.getByText(/^\d+ changes by \d+ people$/)).toBeVisible();
    await expect(news.getByRole('link', { name: 'Show all' })).toBeVisible();
    await expect(page.getByRole('region', { name: /^Due/ }).getByText('Generators N+2')).toBeVisible();
    // The demo's days move by whole weeks: how late it is depends on the day of the week, and on midnight.
    await expect(page.getByRole('region', { name: /^Issues/ })).toContainText(/1[2-9] days late/);
    await expect(page.getByRole('region', { name: /^Calibrate/ })).toContainText('above the median');
    // The page keeps the visit itself when it opens: that answer is not the one of the press.
    await came;
    const kept = visitKept();
    await news.getByRole('button', { name: 'Mark as seen' }).click();
    await kept;
    await expect(news).toContainText('No one else has changed anything since.');
    await page.reload();
    await expect(page.getByRole('region', { name: /^Since your last visit/ })).toContainText(
      'No one else has changed anything since.',
    );
  });

  await test.step('cards are switched off and moved by keyboard, and stay so', async () => {
    const headings = page.getByRole('main').getByRole('heading', { level: 2 });
    await page.getByRole('button', { name: 'Customize' }).press('Enter');
    const flyout = page.getByRole('dialog', { name: 'Customize overview' });
    await flyout.getByRole('switch', { name: 'Issues' }).press('Space');
    const up = flyout.getByRole('button', { name: 'Move Due up' });
    await up.press('Enter');
    await up.press('Enter');
    await expect(flyout.getByRole('status')).toHaveText('Due is number 6 of 9.');
    await expectAccessibleInBoth(page, 'the cards of the overview');
    await page.keyboard.press('Escape');
    await expect(headings.filter({ hasText: /^Issues/ })).toHaveCount(0);
    await page.reload();
    await expect(headings.filter({ hasText: /^(Due|Components)/ })).toHaveText([/^Due/, /^Components/]);
    await expect(headings.filter({ hasText: /^Issues/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Customize' }).click();
    await flyout.getByRole('button', { name: 'Reset to default cards' }).click();
    await page.keyboard.press('Escape');
    await expect(headings.filter({ hasText: /^Issues/ })).toHaveCount(1);
  });

  await test.step('what was chosen is remembered, and the cost leads to ForeSite', async () => {
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Quarters' })).toBeChecked();
    await expect(page.getByRole('switch', { name: 'Time scale' })).not.toBeChecked();
    await page.getByRole('link', { name: 'Open ForeSite' }).click();
    await expect(page.getByRole('heading', { name: 'ForeSite', level: 1 })).toBeVisible();
  });

  await test.step('a school without a timeline says what is missing', async () => {
    await page.goto(at('northbank', '/projects'));
    await page.getByRole('link', { name: 'Westfield STEM School, no timeline' }).first().click();
    await expect(
      page.getByText('In order to see the area trend you need to complete the Timeline and Estimate data'),
    ).toBeVisible();
    await expect(page.getByText('128,000 GSF').first()).toBeVisible();
  });
});
