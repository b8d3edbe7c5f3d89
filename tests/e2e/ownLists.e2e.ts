import { expect, type Locator, type Page } from '@playwright/test';
import { choose, expectAccessibleInBoth, signIn, test } from '../support/journey.ts';
import { attributeTypes } from '../support/attributeTypes.ts';

test.use({ ownServer: 'ownLists' });

/** Says something in each of the company's own fields of an item, whatever its type; each is saved as it is left. */
async function fillOwnFields(page: Page, item: Locator) {
  const saves: number[] = [];
  page.on('response', (response) => {
    if (response.request().method() === 'PATCH' && response.url().includes('/scenario-items/'))
      saves.push(response.status());
  });
  const settled = async (count: number) => expect.poll(() => saves).toEqual(Array(count).fill(200));
  const typed = {
    text: 'From the glazier',
    date: '03/15/2027',
    number: '12',
    percentage: '7.5',
    currency: '1200',
    'number with unit': '14',
  };
  let done = 0;
  for (const [name, value] of Object.entries(typed)) {
    await item.getByRole('textbox', { name: `House ${name}`, exact: true }).fill(value);
    await page.keyboard.press('Tab');
    await settled((done += 1));
  }
  for (const [end, value] of [
    ['from', '03/01/2027'],
    ['to', '04/30/2027'],
  ] as const) {
    await item.getByRole('textbox', { name: `House date range, ${end}` }).fill(value);
    await page.keyboard.press(end === 'from' ? 'Tab' : 'Enter');
  }
  await settled((done += 1));
  for (const name of ['select', 'multiselect', 'tags']) {
    await item.getByRole('combobox', { name: new RegExp(`^House ${name}`) }).click();
    await page.getByRole('option', { name: 'First', exact: true }).click();
    await settled((done += 1));
    if (name !== 'select') await page.keyboard.press('Escape');
  }
}

test('somebody new brings codes, units, markups and attributes of every type, and prices an item with them', async ({
  page,
}) => {
  test.slow();
  const go = (path: string) => page.goto(new URL(path, page.url()).href);
  await signIn(page, 'admin@northbank.example');

  await go('/custom-codes');
  await page.getByRole('button', { name: 'New format' }).click();
  const format = page.getByRole('dialog', { name: 'New format' });
  await format.getByRole('textbox', { name: 'Name (required)', exact: true }).fill('Shop codes');
  await format.getByRole('textbox', { name: 'Short name (required)' }).fill('SC');
  await format
    .getByRole('textbox', { name: 'Codes and names' })
    .fill('E\tEnvelope\nE1\tGlazed panels\nS\tStructure');
  await format.getByRole('button', { name: 'Add format' }).click();
  await expect(page.getByText('SC, 3 codes')).toBeVisible();

  // What is coded in UniFormat counts under the own codes, too.
  await page
    .getByRole('navigation', { name: 'Formats' })
    .getByRole('button', { name: /UniFormat II/ })
    .click();
  await choose(page.getByRole('radio', { name: 'Mapping' }));
  await page.getByRole('combobox', { name: 'To' }).click();
  await page.getByRole('option', { name: 'Shop codes' }).click();
  const mapping = page.getByRole('treegrid', { name: /UniFormat.* to Shop codes/ });
  for (const [name, code] of [
    ['Substructure', 'S'],
    ['Shell', 'E'],
  ] as const) {
    await mapping.getByRole('row').filter({ hasText: name }).first().getByRole('gridcell').nth(2).click();
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');
  }
  await page.getByRole('button', { name: 'Save mapping' }).click();
  await expect(page.getByText(/Mapping to Shop codes saved/)).toBeVisible();

  await go('/units-of-measure');
  await page.getByRole('button', { name: 'Paste units' }).click();
  const units = page.getByRole('dialog', { name: 'Paste units' });
  await units.getByRole('textbox', { name: 'Units' }).fill('PNL\tPanels\tcount\t1');
  await units.getByRole('button', { name: 'Add 1 unit' }).click();
  await expect(page.getByText('1 unit added')).toBeVisible();

  await go('/markup-templates');
  await page.getByRole('button', { name: 'New template' }).click();
  const name = page.getByRole('textbox', { name: /^Name(?! of)/ });
  await expect(name).toHaveValue('');
  await name.fill('House markups');
  await page.getByRole('textbox', { name: 'Group' }).fill('House');
  await page.getByRole('button', { name: 'Add line' }).click();
  await page.getByRole('textbox', { name: 'Name of line 1' }).fill('Site overhead');
  await page.getByRole('textbox', { name: 'Value of Site overhead' }).fill('10');
  await page.getByRole('button', { name: 'Save template' }).click();
  await expect(
    page.getByRole('region', { name: 'House' }).getByRole('button', { name: /House markups/ }),
  ).toBeVisible();

  await go('/custom-attributes?entity=SCENARIO_ITEM');
  for (const type of attributeTypes) {
    await page.getByRole('button', { name: 'New attribute' }).first().click();
    const attribute = page.getByRole('dialog', { name: 'New attribute' });
    await attribute.getByRole('textbox', { name: 'Name (required)' }).fill(`House ${type.toLowerCase()}`);
    await attribute.getByRole('combobox', { name: 'Type' }).click();
    await page.getByRole('option', { name: type, exact: true }).click();
    if (['Select', 'Multiselect', 'Tags'].includes(type))
      for (const [at, word] of ['First', 'Second'].entries())
        await attribute.getByRole('textbox', { name: `Choice ${at + 1}` }).fill(word);
    await attribute.getByRole('button', { name: 'Add attribute' }).click();
    const name = `House ${type.toLowerCase()}`;
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
    await page
      .getByRole('dialog', { name, exact: true })
      .getByRole('button', { name: 'Close' })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }

  // The project takes the markups, after a look at what they do.
  await go('/projects');
  await page.getByRole('link', { name: 'Westfield STEM School', exact: true }).first().click();
  await page.getByRole('link', { name: 'Project Settings' }).click();
  await page.getByRole('link', { name: 'Markups', exact: true }).click();
  const template = page.getByRole('region', { name: 'Template', exact: true });
  await template.getByRole('combobox', { name: 'Markups of this project follow' }).click();
  await page.getByRole('option', { name: 'House markups (House)' }).click();
  await template.getByRole('button', { name: 'Update from template' }).click();
  const update = page.getByRole('dialog', { name: 'Update from House markups' });
  await expect(update.getByRole('row', { name: /^Forecast/ })).toBeVisible();
  await update.getByRole('checkbox', { name: /that only this project has/ }).uncheck();
  await update.getByRole('button', { name: 'Update markups' }).click();
  await expect(template.getByText('The lines are those of the template.')).toBeVisible();

  // An item in the own unit and code, priced with the own markups: 100 panels at $500 and 10%.
  await page.getByRole('link', { name: 'ForeSite' }).first().click();
  await page.getByRole('button', { name: 'New item' }).click();
  const fresh = page.getByRole('dialog', { name: 'New item' });
  await fresh.getByLabel('Name').fill('Glazed panels at the gym');
  const scope = fresh.getByRole('grid', { name: 'Scope' });
  const cell = async (column: number, name: string, text: string) => {
    await scope.getByRole('row').nth(1).getByRole('gridcell').nth(column).dblclick();
    await fresh.getByRole('textbox', { name: `${name}, row 1` }).fill(text);
    await page.keyboard.press('Tab');
  };
  await cell(0, 'Scope', 'Glazed panels');
  await cell(2, 'Quantity', '100');
  await cell(3, 'Unit', 'PNL');
  await cell(4, 'Unit cost', '500');
  await fresh.getByRole('button', { name: /^Cost groups, row 1/ }).click();
  await page.getByRole('radio', { name: 'Shop codes' }).check({ force: true });
  await page.getByRole('treeitem', { name: 'E Envelope' }).press('ArrowRight');
  await page.getByRole('treeitem', { name: /Glazed panels/ }).click();
  await expect(fresh.getByRole('row', { name: 'Cost $50,000' })).toBeVisible();
  await fresh.getByRole('button', { name: 'Save' }).click();
  const saved = page.getByRole('dialog', { name: /^VO-\d+/ });
  await expect(saved.getByText('$55,000').first()).toBeVisible();
  await fillOwnFields(page, saved);
  await saved.getByRole('button', { name: 'Close' }).first().click();
  await expect(saved).toBeHidden();

  // The chart by the own codes, and the own field in the list of columns.
  await page.getByRole('button', { name: 'Components', exact: true }).click();
  await page.getByRole('menuitemradio', { name: 'Shop codes' }).click();
  await expect(page.getByRole('menuitemradio', { name: 'Shop codes' })).toBeChecked();
  await page.keyboard.press('Escape');
  const legend = page.getByRole('group', { name: 'Shop codes' });
  for (const name of ['E Envelope', 'S Structure'])
    await expect(legend.getByRole('button', { name })).toBeVisible();
  await expectAccessibleInBoth(page, 'a trend by the own codes', 'main');
  await page.getByRole('button', { name: 'Columns' }).click();
  await expect(page.getByText('House text').last()).toBeVisible();
  await page.keyboard.press('Escape');

  // Its cost stands under the own code, where targets are kept.
  await page.getByRole('link', { name: 'Target Value Design' }).click();
  const choice = page.getByRole('option', { name: 'SC' });
  // What the page still reads may close the list.
  await expect(async () => {
    if (!(await choice.isVisible())) await page.getByRole('combobox', { name: 'Rows' }).click();
    await choice.click({ timeout: 10_000 });
  }).toPass();
  // What was pending for the shell, and the $55,000 of the new item.
  await expect(page.getByRole('grid').getByRole('row', { name: /E Envelope/ })).toContainText('$913.0k');
});
