import { expect } from '@playwright/test';
import { fullSheet } from '../support/fullSheet.ts';
import {
  askDatabase,
  at,
  expectAccessibleInBoth,
  openProject,
  keepToast,
  pressUndo,
  signIn,
  test,
} from '../support/journey.ts';

test.use({ ownServer: 'procurement' });

test('packages are listed, added, moved on the board, awarded, taken back, deleted and restored', async ({
  page,
}) => {
  await signIn(page, 'cost@northbank.example');
  await openProject(page, 'Harbor Point Mixed-Use');
  await page.getByRole('navigation', { name: 'Project' }).getByRole('link', { name: 'Procurement' }).click();
  await expect(page.getByText('11 packages', { exact: true }).first()).toBeVisible();
  for (const figure of ['$139,400,000', '$44,000,000', '$73,500,000', '($1,300,000)', '32.2%'])
    await expect(page.getByText(figure, { exact: true }).first()).toBeVisible();
  await expect(page.getByText('of $3,000,000 in buyout funds')).toBeVisible();
  await expect(page.getByText('11 packages, 67.0% of GMP')).toBeVisible();
  await expect(page.getByRole('region', { name: /^Late on site 3/ })).toContainText('Electrical');
  await expect(
    page
      .getByRole('grid', { name: 'Bid packages' })
      .getByText(/^\d+ days? late$/)
      .first(),
  ).toBeVisible();
  await expect(page.getByText('$44.9M of $139.4M is bought.', { exact: false }).first()).toBeVisible();
  const list = page.getByRole('grid', { name: 'Bid packages' });
  await expect(list.getByText('Curtain Wall').first()).toBeVisible();
  await expectAccessibleInBoth(page, 'the list of packages');

  // What a person does not want to see stays away, also after a reload; Reset brings it back.
  await page.getByRole('button', { name: 'Customize' }).click();
  const customize = page.getByRole('dialog', { name: 'Customize procurement' });
  await customize.getByRole('switch', { name: 'Awards by month' }).uncheck();
  await customize.getByRole('switch', { name: 'Budget' }).uncheck();
  await expect(list.getByRole('columnheader', { name: 'Budget' })).toHaveCount(0);
  await expectAccessibleInBoth(page, 'customizing procurement', 'top');
  await customize.getByRole('button', { name: 'Close' }).click();
  await page.reload();
  await expect(list.getByText('Curtain Wall').first()).toBeVisible();
  await expect(page.getByText('is bought.', { exact: false })).toHaveCount(0);
  await expect(list.getByRole('columnheader', { name: 'Budget' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Customize' }).click();
  await customize.getByRole('button', { name: 'Reset' }).click();
  await customize.getByRole('button', { name: 'Close' }).click();
  await expect(list.getByRole('columnheader', { name: 'Budget' })).toBeVisible();
  await expect(page.getByText('is bought.', { exact: false }).first()).toBeVisible();

  // What is late, and the figures of it alone.
  await page.getByRole('button', { name: 'Late 3' }).click();
  await expect(page.getByText('3 packages', { exact: true }).first()).toBeVisible();
  await expect(list.getByText('Structural Steel')).toBeVisible();
  await expect(list.getByText('Curtain Wall')).toHaveCount(0);
  const views = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });
  await views('View \\(1\\) ?, changed').click();
  await page.getByRole('button', { name: 'Save as a new view' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Overdue');
  await page.getByRole('button', { name: 'Save view' }).click();
  await views('Overdue').click();
  await page.getByRole('button', { name: 'View (1)', exact: true }).click();
  await expect(list.getByText('Curtain Wall').first()).toBeVisible();
  await expect(page).not.toHaveURL(/late=/);

  // A new package; a date that does not fit is refused by its field.
  await page.getByRole('button', { name: 'Package', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'New package' });
  await form.getByRole('textbox', { name: 'Name' }).fill('Waterproofing');
  await form.getByRole('textbox', { name: 'Budget' }).fill('800000');
  await expectAccessibleInBoth(page, 'a new package', 'top');
  await form.getByRole('button', { name: 'Save' }).click();
  const added = page.getByRole('dialog', { name: 'BP-012 Waterproofing' });
  await expect(added).toBeVisible();
  await expect(page.getByLabel('Key figures').getByText('$140,200,000')).toBeVisible();
  await added.getByRole('tab', { name: 'History' }).click();
  await expect(added.getByText('Waterproofing').first()).toBeVisible();
  await added.getByRole('button', { name: 'Close', exact: true }).click();

  // What is to do week by week, by who acts.
  await page.getByRole('radio', { name: 'Pull plan' }).click();
  const pull = page.getByRole('table', { name: 'Pull plan by week' });
  await expect(pull.getByRole('rowheader', { name: /^Bidders/ })).toBeVisible();
  await expect(pull.getByText('This week', { exact: false })).toBeVisible();
  await expectAccessibleInBoth(page, 'the pull plan');
  await pull
    .getByRole('button', { name: /^Mechanical/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'BP-008 Mechanical' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();

  // On the board by keys: what a status needs is said, and an award takes the leveled low.
  await page.getByRole('radio', { name: 'Board' }).click();
  const steel = page.getByRole('link', { name: /BP-003/ });
  await expect(steel).toBeVisible();
  await expectAccessibleInBoth(page, 'the board of packages');
  await steel.focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('status').filter({ hasText: 'BP-003 lifted from Recommended' })).toBeAttached();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  // It asks for the award: steel is over its budget, which the fund pays for.
  const award = page.getByRole('dialog', { name: 'Award Structural Steel' });
  await expect(award.getByRole('textbox', { name: 'From the fund' })).toHaveValue('$500,000');
  await award.getByRole('button', { name: 'Award', exact: true }).click();
  await expect(award.getByText('Awarded to is required. Enter the company.')).toBeVisible();
  await award.getByRole('textbox', { name: 'Awarded to' }).fill('Iron Works');
  await page
    .getByRole('dialog', { name: 'Award Structural Steel to Iron Works' })
    .getByRole('button', { name: 'Award', exact: true })
    .click();
  await keepToast(page, 'BP-003 awarded to Iron Works');
  await expect(page.getByRole('region', { name: 'Awarded, 3 packages' })).toBeVisible();
  await expect(page.getByLabel('Key figures').getByText('$56,600,000')).toBeVisible();
  await pressUndo(page, 'BP-003 awarded to Iron Works');
  await expect(page.getByRole('region', { name: 'Recommended, 1 package' })).toBeVisible();
  await expect(page.getByLabel('Key figures').getByText('$44,000,000')).toBeVisible();
  // Its panel leads to the same award, once nothing there is unsaved.
  await steel.click();
  const beside = page.getByRole('dialog', { name: 'BP-003 Structural Steel' });
  await beside.getByRole('combobox', { name: 'Status' }).click();
  await expect(page.getByRole('option', { name: 'On hold' })).toBeVisible();
  await expect(page.getByRole('option', { name: 'Awarded' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await beside.getByRole('button', { name: 'Award', exact: true }).click();
  await award.getByRole('button', { name: 'Cancel' }).click();
  await beside.getByRole('button', { name: 'Close', exact: true }).click();
  const roofing = page.getByRole('link', { name: /BP-005/ });
  await roofing.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(
    page.getByRole('status').filter({ hasText: 'Bids received cannot become Recommended' }),
  ).toBeAttached();
  await page.keyboard.press('Escape');

  // Deleted, and brought back.
  await page.getByRole('radio', { name: 'List' }).click();
  await list.getByRole('button', { name: 'Actions of BP-012' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByText('11 packages', { exact: true }).first()).toBeVisible();
  await pressUndo(page, 'BP-012 deleted');
  await expect(page.getByText('12 packages', { exact: true }).first()).toBeVisible();
});

test('bids are leveled, the low one is recommended and awarded, and an award is approved by amount', async ({
  page,
  browser,
}) => {
  await signIn(page, 'cost@northbank.example');
  await openProject(page, 'Harbor Point Mixed-Use');
  await page.getByRole('navigation', { name: 'Project' }).getByRole('link', { name: 'Procurement' }).click();
  await page.getByRole('grid', { name: 'Bid packages' }).getByText('Curtain Wall').first().click();
  await page.getByRole('link', { name: 'Bids and leveling' }).click();
  const table = page.getByRole('table', { name: 'Bids by scope line' });
  for (const total of ['$16,900,000', '$17,056,000', '$17,310,000'])
    await expect(table.getByText(total).first()).toBeVisible();
  await expect(
    page.getByText(/Norse Facades is \$240,000 lower as bid.*Alder Glass is \$156,000 lower/),
  ).toBeVisible();
  await expectAccessibleInBoth(page, 'the leveling of a package');

  // What the bids do not have in common, and what they come to without what was put in for their gaps.
  await page.getByRole('button', { name: 'Differences only 4' }).click();
  await expect(table.getByRole('rowheader', { name: 'Unitized curtain wall' })).toHaveCount(0);
  await expect(table.getByRole('rowheader', { name: 'Hoisting and access' })).toBeVisible();
  await expect(table.getByRole('row', { name: /^Base bid, all lines/ })).toContainText('$16,420,000');
  await page.getByRole('button', { name: 'Division' }).click();
  await page.getByRole('menuitemradio', { name: '07' }).click();
  await expect(page.getByText('1 of 9 lines')).toBeVisible();
  await page.getByRole('switch', { name: 'Plugs in totals' }).click();
  await expect(table.getByRole('row', { name: /^Leveled bid without plugs/ })).toContainText('$16,575,000');
  await expectAccessibleInBoth(page, 'a part of the leveling');
  await page.reload();
  await expect(page.getByText('1 of 9 lines')).toBeVisible();
  await page.getByRole('switch', { name: 'Plugs in totals' }).click();
  await page.getByRole('searchbox', { name: 'Search scope lines' }).fill('nothing of this');
  await expect(table.getByText('No scope lines match')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(table.getByRole('rowheader', { name: 'Unitized curtain wall' })).toBeVisible();

  await table.getByRole('button', { name: /Alder Glass, Perimeter fire-stop/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Alder Glass: Perimeter fire-stop' });
  await dialog.getByRole('textbox', { name: 'Plug' }).fill('385000');
  // Escape in the field takes its figure back; once it is left, closing asks before it loses it.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await page
    .getByRole('alertdialog', { name: "Your changes won't be saved" })
    .getByRole('button', { name: 'Go back' })
    .click();
  await expectAccessibleInBoth(page, 'a price', 'top');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Recommend Norse Facades' })).toBeVisible();
  await pressUndo(page, /^Alder Glass: Perimeter fire-stop saved/);
  await page.getByRole('button', { name: 'Recommend Alder Glass' }).click();

  // The award: contract, what is still to buy, and half a million for the fund; the rest lowers the forecast.
  await page.getByRole('button', { name: 'Award Alder Glass' }).click();
  const award = page.getByRole('dialog', { name: 'Award Curtain Wall to Alder Glass' });
  await expect(award.getByRole('textbox', { name: 'Contract amount' })).toHaveValue('$16,575,000');
  const effect = award.getByRole('table', { name: 'Effect of the award' });
  await expect(effect.getByRole('row', { name: /^Committed / })).toContainText('$60,575,000');
  await award.getByRole('textbox', { name: 'To the fund' }).fill('500000');
  await award.getByRole('textbox', { name: 'Lowers the forecast by' }).fill('500000');
  await award.getByRole('button', { name: 'Award', exact: true }).click();
  await expect(award.getByText(/\$100,000\.00 more than there is/)).toBeVisible();
  await award.getByRole('textbox', { name: 'Lowers the forecast by' }).fill('400000');
  await expect(effect.getByRole('row', { name: /^Forecast / })).toContainText('$207,800,000');
  await expect(award.getByRole('combobox', { name: 'Cost code' })).toHaveValue(/08 44 00/);
  await expectAccessibleInBoth(page, 'an award', 'top');
  await award.getByRole('button', { name: 'Award', exact: true }).click();
  await keepToast(page, 'BP-004 awarded to Alder Glass');
  await expect(page.getByText('Awarded', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Alder Glass').first()).toBeVisible();
  await pressUndo(page, 'BP-004 awarded to Alder Glass');
  await expect(page.getByRole('button', { name: 'Award Alder Glass' })).toBeVisible();

  // The company sets who approves awards; then the same award waits for them.
  const own = await browser.newContext();
  const admin = await own.newPage();
  await signIn(admin, 'admin@northbank.example');
  await admin.goto(at('northbank', '/companies/1'));
  const approvals = admin.getByRole('region', { name: 'Approval of awards' });
  await approvals.getByRole('button', { name: 'Approver', exact: true }).click();
  await approvals.getByRole('button', { name: 'Save approvals' }).click();
  await expect(approvals.getByText('Choose who approves.')).toBeVisible();
  await approvals.getByRole('combobox', { name: 'Approver 1' }).fill('Maya');
  await admin.getByRole('option').first().click();
  await approvals.getByRole('button', { name: 'Save approvals' }).click();
  await expect(admin.getByText('Approval of awards saved')).toBeVisible();
  await expectAccessibleInBoth(admin, 'who approves awards');
  const place = page.url();
  await page.reload();
  await page.getByRole('button', { name: 'Award Alder Glass' }).click();
  await expect(award.getByRole('list', { name: 'Approval' })).toContainText('any amount');

  // Somebody levels on while the award is open: nothing moves there, and it is looked at again before it is sent.
  const second = await browser.newContext();
  const other = await second.newPage();
  await signIn(other, 'cost@northbank.example');
  await other.goto(place);
  await other.getByRole('button', { name: /Alder Glass, Perimeter fire-stop/ }).click();
  const plug = other.getByRole('dialog', { name: 'Alder Glass: Perimeter fire-stop' });
  await plug.getByRole('textbox', { name: 'Plug' }).fill('186000');
  await plug.getByRole('button', { name: 'Save' }).click();
  await expect(award.getByText(/while the award was open/)).toBeVisible();
  await expect(award.getByText('$325,000').first()).toBeVisible();
  await expect(award.getByRole('button', { name: 'Send for approval' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await award.getByRole('button', { name: 'Show current figures' }).click();
  await expect(award.getByText('$326,000').first()).toBeVisible();
  await expect(award.getByText(/while the award was open/)).toHaveCount(0);
  await second.close();
  await award.getByRole('button', { name: 'Send for approval' }).click();
  await expect(page.getByRole('region', { name: 'Award out for approval' })).toContainText('Next');
  await expect(page.getByRole('button', { name: 'Award Alder Glass' })).toHaveCount(0);
  await expectAccessibleInBoth(page, 'an award out for approval');
  await admin.goto(place);
  await admin.getByRole('button', { name: 'Reject' }).click();
  await admin.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill('Ask the owner first');
  await admin.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByRole('region', { name: 'Award rejected' })).toContainText('Ask the owner first');
  await page.getByRole('button', { name: 'Award Alder Glass' }).click();
  await award.getByRole('button', { name: 'Send for approval' }).click();
  await admin.getByRole('button', { name: 'Approve award' }).click();
  await expect(page.getByText('Awarded', { exact: true }).first()).toBeVisible();
  await pressUndo(admin, 'Awarded to Alder Glass');
  await expect(admin.getByRole('button', { name: 'Approve award' })).toBeVisible();
  await own.close();
});

test('a bid tabulation is read, looked at and taken into the leveling, and taken back', async ({ page }) => {
  await signIn(page, 'cost@northbank.example');
  await openProject(page, 'Harbor Point Mixed-Use');
  await page.getByRole('navigation', { name: 'Project' }).getByRole('link', { name: 'Procurement' }).click();
  await page.getByRole('grid', { name: 'Bid packages' }).getByText('Roofing').first().click();
  await page.getByRole('link', { name: 'Bids and leveling' }).click();
  await page.getByRole('button', { name: 'Import bids' }).click();
  const pick = page.getByRole('dialog', { name: 'Import bids' });
  const file = (name: string, lines: readonly string[]) => ({
    name,
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\n')),
  });
  // What is no tabulation says what one looks like.
  await pick.locator('input[type=file]').setInputFiles(file('Costs.csv', ['Name,Cost', 'Pump,12']));
  await expect(pick.getByText('No bids found.', { exact: false })).toBeVisible();
  await pick
    .locator('input[type=file]')
    .setInputFiles(
      file('Roofing.csv', [
        'Item,Description,Quantity,Unit,Unit Price,Bidder Name,Extension',
        '1,Membrane,1000,SF,20,Alder Roofing,20000',
        '1,Membrane,1000,SF,21,Birch Roofing,21000',
        "1,Membrane,1000,SF,22,Engineer's Estimate,22000",
        '2,Flashing,100,LF,30,Alder Roofing,3500',
        '2,Flashing,100,LF,28,Birch Roofing,2800',
        "2,Flashing,100,LF,31,Engineer's Estimate,3100",
      ]),
    );
  const choice = page.getByRole('dialog', { name: 'Bids of Roofing.csv' });
  await expect(choice.getByText('2 lines, 2 bids')).toBeVisible();
  await expect(choice.getByText('$23,500.00')).toBeVisible();
  await expect(
    choice.getByText(/Alder Roofing: 2 Flashing: quantity times unit price is \$3,000.00/),
  ).toBeVisible();
  await expectAccessibleInBoth(page, 'the bids of a tabulation', 'top');
  await choice.getByRole('combobox', { name: 'Where they differ' }).click();
  await page.getByRole('option', { name: 'The unit price counts' }).click();
  await choice.getByRole('button', { name: 'Import 2 bids' }).click();
  await keepToast(page, '2 bids imported');
  await expect(page.getByText('Alder Roofing').first()).toBeVisible();
  await expect(page.getByText('$23,000').first()).toBeVisible();
  // The recommendation as a letter.
  await page.getByRole('button', { name: 'Recommendation' }).click();
  const letter = page.getByRole('dialog', { name: 'Recommendation of award' });
  await expect(
    letter.getByText(/^We recommend awarding this package to Alder Roofing for \$23,000.00/),
  ).toBeVisible();
  await expectAccessibleInBoth(page, 'a recommendation', 'top');
  await letter.getByRole('textbox', { name: 'To' }).fill('Maya Okafor');
  const saved = page.waitForEvent('download');
  await letter.getByRole('button', { name: 'Save as PDF' }).click();
  expect((await saved).suggestedFilename()).toBe('Recommendation BP-005 Roofing.pdf');
  await pressUndo(page, '2 bids imported');
  await expect(page.getByText('There are no scope lines yet')).toBeVisible();
});

test('a leveling of 12 bidders and 600 lines draws what is in sight, and a plug changes its line', async ({
  page,
}) => {
  await signIn(page, 'cost@northbank.example');
  await askDatabase(
    `update bid_package set leveling = '${JSON.stringify(fullSheet())}'::jsonb where tenant_id = 1 and name = 'Drywall'`,
  );
  await openProject(page, 'Harbor Point Mixed-Use');
  await page.getByRole('navigation', { name: 'Project' }).getByRole('link', { name: 'Procurement' }).click();
  await page.getByRole('grid', { name: 'Bid packages' }).getByText('Drywall').first().click();
  await page.getByRole('link', { name: 'Bids and leveling' }).click();
  const table = page.getByRole('table', { name: 'Bids by scope line' });
  await expect(table).toHaveAttribute('aria-rowcount', '607');
  const price = table.getByRole('button', { name: /^Bidder 2, Pour 3: Included, / });
  await expect(price).toBeVisible();
  expect(await table.locator('tbody tr').count()).toBeLessThan(200);
  const last = table.getByRole('button', { name: 'Pour 600', exact: true });
  await expect(last).toHaveCount(0);

  await price.click();
  const dialog = page.getByRole('dialog', { name: 'Bidder 2: Pour 3' });
  await dialog.getByRole('textbox', { name: 'Plug' }).fill('5000');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(
    table.getByRole('button', { name: /^Bidder 2, Pour 3: Included, plug, \$6,000/ }),
  ).toBeVisible();
  await expect(table.getByRole('row', { name: /^Leveled bid/ })).toContainText('$605,000');
  await pressUndo(page, 'Bidder 2: Pour 3 saved');
  await expect(price).toBeVisible();

  // The end is there once somebody comes near it, and the start is again.
  await table.getByRole('rowheader', { name: 'Leveled bid' }).scrollIntoViewIfNeeded();
  await expect(last).toBeVisible();
  await expect(table.getByRole('button', { name: 'Pour 300', exact: true })).toHaveCount(0);
  // What has the focus stays.
  await expect(price).toBeFocused();
  await expectAccessibleInBoth(page, 'the end of a long leveling');
  await page.getByRole('heading', { name: 'Drywall', level: 1 }).scrollIntoViewIfNeeded();
  await expect(price).toBeVisible();
});
