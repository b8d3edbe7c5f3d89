import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { readPdf } from '#design-system/charts/paper/readPdf.ts';
import { expectAccessible, openProject, signIn, test } from '../support/journey.ts';

test.use({ ownServer: 'reading' });

const project = 'Cedar Ridge Patient Tower';
const show = (page: Page, option: string) =>
  page.getByRole('menuitemcheckbox', { name: option, exact: true });

test.describe('the cost trend', () => {
  test('shows risks and the range of outcome, and goes back to the split before', async ({ page }) => {
    await signIn(page, 'cost@northbank.example');
    await openProject(page, project);
    const options = page.getByRole('button', { name: 'Show', exact: true });

    await page.getByRole('button', { name: 'Components', exact: true }).click();
    await page.getByRole('menuitemradio', { name: 'Systems', exact: true }).click();
    await page.keyboard.press('Escape');
    await expect(
      page.getByRole('group', { name: 'Systems' }).getByRole('button', { name: 'D30 HVAC' }),
    ).toBeVisible();

    await options.click();
    await show(page, 'Show Risk').click();
    await show(page, 'Show Range of Outcome').click();
    await page.keyboard.press('Escape');
    const legend = page.getByRole('group', { name: 'Components', exact: true });
    await expect(legend.getByRole('button', { name: 'Patient Tower' })).toBeVisible();
    await page.getByRole('button', { name: 'Show as table' }).click();
    const twin = page.getByRole('table', { name: 'Cost trend by milestone' });
    await expect(twin).toContainText('$329,360,000');
    await expect(twin).toContainText('P90, range of outcome');
    await expect(twin.getByRole('rowheader', { name: /\(GMP\)$/ })).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export chart' }).click();
    await page.getByRole('menuitem', { name: 'Document (PDF)' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('cost-trend.pdf');
    const document = await readPdf(await readFile(await file.path()));
    const said = document.pages.map((one) => one.map(({ text }) => text));
    expect(said[0]).toEqual(expect.arrayContaining([project, 'Risk, Range of Outcome', 'Patient Tower']));
    expect(said[1]).toEqual(expect.arrayContaining(['Milestone', '$329,360,000', 'P90, range of outcome']));
    expect(document.facts['Author']).toBe('Daniel Reyes');
    await page.getByRole('button', { name: 'Show as chart' }).click();

    await page.getByRole('button', { name: 'Range of outcome', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Range of outcome' });
    await expectAccessible(page, 'range of outcome');
    const parts = dialog.getByRole('figure', { name: 'What drives the range' });
    await parts.getByRole('button', { name: 'Show as table' }).click();
    await expect(parts.getByRole('rowheader', { name: /^VO-008/ })).toBeVisible();
    await expect(parts.getByRole('rowheader', { name: /^R-003 / })).toBeVisible();
    await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();

    await options.click();
    await show(page, 'Show Risk').click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('group', { name: 'Systems' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('group', { name: 'Systems' })).toBeVisible();
  });

  test('puts the milestone that was chosen by key into summary and address', async ({ page }) => {
    await signIn(page, 'cost@northbank.example');
    await openProject(page, project);
    const chart = page.getByRole('application', { name: /^Cost trend\./ });
    await chart.press('Home');
    await chart.press('Enter');
    await expect(page).toHaveURL(/activeMilestoneId=\d+/);
    const chosen = page.getByRole('region', { name: 'Estimate at Concept' });
    await expect(chosen).toContainText('$296,500,000');
    await expect(chosen).toContainText('$18,300,000');
    await chosen.getByRole('button', { name: 'Close Concept' }).click();
    await expect(page).not.toHaveURL(/activeMilestoneId/);
    // The chart is as high as the summary beside it: no hole stands below.
    const part = (role: 'region' | 'figure', name: string) =>
      page.getByRole(role, { name, exact: true }).evaluate((node) => node.getBoundingClientRect().bottom);
    const frame = await part('region', 'Cost trend and summary');
    expect(frame - (await part('figure', 'Cost trend'))).toBeLessThan(4);
  });
});
