import { expect, type Page } from '@playwright/test';
import {
  askDatabase,
  at,
  expectAccessibleInBoth,
  openProject,
  pressUndo,
  signIn,
  test,
} from '../support/journey.ts';

test.use({ ownServer: 'bidding' });

/** Opens the link in the latest mail to a bidder, as they would in their own browser. */
async function openLink(page: Page, bidder: string) {
  await expect(async () => {
    await page.goto(at('northbank', '/outbox'));
    await expect(page.getByRole('row').filter({ hasText: bidder }).first()).toBeVisible({ timeout: 5000 });
  }).toPass();
  await page
    .getByRole('row')
    .filter({ hasText: bidder })
    .getByRole('link', { name: /Invitation to bid/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Open the bid' }).click();
  await expect(page.getByRole('heading', { name: 'Electrical', level: 1 })).toBeVisible();
}

test('companies are invited, bid by their links, ask, stay sealed until they are due, and are opened into the leveling', async ({
  page,
  browser,
}) => {
  await signIn(page, 'cost@northbank.example');
  await openProject(page, 'Harbor Point Mixed-Use');
  await page.getByRole('navigation', { name: 'Project' }).getByRole('link', { name: 'Procurement' }).click();
  await page.getByRole('grid', { name: 'Bid packages' }).getByText('Mechanical').first().click();
  await page.getByRole('link', { name: 'Bids and leveling' }).click();

  // The demo's package is out: how far everybody is, and no amount of the one bid that is there.
  const bidders = page.getByRole('region', { name: 'Bidders 6' });
  await expect(bidders.getByRole('row', { name: /^Harbor Air Systems/ })).toContainText('Sealed');
  await expect(bidders.getByRole('row', { name: /^Tri-River Services/ })).toContainText('booked through');
  await expectAccessibleInBoth(page, 'bidders of a package');
  await page.getByRole('button', { name: 'Answer Q-04' }).click();
  await page.getByRole('textbox', { name: 'Answer' }).fill('262 is right; sheet M-210 is being revised.');
  await page.getByRole('button', { name: 'Send answer' }).click();
  await expect(page.getByRole('region', { name: 'Questions 5, 1 open' })).toBeVisible();
  await bidders.getByRole('button', { name: 'Actions of Kestrel Mechanical' }).click();
  await page.getByRole('menuitem', { name: 'Withdraw invitation' }).click();
  await expect(page.getByRole('region', { name: 'Bidders 5' })).toBeVisible();
  await pressUndo(page, 'Invitation to Kestrel Mechanical withdrawn');
  await expect(page.getByRole('region', { name: 'Bidders 6' })).toBeVisible();

  // A package that is ready gets a line to price and goes out.
  await page.getByRole('link', { name: 'Procurement' }).first().click();
  await page.getByRole('grid', { name: 'Bid packages' }).getByText('Electrical').first().click();
  await page.getByRole('link', { name: 'Bids and leveling' }).click();
  await expect(page.getByRole('button', { name: 'Scope line', exact: true })).toBeVisible();
  // Nobody is invited yet: the address of the bidder's page says so, and leads back.
  await page.goto(new URL(`${new URL(page.url()).pathname}/bidder-view`, page.url()).href);
  await expect(page.getByRole('heading', { name: 'No bidders invited yet' })).toBeVisible();
  await page.getByRole('link', { name: 'Open the package' }).click();
  await page.getByRole('button', { name: 'Scope line', exact: true }).click();
  const line = page.getByRole('dialog', { name: 'New scope line' });
  await line.getByRole('textbox', { name: 'Scope line' }).fill('Switchgear');
  await line.getByRole('textbox', { name: 'Quantity' }).fill('4');
  await line.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Scope line', exact: true }).click();
  await line.getByRole('textbox', { name: 'Scope line' }).fill('Temporary power');
  await line.getByRole('combobox', { name: 'In the package' }).click();
  await page.getByRole('option', { name: 'By others' }).click();
  await line.getByRole('button', { name: 'Save' }).click();
  await expect(
    page.getByRole('table', { name: 'Scope sheet' }).getByRole('row', { name: /Temporary power/ }),
  ).toContainText('By others');
  await page.getByRole('button', { name: 'Alternate', exact: true }).click();
  const alternate = page.getByRole('dialog', { name: 'New alternate' });
  await alternate.getByRole('textbox', { name: 'Alternate' }).fill('Copper bus');
  await alternate.getByRole('switch', { name: /^Chosen/ }).check();
  await alternate.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  const invite = page.getByRole('dialog', { name: 'Invite bidders to Electrical' });
  await invite.getByRole('textbox', { name: 'Bid bond, %' }).fill('10');
  await invite.getByRole('textbox', { name: 'Company 1' }).fill('Volta Electric');
  await invite.getByRole('textbox', { name: 'Email 1' }).fill('volta');
  await invite.getByRole('button', { name: 'Send invitations' }).click();
  await expect(invite.getByText('Enter a full email address.')).toBeVisible();
  await expectAccessibleInBoth(page, 'inviting bidders', 'top');
  await invite.getByRole('textbox', { name: 'Email 1' }).fill('bids@volta.example');
  await invite.getByRole('button', { name: 'Company', exact: true }).click();
  await invite.getByRole('textbox', { name: 'Company 2' }).fill('Ampere Power');
  await invite.getByRole('textbox', { name: 'Email 2' }).fill('bids@ampere.example');
  await invite.getByRole('button', { name: 'Send invitations' }).click();
  const invited = page.getByRole('region', { name: 'Bidders 2' });
  await expect(invited.getByRole('row', { name: /^Volta Electric/ })).toContainText('Invite sent');
  await expect(page.getByText('Out to bid').first()).toBeVisible();

  // A line that changes now waits for an addendum; until then bidders see the scope as it was issued.
  await page.getByRole('button', { name: 'Scope line', exact: true }).click();
  await line.getByRole('textbox', { name: 'Scope line' }).fill('Busway');
  await line.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Not issued: 1 added')).toBeVisible();
  await page.getByRole('button', { name: 'View as bidder' }).click();
  await expect(page.getByRole('heading', { name: 'View as bidder', level: 1 })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Unit price, Switchgear' })).toBeVisible();
  await expect(page.getByText('Busway')).toHaveCount(0);
  await expect(page.getByText('Volta')).toHaveCount(0);
  await expectAccessibleInBoth(page, 'the page of a bidder as the company sees it');
  await page.goBack();

  await page.getByRole('button', { name: 'Issue addendum 1' }).click();
  const addendum = page.getByRole('dialog', { name: 'Addendum 1' });
  await expect(addendum.getByRole('list', { name: 'Scope changes' })).toContainText('Busway');
  await addendum.getByRole('textbox', { name: 'What changes' }).fill('Gear is 4,000 A.');
  await addendum.getByRole('button', { name: 'Issue addendum 1' }).click();
  await expect(page.getByText('Confirmed by 0 of 2')).toBeVisible();
  await expect(page.getByText('Not issued')).toHaveCount(0);

  // One bids, in a browser of their own.
  const own = await browser.newContext({ timezoneId: 'America/New_York' });
  const volta = await own.newPage();
  await openLink(volta, 'bids@volta.example');
  await expect(volta.getByText('Ampere')).toHaveCount(0);
  // The zone is named, and what the bidder's own clock says then.
  await expect(volta.getByText(/2:00 PM Pacific Time/)).toBeVisible();
  await expect(volta.getByText('5:00 PM Eastern Time (your time)')).toBeVisible();
  await volta.getByRole('textbox', { name: 'Your question' }).fill('Is the gear by 26 13 00?');
  await volta.getByRole('button', { name: 'Ask' }).click();
  await expect(volta.getByText('Asked by you')).toBeVisible();
  await expect(volta.getByRole('list', { name: 'Changes in addendum 1' })).toContainText('Busway');
  // The lines are priced in their workbook and sent back.
  const download = volta.waitForEvent('download');
  await volta.getByRole('button', { name: 'Workbook' }).click();
  expect((await download).suggestedFilename()).toBe('Electrical.xlsx');
  await volta.getByRole('button', { name: 'Upload', exact: true }).click();
  const workbook = volta.getByRole('dialog', { name: 'Upload your workbook' });
  const send = (rows: string) =>
    workbook.locator('input[type="file"]').setInputFiles({
      name: 'electrical.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`Line,Description,Unit price,Amount,Scope\n${rows}`),
    });
  await send('1,Switchgear,"$125,000.50*",,\n3,Busway,,,Excluded\n9,Other,5,,');
  await expect(workbook.getByText('1 price, 1 excluded, base bid $500,002')).toBeVisible();
  await expect(workbook.getByText('Row 4: line 9 is not in this package.')).toBeVisible();
  await expectAccessibleInBoth(volta, 'a workbook that was read', 'top');
  await workbook.getByRole('button', { name: 'Use prices' }).click();
  await expect(volta.getByRole('textbox', { name: 'Unit price, Switchgear' })).toHaveValue('$125,000.50');
  // What is by others is read, and has no price.
  await expect(volta.getByRole('row', { name: /Temporary power/ })).toContainText('By others');
  await expect(volta.getByRole('textbox', { name: /Temporary power/ })).toHaveCount(0);
  const files = volta.getByRole('region', { name: 'Your files' });
  await files.locator('input[type="file"]').setInputFiles({
    name: 'Volta proposal.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'),
  });
  await expect(volta.getByRole('region', { name: 'Your files 1' })).toContainText('Volta proposal.pdf');
  await volta.getByRole('textbox', { name: 'Alternate 1, Copper bus' }).fill('(2.00)');
  await volta.getByRole('textbox', { name: 'Qualifications' }).fill('Price holds 60 days.');
  await expect(volta.getByText('Saved', { exact: false })).toBeVisible();
  await expectAccessibleInBoth(volta, 'the page of a bidder');
  await volta.reload();
  await expect(volta.getByText('$500,002').first()).toBeVisible();
  await volta.getByRole('checkbox', { name: 'Addendum 1' }).check();
  await expect(volta.getByText('bid bond to confirm', { exact: true })).toBeVisible();
  await volta.getByRole('checkbox', { name: 'Bid bond, 10%' }).check();
  // On a phone the step that counts is within reach from the first line on, and what came of it in sight.
  await volta.setViewportSize({ width: 390, height: 844 });
  await volta.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
  await expect(volta.getByRole('button', { name: 'Submit bid' })).toBeInViewport({ ratio: 1 });
  await expectAccessibleInBoth(volta, 'the page of a bidder on a phone');
  await volta.getByRole('button', { name: 'Submit bid' }).click();
  await expect(volta.getByText(/^Submitted .*: \$500,002\./)).toBeInViewport({ ratio: 1 });

  // Another declines.
  const ampere = await own.newPage();
  await openLink(ampere, 'bids@ampere.example');
  await ampere.getByRole('button', { name: 'Decline' }).click();
  await ampere.getByRole('textbox', { name: 'Reason' }).fill('No crew this year.');
  await ampere.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
  await expect(ampere.getByText(/^You declined/)).toBeVisible();

  await expect(page.getByText('Confirmed by 1 of 2')).toBeVisible();
  // The buyer sees both come in by themselves, and no amount.
  await expect(invited.getByRole('row', { name: /^Volta Electric/ })).toContainText('Sealed');
  await expect(invited.getByRole('row', { name: /^Ampere Power/ })).toContainText('No crew this year.');
  await expect(page.getByText('$500,002')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Open bids' })).toHaveCount(0);

  // Two weeks later bids are due: they are opened, and leveled.
  await askDatabase(
    `update bid_request set due_on = current_date - 2 where tenant_id = 1
      and bid_package_id = (select id from bid_package where tenant_id = 1 and name = 'Electrical' limit 1)`,
  );
  await page.reload();
  await page.getByRole('button', { name: 'Open bids' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Open bids' }).click();
  // Four of $125,000.50, less $2.00 for the chosen alternate.
  await expect(page.getByText('$500,002').first()).toBeVisible();
  await expect(page.getByText('$500,000').first()).toBeVisible();
  await expect(page.getByText('Bids received').first()).toBeVisible();
  await page.getByRole('tab', { name: /^Bidders/ }).click();
  await expect(page.getByText(/^Opened Today, .* by Daniel Reyes/)).toBeVisible();
  await invited.getByRole('button', { name: '1 file of Volta Electric' }).click();
  await expect(page.getByRole('dialog', { name: 'Files of Volta Electric' })).toContainText(
    'Volta proposal.pdf',
  );
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await volta.reload();
  await expect(volta.getByText(/can no longer change/)).toBeVisible();
  await expect(volta.getByRole('textbox', { name: 'Unit price, Switchgear' })).toHaveCount(0);
  await own.close();

  // A link that is not one says what to do.
  await page.goto(at('northbank', `/bid#${'x'.repeat(43)}`));
  await expect(page.getByText('This link does not open a bid')).toBeVisible();
});
