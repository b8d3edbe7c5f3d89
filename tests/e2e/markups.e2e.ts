import { expect } from '@playwright/test';
import { expectAccessibleInBoth, pressUndo, signIn, test } from '../support/journey.ts';

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
  const added = page.getByRole('region', { name: 'New template' });
  await added.getByRole('textbox', { name: /^Name(?! of)/ }).fill('Owner direct');
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
  await pressUndo(page, /^Owner direct deleted/);
  await expect(page.getByRole('button', { name: /^Owner direct/ })).toBeVisible();
});

test('a project has its own markups, compared with a template, taken over with what that does in money', async ({
  page,
}) => {
  await signIn(page, 'admin@northbank.example');
  await page.getByRole('link', { name: 'Westfield STEM School', exact: true }).first().click();
  await page.getByRole('link', { name: 'Project Settings' }).click();
  await page.getByRole('link', { name: 'Markups', exact: true }).click();

  // What differs from the template is shown line by line.
  const template = page.getByRole('region', { name: 'Template', exact: true });
  await expect(template.getByRole('row', { name: /^Insurance Changed/ })).toBeVisible();
  await expectAccessibleInBoth(page, 'markups of a project');

  // A change says what saving it does, before it is saved.
  await page.getByRole('textbox', { name: 'Value of Fee' }).fill('5');
  const effect = page.getByRole('region', { name: 'What saving does' });
  await expect(effect.getByRole('row', { name: /^Items with markups.*▲/ })).toBeVisible();
  await page.getByRole('button', { name: 'Move Fee, with arrow keys' }).press('ArrowUp');
  await page.getByRole('button', { name: 'Save markups' }).click();
  await expect(template.getByRole('row', { name: /^Fee Changed/ })).toBeVisible();

  // Taken from the template again, after its effect was shown; one Undo takes that back.
  await template.getByRole('button', { name: 'Update from template' }).click();
  const dialog = page.getByRole('dialog', { name: 'Update from Design-build standard' });
  await expect(dialog.getByRole('row', { name: /^Forecast/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Update markups' }).click();
  await expect(template.getByText('The lines are those of the template.')).toBeVisible();
  await pressUndo(page, /^Markups updated from/);
  await expect(template.getByRole('row', { name: /^Fee Changed/ })).toBeVisible();

  // Set for one estimate by keys: without contingency, with the reason; the grid follows.
  await page.getByRole('link', { name: 'Estimate', exact: true }).click();
  const fee = page.getByRole('row', { name: /^Fee/ });
  await page.getByRole('combobox', { name: 'Markups' }).click();
  await page.getByRole('option', { name: /^Markups below/ }).click();
  await expect(page.getByRole('row', { name: /^Contingency/ })).toBeVisible();
  const before = await fee.innerText();
  await page.getByRole('button', { name: 'Markups', exact: true }).press('Enter');
  const markups = page.getByRole('dialog', { name: 'Markups of 50% SD' });
  await markups.getByRole('radio', { name: 'Use the project’s markups' }).press('ArrowRight');
  await markups.getByRole('switch', { name: 'Contingency is on' }).press('Space');
  await markups.getByRole('textbox', { name: 'Reason for Contingency' }).fill('Carried in the lines');
  await expectAccessibleInBoth(page, 'markups of an estimate', 'top');
  await markups.getByRole('button', { name: 'Save markups' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Markups (set for this estimate)' })).toBeFocused();
  await expect(page.getByRole('row', { name: /^Contingency/ })).toBeHidden();
  await expect(fee).not.toHaveText(before);

  // What happened to them says who, what and why; from there it is undone.
  await page.getByRole('button', { name: 'Markups (set for this estimate)' }).press('Enter');
  await markups.getByRole('tab', { name: 'History' }).click();
  await expect(markups.getByText(/off, Carried in the lines/)).toBeVisible();
  await markups.getByRole('button', { name: 'Undo' }).first().click();
  await expect(page.locator('[data-toast]').filter({ hasText: 'Undone' }).last()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('row', { name: /^Contingency/ })).toBeVisible();
  await expect.poll(() => fee.innerText()).toBe(before);
});
