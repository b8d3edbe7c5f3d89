import { expect, type Page } from '@playwright/test';

/** Runs the report that is being put together. Both pages have pages, tabs and notes: what only the run has is waited for. */
export async function runReport(page: Page) {
  await page.getByRole('button', { name: 'Run Report' }).click();
  await expect(page.getByRole('tab', { name: 'Notes & Images' })).toBeVisible();
}
