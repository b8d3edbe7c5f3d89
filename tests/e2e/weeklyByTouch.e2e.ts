import { expect } from '@playwright/test';
import { signIn, test } from '../support/journey.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, ownServer: 'touch' });

test('try', async ({ page }) => {
  await signIn(page, 'cost@northbank.example');
  await page.getByRole('link', { name: 'Cedar Ridge Patient Tower' }).first().tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Program Overview' })).toBeVisible();
  await page.screenshot({ path: '/tmp/look2/t1.png' });
  await page.getByRole('banner').getByRole('button').first().tap();
  await page.waitForTimeout(800);
  await page.screenshot({ path: '/tmp/look2/t2.png' });
  await page.getByRole('link', { name: /^ForeSite/ }).first().tap();
  await expect(page.getByRole('heading', { level: 1, name: 'ForeSite' })).toBeVisible();
  await page.getByRole('button', { name: 'New item', exact: true }).tap();
  await page.waitForTimeout(800);
  await page.screenshot({ path: '/tmp/look2/t3.png' });
  console.log(await page.getByRole('dialog').ariaSnapshot());
});
