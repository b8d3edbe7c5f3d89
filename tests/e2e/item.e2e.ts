import { expect, type Page } from '@playwright/test';
import { expectAccessibleInBoth, openProject, signIn, test } from '../support/journey.ts';

const cost = 'cost@northbank.example';
const project = 'Cedar Ridge Patient Tower';

const toast = (page: Page, title: string | RegExp) => page.locator('[data-toast]').filter({ hasText: title });

async function openOption(page: Page, name: string, code: string) {
  await page.getByRole('link', { name }).first().click();
  const panel = page.getByRole('dialog', { name: code });
  await expect(panel.getByRole('tab', { name: 'Details' })).toBeVisible();
  return panel;
}

test.describe('the item', () => {
  test('is planned, talked about, copied, deleted and brought back', async ({ page }) => {
    await signIn(page, cost);
    await openProject(page, project);
    const panel = await openOption(page, 'LVT for terrazzo in public corridors', 'VO-010');

    await panel.getByRole('combobox', { name: 'Decide by' }).click();
    await page.getByRole('option', { name: /100% DD/ }).click();
    await expect(panel.getByText(/To be decided by/)).toBeVisible();

    await panel.getByRole('tab', { name: /Comments/ }).click();
    const box = panel.getByRole('textbox', { name: 'Comment' });
    await box.pressSequentially('@Ingr');
    await expect(page.getByRole('option', { name: 'Ingrid Solberg' })).toBeVisible();
    await page.keyboard.press('Enter');
    await box.pressSequentially('is the floor approved?');
    await page.keyboard.press('Control+Enter');
    await expect(panel.getByRole('list', { name: 'Comments' })).toContainText(
      '@Ingrid Solberg is the floor approved?',
    );

    await panel.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Clone' }).click();
    const copy = page.getByRole('dialog', { name: /Copy of LVT/ });
    await expect(copy).toBeVisible();
    await copy.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Delete', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await toast(page, /deleted/)
      .getByRole('button', { name: 'Undo' })
      .click();
    await expect(toast(page, /restored/)).toBeVisible();
  });

  test('reads on a page of its own, without an axe finding in tabs and page', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signIn(page, cost);
    await openProject(page, project);
    const panel = await openOption(page, 'Window wall instead of unitized curtain wall', 'VO-001');
    for (const name of ['Details', 'Comments', 'Files']) {
      await panel.getByRole('tab', { name: new RegExp(name) }).click();
      await expectAccessibleInBoth(page, `item, ${name}`, 'top');
    }
    await panel.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Open as a page' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Window wall/ })).toBeVisible();
    await expect(page.getByRole('table', { name: 'Effect' })).toContainText('$309,050,000');
    await expectAccessibleInBoth(page, "item's page", 'main');
  });
});
