import { expect, type Locator, type Page } from '@playwright/test';
import { signIn, test } from '../support/journey.ts';
import { fill, focused, goTo, press, tabTo } from '../support/keys.ts';

test.use({ ownServer: 'setup by keys' });

const milestones = [
  ['Concept', '02/01/2027'],
  ['50% SD', '04/05/2027'],
  ['100% SD', '06/07/2027'],
  ['50% DD', '09/06/2027'],
  ['100% DD', '12/06/2027'],
  ['GMP', '02/07/2028'],
] as const;

/** Goes by arrows from the grid's cell that Tab comes to, to the one that says this. */
async function moveTo(page: Page, grid: Locator, text: string) {
  const cell = grid.locator(':focus');
  for (let tabs = 0; tabs < 40 && (await cell.count()) === 0; tabs += 1) await press(page, 'Tab');
  await press(page, 'Control+Home');
  const row = cell.locator('xpath=ancestor-or-self::*[@role="row"]');
  for (let rows = 0; rows < 20 && !(await row.innerText()).includes(text); rows += 1)
    await press(page, 'ArrowDown');
  for (let cells = 0; cells < 12 && (await cell.innerText()) !== text; cells += 1)
    await press(page, 'ArrowRight');
  await expect(cell).toHaveText(text);
}

test('a project is set up without a pointer: details, components, areas, milestones, links, a push', async ({
  page,
}) => {
  test.slow();
  await signIn(page, 'architect@halden.example', '/projects', 'halden');
  await goTo(page, 'Create Project', 'Create Project');
  await fill(page, /^Name( |$)/, 'Fjord Clinic');
  await fill(page, /^Code( |$)/, 'FJC-27');
  await fill(page, /^Construction category( |$)/, 'clinic');
  await expect(page.getByRole('option').first()).toBeVisible();
  await press(page, 'ArrowDown', 'Enter');
  await fill(page, /^City( |$)/, 'Bergen');
  await fill(page, /^State( |$)/, 'VL');
  await fill(page, /^Target area( |$)/, '50000');
  await fill(page, /^Target budget( |$)/, '25000000');
  await tabTo(page, 'Next: Timeline');
  await press(page, 'Enter');
  await expect(page).toHaveURL(/\/timeline\?showStepper=true$/);

  // Six milestones, each with its date.
  for (const [name, date] of milestones) {
    await tabTo(page, 'Milestone');
    await press(page, 'Enter');
    const form = page.getByRole('dialog', { name: 'New milestone' });
    await expect(form).toBeVisible();
    await fill(page, /^Name/, name);
    await fill(page, /^Date/, date);
    await tabTo(page, 'Add');
    await press(page, 'Enter');
    await expect(form).toBeHidden();
  }

  // Linked one to the next, one moved: what it pushes is applied, undone and done again.
  const grid = page.getByRole('treegrid', { name: 'Timeline' });
  const row = (name: string) => grid.getByRole('row', { name: new RegExp(`^MS-\\d+ ${name}`) });
  const dateOf = async (name: string) => /\d\d\/\d\d\/\d{4}/.exec((await row(name).textContent()) ?? '')?.[0];
  const dates = () => Promise.all(['50% SD', 'GMP'].map(dateOf));
  await expect(row('GMP')).toContainText('02/07/2028');
  await tabTo(page, /Milestones and activities/);
  await press(page, 'Home');
  for (
    let steps = 0;
    steps < 12 && !(await row('Concept').evaluate((one) => one === document.activeElement));
    steps += 1
  )
    await press(page, 'ArrowDown');
  for (let link = 1; link < 6; link += 1) {
    await press(page, 'l', 'ArrowDown', 'Enter');
    await expect(
      page.getByText(new RegExp(`MS-00${link} and MS-00${link + 1} linked`)).first(),
    ).toBeVisible();
  }
  const before = await dates();
  for (
    let steps = 0;
    steps < 12 && !(await row('50% SD').evaluate((one) => one === document.activeElement));
    steps += 1
  )
    await press(page, 'ArrowUp');
  await press(page, 'Space');
  await expect(page.getByText(/50% SD held/)).toBeAttached();
  await press(page, ...Array<string>(12).fill('Shift+ArrowRight'), 'Enter');
  const push = page.getByRole('dialog', { name: 'Moving this pushes 4 successors' });
  await expect(push).toBeFocused();
  await tabTo(page, 'Apply');
  await press(page, 'Enter');
  await expect
    .poll(async () => (await dates()).map((date, place) => date === before[place]))
    .toEqual([false, false]);
  await expect(page.locator('[data-toast]').filter({ hasText: '50% SD moved' })).toBeVisible();
  await press(page, 'F6');
  await expect(focused(page)).toHaveText('Undo');
  await press(page, 'Enter');
  await expect.poll(dates).toEqual(before);

  // A component and an area are typed into their grids.
  for (const [module, grid, add, row, name] of [
    ['Components', 'Components', 'Add component', 'New component', 'Clinic building'],
    ['Program', 'Program areas', 'Add area', 'New area', 'Waiting hall'],
  ] as const) {
    await press(page, 'Control+k');
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
    await page.keyboard.type(module);
    await expect(page.getByRole('option', { name: new RegExp(`^${module}`) }).first()).toBeVisible();
    await press(page, 'Enter');
    const rows = page.getByRole('grid', { name: grid });
    await expect(rows).toBeVisible();
    await tabTo(page, add);
    await press(page, 'Enter');
    await expect(rows.getByRole('row', { name: new RegExp(row) })).toBeVisible();
    await moveTo(page, rows, row);
    await page.keyboard.type(name);
    await press(page, 'Enter');
    await expect(rows.getByText(name, { exact: true })).toBeVisible();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  }
});
