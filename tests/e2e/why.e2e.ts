import { expect } from '@playwright/test';
import { expectAccessibleInBoth, openProject, signIn, test } from '../support/journey.ts';

test.use({ ownServer: 'reading' });

test('a figure says why it is what it is, and how it was on an earlier day', async ({ page }) => {
  await signIn(page, 'cost@northbank.example');
  await openProject(page, 'Cedar Ridge Patient Tower');

  // From the forecast down to a scope row, by key alone.
  const forecast = page.getByRole('button', { name: /^Forecast: .*What is it made of/ });
  await forecast.focus();
  await page.keyboard.press('Enter');
  const why = page.getByRole('dialog', { name: 'What Forecast is made of' });
  const step = async (name: RegExp) => {
    await why.getByRole('button', { name }).focus();
    await page.keyboard.press('Enter');
  };
  await step(/^Approved since/);
  await step(/^VO-007/);
  await expect(why.getByText(/^Approved for 50% DD on .* by Maya Okafor\.$/)).toBeVisible();
  await expect(why.getByText(/140,000 SF × \$37\.00/)).toBeVisible();
  await expectAccessibleInBoth(page, 'a trace', 'top');
  await step(/^Open the item/);
  const item = page.getByRole('dialog', { name: /^VO-007/ });
  // The panel takes the focus once the trace has gone, and with it Escape.
  await expect(why).toBeHidden();
  await expect(item).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(item).toBeHidden();

  // Back to the first day: the forecast was the concept's estimate.
  await page.getByRole('button', { name: 'Time machine' }).click();
  const machine = page.getByRole('region', { name: 'Time machine' });
  const summary = page.getByRole('region', { name: 'Summary', exact: true });
  const today = new URL(page.url()).searchParams.get('asOf') ?? '';
  await expect(summary.getByText('$312,900,000').first()).toBeVisible();
  await machine.getByRole('slider', { name: 'Day' }).press('Home');
  await expect(summary.getByText('$296,500,000').first()).toBeVisible();
  // Risks were written down first; then, one change after the other, comes the day of the first item.
  const later = machine.getByRole('button', { name: 'Later change' });
  const items = page.getByRole('grid', { name: /^Items on / });
  await later.click();
  await expect(page.getByRole('grid', { name: /^Risks on / }).getByText('R-001')).toBeVisible();
  for (let changes = 0; changes < 12 && (await items.getByText('VO-').count()) === 0; changes += 1) {
    const day = String(await items.getAttribute('aria-label'));
    await later.click();
    await expect(items).not.toHaveAccessibleName(day);
  }
  await expect(items.getByText('1 item')).toBeVisible();
  await expect(page.getByRole('button', { name: 'New item' })).toHaveCount(0);

  // And what has led from there to today.
  const address = new URL(page.url());
  address.searchParams.set('against', today);
  await page.goto(address.href);
  const changes = page.getByRole('region', { name: 'What changed' });
  await expect(changes.getByText('▼ ($1,900,000)', { exact: true })).toBeVisible();
  await expect(changes.getByRole('row', { name: /VO-007/ })).toContainText('▼ ($1,260,000)');
  await expectAccessibleInBoth(page, 'the time machine', 'main');
  await machine.getByRole('button', { name: 'Back to today' }).click();
  await expect(page.getByRole('button', { name: 'New item' })).toBeVisible();
});
