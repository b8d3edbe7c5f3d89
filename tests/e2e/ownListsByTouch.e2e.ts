import { expect, type Locator } from '@playwright/test';
import { expectAccessible, signIn, test } from '../support/journey.ts';
import { attributeTypes } from '../support/attributeTypes.ts';

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  ownServer: 'own lists by touch',
});

/** A list that has just closed takes the focus once more: what is typed meanwhile belongs to the field all the same. */
async function write(field: Locator, text: string) {
  await field.tap();
  await field.fill(text);
}

test('what is chosen from a list begins below its name, which holds the list', async ({ page }) => {
  await signIn(page, 'admin@northbank.example', '/custom-codes');
  for (const { path, label, row, title } of [
    { path: '/custom-codes', label: 'Format', row: /^MasterFormat 2020/, title: 'MasterFormat 2020' },
    { path: '/markup-templates', label: 'Template', row: /^Hard bid/, title: 'Hard bid' },
    { path: '/normalization-indices', label: 'Index', row: /^Site constraint/, title: 'Site constraint' },
  ]) {
    await page.goto(new URL(path, page.url()).href);
    const chooser = page.getByRole('button', { name: new RegExp(`^${label} `) });
    await chooser.tap();
    await expectAccessible(page, `${label}, open`, 'main');
    await page.getByRole('listitem').getByRole('button', { name: row }).tap();
    await expect(page.getByRole('listitem').getByRole('button', { name: row })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: title, level: 2 })).toBeInViewport();
    await expect(page.getByRole('button', { name: `${label} ${title}`, exact: true })).toBeFocused();
  }
});

test('an attribute of each type is made by touch and filled on an item', async ({ page }) => {
  test.slow();
  await signIn(page, 'admin@northbank.example', '/custom-attributes?entity=SCENARIO_ITEM');
  for (const type of attributeTypes) {
    const name = `Hand ${type.toLowerCase()}`;
    await page.getByRole('button', { name: 'New attribute' }).first().tap();
    const fresh = page.getByRole('dialog', { name: 'New attribute' });
    await write(fresh.getByRole('textbox', { name: 'Name (required)' }), name);
    await fresh.getByRole('combobox', { name: 'Type' }).tap();
    await page.getByRole('option', { name: type, exact: true }).tap();
    if (type === 'Number with unit')
      await write(fresh.getByRole('textbox', { name: 'Unit', exact: true }), 'lb');
    if (['Select', 'Multiselect', 'Tags'].includes(type))
      for (const [at, word] of ['First', 'Second'].entries())
        await write(fresh.getByRole('textbox', { name: `Choice ${at + 1}` }), word);
    await fresh.getByRole('button', { name: 'Add attribute' }).tap();
    await page
      .getByRole('dialog', { name, exact: true })
      .getByRole('button', { name: 'Close' })
      .first()
      .tap();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }

  await page.goto(new URL('/projects', page.url()).href);
  await page.getByRole('link', { name: 'Westfield STEM School', exact: true }).first().tap();
  await page.getByRole('button', { name: 'Open navigation' }).tap();
  await page.getByRole('navigation', { name: 'Project' }).getByRole('link', { name: 'ForeSite' }).tap();
  // The row opens wherever a thumb meets it.
  await page
    .getByRole('grid', { name: 'Items' })
    .getByRole('row', { name: /^VO-001/ })
    .tap({ position: { x: 24, y: 40 } });
  const item = page.getByRole('dialog', { name: /^VO-001/ });
  const saves: number[] = [];
  page.on('response', (response) => {
    if (response.request().method() === 'PATCH' && response.url().includes('/scenario-items/'))
      saves.push(response.status());
  });
  let done = 0;
  const settled = () => expect.poll(() => saves).toEqual(Array((done += 1)).fill(200));
  const typed = {
    text: 'From the glazier',
    date: '03/15/2027',
    number: '12',
    percentage: '7.5',
    currency: '1200',
    'number with unit': '14',
  };
  for (const [name, value] of Object.entries(typed)) {
    await write(item.getByRole('textbox', { name: `Hand ${name}`, exact: true }), value);
    await page.keyboard.press('Tab');
    await settled();
  }
  await write(item.getByRole('textbox', { name: 'Hand date range, from' }), '03/01/2027');
  await write(item.getByRole('textbox', { name: 'Hand date range, to' }), '04/30/2027');
  await page.keyboard.press('Enter');
  await settled();
  for (const name of ['select', 'multiselect', 'tags']) {
    await item.getByRole('combobox', { name: new RegExp(`^Hand ${name}`) }).tap();
    await page.getByRole('option', { name: 'Second', exact: true }).tap();
    await settled();
    if (name !== 'select') await page.keyboard.press('Escape');
  }
  await page.reload();
  await expect(item.getByRole('textbox', { name: 'Hand currency' })).toHaveValue('$1,200');
  await expect(item.getByRole('textbox', { name: 'Hand date range, to' })).toHaveValue('Apr 30, 2027');
  await expect(item.getByText('Second')).toHaveCount(3);
});
