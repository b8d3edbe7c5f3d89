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
  await pressUndo(page, /R-\d+ linked/);
  await expect(risks.getByRole('listitem')).toHaveCount(1);
  await expectAccessibleInBoth(page, 'a package with its risks', 'main');
  await risks.getByRole('link', { name: 'Façade tariff' }).click();
  await expect(page.getByRole('dialog', { name: /Façade tariff/ })).toBeVisible();
});

test('bids that have no room beside each other scroll past the scope lines, and a window of half the size shows the name whole', async ({
  page,
}) => {
  await signIn(page, 'cost@northbank.example');
  await openProject(page, 'Harbor Point Mixed-Use');
  await page.getByRole('navigation', { name: 'Project' }).getByRole('link', { name: 'Procurement' }).click();
  await page.getByRole('grid', { name: 'Bid packages' }).getByText('Curtain Wall').first().click();
  await page.getByRole('link', { name: 'Bids and leveling' }).click();
  await page.setViewportSize({ width: 1440, height: 900 });
  const bids = page.getByRole('region', { name: 'Leveling' });
  await expect(bids.getByRole('columnheader', { name: 'Bayline' })).toBeVisible();
  const hidden = (element: Element) => element.scrollWidth - element.clientWidth;
  await expect.poll(() => bids.evaluate(hidden)).toBe(0);
  await expect(page.getByRole('button', { name: 'Next bidder' })).toHaveCount(0);

  await page.setViewportSize({ width: 1024, height: 768 });
  const title = page.getByRole('heading', { name: 'Curtain Wall', level: 1 });
  await expect.poll(() => title.evaluate(hidden)).toBe(0);
  await expect(page.getByText('Bidder 1 of 3')).toBeVisible();
  await page.getByRole('button', { name: 'Next bidder' }).click();
  await expect(page.getByText('Bidders 1 to 2 of 3')).toBeVisible();
  await page.getByRole('button', { name: 'Next bidder' }).click();
  await expect(page.getByText('Bidders 2 to 3 of 3')).toBeVisible();
  await expect(bids.getByRole('columnheader', { name: 'Bayline' })).toBeInViewport({ ratio: 0.9 });
  await expect(bids.getByRole('rowheader', { name: 'Louvers and soffit panels' })).toBeInViewport({
    ratio: 0.9,
  });
  await expectAccessibleInBoth(page, 'bids that scroll past the scope lines', 'main');
  await page.getByRole('button', { name: 'Previous bidder' }).click();
  await expect(page.getByText('Bidder 1 of 3')).toBeVisible();
});
