import { expect } from '@playwright/test';
import { expectAccessibleInBoth, signIn, test } from '../support/journey.ts';

test.use({ ownServer: 'markups' });

test('a markup template is worked out, changed, put in order, added, deleted and brought back', async ({
  page,
}) => {
  await signIn(page, 'admin@northbank.example');
  await page.getByRole('banner').getByRole('link', { name: 'Markup Templates' }).click();
  await page.getByRole('button', { name: /^Design-build standard/ }).click();
  const example = page.getByRole('region', { name: 'Worked example' });
  await expect(example.getByRole('row', { name: 'Total $1,202,219.84' })).toBeVisible();
  await expectAccessibleInBoth(page, 'markup templates');

  // A value moves the example at once, and is compared with what is saved.
  await page.getByRole('textbox', { name: 'Value of Contingency' }).fill('4');
  await expect(page.getByText('1 change not saved')).toBeVisible();
  await expect(example.getByText('▼ ($11,449.72) against the saved template')).toBeVisible();
  await example
    .getByRole('radio', { name: 'Allocated' })
    .or(example.getByRole('button', { name: 'Allocated' }))
    .click();
  await expect(example.getByRole('row', { name: /^Fee/ })).toBeHidden();

  // Circular lines that never settle are refused where they are typed.
  await page.getByRole('switch', { name: 'Program fee is on' }).click();
  await page.getByRole('textbox', { name: 'Value of Program fee' }).fill('100');
  await expect(example.getByText(/so the total never settles/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Value of Program fee' }).fill('10');
  await expect(example.getByText(/passes to settle/)).toBeVisible();

  // The grip moves a line by keys; saved, it stays so.
  await page.getByRole('button', { name: 'Move Fee, with arrow keys' }).press('ArrowUp');
  await page.getByRole('button', { name: 'Save template' }).click();
  await expect(page.getByText('Design-build standard saved')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: /^Name of/ }).nth(3)).toHaveValue('Fee');

  // A new one.
  await page.getByRole('button', { name: 'New template' }).click();
  await page.getByRole('textbox', { name: /^Name(?! of)/ }).fill('Owner direct');
  await page.getByRole('button', { name: 'Add line' }).click();
  await page.getByRole('button', { name: 'Save template' }).click();
  await expect(page.getByText('Name the line.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name of line 1' }).fill('Fee');
  await page.getByRole('textbox', { name: 'Value of Fee' }).fill('3.5');
  await page.getByRole('button', { name: 'Save template' }).click();
  await expect(page.getByRole('button', { name: /^Owner direct/ })).toBeVisible();

  // Deleted, and brought back.
  await page.getByRole('button', { name: 'Delete template' }).click();
  await expect(page.getByRole('button', { name: /^Owner direct/ })).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(page.getByRole('button', { name: /^Owner direct/ })).toBeVisible();
});
