import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { png } from '../support/upload.ts';
import { at, expectAccessibleInBoth, keepToast, pressUndo, signIn, test } from '../support/journey.ts';

test.use({ ownServer: 'projects' });

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: false });
const choose = async (page: Page, label: string | RegExp, option: string | RegExp) => {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option }).first().click();
};

test('a project is created, changed, moved, deleted and restored', async ({ page }) => {
  await signIn(page, 'admin@northbank.example');
  await page.getByRole('button', { name: 'Create Project' }).last().click();
  await expectAccessibleInBoth(page, 'the ways to start', 'main');
  await page.getByRole('link', { name: /^Blank project/ }).click();

  // What is missing is said once somebody tries to go on.
  await page.getByRole('button', { name: 'Next: Timeline' }).click();
  await expect(page.getByText('Construction category is required')).toBeVisible();
  await expect(page.getByText('Target budget is required')).toBeVisible();
  await expectAccessibleInBoth(page, 'an empty form', 'main');
  await field(page, 'Name').first().fill('Westfield Annex School');
  await field(page, 'Code').fill('CRPT-26');
  await page.getByRole('combobox', { name: 'Construction category' }).fill('K through 12');
  await page.getByRole('option', { name: /K through 12/ }).click();
  await field(page, 'City').fill('Denver');
  await field(page, 'State').fill('CO');
  await field(page, 'Target area').fill('128000');
  await field(page, 'Target budget').fill('62000000');
  await choose(page, 'Business unit', /Mountain/);
  await expect(page.getByRole('complementary', { name: 'Summary' }).getByText('$484.38 / GSF')).toBeVisible();
  await page.getByRole('button', { name: 'Next: Timeline' }).click();
  await expect(page.getByText(/CRPT-26 belongs to Cedar Ridge Patient Tower. Try WAS-\d\d\./)).toBeVisible();
  await field(page, 'Code').fill('WAS-99');
  await page.getByRole('button', { name: 'Next: Timeline' }).click();
  await expect(page).toHaveURL(/\/projects\/\d+\/timeline\?showStepper=true$/);

  // The steps lead back to the details.
  await page
    .getByRole('navigation', { name: 'Create project' })
    .getByRole('button', { name: /Details/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Details', level: 1 })).toBeVisible();
  await expect(field(page, 'Code')).toHaveValue('WAS-99');
  await page.goto(page.url().replace('?showStepper=true', ''));

  // Saved, shown in its history, undone.
  await field(page, 'State').fill('Colorado');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await keepToast(page, 'Details saved');
  await expect(page.getByText('Colorado').first()).toBeVisible();
  await pressUndo(page, 'Details saved');
  await expect(field(page, 'State')).toHaveValue('CO');
  await expectAccessibleInBoth(page, 'details', 'main');

  await page.getByRole('button', { name: 'Change status' }).click();
  await page.getByRole('menuitem', { name: 'Start project' }).click();
  const question = page.getByRole('alertdialog', { name: 'Start this project?' });
  await expectAccessibleInBoth(page, 'a move', 'top');
  await question.getByRole('button', { name: 'Start project' }).click();
  await expect(page.getByText('Westfield Annex School is now In progress')).toBeVisible();

  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Delete project' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: 'Projects', level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Westfield Annex School' })).toHaveCount(0);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Deleted projects' }).click();
  const deleted = page.getByRole('dialog', { name: 'Deleted projects' });
  await expect(deleted.getByText(/by Maya Okafor/)).toBeVisible();
  await expectAccessibleInBoth(page, 'deleted projects', 'top');
  await deleted.getByRole('button', { name: 'Restore' }).click();
  await expect(deleted.getByText('No project has been deleted.')).toBeVisible();
  await deleted.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('link', { name: 'Westfield Annex School' })).toBeVisible();
});

test('the list is narrowed, grouped, shown as cards and exported', async ({ page }) => {
  await signIn(page, 'admin@northbank.example');
  await page.getByRole('button', { name: 'Delivery', exact: true }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Design-build', exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Westfield STEM School', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cedar Ridge Patient Tower' })).toHaveCount(0);
  await choose(page, 'Group by', 'Group by delivery');
  await expect(page).toHaveURL(/by=delivery/);
  await expect(page.getByRole('treegrid').getByText('Design-build').first()).toBeVisible();
  await page
    .getByRole('radio', { name: 'Cards' })
    .or(page.getByRole('button', { name: 'Cards' }))
    .first()
    .click();
  await expect(page.getByRole('region', { name: 'Design-build' })).toBeVisible();
  await expectAccessibleInBoth(page, 'cards', 'main');
  await page.getByRole('button', { name: 'Export' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: /Comma/ }).click();
  const [head, ...rows] = readFileSync(await (await download).path(), 'utf8')
    .trim()
    .split('\n');
  expect(head).toMatch(/Project,Status,Current milestone,Area,Budget,Forecast,Gap,Code/);
  expect(rows.every((row) => row.includes('Design-build'))).toBe(true);
});

test('a look at the list is kept as a view, and is there again at the next visit', async ({ page }) => {
  await signIn(page, 'admin@northbank.example');
  const cedar = page.getByRole('link', { name: 'Cedar Ridge Patient Tower' });
  await expect(cedar).toBeVisible();
  await page.getByRole('button', { name: 'Delivery', exact: true }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Design-build', exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(cedar).toHaveCount(0);
  const views = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });
  await views('View \\(1\\) ?, changed').click();
  await expectAccessibleInBoth(page, 'views of the projects', 'top');
  await page.getByRole('button', { name: 'Save as a new view' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Design-build');
  await page.getByRole('button', { name: 'Save view' }).click();
  await expect(views('Design-build').first()).toBeVisible();

  await page.goto(at('northbank', '/projects'));
  await expect(page).toHaveURL(/delivery=Design-build/);
  await expect(page.getByRole('link', { name: 'Westfield STEM School', exact: true })).toBeVisible();
  await expect(cedar).toHaveCount(0);
  // An address that says filters of its own keeps them.
  await page.goto(at('northbank', '/projects?search=cedar'));
  await expect(cedar).toBeVisible();
  await page.goto(at('northbank', '/projects'));
  await views('Design-build').first().click();
  await page.getByRole('button', { name: 'View (1)', exact: true }).click();
  await expect(cedar).toBeVisible();
});

test('a project hears what is no picture', async ({ page }) => {
  await signIn(page, 'admin@northbank.example');
  await page.getByRole('link', { name: 'Westfield STEM School', exact: true }).click();
  await page.getByRole('navigation', { name: 'Project' }).getByRole('link', { name: 'Details' }).click();
  const input = page.locator('input[type=file][accept*=".avif"]');
  const choosePicture = (name: string, buffer: Buffer) =>
    input.setInputFiles({ name, mimeType: 'image/png', buffer });
  for (const [name, content, sentence] of [
    ['plan.pdf', png(), 'Please select a supported file type (.png, .jpg, .jpeg, .gif, .webp, .avif, .svg)'],
    [`${'a'.repeat(252)}.png`, png(), 'File name is larger than 255 characters'],
    ['empty.png', Buffer.alloc(0), 'The file is empty. Choose one with content.'],
    ['text.png', Buffer.from('no picture'), 'The content of this file is not what its name says.'],
  ] as const) {
    await choosePicture(name, content);
    await expect(page.locator('[data-toast]').filter({ hasText: sentence })).toBeVisible();
  }
});

test('somebody who may not change projects reads them', async ({ page }) => {
  await signIn(page, 'cost@northbank.example');
  await page.getByRole('link', { name: 'Cedar Ridge Patient Tower' }).click();
  await page.getByRole('navigation', { name: 'Project' }).getByRole('link', { name: 'Details' }).click();
  await expect(page.getByRole('heading', { name: 'Details', level: 1 })).toBeVisible();
});

test('the list is narrowed by the company’s own fields', async ({ page }) => {
  await signIn(page, 'admin@northbank.example', '/projects');
  await page.getByRole('button', { name: 'Attributes', exact: true }).click();
  const conditions = page.getByRole('dialog', { name: 'Attributes' });
  await conditions.getByRole('button', { name: 'Add condition' }).click();
  await conditions.getByRole('combobox').first().click();
  await page.getByRole('option', { name: 'Sustainability goal' }).click();
  await conditions.getByRole('combobox').last().click();
  await page.getByRole('option', { name: 'LEED Gold', exact: true }).click();
  await expectAccessibleInBoth(page, 'conditions over own fields', 'top');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  const list = page.getByRole('treegrid', { name: 'Projects' });
  await expect(list.getByRole('link', { name: 'Cedar Ridge Patient Tower' })).toBeVisible();
  await expect(list.getByRole('link', { name: 'Harbor Point Mixed-Use' })).toHaveCount(0);
  // The address keeps it.
  await page.reload();
  await expect(list.getByRole('link', { name: 'Cedar Ridge Patient Tower' })).toBeVisible();
  await expect(list.getByRole('link', { name: 'Harbor Point Mixed-Use' })).toHaveCount(0);
});
