import { expect } from '@playwright/test';
import { at, expectAccessibleInBoth, signIn, test } from '../support/journey.ts';

test.use({ ownServer: 'reading' });

test('Daniel finds the project that hurts the portfolio, and the item behind it', async ({ page }) => {
  await signIn(page, 'cost@northbank.example', '/portfolio');
  await expect(page.getByRole('heading', { name: 'Portfolio', level: 1 })).toBeVisible();
  const table = page.getByRole('region', { name: /^Budget and forecast/ });

  await test.step('the sums, and the projects behind them', async () => {
    const row = table.getByRole('row', { name: /Cedar Ridge Patient Tower/ });
    await expect(row).toContainText('$312,900,000');
    await expect(page.locator('dt:text-is("Budget") + dd')).toHaveText('$579,000,000');
    await expect(page.locator('dt:text-is("Forecast") + dd')).toHaveText('$584,700,000');
    await expect(page.getByRole('heading', { name: /^Risk matrix/ })).toBeVisible();
    await expectAccessibleInBoth(page, 'the portfolio');
  });

  await test.step('grouped by status, the dearest gap first; the address says so', async () => {
    await page.getByRole('combobox', { name: 'Group by' }).click();
    await page.getByRole('option', { name: 'No groups' }).click();
    await expect(page).toHaveURL(/by=none/);
    await page.getByRole('columnheader', { name: 'Gap', exact: true }).click();
    await expect(page).toHaveURL(/order=-?gap/);
    await page.getByRole('searchbox', { name: 'Quick search' }).fill('westfield');
    await expect(table.getByRole('row', { name: /Cedar Ridge/ })).toHaveCount(0);
    await page.getByRole('searchbox', { name: 'Quick search' }).fill('no such project');
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(table.getByRole('row', { name: /Cedar Ridge/ })).toBeVisible();
  });

  await test.step('a card that is not wanted stays away', async () => {
    await page.getByRole('button', { name: 'Customize' }).click();
    const flyout = page.getByRole('dialog', { name: 'Customize portfolio' });
    await flyout.getByRole('switch', { name: 'Risk matrix' }).click();
    await flyout.getByRole('button', { name: 'Close' }).click();
    await page.goto(at('northbank', '/project-dashboards/portfolio'));
    await expect(page.getByRole('heading', { name: /^Decisions due/ })).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Risk matrix/ })).toHaveCount(0);
  });

  await test.step('a decision leads to its item, and back', async () => {
    const decisions = page.getByRole('region', { name: /^Decisions due/ });
    const name = (await decisions.getByRole('link').first().textContent()) ?? '';
    await decisions.getByRole('link').first().click();
    await expect(page).toHaveURL(/foresite\?itemDetailsId=\d+/);
    await expect(page.getByRole('dialog', { name: new RegExp(name.slice(0, 12)) })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Portfolio', level: 1 })).toBeVisible();
  });
});
