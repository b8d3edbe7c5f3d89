import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Address of a tenant on the journey server. */
export const at = (tenant: string, path = '/') =>
  `http://${tenant}.localhost:${process.env.QUOIN_PORT}${path}`;

/** Signs in as a person would, starting from a page of the product. */
export async function signIn(page: Page, email: string, path = '/', tenant = 'northbank') {
  await page.goto(at(tenant, path));
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('quoin-demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('banner')).toBeVisible();
}

/** Opens a project's ForeSite from the project list. */
export async function openProject(page: Page, name: string) {
  await page.getByRole('link', { name }).first().click();
  await expect(page.getByRole('heading', { name: 'ForeSite', level: 1 })).toBeVisible();
}

export const themes = ['light', 'dark'] as const;

/** Fails on any accessibility finding, target size included. */
export async function expectAccessible(page: Page, where: string) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .options({ rules: { 'target-size': { enabled: true } } })
    .analyze();
  const found = violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.html).join(' | ')}`);
  expect(found, `axe on ${where}`).toEqual([]);
}
