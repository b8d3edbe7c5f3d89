import { expect } from '@playwright/test';
import { at, expectAccessibleInBoth, openProject, pressUndo, signIn, test } from '../support/journey.ts';

test.use({ ownServer: 'library' });

test('templates are found by project type, added, taken into a project, deleted and brought back', async ({
  page,
}) => {
  await signIn(page, 'admin@northbank.example');
  await page.goto(at('northbank', '/library/risks'));
  const grid = page.getByRole('treegrid', { name: 'Templates' });
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
  // The pointer rests on Save, which says by now that nothing has changed: that goes with the same Escape.
  await page.keyboard.press('Escape');
  await expect(added).toBeHidden();

  // Two of them into a project, as a set.
  await grid.getByRole('checkbox', { name: /Elevator shop drawings late/ }).check();
  await grid.getByRole('checkbox', { name: /Imaging vendor chosen late/ }).check();
  await page.getByRole('button', { name: 'Add 2 to project' }).click();
  const taking = page.getByRole('dialog', { name: 'Add 2 templates to a project' });
  await taking.getByRole('combobox', { name: 'Project' }).fill('Harbor');
  await page.getByRole('option', { name: /Harbor Point/ }).click();
  await taking.getByRole('button', { name: 'Add 2 risks' }).click();
  await expect(page.getByText('2 risks added')).toBeVisible();
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(
    page.getByRole('grid', { name: 'Risks' }).getByText('Elevator shop drawings late'),
  ).toBeVisible();

  // One of them strikes: the library tells it from then on.
  await page.getByRole('grid', { name: 'Risks' }).getByText('Elevator shop drawings late').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close risk' }).click();
  const closing = page.getByRole('dialog', { name: /^Close R-/ });
  await closing.getByRole('radio', { name: 'Struck' }).check();
  await closing.getByRole('textbox', { name: 'Actual cost' }).fill('250000');
  await closing.getByRole('button', { name: 'Close risk' }).click();
  await expect(page.getByRole('dialog').getByText(/cost \$250,000/)).toBeVisible();
  await page.keyboard.press('Escape');

  // A risk of a project is kept as a template.
  await page.getByRole('grid', { name: 'Risks' }).getByText('Imaging vendor chosen late').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keep as a template' }).click();
  await expect(page.getByText('Imaging vendor chosen late is in the library')).toBeVisible();

  await page.goto(at('northbank', '/library/risks'));
  const elevator = grid.getByRole('row', { name: /Elevator shop drawings late/ });
  await expect(elevator).toContainText('1 of 1');
  await expect(elevator).toContainText('$250,000');
  await elevator.getByRole('link').click();
  await expect(added.getByText('closed risks from this template')).toBeVisible();
  const uses = added.getByRole('table', { name: 'Used in' });
  await expect(uses.getByRole('row', { name: /Harbor Point.*Struck/ })).toContainText('$250,000');
  await expectAccessibleInBoth(page, 'a template with what became of it', 'top');
  await page.keyboard.press('Escape');

  // Issues have a library of their own; a deleted template comes back.
  await page
    .getByRole('navigation', { name: 'Libraries' })
    .getByRole('link', { name: /Issues/ })
    .click();
  await expect(page.getByText('4 templates', { exact: true })).toBeVisible();
  await grid.getByText('Utility vault location disputed').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('3 templates', { exact: true })).toBeVisible();
  await pressUndo(page, 'Utility vault location disputed deleted');
  await expect(page.getByText('4 templates', { exact: true })).toBeVisible();
});

test('a viewer reads what became of templates, and is told why none of them goes into a project', async ({
  page,
}) => {
  await signIn(page, 'viewer@northbank.example');
  await page.goto(at('northbank', '/library/risks'));
  await page
    .getByRole('treegrid', { name: 'Templates' })
    .getByRole('checkbox', { name: /Steel tariff change/ })
    .check();
  await expect(page.getByRole('button', { name: 'Add 1 to project' })).toHaveAccessibleDescription(
    'There is no project where you can add risks',
  );
});

test('issues are made of templates', async ({ page }) => {
  await signIn(page, 'cost@northbank.example');
  await page.goto(at('northbank', '/library/issues'));
  const grid = page.getByRole('treegrid', { name: 'Templates' });
  await grid.getByText('Shaft sizes differ between models').click();
  await page.getByRole('button', { name: 'Add to project' }).click();
  const taking = page.getByRole('dialog', { name: 'Add 1 template to a project' });
  await taking.getByRole('combobox', { name: 'Project' }).fill('Cedar');
  await page.getByRole('option', { name: /Cedar Ridge/ }).click();
  await taking.getByRole('button', { name: 'Add 1 issue' }).click();
  await expect(page.getByText('1 issue added')).toBeVisible();
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(
    page.getByRole('grid', { name: 'Backlog issues' }).getByText('Shaft sizes differ between models'),
  ).toBeVisible();
});

test('the company keeps its bid packages, and a project is set up from them', async ({ page }) => {
  await signIn(page, 'cost@northbank.example');
  await page.goto(at('northbank', '/library/packages'));
  const grid = page.getByRole('grid', { name: 'Templates' });
  await expect(page.getByText('8 templates', { exact: true })).toBeVisible();
  await expect(grid.getByRole('row', { name: /08-1.*Curtain Wall.*B20/ })).toBeVisible();
  await expectAccessibleInBoth(page, 'the library of packages');
  await page.getByRole('searchbox', { name: 'Quick search' }).fill('HVAC');
  await expect(grid.getByText('Mechanical')).toBeVisible();
  await expect(grid.getByText('Curtain Wall')).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Quick search' }).fill('');
  await expect(grid.getByRole('link', { name: 'Curtain Wall' })).toBeVisible();

  // A new one with its number, a code and a scope line.
  await page.getByRole('button', { name: 'Add template' }).click();
  const panel = page.getByRole('dialog', { name: 'New template' });
  await panel.getByRole('textbox', { name: 'Name' }).fill('Fire Protection');
  await panel.getByRole('textbox', { name: 'Number' }).fill('21-1');
  await panel.getByRole('textbox', { name: 'Trade' }).fill('Fire protection');
  await panel.getByRole('combobox', { name: 'Codes' }).fill('D40');
  await page.getByRole('option', { name: 'Create "D40"' }).click();
  await panel.getByRole('button', { name: 'Scope line' }).click();
  const scope = panel.getByRole('grid', { name: 'Scope sheet' });
  await scope.getByRole('gridcell').nth(1).click();
  await page.keyboard.type('Wet-pipe sprinklers');
  await page.keyboard.press('Enter');
  await expectAccessibleInBoth(page, 'a new package of the company', 'top');
  await panel.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('dialog', { name: 'Fire Protection' }).getByRole('button', { name: 'Close' }).click();
  await expect(grid.getByRole('row', { name: /21-1.*Fire Protection.*D40.*1/ })).toBeVisible();

  // The list of another office comes from a file.
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Import package templates' })
    .locator('input[type=file]')
    .setInputFiles({
      name: 'Packages.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        'No,Package,Trade,Codes\n32-1,Landscape,Landscape,"32, G20"\n10-1,Signage,Specialties,E10\n',
      ),
    });
  await page.getByRole('button', { name: 'Preview 2 rows' }).click();
  const review = page.getByRole('dialog', { name: 'Templates of Packages.csv' });
  await expect(review.getByRole('row', { name: /32-1 Landscape/ })).toContainText('32, G20');
  await review.getByRole('button', { name: 'Add 2 templates' }).click();
  await expect(page.getByText('11 templates', { exact: true })).toBeVisible();

  // The first step of a project proposes them with what each takes of the estimate.
  await page.goto(at('northbank', '/projects'));
  await openProject(page, 'Cedar Ridge');
  await page.getByRole('navigation', { name: 'Project' }).getByRole('link', { name: 'Procurement' }).click();
  await page.getByRole('button', { name: 'Allocation' }).click();
  await page.getByRole('button', { name: /Bid packages setup/ }).click();
  await page.getByRole('radio', { name: 'Company list' }).click();
  const company = page.getByRole('grid', { name: 'Packages of the company' });
  const roofing = company.getByRole('row', { name: /07-1/ });
  await expect(roofing).toContainText('Roofing');
  // Steel is in the project already.
  await expect(company.getByRole('row', { name: /05-1/ })).toContainText('BP-001');
  await roofing.getByRole('checkbox').click();
  await company.getByRole('row', { name: /08-1/ }).getByRole('checkbox').click();
  await expect(page.getByText(/^2 packages chosen, \$/)).toBeVisible();
  await expectAccessibleInBoth(page, 'packages of the company that are proposed');
  await page.getByRole('button', { name: 'Add 2 packages' }).click();
  await expect(page.getByText(/^4 packages, /)).toBeVisible();

  // Lines go to them by their codes, and their scope sheets begin with the scope of the company.
  await page.getByRole('button', { name: 'Next: Documentation' }).click();
  await page.getByRole('button', { name: 'Next: Bid package development' }).click();
  await expect(page.getByRole('region', { name: 'Allocation of the estimate' })).toContainText('Adds up');
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: /^Curtain Wall/ })
      .first(),
  ).not.toContainText('$0');
  await page.getByRole('navigation', { name: 'Project' }).getByRole('link', { name: 'Procurement' }).click();
  await page.getByRole('grid', { name: 'Bid packages' }).getByText('Roofing').first().click();
  await page.getByRole('link', { name: 'Bids and leveling' }).click();
  await expect(page.getByText('Thermoplastic membrane').first()).toBeVisible();

  // More scope from the library: what is there already is left out, and one Undo takes the rest back.
  await page.getByRole('button', { name: 'Scope from library' }).click();
  const taking = page.getByRole('dialog', { name: 'Scope from the library' });
  await taking.getByRole('combobox', { name: 'Package of the company' }).fill('Curtain');
  await page.getByRole('option', { name: /08-1 Curtain Wall/ }).click();
  await expect(
    taking.getByRole('grid', { name: 'Lines to add' }).getByText('Laboratory mock-up'),
  ).toBeVisible();
  await expectAccessibleInBoth(page, 'scope of the company', 'top');
  await taking.getByRole('button', { name: 'Add 5 lines' }).click();
  await expect(page.getByText('Laboratory mock-up').first()).toBeVisible();
  await pressUndo(page, '5 lines added');
  await expect(page.getByText('Laboratory mock-up')).toHaveCount(0);

  // What stands here is kept for the next project.
  await page.getByRole('button', { name: 'Keep as a template' }).click();
  await expect(page.getByText('Roofing is in the library')).toBeVisible();
  await page.goto(at('northbank', '/library/packages'));
  await expect(page.getByText('12 templates', { exact: true })).toBeVisible();
  await expect(grid.getByRole('row', { name: /07-1.*Roofing/ })).toContainText('1');
});
