import { expect } from '@playwright/test';
import {
  expectAccessibleInBoth,
  keepToast,
  openProject,
  pressUndo,
  signIn,
  test,
} from '../support/journey.ts';

test.use({ ownServer: 'components' });

test('components are edited, pasted, put in order by keys, deleted and brought back', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, 'admin@northbank.example');
  await openProject(page, 'Cedar Ridge Patient Tower');
  await page
    .getByRole('navigation', { name: 'Project' })
    .getByRole('link', { name: /^Components/ })
    .click();
  const grid = page.getByRole('grid', { name: 'Components' });
  const rowOf = (name: string) => grid.getByRole('row').filter({ hasText: name });
  const column = async (title: string) =>
    Number(await grid.getByRole('columnheader', { name: title, exact: true }).getAttribute('aria-colindex'));
  const cell = async (name: string, title: string) =>
    rowOf(name).locator(`[aria-colindex="${await column(title)}"]`);
  await expect(rowOf('Central Utility Plant')).toContainText('$24,300,000');

  const budget = await cell('Central Utility Plant', 'Budget');
  const before = await budget.innerText();
  await budget.click();
  await page.keyboard.type('999000000');
  await page.keyboard.press('Enter');
  await expect(budget).toHaveText('$999,000,000');
  await expect(page.getByText(/over the target budget of \$305,000,000 in Details/)).toBeVisible();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(budget).toHaveText(before);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  // The company's own fields are cells of the list, and a form beside it.
  // Columns out of sight are not drawn.
  await page.setViewportSize({ width: 2400, height: 900 });
  const beds = await cell('Patient Tower', 'Bed count');
  await expect(beds).toHaveText('192');
  await beds.click();
  await page.keyboard.type('204');
  await page.keyboard.press('Enter');
  await expect(beds).toHaveText('204');
  await page.getByRole('button', { name: 'Actions for Patient Tower' }).click();
  await page.getByRole('menuitem', { name: 'Details' }).click();
  const flyout = page.getByRole('dialog', { name: 'Patient Tower' });
  await expect(flyout.getByRole('textbox', { name: 'Bed count' })).toHaveValue('204');
  await flyout.getByRole('textbox', { name: 'Floor-to-floor' }).fill('16.5');
  await flyout.getByRole('textbox', { name: 'Floor-to-floor' }).press('Tab');
  await expect(await cell('Patient Tower', 'Floor-to-floor')).toHaveText('16.5 ft');
  await expectAccessibleInBoth(page, 'a component', 'top');
  await flyout.getByRole('button', { name: 'Close' }).last().click();
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.getByRole('button', { name: 'Add component' }).click();
  await expect(rowOf('New component')).toBeVisible();
  await (await cell('New component', 'Name')).click();
  await page.evaluate(() =>
    navigator.clipboard.writeText('Helistop\tNew construction\nBridge\tSitework\nTunnel\tSitework'),
  );
  await page.keyboard.press('Control+v');
  await expect(rowOf('Tunnel')).toContainText('Sitework');
  await expect(rowOf('New component')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Actions for Tunnel' })).toBeVisible();
  await page.reload();
  await expect(rowOf('Tunnel')).toContainText('Sitework');
  const names = async () => {
    const all = await grid.getByRole('row').allInnerTexts();
    return ['Helistop', 'Bridge', 'Tunnel'].toSorted(
      (a, b) => all.findIndex((text) => text.includes(a)) - all.findIndex((text) => text.includes(b)),
    );
  };
  expect(await names()).toEqual(['Helistop', 'Bridge', 'Tunnel']);
  await (await cell('Tunnel', 'Name')).click();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.getByText('Tunnel moved up')).toBeVisible();
  await expect.poll(names).toEqual(['Helistop', 'Tunnel', 'Bridge']);
  await expectAccessibleInBoth(page, 'components');

  // A sorted list says why nothing moves, and shows the order that is kept.
  await grid.getByRole('columnheader', { name: 'Name', exact: true }).click();
  await (await cell('Tunnel', 'Name')).click();
  await page.keyboard.press('Alt+ArrowUp');
  const refused = page.locator('[data-toast]').filter({ hasText: 'Nothing was moved' });
  await refused.getByRole('button', { name: 'Show that order' }).click();
  await expect.poll(names).toEqual(['Helistop', 'Tunnel', 'Bridge']);
  await (await cell('Tunnel', 'Name')).click();
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(names).toEqual(['Helistop', 'Bridge', 'Tunnel']);

  // By drag, too: the grip of one row onto the upper part of another.
  const grip = rowOf('Tunnel').locator('[draggable]');
  await grip.dragTo(rowOf('Bridge'), { targetPosition: { x: 60, y: 4 } });
  await expect(page.getByText('Tunnel moved', { exact: true })).toBeVisible();
  await expect.poll(names).toEqual(['Helistop', 'Tunnel', 'Bridge']);
  await pressUndo(page, /Tunnel moved(?! up| down)/);
  await expect.poll(names).toEqual(['Helistop', 'Bridge', 'Tunnel']);

  // From a file: what becomes of each row is shown first, and one Undo takes all of it back.
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const sheet =
    'Building,Type of work,Gross area (SF),Target budget\nBridge,Steel,1200,900000\nKiosk,Sitework,80,12000\nHall,,much,5\nTotal,,1280,912000\n';
  await page
    .getByRole('dialog', { name: 'Import components from a file' })
    .locator('input[type=file]')
    .setInputFiles({ name: 'Campus.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet) });
  const columns = page.getByRole('dialog', { name: 'Columns of Campus.csv' });
  await expectAccessibleInBoth(page, 'columns of a file of components', 'top');
  await columns.getByRole('button', { name: 'Preview 4 rows' }).click();
  const preview = page.getByRole('dialog', { name: 'Import Campus.csv' });
  await expect(preview).toContainText('1 new, 1 changed, 0 same, 2 left out.');
  await expect(preview.getByRole('row', { name: /Bridge/ })).toContainText('Work type, Area, Budget');
  await expect(preview.getByRole('row', { name: /Hall/ })).toContainText('"much" is not an area');
  await expectAccessibleInBoth(page, 'what a file does to the components', 'top');
  await preview.getByRole('button', { name: 'Import 2 components' }).click();
  await keepToast(page, '2 components imported from Campus.csv');
  await expect(rowOf('Kiosk')).toContainText('$12,000');
  await expect(rowOf('Bridge')).toContainText('$900,000');
  await pressUndo(page, '2 components imported from Campus.csv');
  await expect(rowOf('Kiosk')).toHaveCount(0);
  await expect(rowOf('Bridge')).not.toContainText('$900,000');

  await page.getByRole('button', { name: 'Actions for Patient Tower' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const used = page.getByRole('dialog', { name: 'Delete Patient Tower' });
  await expect(used).toContainText(/is used by \d+ items/);
  await used.getByRole('button', { name: 'Close' }).last().click();

  await page.getByRole('button', { name: 'Actions for Bridge' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const asks = page.getByRole('alertdialog', { name: 'Delete Bridge' });
  await asks.getByRole('button', { name: 'Delete' }).click();
  await expect(rowOf('Bridge')).toHaveCount(0);
  await page
    .locator('[data-toast]')
    .filter({ hasText: 'Bridge deleted' })
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(rowOf('Bridge')).toBeVisible();
  for (const width of [1440, 850, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const spare = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(spare, `${width} px`).toBeLessThanOrEqual(0);
    if (process.env['SHOTS'])
      await page.screenshot({ path: `${process.env['SHOTS']}/components-${width}.png` });
  }
});
