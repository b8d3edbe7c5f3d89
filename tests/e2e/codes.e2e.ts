import { expect } from '@playwright/test';
import { xlsx } from '../support/workbooks.ts';
import { choose, expectAccessibleInBoth, openProject, pressUndo, signIn, test } from '../support/journey.ts';

test.use({ ownServer: 'codes' });

test('a company pastes its own codes, renames some by a second paste, and undoes a deletion', async ({
  page,
}) => {
  await signIn(page, 'admin@northbank.example');
  await page.goto(new URL('/custom-codes', page.url()).href);
  await expect(page.getByRole('heading', { name: 'Format Settings' })).toBeVisible();
  const formats = page.getByRole('navigation', { name: 'Formats' });
  await formats.getByRole('button', { name: /MasterFormat 2020/ }).click();
  await expect(page.getByRole('treegrid', { name: 'Codes of MasterFormat 2020' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Edit|Delete) MasterFormat/ })).toHaveCount(0);
  await expectAccessibleInBoth(page, 'the formats');

  await page.getByRole('button', { name: 'New format' }).click();
  const panel = page.getByRole('dialog', { name: 'New format' });
  await panel.getByRole('textbox', { name: 'Name (required)', exact: true }).fill('Field cost codes');
  await panel.getByRole('textbox', { name: 'Short name (required)' }).fill('FCC');
  await panel
    .getByRole('textbox', { name: 'Codes and names' })
    .fill('01\tGeneral\n01.10\tSite office\n03\tConcrete\n09.51.20\tAcoustic tile');
  await expect(panel.getByText('3 new, 0 renamed, 0 same, 1 with an error')).toBeVisible();
  await expect(panel.getByText('09.51 is missing')).toBeVisible();
  await panel.getByText('Add the levels that 1 code lacks').click();
  await expect(panel.getByText('6 new, 0 renamed, 0 same, 0 with an error')).toBeVisible();
  await expectAccessibleInBoth(page, 'a paste', 'top');
  await panel.getByRole('button', { name: 'Add format' }).click();
  await expect(formats.getByText('FCC, 6 codes')).toBeVisible();

  await page.getByRole('button', { name: 'Paste codes' }).click();
  const again = page.getByRole('dialog', { name: 'Paste codes' });
  await again.getByRole('textbox', { name: 'Codes and names' }).fill('01.10\tField office\n03.10\tForming');
  await again.getByRole('button', { name: 'Add 1, rename 1' }).click();
  await expect(formats.getByText('FCC, 7 codes')).toBeVisible();

  // From a workbook: its columns are found below the title and can be chosen.
  await page.getByRole('button', { name: 'Paste codes' }).click();
  const rows = [
    ['Northbank codes, 2026'],
    ['No', 'Level', 'Title', 'Old title'],
    ['03.10', 2, 'Formwork', 'Forming'],
    ['03.20', 2, 'Reinforcing', 'Rebar'],
  ];
  await again.locator('input[type=file]').setInputFiles({
    name: 'Codes.xlsx',
    mimeType: 'application/octet-stream',
    buffer: xlsx({ Codes: rows }),
  });
  await expect(again.getByText('1 new, 1 renamed, 0 same, 0 with an error')).toBeVisible();
  await again.getByRole('combobox', { name: 'Name is in' }).click();
  await page.getByRole('option', { name: 'Old title' }).click();
  await expect(again.getByText('1 new, 0 renamed, 1 same, 0 with an error')).toBeVisible();
  await expectAccessibleInBoth(page, 'codes from a workbook', 'top');
  await again.getByRole('button', { name: 'Add 1', exact: true }).click();
  await expect(formats.getByText('FCC, 8 codes')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search codes' }).fill('glass');
  await expect(page.getByText('No code of Field cost codes matches “glass”.')).toBeVisible();
  // The words under the empty list; the cross in the box bears the same name.
  await page.getByText('Clear search').click();

  // What items use stays, and says so; what nothing uses goes and comes back.
  await formats.getByRole('button', { name: /Northbank work packages/ }).click();
  await page.getByRole('button', { name: 'Delete Northbank work packages' }).click();
  const inUse = page.getByRole('dialog', { name: 'Delete Northbank work packages?' });
  await expect(inUse.getByText(/: \d+ sub items?/).first()).toBeVisible();
  await expect(inUse.getByRole('link').first()).toBeVisible();
  await expectAccessibleInBoth(page, 'a format in use', 'top');
  await inUse.getByRole('button', { name: 'Close' }).last().click();
  await formats.getByRole('button', { name: /Field cost codes/ }).click();
  await page.getByRole('button', { name: 'Delete Field cost codes' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(formats.getByText('FCC, 8 codes')).toHaveCount(0);
  await pressUndo(page, 'Field cost codes deleted');
  await expect(formats.getByText('FCC, 8 codes')).toBeVisible();
});

test('a project codes its items in a format of the company’s own, which then cannot go', async ({ page }) => {
  await signIn(page, 'admin@northbank.example');
  await page.goto(new URL('/custom-codes', page.url()).href);
  await page.getByRole('button', { name: 'New format' }).click();
  const panel = page.getByRole('dialog', { name: 'New format' });
  await panel.getByRole('textbox', { name: 'Name (required)', exact: true }).fill('House codes');
  await panel.getByRole('textbox', { name: 'Short name (required)' }).fill('HC');
  await panel.getByRole('textbox', { name: 'Codes and names' }).fill('H1\tShell\nH2\tInteriors');
  await panel.getByRole('button', { name: 'Add format' }).click();
  await expect(page.getByText('HC, 2 codes')).toBeVisible();

  await page.goto(new URL('/projects', page.url()).href);
  await openProject(page, 'Cedar Ridge Patient Tower');
  await page.getByRole('link', { name: 'Project Settings' }).click();
  await page.getByRole('combobox', { name: 'Cost format' }).click();
  await page.getByRole('option', { name: 'House codes' }).click();
  await expect(page.getByText('Setting saved')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Cost format' })).toHaveText(/House codes/);

  await page.goto(new URL('/custom-codes', page.url()).href);
  await page
    .getByRole('navigation', { name: 'Formats' })
    .getByRole('button', { name: /House codes/ })
    .click();
  await page.getByRole('button', { name: 'Delete House codes' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText(/It is the cost format of one project/).first()).toBeVisible();
});

test('a company edits its codes as a tree, maps them and sees the trend by them', async ({ page }) => {
  await signIn(page, 'admin@northbank.example');
  await page.goto(new URL('/custom-codes', page.url()).href);
  await page.getByRole('button', { name: 'New format' }).click();
  const panel = page.getByRole('dialog', { name: 'New format' });
  await panel.getByRole('textbox', { name: 'Name (required)', exact: true }).fill('Tree codes');
  await panel.getByRole('textbox', { name: 'Short name (required)' }).fill('TC');
  await panel
    .getByRole('textbox', { name: 'Codes and names' })
    .fill('01\tSubstructure\t1\n02\tShell\t1\n02.1\tRoof\t2\n03\tRest\t1');
  await expect(panel.getByText('4 new, 0 renamed, 0 same, 0 with an error')).toBeVisible();
  await panel.getByRole('button', { name: 'Add format' }).click();
  const grid = page.getByRole('treegrid', { name: 'Codes of Tree codes' });
  const row = (name: string) => grid.getByRole('row').filter({ hasText: name });
  await expect(row('Roof')).toHaveAttribute('aria-level', '2');

  // Moved by keys, by a button and by drag; each step is taken back.
  await row('Rest').getByRole('gridcell', { name: 'Rest' }).click();
  await page.keyboard.press('Alt+Shift+ArrowRight');
  await expect(row('Rest')).toHaveAttribute('aria-level', '2');
  await page.getByRole('button', { name: 'Outdent (Alt+Shift+Left)' }).click();
  await expect(row('Rest')).toHaveAttribute('aria-level', '1');
  await row('Rest')
    .locator('[draggable]')
    .dragTo(row('Substructure'), { targetPosition: { x: 60, y: 2 } });
  await expect(grid.getByRole('row').nth(1)).toContainText('Rest');
  await page.getByRole('button', { name: 'Undo (Ctrl+Z)' }).click();
  await page.getByRole('button', { name: 'Redo (Ctrl+Y)' }).click();
  await expect(grid.getByRole('row').nth(1)).toContainText('Rest');

  // Renamed in place, closed and opened, added; an equal code is told at its cell and keeps the save back.
  await row('Roof').getByRole('gridcell', { name: 'Roof' }).click();
  await page.keyboard.press('F2');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Roofing');
  await page.keyboard.press('Enter');
  await expect(row('Roofing')).toBeVisible();
  await row('Shell').locator('[data-opener]').click();
  await expect(row('Roofing')).toHaveCount(0);
  await row('Shell').locator('[data-opener]').click();
  await page.getByRole('button', { name: 'Add code' }).click();
  await page.keyboard.type('02.1');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Cladding');
  await page.keyboard.press('Enter');
  await expect(row('Cladding').locator('[aria-invalid]').first()).toBeVisible();
  await expectAccessibleInBoth(page, 'the tree of codes');
  await row('Cladding').getByRole('gridcell').nth(1).click();
  await page.keyboard.type('002.2');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog', { name: 'Version 2 of Tree codes' });
  await expect(preview.getByText('No row of an estimate, item or idea moves.')).toBeVisible();
  await expectAccessibleInBoth(page, 'the preview of a change', 'top');
  await preview.getByRole('button', { name: 'Save version 2' }).click();
  await expect(page.getByText('Version 2 saved')).toBeVisible();
  await expect(row('002.2')).toBeVisible();

  // Mapped to UniFormat: guessed, corrected, gaps shown, saved.
  await choose(page.getByRole('radio', { name: 'Mapping' }));
  await page.getByRole('combobox', { name: 'To' }).click();
  await page.getByRole('option', { name: 'UniFormat II' }).click();
  const mapping = page.getByRole('treegrid', { name: /Tree codes to UniFormat/ });
  await page.getByRole('button', { name: 'Guess by name' }).click();
  await expect(mapping.getByRole('row').filter({ hasText: 'Substructure' })).toContainText('Guess 100%');
  await expect(mapping.getByRole('row').filter({ hasText: 'Rest' })).toContainText('Gap');
  await page.getByRole('button', { name: 'Accept guesses' }).click();
  await mapping.getByRole('row').filter({ hasText: 'Rest' }).getByRole('gridcell').nth(2).click();
  await page.keyboard.type('C, D 60%');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Save mapping' })).toHaveAttribute('aria-disabled', 'true');
  await mapping.getByRole('row').filter({ hasText: 'Rest' }).getByRole('gridcell').nth(2).click();
  await page.keyboard.type('C, D');
  await page.keyboard.press('Enter');
  await expectAccessibleInBoth(page, 'a mapping');
  await page.getByRole('button', { name: 'Save mapping' }).click();
  await expect(page.getByText(/Mapping to UniFormat.* saved/)).toBeVisible();

  // The trend is split by codes that no row of the project names itself.
  await page.goto(new URL('/projects', page.url()).href);
  await openProject(page, 'Cedar Ridge Patient Tower');
  await page.getByRole('link', { name: 'Target Value Design' }).click();
  await expect(page.getByRole('grid').getByRole('gridcell').first()).toBeVisible();
  // What the page still reads may close the list.
  const choice = page.getByRole('option', { name: 'TC' });
  await expect(async () => {
    if (!(await choice.isVisible())) await page.getByRole('combobox', { name: 'Rows' }).click();
    await choice.click({ timeout: 10_000 });
  }).toPass();
  await expect(page.getByRole('grid').getByText('02 Shell').first()).toBeVisible();
});

test('three thousand codes are pasted, mapped by name and split the cost trend', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // Seven groups that are called as those of UniFormat, each with its sections and articles.
  const groups = ['Substructure', 'Shell', 'Interiors', 'Services', 'Equipment', 'Special work', 'Sitework'];
  const text = groups
    .flatMap((name, group) => [
      `0${group + 1}\t${name}`,
      ...Array.from({ length: 20 }, (_, section) => {
        const code = `0${group + 1}.${String(section + 1).padStart(2, '0')}`;
        const articles = Array.from(
          { length: 21 },
          (_, at) =>
            `${code}.${String(at + 1).padStart(2, '0')}\tArticle ${group + 1}-${section + 1}-${at + 1}`,
        );
        return [`${code}\tSection ${group + 1}-${section + 1}`, ...articles].join('\n');
      }),
    ])
    .join('\n');
  const count = text.split('\n').length;
  expect(count).toBeGreaterThan(3000);
  await signIn(page, 'admin@northbank.example', '/custom-codes');
  await page.getByRole('button', { name: 'New format' }).click();
  const panel = page.getByRole('dialog', { name: 'New format' });
  await panel.getByRole('textbox', { name: 'Name (required)', exact: true }).fill('National codes');
  await panel.getByRole('textbox', { name: 'Short name (required)' }).fill('NC');
  await panel.getByRole('textbox', { name: 'Codes and names' }).click();
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('Control+V');
  await expect(
    panel.getByText(`${count.toLocaleString('en-US')} new, 0 renamed, 0 same, 0 with an error`),
  ).toBeVisible();
  await panel.getByRole('button', { name: 'Add format' }).click();
  await expect(page.getByText(`NC, ${count.toLocaleString('en-US')} codes`)).toBeVisible();
  const grid = page.getByRole('treegrid', { name: 'Codes of National codes' });
  await expect(grid).toHaveAttribute('aria-rowcount', String(count + 1));
  await page.getByRole('searchbox', { name: 'Search codes' }).fill('Article 7-20-21');
  await expect(grid.getByRole('row').filter({ hasText: '07.20.21' })).toBeVisible();
  await page
    .getByText('Clear search')
    .or(page.getByRole('button', { name: 'Clear search' }))
    .first()
    .click();

  // From UniFormat to the own codes: what says the same is guessed, and kept.
  await page
    .getByRole('navigation', { name: 'Formats' })
    .getByRole('button', { name: /UniFormat II/ })
    .click();
  await choose(page.getByRole('radio', { name: 'Mapping' }));
  await page.getByRole('combobox', { name: 'To' }).click();
  await page.getByRole('option', { name: 'National codes' }).click();
  await page.getByRole('button', { name: 'Guess by name' }).click();
  const mapping = page.getByRole('treegrid', { name: /UniFormat.* to National codes/ });
  await expect(mapping.getByRole('row').filter({ hasText: 'Substructure' }).first()).toContainText(
    'Guess 100%',
  );
  await page.getByRole('button', { name: 'Accept guesses' }).click();
  await page.getByRole('button', { name: 'Save mapping' }).click();
  await expect(page.getByText(/Mapping to National codes saved/)).toBeVisible();

  await page.goto(new URL('/projects', page.url()).href);
  await openProject(page, 'Cedar Ridge Patient Tower');
  await page.getByRole('button', { name: 'Components', exact: true }).click();
  await page.getByRole('menuitemradio', { name: 'National codes' }).click();
  await page.keyboard.press('Escape');
  const legend = page.getByRole('group', { name: 'National codes' });
  for (const name of ['01 Substructure', '02 Shell', '04 Services'])
    await expect(legend.getByRole('button', { name })).toBeVisible();
  await expectAccessibleInBoth(page, 'a trend by own codes', 'main');
});
