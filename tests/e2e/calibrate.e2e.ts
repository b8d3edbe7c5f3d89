import { expect } from '@playwright/test';
import { expectAccessibleInBoth, openProject, signIn, test } from '../support/journey.ts';

test('a project stands among finished ones, normalized and raw, with peers switched off', async ({
  page,
}) => {
  await signIn(page, 'admin@northbank.example');
  await openProject(page, 'Cedar Ridge Patient Tower');
  await page.getByRole('navigation', { name: 'Project' }).getByRole('link', { name: 'Calibrate' }).click();
  await page.getByRole('button', { name: 'Finished projects' }).click();
  await expect(page.getByText('5 projects', { exact: true })).toBeVisible();
  await expect(
    page.getByText(
      /^Cedar Ridge Patient Tower is 10.2% above the median of \$940\.\d\d \/ GSF and above the highest/,
    ),
  ).toBeVisible();
  const mesa = page.getByRole('row', { name: /Mesa Community Hospital/ });
  await expect(mesa).toContainText('× 1.2135');
  await expect(mesa).toContainText('$1,023.5');
  await expectAccessibleInBoth(page, 'Calibrate');

  // One that is switched off counts in no figure, and the address keeps it.
  await page.getByRole('checkbox', { name: 'Mesa Community Hospital counts' }).click();
  await expect(page.getByRole('heading', { name: 'Among 4 projects' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Mesa Community Hospital counts' })).not.toBeChecked();

  // As they were, and by their whole cost.
  await page
    .getByRole('radio', { name: 'Raw' })
    .or(page.getByRole('button', { name: 'Raw', exact: true }))
    .click();
  await expect(page.getByText(/^Cedar Ridge Patient Tower is 49/)).toBeVisible();
  await page
    .getByRole('radio', { name: 'Cost' })
    .or(page.getByRole('button', { name: 'Cost', exact: true }))
    .click();
  await expect(page.getByRole('heading', { name: 'Cost, step by step' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search projects' }).fill('nothing of the kind');
  await expect(page.getByText("Your filters didn't return any results")).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).first().click();
  await expect(page.getByRole('row', { name: /Harbor Point/ }).first()).toBeVisible();
});
