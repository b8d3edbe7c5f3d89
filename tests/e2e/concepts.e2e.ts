import { expect } from '@playwright/test';
import { at, expectAccessibleInBoth, pressUndo, signIn, test } from '../support/journey.ts';

test.use({ ownServer: 'concepts' });

test('an analysis is started, and its concepts take costs from past projects', async ({ page }) => {
  await signIn(page, 'cost@northbank.example', '/concept-hub');
  const analyses = page.getByRole('grid', { name: 'Analyses' });
  await expect(analyses.getByRole('row', { name: /Outpatient clinic sizing/ })).toContainText(
    '$37,200,000 to $55,800,000',
  );
  await expectAccessibleInBoth(page, 'the Concept Hub');

  await page.getByRole('button', { name: 'Create Analysis' }).click();
  await expect(page.getByRole('heading', { name: 'Create Analysis', level: 1 })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Create Analysis' }).click();
  await expect(page.getByText('Name is required').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill('Cancer pavilion');
  await page.getByRole('textbox', { name: 'City' }).fill('Seattle');
  await page.getByRole('textbox', { name: 'Target area' }).fill('80000');
  await expectAccessibleInBoth(page, 'a new analysis');
  await page.getByRole('button', { name: 'Create Analysis' }).last().click();
  await expect(page.getByRole('heading', { name: 'Cancer pavilion', level: 1 })).toBeVisible();
  await expect(page.getByText('No concepts yet')).toBeVisible();

  // A concept: one component of a past project, one typed.
  await page.getByRole('button', { name: 'Add concept' }).first().click();
  const panel = page.getByRole('dialog', { name: 'New concept' });
  await panel.getByRole('textbox', { name: 'Name (required)' }).fill('80k pavilion');
  await panel.getByRole('button', { name: 'From past projects' }).click();
  const past = page.getByRole('dialog', { name: 'Costs of past projects' });
  await past.getByRole('searchbox', { name: 'Search past projects' }).fill('summit');
  await expect(past.getByRole('row', { name: /Medical Pavilion/ })).toContainText('$610.00');
  await past.getByRole('checkbox', { name: /Medical Pavilion/ }).click();
  await past.getByRole('button', { name: 'Add 1 component' }).click();
  await panel.getByRole('textbox', { name: 'Area of Medical Pavilion' }).fill('80000');
  await panel.getByRole('button', { name: 'Add component' }).click();
  await panel.getByRole('textbox', { name: 'Name of component 2' }).fill('Garage');
  await panel.getByRole('textbox', { name: 'Area of Garage' }).fill('40000');
  await panel.getByRole('textbox', { name: 'Cost per GSF of Garage' }).fill('115');
  await expect(panel.getByRole('row', { name: /^Garage|Remove Garage/ })).toContainText('$4,600,000');
  await expectAccessibleInBoth(page, 'a new concept', 'top');
  await panel.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('dialog', { name: '80k pavilion' }).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Actions of 80k pavilion' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(page.getByRole('link', { name: '80k pavilion copy' })).toBeVisible();
  await pressUndo(page, '80k pavilion copy added');
  await expect(page.getByRole('link', { name: '80k pavilion copy' })).toBeHidden();
  await expectAccessibleInBoth(page, 'the concepts of an analysis');
});

test('scenarios are compared side by side, all or some of them', async ({ page }) => {
  await signIn(page, 'cost@northbank.example', '/concept-hub');
  const analyses = page.getByRole('grid', { name: 'Analyses' });
  await analyses.getByRole('link', { name: 'Outpatient clinic sizing' }).click();
  await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
  await expectAccessibleInBoth(page, 'an analysis');
  await page
    .getByRole('navigation', { name: 'Analysis' })
    .getByRole('link', { name: /Scenarios/ })
    .click();
  const sides = page.getByRole('region', { name: 'Scenarios side by side' });
  await expect(sides.getByRole('row', { name: /^Building cost/ })).toContainText('$37,200,000');
  await expect(sides.getByRole('columnheader')).toHaveCount(5);
  await page
    .getByRole('row', { name: /60k in one phase/ })
    .getByRole('checkbox')
    .first()
    .click();
  await page
    .getByRole('row', { name: /90k in one phase/ })
    .getByRole('checkbox')
    .first()
    .click();
  await expect(sides.getByRole('columnheader')).toHaveCount(3);
  await page.getByRole('button', { name: 'Actions of 60k in one phase' }).click();
  await page.getByRole('menuitem', { name: 'Promote to a project' }).click();
  const promotion = page.getByRole('dialog', { name: 'Promote to a project' });
  await expect(promotion.getByRole('textbox', { name: 'Project name (required)' })).toHaveValue(
    'Outpatient clinic sizing',
  );
  await promotion.getByRole('button', { name: 'Cancel' }).click();
  await expectAccessibleInBoth(page, 'the scenarios of an analysis');
});

test('a scenario says what it depends on, and is promoted to a project once', async ({ page }) => {
  await signIn(page, 'cost@northbank.example', '/concept-hub');
  await page.getByRole('link', { name: 'Outpatient clinic sizing' }).first().click();
  await page
    .getByRole('navigation', { name: 'Analysis' })
    .getByRole('link', { name: /Scenarios/ })
    .click();
  await page.getByRole('grid', { name: 'Scenarios' }).getByRole('link', { name: '75k in one phase' }).click();
  await expect(page.getByRole('heading', { name: '75k in one phase', level: 1 })).toBeVisible();
  const steps = page.getByRole('region', { name: 'Cost by step' });
  await expect(steps.getByRole('row', { name: /^Building cost/ })).toContainText('75,000 GSF in 1 component');
  await expect(steps.getByRole('row', { name: /^Owner costs/ })).toContainText('18% of the running total');
  const sensitivity = page.getByRole('figure', { name: 'Sensitivity' });
  await expect(sensitivity.getByText(/^Area and Cost per GSF move the total most/)).toBeVisible();
  const moved = page.getByRole('region', { name: 'Moved by, up and down' });
  await moved.getByRole('textbox', { name: 'Contingency' }).fill('40');
  await expect(sensitivity.getByText(/^Contingency moves the total most/)).toBeVisible();
  await moved.getByRole('textbox', { name: 'Contingency' }).fill('2');
  await expectAccessibleInBoth(page, 'a scenario of an analysis');

  await page.getByRole('textbox', { name: 'Contingency' }).first().fill('6');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(steps.getByRole('row', { name: /^Contingency/ })).toContainText(
    '6% of building cost with escalation',
  );
  await page.getByRole('button', { name: 'Promote to a project' }).click();
  const dialog = page.getByRole('dialog', { name: 'Promote to a project' });
  await dialog.getByRole('textbox', { name: 'Project code' }).fill('OCS-27');
  await expectAccessibleInBoth(page, 'a promotion', 'top');
  await dialog.getByRole('button', { name: 'Promote', exact: true }).click();

  // The project knows where it comes from, the analysis where it went.
  await expect(page).toHaveURL(/\/projects\/\d+$/);
  const back = page.getByRole('complementary', { name: 'Summary' });
  await expect(back.getByRole('link', { name: 'Outpatient clinic sizing' })).toBeVisible();
  await back.getByRole('link', { name: 'Outpatient clinic sizing' }).click();
  await expect(
    page.getByText('This analysis was promoted to a project. It stays as it was then.'),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open Outpatient clinic sizing' })).toBeVisible();
});

test('each page of an analysis fits a phone and a tablet', async ({ page }) => {
  await signIn(page, 'cost@northbank.example', '/concept-hub');
  const pages = [
    ['details', 'Details'],
    ['concepts', '75k GSF'],
    ['scenarios', '75k a year later'],
    ['scenarios/2', 'Cost by step'],
  ] as const;
  for (const width of [390, 850]) {
    await page.setViewportSize({ width, height: 844 });
    for (const [part, shown] of pages) {
      await page.goto(at('northbank', `/analysis/1/${part}`));
      await expect(page.getByText(shown).first()).toBeVisible();
      const room = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(room, `${part} at ${width}`).toBeLessThanOrEqual(0);
    }
    await expectAccessibleInBoth(page, `a scenario at ${width}`);
  }
  // What was opened is recent in the menu, on a page that is drawn at its width.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(at('northbank', '/concept-hub'));
  await expect(page.getByRole('link', { name: 'Outpatient clinic sizing' }).first()).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('button', { name: /Concept Hub/ })
    .click();
  await page.getByRole('menuitem', { name: 'Outpatient clinic sizing' }).click();
  await expect(page).toHaveURL(/\/analysis\/1\/details$/);
});
