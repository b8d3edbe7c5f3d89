import { expect, type Page } from '@playwright/test';
import { momentOf } from '../support/gantt.ts';
import { projectSheet } from '../support/projectSheet.ts';
import { expectAccessible, pressUndo, signIn, test } from '../support/journey.ts';

test.use({ ownServer: 'setup' });

const rooms =
  'Stacks\tLibrary\t1\t24,000\t19,000\nCarrels\tLibrary\t40\t60\t48\nVault\tArchive\t1\t8,000\t6,400';

const modules = (page: Page) => page.getByRole('navigation', { name: 'Project' });
const shot = async (page: Page, name: string) => {
  if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/setup-${name}.png` });
};

/** Links the milestone of the focus to the next one, by keys alone. */
async function linkToNext(page: Page) {
  await page.keyboard.press('l');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

test('somebody sets a project up from a spreadsheet: components, areas, milestones, links, a drag with its push, overview', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, 'architect@halden.example', '/projects', 'halden');
  await page.getByRole('button', { name: 'Create Project' }).last().click();
  await page.getByRole('link', { name: /^From a spreadsheet/ }).click();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'Library.xlsx', mimeType: 'application/octet-stream', buffer: projectSheet });
  await expect(page.getByRole('heading', { name: '3 components' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '6 milestones' })).toBeVisible();
  await expectAccessible(page, 'a project from a spreadsheet', 'main');
  await shot(page, '1-sheet');
  const field = (name: string) => page.getByRole('textbox', { name }).first();
  await field('Name').fill('Halden City Library');
  await field('Code').fill('HCL-27');
  await page.getByRole('combobox', { name: 'Construction category' }).fill('library');
  await page
    .getByRole('option', { name: /Library/ })
    .first()
    .click();
  await field('City').fill('Bergen');
  await field('State').fill('VL');
  // Targets and the company's only business unit are there already.
  await expect(field('Target area')).toHaveValue('69,000');
  await expect(field('Target budget')).toHaveValue('$30,000,000');
  await expect(page.getByRole('combobox', { name: /^Business unit/ })).toHaveText(/Halden/);
  await page.getByRole('button', { name: 'Next: Components' }).click();
  await expect(page).toHaveURL(/\/components\?showStepper=true$/);
  const components = page.getByRole('grid', { name: 'Components' });
  await expect(components.getByRole('row', { name: /Archive vault/ })).toContainText('$6,600,000');
  await shot(page, '2-components');

  // Areas come from the clipboard.
  await modules(page).getByRole('link', { name: 'Program', exact: true }).click();
  await page.getByRole('button', { name: 'Add area' }).first().click();
  const areas = page.getByRole('grid', { name: 'Program areas' });
  await areas.getByText('New area').click();
  await page.evaluate((text) => navigator.clipboard.writeText(text), rooms);
  await page.keyboard.press('Control+v');
  await expect(areas.getByRole('row', { name: /Vault/ })).toContainText('8,000');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await shot(page, '3-areas');

  // Six milestones planned, linked by keys, one moved: its successors are pushed, undone, redone.
  await modules(page).getByRole('link', { name: 'Timeline' }).click();
  const grid = page.getByRole('treegrid', { name: 'Timeline' });
  const milestone = (name: string) => grid.getByRole('row', { name: new RegExp(`^MS-\\d+ ${name}`) });
  await expect(milestone('GMP')).toBeVisible();
  await shot(page, '4-timeline');
  await milestone('Concept').focus();
  for (let link = 1; link < 6; link += 1) {
    await linkToNext(page);
    await expect(
      page.getByText(new RegExp(`MS-00${link} and MS-00${link + 1} linked, \\d+ work days apart`)).first(),
    ).toBeVisible();
  }
  const dateOf = async (name: string) =>
    /\d\d\/\d\d\/\d{4}/.exec((await milestone(name).textContent()) ?? '')?.[0];
  const dates = () => Promise.all(['50% SD', 'GMP'].map(dateOf));
  const before = await dates();
  await page.getByRole('radio', { name: 'Fit' }).check({ force: true });
  const [concept, half] = [await momentOf(milestone('Concept')), await momentOf(milestone('50% SD'))];
  // Two thirds of the nine weeks between them.
  await page.mouse.move(half.x, half.y);
  await page.mouse.down();
  await page.mouse.move(half.x + 10, half.y);
  await page.mouse.move(half.x + ((half.x - concept.x) * 2) / 3, half.y);
  await page.mouse.up();
  const push = page.getByRole('dialog', { name: 'Moving this pushes 4 successors' });
  await expect(push).toContainText('50% SD: Apr 05, 2027 → May 17, 2027, 42 days later');
  await shot(page, '5-push');
  await push.getByRole('button', { name: 'Apply' }).click();
  await expect
    .poll(async () => (await dates()).map((date, place) => date === before[place]))
    .toEqual([false, false]);
  const after = await dates();
  await pressUndo(page, /50% SD moved/);
  await expect.poll(dates).toEqual(before);
  await page.getByRole('button', { name: 'Redo' }).last().click();
  await expect.poll(dates).toEqual(after);
  await shot(page, '6-redone');

  // Started, the project opens with its overview.
  await modules(page).getByRole('link', { name: 'Details' }).click();
  await page.getByRole('button', { name: 'Change status' }).click();
  await page.getByRole('menuitem', { name: 'Start project' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Start project' }).click();
  await expect(page.getByText('Halden City Library is now In progress')).toBeVisible();
  await page.getByRole('link', { name: 'Projects' }).first().click();
  await page.getByRole('link', { name: 'Halden City Library' }).first().click();
  await shot(page, '7-home');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Overview/);
});
