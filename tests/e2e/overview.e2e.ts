import { expect } from '@playwright/test';
import { at, expectAccessibleInBoth, signIn, test } from '../support/journey.ts';

test.use({ ownServer: 'reading' });

test('Daniel sees where the program stands, and what its area still waits for', async ({ page }) => {
  await signIn(page, 'cost@northbank.example', '/projects');
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
