import { expect } from '@playwright/test';
import { expectAccessibleInBoth, openProject, pressUndo, signIn, test } from '../support/journey.ts';

test.use({ ownServer: 'bid package' });

test('the page of a package names the work package of each scope line, and the risks that it has to do with', async ({
  page,
}) => {
  await signIn(page, 'cost@northbank.example');
  await openProject(page, 'Harbor Point Mixed-Use');
  await page.getByRole('navigation', { name: 'Project' }).getByRole('link', { name: 'Procurement' }).click();
  await page.getByRole('grid', { name: 'Bid packages' }).getByText('Curtain Wall').first().click();
  await page.getByRole('link', { name: 'Bids and leveling' }).click();
  await page.getByRole('tab', { name: 'Overview' }).click();

  // The work package of a line leads to what is allocated to it, and is chosen with the line.
  const lines = page.getByRole('table', { name: 'Scope sheet' });
  const testing = lines.getByRole('row', { name: /Air and water testing/ });
  await expect(lines.getByRole('link', { name: 'Louvers', exact: true })).toHaveCount(1);
  await testing.getByRole('button', { name: 'Air and water testing' }).click();
  const dialog = page.getByRole('dialog', { name: 'Air and water testing' });
  await dialog.getByRole('combobox', { name: 'Work package' }).click();
  await page.getByRole('option', { name: 'Louvers' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(testing.getByRole('link', { name: 'Louvers' })).toBeVisible();
  await pressUndo(page, 'Air and water testing saved');
  await expect(testing.getByRole('link', { name: 'Facade' })).toBeVisible();

  // A risk of the register is linked, and the link is taken back.
  const risks = page.getByRole('list', { name: 'Risks' });
  await expect(risks.getByRole('link', { name: 'Façade tariff' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Link a risk' }).fill('cofferdam');
  await page.getByRole('option', { name: /Tide-level cofferdam overtopping/ }).click();
  await expect(risks.getByRole('listitem')).toHaveCount(2);
  await expectAccessibleInBoth(page, 'a package with its risks');
  await pressUndo(page, /^R-\d+ linked$/);
  await expect(risks.getByRole('listitem')).toHaveCount(1);
  await risks.getByRole('link', { name: 'Façade tariff' }).click();
  await expect(page.getByRole('dialog', { name: /Façade tariff/ })).toBeVisible();
});
