import { expect, type Page } from '@playwright/test';
import { dragByTouch, momentOf } from '../support/gantt.ts';
import { expectAccessible, signIn, test } from '../support/journey.ts';
import { projectSheet } from '../support/projectSheet.ts';

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  ownServer: 'setup by touch',
});

async function write(page: Page, name: string, text: string) {
  await page.getByRole('textbox', { name }).first().tap();
  await page.keyboard.type(text);
}

test('a project is set up on a phone: from a spreadsheet, milestones linked, one dragged, its push applied and undone', async ({
  page,
}) => {
  await signIn(page, 'architect@halden.example', '/projects/new-options', 'halden');
  await page.getByRole('link', { name: /^From a spreadsheet/ }).tap();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'Library.xlsx', mimeType: 'application/octet-stream', buffer: projectSheet });
  await expect(page.getByRole('heading', { name: '6 milestones' })).toBeVisible();
  await write(page, 'Name', 'Fjord Library');
  await write(page, 'Code', 'FJL-27');
  await page.getByRole('combobox', { name: 'Construction category' }).tap();
  await page.keyboard.type('library');
  await page
    .getByRole('option', { name: /Library/ })
    .first()
    .tap();
  await write(page, 'City', 'Bergen');
  await write(page, 'State', 'VL');
  await page.getByRole('button', { name: 'Next: Components' }).tap();
  await expect(page.getByRole('grid', { name: 'Components' }).getByText('Archive vault')).toBeVisible();

  await page.getByRole('button', { name: 'Open navigation' }).tap();
  await page
    .getByRole('navigation', { name: 'Project' })
    .getByRole('link', { name: 'Timeline', exact: true })
    .tap();
  const grid = page.getByRole('treegrid', { name: 'Timeline' });
  const line = (name: string) => grid.getByRole('row', { name: new RegExp(`^${name}`) });
  // A tap opens a milestone, where its predecessor is chosen: the two stay as far apart as they are.
  for (const [name, before] of [
    ['50% SD', 'Concept'],
    ['100% SD', '50% SD'],
  ] as const) {
    await line(name).tap();
    const milestone = page.getByRole('dialog', { name: /^Milestone MS-/ });
    await milestone.getByRole('button', { name: 'Add predecessor' }).tap();
    await milestone.getByRole('combobox', { name: 'Predecessor' }).tap();
    await page.getByRole('option', { name: new RegExp(`MS-\\d+ ${before}$`) }).tap();
    await expect(milestone.getByRole('textbox', { name: 'Lag, work days' })).toHaveValue('45');
    await milestone.getByRole('button', { name: 'Save' }).tap();
    await expect(milestone).toBeHidden();
  }

  // A finger moves a milestone sideways by two thirds of the nine weeks to the next one.
  await page.getByRole('radio', { name: 'Fit' }).check({ force: true });
  await line('Concept').scrollIntoViewIfNeeded();
  const [from, next] = [await momentOf(line('Concept')), await momentOf(line('50% SD'))];
  await dragByTouch(page, from, { x: from.x + ((next.x - from.x) * 2) / 3, y: from.y });
  const push = page.getByRole('dialog', { name: 'Moving this pushes 2 successors' });
  await expect(push).toContainText('Concept: Feb 01, 2027 → Mar 15, 2027, 42 days later');
  await push.getByRole('button', { name: 'Apply' }).tap();
  const day = (text: string) => grid.getByText(text, { exact: true });
  await expect(day('Mar 15')).toBeVisible();
  const toast = (text: string) => page.locator('[data-toast]').filter({ hasText: text });
  await toast('Concept moved').getByRole('button', { name: 'Undo' }).tap();
  await expect(day('Feb 1')).toBeVisible();
  await toast('Undone').getByRole('button', { name: 'Redo' }).tap();
  await expect(day('Mar 15')).toBeVisible();
  await expectAccessible(page, 'a timeline after a push by touch');
});
