import { expect } from '@playwright/test';
import { at, expectAccessibleInBoth, pressUndo, signIn, test } from '../support/journey.ts';

test.use({ ownServer: 'library' });

test('templates are found by project type, added, taken into a project, deleted and brought back', async ({
  page,
}) => {
  await signIn(page, 'admin@northbank.example');
  await page.goto(at('northbank', '/library/risks'));
  const grid = page.getByRole('grid', { name: 'Templates' });
  await expect(page.getByText('9 templates', { exact: true })).toBeVisible();
  await expectAccessibleInBoth(page, 'the library of risks');
  await page.getByRole('button', { name: 'Healthcare 3' }).click();
  await expect(grid.getByText('Imaging vendor chosen late')).toBeVisible();
  await expect(grid.getByText('Steel tariff change')).toBeHidden();
  await page.getByRole('button', { name: 'All project types 9' }).click();

  // A new one, with a mitigation.
  await page.getByRole('button', { name: 'Add template' }).click();
  const panel = page.getByRole('dialog', { name: 'New template' });
  await panel.getByRole('textbox', { name: 'Name' }).fill('Elevator shop drawings late');
  await panel.getByRole('textbox', { name: 'Project type' }).fill('Higher education');
  await panel.getByRole('combobox', { name: 'Likelihood' }).click();
  await page.getByRole('option', { name: /3 Possible/ }).click();
  await panel.getByRole('button', { name: 'Add mitigation' }).click();
  await panel
    .getByRole('group', { name: 'Mitigation 1' })
    .getByRole('textbox', { name: 'Name' })
    .fill('Order drawings with the award');
  await expectAccessibleInBoth(page, 'a new template', 'top');
  await panel.getByRole('button', { name: 'Save' }).click();
  const added = page.getByRole('dialog', { name: 'Elevator shop drawings late' });
  await expect(added).toBeVisible();
  await expect(page.getByRole('button', { name: 'Higher education 1' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(added).toBeHidden();

  // Two of them into a project, as a set.
  await grid.getByRole('checkbox', { name: /Elevator shop drawings late/ }).check();
  await grid.getByRole('checkbox', { name: /Imaging vendor chosen late/ }).check();
  await page.getByRole('button', { name: 'Take 2 into project' }).click();
  const taking = page.getByRole('dialog', { name: 'Take 2 templates into a project' });
  await taking.getByRole('combobox', { name: 'Project' }).fill('Harbor');
  await page.getByRole('option', { name: /Harbor Point/ }).click();
  await taking.getByRole('button', { name: 'Add 2 risks' }).click();
  await expect(page.getByText('2 risks added')).toBeVisible();
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(
    page.getByRole('grid', { name: 'Risks' }).getByText('Elevator shop drawings late'),
  ).toBeVisible();

  // A risk of a project is kept as a template.
  await page.getByRole('grid', { name: 'Risks' }).getByText('Imaging vendor chosen late').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keep as a template' }).click();
  await expect(page.getByText('Imaging vendor chosen late is in the library')).toBeVisible();

  // Issues have a library of their own; a deleted template comes back.
  await page.goto(at('northbank', '/library/issues'));
  await expect(page.getByText('4 templates', { exact: true })).toBeVisible();
  await grid.getByText('Utility vault location disputed').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('3 templates', { exact: true })).toBeVisible();
  await pressUndo(page, 'Utility vault location disputed deleted');
  await expect(page.getByText('4 templates', { exact: true })).toBeVisible();
});

test('issues are made of templates', async ({ page }) => {
  await signIn(page, 'cost@northbank.example');
  await page.goto(at('northbank', '/library/issues'));
  const grid = page.getByRole('grid', { name: 'Templates' });
  await grid.getByText('Shaft sizes differ between models').click();
  await page.getByRole('button', { name: 'Take into project' }).click();
  const taking = page.getByRole('dialog', { name: 'Take 1 template into a project' });
  await taking.getByRole('combobox', { name: 'Project' }).fill('Cedar');
  await page.getByRole('option', { name: /Cedar Ridge/ }).click();
  await taking.getByRole('button', { name: 'Add 1 issue' }).click();
  await expect(page.getByText('1 issue added')).toBeVisible();
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(
    page.getByRole('grid', { name: 'Backlog issues' }).getByText('Shaft sizes differ between models'),
  ).toBeVisible();
});
