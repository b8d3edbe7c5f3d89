import { expect } from '@playwright/test';
import { at, expectAccessibleInBoth, openProject, pressUndo, signIn, test } from '../support/journey.ts';

test.use({ ownServer: 'prequalification' });

test('bidders are kept with their limits, and shown where they are invited, listed and awarded', async ({
  page,
}) => {
  await signIn(page, 'cost@northbank.example');
  await page.goto(at('northbank', '/library/bidders'));
  const grid = page.getByRole('grid', { name: 'Bidders' });
  await expect(page.getByText('7 bidders', { exact: true })).toBeVisible();
  await expect(grid.getByRole('row', { name: /^Bayline/ })).toContainText('Qualified, expired');
  await expectAccessibleInBoth(page, 'the bidders of the company');
  await page.getByRole('searchbox', { name: 'Quick search' }).fill('claims');
  await expect(page.getByText('1 bidder', { exact: true })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Quick search' }).fill('');
  await page.getByRole('button', { name: 'Status', exact: true }).first().click();
  await page.getByRole('menuitemradio', { name: 'Not qualified' }).click();
  await expect(page.getByText('1 bidder', { exact: true })).toBeVisible();
  await page.goto(at('northbank', '/library/bidders?order=-single_limit'));
  await expect(grid.getByRole('row').nth(1)).toContainText('Harbor Air Systems');

  // A new one: its limits fit each other, and a name stands once.
  await page.getByRole('button', { name: 'Add bidder' }).click();
  const panel = page.getByRole('dialog', { name: 'New bidder' });
  await panel.getByRole('textbox', { name: 'Company' }).fill('ALDER GLASS.');
  await panel.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Qualified', exact: true }).click();
  await panel.getByRole('textbox', { name: 'Single-project limit' }).fill('10000000');
  await panel.getByRole('textbox', { name: 'Aggregate limit' }).fill('9000000');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel.getByText(/below the single-project limit/)).toBeVisible();
  await panel.getByRole('textbox', { name: 'Aggregate limit' }).fill('30000000');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel.getByText('This company has a record already. Change that one.').first()).toBeVisible();
  await panel.getByRole('textbox', { name: 'Company' }).fill('Volta Electric');
  await expectAccessibleInBoth(page, 'a new bidder', 'top');
  await panel.getByRole('button', { name: 'Save' }).click();
  const added = page.getByRole('dialog', { name: 'Volta Electric' });
  await expect(added).toBeVisible();
  await added.getByRole('tab', { name: 'History' }).click();
  await expect(added.getByText(/created the bidder/)).toBeVisible();
  await added.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('7 bidders', { exact: true })).toBeVisible();
  await pressUndo(page, 'Volta Electric deleted');
  await expect(page.getByText('8 bidders', { exact: true })).toBeVisible();

  // In the bidder list of a package, held against its budget.
  await page.goto(at('northbank', '/projects'));
  await openProject(page, 'Harbor Point Mixed-Use');
  await page.getByRole('navigation', { name: 'Project' }).getByRole('link', { name: 'Procurement' }).click();
  const packages = page.getByRole('grid', { name: 'Bid packages' });
  await packages.getByText('Mechanical').first().click();
  await page.getByRole('link', { name: 'Bids and leveling' }).click();
  await page.getByRole('tab', { name: /^Bidders/ }).click();
  const bidders = page.getByRole('region', { name: 'Bidders 6' });
  await expect(bidders.getByRole('row', { name: /^Tri-River Services/ })).toContainText('Not qualified');
  await expect(bidders.getByRole('row', { name: /^Merrimack HVAC/ })).toContainText(
    '$10,600,000 over the single-project limit of $12,000,000.',
  );
  await expect(bidders.getByRole('row', { name: /^Kestrel Mechanical/ })).toContainText('Not asked');
  await expectAccessibleInBoth(page, 'bidders with their prequalification');

  // At the invitation, by the name that is typed.
  await page.getByRole('link', { name: 'Procurement' }).first().click();
  await packages.getByText('Electrical').first().click();
  await page.getByRole('link', { name: 'Bids and leveling' }).click();
  await page.getByRole('button', { name: 'Scope line', exact: true }).click();
  const line = page.getByRole('dialog', { name: 'New scope line' });
  await line.getByRole('textbox', { name: 'Scope line' }).fill('Switchgear');
  await line.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  const invite = page.getByRole('dialog', { name: 'Invite bidders to Electrical' });
  await invite.getByRole('textbox', { name: 'Company 1' }).fill('volta ELECTRIC');
  await expect(invite.getByText('$9,800,000 over the single-project limit of $10,000,000.')).toBeVisible();
  await expectAccessibleInBoth(page, 'inviting a bidder with a record', 'top');
  await invite.getByRole('button', { name: 'Cancel' }).click();

  // At the award: what speaks against the company is read first, and a reason is given where it is not qualified.
  await page.getByRole('link', { name: 'Procurement' }).first().click();
  await packages.getByText('Curtain Wall').first().click();
  await page.getByRole('link', { name: 'Bids and leveling' }).click();
  await page.getByRole('button', { name: 'Recommend Alder Glass' }).click();
  await page.getByRole('button', { name: 'Award Alder Glass' }).click();
  const award = page.getByRole('dialog', { name: /^Award Curtain Wall to/ });
  await expect(award.getByText('Qualified', { exact: true })).toBeVisible();
  await expect(award.getByRole('list', { name: 'Prequalification warnings' })).toHaveCount(0);
  await award.getByRole('combobox', { name: 'Bidder' }).click();
  await page.getByRole('option', { name: /^Norse Facades/ }).click();
  const warnings = award.getByRole('list', { name: 'Prequalification warnings' });
  await expect(warnings).toContainText('Conditional: Performance bond with every contract.');
  await expect(warnings).toContainText('over the single-project limit of $15,000,000.');
  await award.getByRole('button', { name: 'Award', exact: true }).click();
  await expect(award.getByText('Check that you have read the warnings.')).toBeVisible();
  await expectAccessibleInBoth(page, 'an award with warnings', 'top');
  await award.getByRole('checkbox', { name: 'I have read the warnings' }).check();
  await award.getByRole('button', { name: 'Award', exact: true }).click();
  await pressUndo(page, 'BP-004 awarded to Norse Facades');

  const other = await page.context().newPage();
  await other.goto(at('northbank', '/library/bidders'));
  await other.getByRole('grid', { name: 'Bidders' }).getByText('Norse Facades').click();
  const record = other.getByRole('dialog', { name: 'Norse Facades' });
  await record.getByRole('combobox', { name: 'Status' }).click();
  await other.getByRole('option', { name: 'Not qualified' }).click();
  await record.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByText('Norse Facades saved')).toBeVisible();
  await other.close();
  await page.getByRole('button', { name: 'Award Alder Glass' }).click();
  await award.getByRole('combobox', { name: 'Bidder' }).click();
  await page.getByRole('option', { name: /^Norse Facades/ }).click();
  await expect(warnings).toContainText('Not qualified');
  await award.getByRole('checkbox', { name: 'I have read the warnings' }).check();
  await award.getByRole('button', { name: 'Award', exact: true }).click();
  await expect(award.getByText('Say why a company that is not qualified gets the award.')).toBeVisible();
  await award.getByRole('textbox', { name: 'Reason for the award' }).fill('The only one in time');
  await award.getByRole('button', { name: 'Award', exact: true }).click();
  await expect(page.getByText('The only one in time').first()).toBeVisible();
});
