import type { Page } from 'playwright-core';

/** Signs in as a person would, starting from a page of the product; ends when the frame of the product is there. */
export async function signInPage(page: Page, address: string, email: string): Promise<void> {
  await page.goto(address);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('quoin-demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('banner').waitFor();
}
