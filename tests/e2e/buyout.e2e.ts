import { readFile } from 'node:fs/promises';
import { type Browser, expect, type Page } from '@playwright/test';
import { readPdf } from '#design-system/charts/paper/readPdf.ts';
import {
  askDatabase,
  at,
  expectAccessibleInBoth,
  openProject,
  pressUndo,
  signIn,
  test,
} from '../support/journey.ts';

test.use({ ownServer: 'buyout' });

/** A bidder in a private window, at the link that came by mail. */
async function openBid(browser: Browser, email: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await expect(async () => {
    await page.goto(at('northbank', '/outbox'));
    await expect(page.getByRole('row').filter({ hasText: email }).first()).toBeVisible({ timeout: 5000 });
  }).toPass();
  await page
    .getByRole('row')
    .filter({ hasText: email })
    .getByRole('link', { name: /Invitation to bid/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Open the bid' }).click();
  await expect(page.getByRole('heading', { name: 'Fire Protection', level: 1 })).toBeVisible();
  return page;
}

/** Prices the lines of the page in their order; null leaves a line out of the bid. */
async function price(page: Page, prices: readonly (number | null)[]) {
  const lines = page.getByRole('table').first().locator('tbody').getByRole('row');
  await expect(lines).toHaveCount(prices.length);
  for (const [place, dollars] of prices.entries())
    if (dollars === null)
      await lines
        .nth(place)
        .getByRole('button', { name: /^Included/ })
        .click();
    else await lines.nth(place).getByRole('textbox').fill(String(dollars));
  await expect(page.getByText(/^Saved/)).toBeVisible();
}

test('somebody new buys a trade: from the estimate to packages, plan, bids in private windows, leveling, letter and award', async ({
  page,
  browser,
}) => {
  test.slow();
  await signIn(page, 'cost@northbank.example');
  await openProject(page, 'Harbor Point Mixed-Use');
  const project = page.getByRole('navigation', { name: 'Project' });
  await project.getByRole('link', { name: 'Procurement' }).click();

  // A package from the estimate.
  await page.getByRole('button', { name: 'Allocation' }).click();
  await page.getByRole('button', { name: /Bid packages setup/ }).click();
  await page.getByRole('radio', { name: 'Groups' }).click();
  const groups = page.getByRole('grid', { name: 'Groups of the estimate' });
  const group = groups.getByRole('row', { name: /Fire Protection/ });
  await group.getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Add 1 package' }).click();

  // When it has to be bought: a fabrication that leaves about a week, before what needs it.
  const plan = page.getByRole('grid', { name: 'Purchase plan' });
  await plan.getByText('Fire Protection').click();
  const panel = page.getByRole('dialog', { name: 'BP-012 Fire Protection' });
  await panel.getByRole('combobox', { name: 'Needed for' }).fill('air handlers');
  await page.getByRole('option', { name: /Level 5 air handlers/ }).click();
  await panel.getByRole('textbox', { name: 'Fabrication' }).fill('140');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('BP-012 saved')).toBeVisible();
  await panel.getByRole('button', { name: 'Close' }).click();
  const row = plan.getByRole('row', { name: /BP-012/ });
  await expect(row).not.toContainText('late');

  // The start of construction is moved forward by the scheduler: the plan says what that endangers.
  const scheduler = await (await browser.newContext()).newPage();
  await signIn(scheduler, 'scheduler@northbank.example');
  await openProject(scheduler, 'Harbor Point Mixed-Use');
  await scheduler
    .getByRole('navigation', { name: 'Project' })
    .getByRole('link', { name: 'Timeline' })
    .click();
  const start = scheduler
    .getByRole('treegrid', { name: 'Timeline' })
    .getByRole('row', { name: /Construction start/ });
  await start.focus();
  await scheduler.keyboard.press('Space');
  for (let week = 0; week < 3; week += 1) await scheduler.keyboard.press('Shift+ArrowLeft');
  await scheduler.keyboard.press('Enter');
  await scheduler.getByRole('dialog').getByRole('button', { name: 'Apply' }).click();
  await page.reload();
  await expect(row).toContainText('late');
  await page.getByRole('button', { name: /^Late \d+$/ }).click();
  await expect(plan.getByRole('row', { name: /BP-002/ })).toHaveCount(0);
  await expect(row).toContainText('late');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await scheduler.context().close();

  // Its lines go there by a rule, and become what bidders price.
  await page.getByRole('button', { name: 'Next: Documentation' }).click();
  await page.getByRole('button', { name: 'Next: Bid package development' }).click();
  await page.getByRole('button', { name: 'Rule', exact: true }).click();
  await page.getByRole('textbox', { name: 'Value' }).fill('D40');
  await page.getByRole('combobox', { name: 'Bid package' }).click();
  await page.getByRole('option', { name: 'Fire Protection' }).click();
  await page.getByRole('button', { name: 'Apply to 3 lines' }).click();
  await page.getByRole('button', { name: 'Finish', exact: true }).click();
  await page.getByRole('grid', { name: 'Bid packages' }).getByText('Fire Protection').first().click();
  await page.getByRole('link', { name: 'Bids and leveling' }).click();
  await page.getByRole('button', { name: 'Scope from estimate' }).click();
  const scope = page.getByRole('dialog', { name: 'Scope from the estimate' });
  await expect(scope.getByRole('row', { name: /Fire Protection, Residential Tower/ })).toBeVisible();
  await expectAccessibleInBoth(page, 'scope lines from the estimate', 'top');
  await scope.getByRole('button', { name: 'Add 3 lines' }).click();
  const sheet = page.getByRole('table', { name: 'Scope sheet' });
  await expect(sheet.getByRole('button', { name: /^Fire Protection, / })).toHaveCount(3);
  await page.getByRole('button', { name: 'Ready to bid' }).click();
  await expect(page.getByText('Ready to bid', { exact: true })).toBeVisible();

  // Three companies are asked.
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  const invite = page.getByRole('dialog', { name: 'Invite bidders to Fire Protection' });
  const companies = ['Hydra Sprinkler', 'Beacon Fire', 'Northline Systems'] as const;
  for (const [place, company] of companies.entries()) {
    if (place > 0) await invite.getByRole('button', { name: 'Company', exact: true }).click();
    await invite.getByRole('textbox', { name: `Company ${place + 1}` }).fill(company);
    await invite.getByRole('textbox', { name: `Email ${place + 1}` }).fill(`bids@${place + 1}.example`);
  }
  await invite.getByRole('button', { name: 'Send invitations' }).click();
  await expect(page.getByRole('region', { name: 'Bidders 3' })).toBeVisible();

  // Each answers alone, by unit prices for 268,000, 96,000 and 118,000 GSF; the second leaves the last line out.
  const bids = [
    [10, 8, 5],
    [9.5, 7.5, null],
    [11, 8.5, 5.5],
  ] as const;
  for (const [place, company] of companies.entries()) {
    const own = await openBid(browser, `bids@${place + 1}.example`);
    await expect(own.getByText(company).first()).toBeVisible();
    for (const other of companies) if (other !== company) await expect(own.getByText(other)).toHaveCount(0);
    await price(own, bids[place] ?? []);
    await own.getByRole('button', { name: 'Submit bid' }).click();
    await expect(own.getByText(/^Submitted .*: \$/)).toBeVisible();
    await own.context().close();
  }

  // Sealed until they are due, then opened.
  await expect(page.getByText('Sealed')).toHaveCount(3);
  await askDatabase(
    `update bid_request set due_on = current_date - 2 where tenant_id = 1
      and bid_package_id = (select id from bid_package where tenant_id = 1 and name = 'Fire Protection')`,
  );
  await page.reload();
  await page.getByRole('button', { name: 'Open bids' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Open bids' }).click();
  const leveling = page.getByRole('table', { name: 'Bids by scope line' });
  await expect(leveling.getByRole('row', { name: /^Leveled bid/ })).toContainText('$3,266,000');

  // What the apparent low left out is priced by a plug: another one is low.
  await page.getByRole('button', { name: 'Start leveling' }).click();
  await expect(page.getByRole('button', { name: 'Recommend Beacon Fire' })).toBeVisible();
  await leveling
    .getByRole('button', { name: /^Beacon Fire, .*: Excluded/ })
    .first()
    .click();
  const cell = page.getByRole('dialog', { name: /^Beacon Fire: / });
  await cell.getByRole('textbox', { name: 'Plug' }).fill('826000');
  await cell.getByRole('textbox', { name: 'Note' }).fill('Priced as the median of the others.');
  await cell.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Recommend Hydra Sprinkler' }).click();
  await expect(page.getByRole('button', { name: 'Award Hydra Sprinkler' })).toBeVisible();

  // The letter says who and why.
  await page.getByRole('button', { name: 'Recommendation' }).click();
  const letter = page.getByRole('dialog', { name: 'Recommendation of award' });
  await letter.getByRole('textbox', { name: 'To' }).fill('Maya Okafor');
  const saving = page.waitForEvent('download');
  await letter.getByRole('button', { name: 'Save as PDF' }).click();
  const file = await saving;
  if (process.env['KEEP_LETTER']) await file.saveAs(process.env['KEEP_LETTER']);
  const { pages } = await readPdf(await readFile(await file.path()));
  const text = pages.flatMap((words) => words.map((one) => one.text)).join(' ');
  for (const said of ['Hydra Sprinkler', '$4,038,000', 'Beacon Fire', 'Maya Okafor'])
    expect(text).toContain(said);

  // The award moves what is committed, the fund and the forecast; Undo brings all of it back.
  await page.getByRole('button', { name: 'Award Hydra Sprinkler' }).click();
  const award = page.getByRole('dialog', { name: 'Award Fire Protection to Hydra Sprinkler' });
  await expect(award.getByRole('textbox', { name: 'Contract amount' })).toHaveValue('$4,038,000');
  await award.getByRole('textbox', { name: 'To the fund' }).fill('60000');
  await award.getByRole('textbox', { name: 'Lowers the forecast by' }).fill('52300');
  await award.getByRole('combobox', { name: 'Cost code' }).fill('fire');
  await page.getByRole('option', { name: /fire/i }).first().click();
  const effect = award.getByRole('table', { name: 'Effect of the award' });
  await expect(effect.getByRole('row', { name: /^Committed / })).toContainText('$48,038,000');
  await expect(effect.getByRole('row', { name: /^Forecast / })).toContainText('$208,147,700');
  await award.getByRole('button', { name: 'Award', exact: true }).click();
  await expect(page.getByText('Awarded', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Contract executed' })).toBeVisible();
  // Under the pointer its time stands still, however long the page is looked at.
  await page.locator('[data-toast]').filter({ hasText: 'BP-012 awarded to Hydra Sprinkler' }).hover();
  await expectAccessibleInBoth(page, 'a package that is bought');
  await pressUndo(page, 'BP-012 awarded to Hydra Sprinkler');
  await expect(page.getByRole('button', { name: 'Award Hydra Sprinkler' })).toBeVisible();
  await project.getByRole('link', { name: 'Procurement' }).click();
  await expect(page.getByText('$44,000,000', { exact: true }).first()).toBeVisible();
});
