import { expect } from '@playwright/test';
import {
  askDatabase,
  expectAccessibleInBoth,
  keepToast,
  openProject,
  pressUndo,
  signIn,
  test,
} from '../support/journey.ts';

test.use({ ownServer: 'allocation' });

test('packages are proposed from the estimate, named, added as one step and taken back', async ({ page }) => {
  await signIn(page, 'cost@northbank.example');
  await openProject(page, 'Cedar Ridge');
  await page.getByRole('navigation', { name: 'Project' }).getByRole('link', { name: 'Procurement' }).click();
  await expect(page.getByText('2 packages', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Allocation' }).click();
  await page.getByRole('button', { name: /Bid packages setup/ }).click();
  const groups = page.getByRole('grid', { name: 'Groups of the estimate' });
  const first = groups.getByRole('row').nth(1);
  await expect(first.getByRole('checkbox')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add packages' })).toHaveAttribute('aria-disabled', 'true');
  await first.getByRole('checkbox').click();
  await groups.getByRole('row').nth(2).getByRole('checkbox').click();
  // The first one gets a name of its own: check box, code, group, lines, amount, package.
  await first.getByRole('gridcell').nth(5).click();
  await page.keyboard.type('Early works');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/2 packages chosen, \$/)).toBeVisible();
  await expectAccessibleInBoth(page, 'the setup of packages');
  await page.getByRole('button', { name: 'Add 2 packages' }).click();
  await keepToast(page, '2 packages added');
  // On to the next step, which has them.
  await expect(page.getByText(/^4 packages, /)).toBeVisible();
  await expect(page.getByRole('grid', { name: 'Purchase plan' }).getByText('Early works')).toBeVisible();
  await pressUndo(page, '2 packages added');
  await expect(page.getByText(/^2 packages, /)).toBeVisible();
});

test('the estimate is allocated by a rule and by hand, budgets follow, a work package moves, all is taken back', async ({
  page,
}) => {
  await signIn(page, 'cost@northbank.example');
  await openProject(page, 'Harbor Point Mixed-Use');
  await page.getByRole('navigation', { name: 'Project' }).getByRole('link', { name: 'Procurement' }).click();
  await page.getByRole('button', { name: 'Allocation' }).click();
  await page.getByRole('button', { name: /Bid packages setup/ }).click();
  await page.getByRole('button', { name: 'Next: Purchase plan' }).click();
  await page.getByRole('button', { name: 'Next: Documentation' }).click();

  // What goes out with the packages: typed in its cells, added with files, deleted with Undo.
  const documents = page.getByRole('grid', { name: 'Documents' });
  await expect(page.getByText('10 documents', { exact: true })).toBeVisible();
  await expectAccessibleInBoth(page, 'the documents for bidders');
  await page.getByRole('searchbox', { name: 'Number or title' }).fill('slab edge');
  await expect(page.getByText('1 document', { exact: true })).toBeVisible();
  await documents.getByRole('gridcell', { name: '2', exact: true }).click();
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await pressUndo(page, '1 document saved');
  await expect(documents.getByRole('gridcell', { name: '2', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Document', exact: true }).click();
  const fresh = page.getByRole('dialog', { name: 'New document' });
  await fresh.getByRole('button', { name: 'Add document' }).click();
  await expect(fresh.getByText('Title is required')).toBeVisible();
  await fresh.getByRole('textbox', { name: 'Title' }).fill('Facade mock-up report');
  await expectAccessibleInBoth(page, 'a new document', 'top');
  await fresh.getByRole('button', { name: 'Add document' }).click();
  const files = page.getByRole('dialog', { name: 'Facade mock-up report' });
  await files.locator('input[type=file]').setInputFiles({
    name: 'mock-up.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
  });
  await expect(files.getByText('mock-up.pdf')).toBeVisible();
  await files.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('searchbox', { name: 'Number or title' }).fill('mock-up');
  await expect(documents.getByText('1 file', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Next: Bid package development' }).click();
  const sums = page.getByRole('region', { name: 'Allocation of the estimate' });
  await expect(sums).toContainText('Adds up');
  for (const sum of ['$139,400,000', '$22,203,820', '$46,596,179'])
    await expect(sums.getByText(sum, { exact: true })).toBeVisible();
  await expect(sums.getByText(/^\$208,200,000\.00 estimate, .+ contingency$/)).toBeVisible();
  await expectAccessibleInBoth(page, 'the allocation');

  // A rule: what it takes is shown before it is taken.
  await page.getByRole('button', { name: 'Rule', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Value' })).toBeFocused();
  await page.keyboard.type('C30');
  await page.getByRole('combobox', { name: 'Bid package' }).click();
  await page.getByRole('option', { name: 'Drywall' }).click();
  await expect(page.getByText('$14,300,000 →', { exact: false })).toBeVisible();
  await expectAccessibleInBoth(page, 'a new rule', 'top');
  await page.getByRole('button', { name: 'Apply to 2 lines' }).click();
  await expect(sums.getByText('$149,087,800', { exact: true })).toBeVisible();

  // The budget follows only when it is taken.
  await page.getByRole('button', { name: 'Update 1 budget' }).click();
  const budgets = page.getByRole('dialog', { name: 'Update budgets' });
  await expect(budgets.getByRole('row', { name: /Drywall/ })).toContainText('$23,987,800');
  await expectAccessibleInBoth(page, 'what is allocated beside the budgets', 'top');
  await budgets.getByRole('button', { name: 'Update 1 budget' }).click();
  await expect(page.getByRole('button', { name: 'Update 1 budget' })).toHaveCount(0);
  await pressUndo(page, 'Budget updated');
  await expect(page.getByRole('button', { name: 'Update 1 budget' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete: Code starts with C30' }).click();
  await expect(sums.getByText('$139,400,000', { exact: true })).toBeVisible();

  // By hand: one line, split by its amount.
  const lines = page.getByRole('treegrid', { name: 'Estimate lines' });
  await page.getByRole('searchbox', { name: 'Code or line' }).fill('fire');
  await expect(page.getByText('3 lines, $4,150,300, $4,150,300 unallocated').last()).toBeVisible();
  await expect(lines.getByText('Fire Protection', { exact: true })).toHaveCount(3);
  await lines.getByRole('gridcell', { name: 'Residential Tower' }).click();
  const split = page.getByRole('dialog', { name: 'Fire Protection' });
  await split.getByRole('combobox', { name: 'Bid package' }).click();
  await page.getByRole('option', { name: 'Mechanical' }).click();
  await split.getByRole('textbox', { name: 'Share' }).fill('60');
  await split.getByRole('button', { name: 'Split' }).click();
  const second = split.getByRole('group', { name: 'Part 2' });
  await expect(second.getByRole('textbox', { name: 'Share' })).toHaveValue('40');
  await second.getByRole('combobox', { name: 'Bid package' }).click();
  await page.getByRole('option', { name: 'Not bid' }).click();
  await expectAccessibleInBoth(page, 'a line that is split', 'top');
  await split.getByRole('button', { name: 'Save' }).click();
  await expect(lines.getByText('Split by share')).toBeVisible();
  await pressUndo(page, '1 line allocated');
  await expect(lines.getByText('Split by share')).toHaveCount(0);

  // A part of a fund is given to a package; what is left of it stays held.
  await page.getByRole('searchbox', { name: 'Code or line' }).fill('buyout');
  const held = sums.getByText('Contingency held').locator('xpath=following-sibling::dd');
  const before = await held.textContent();
  await lines.getByRole('gridcell', { name: /^Move Buyout contingency/ }).click();
  const fund = page.getByRole('dialog', { name: /Buyout/ });
  await fund.getByRole('combobox', { name: 'Bid package' }).click();
  await page.getByRole('option', { name: 'Mechanical' }).click();
  await fund.getByRole('textbox', { name: 'Share' }).fill('40');
  await fund.getByRole('button', { name: 'Save' }).click();
  await keepToast(page, '1 line allocated');
  await expect(held).not.toHaveText(before ?? '');
  await expect(sums).toContainText('Adds up');
  await pressUndo(page, '1 line allocated');
  await expect(held).toHaveText(before ?? '');

  // A line is dragged to a package beside the grid.
  await page.getByRole('searchbox', { name: 'Code or line' }).fill('fire');
  await expect(lines.getByText('Fire Protection', { exact: true })).toHaveCount(3);
  await lines
    .locator('[draggable]')
    .first()
    .dragTo(page.getByRole('listitem').filter({ hasText: 'Roofing' }).first());
  await pressUndo(page, '1 line allocated to Roofing');

  // Keys do the same: a line is lifted by its grip, each step is said aloud, and it is dropped on a package.
  const said = (text: string | RegExp) =>
    expect(page.getByRole('status').filter({ hasText: text })).toBeAttached();
  const packages = page.getByRole('list', { name: /^11 packages/ });
  const over = packages.locator('li[data-over]');
  const moved = lines.getByRole('button', { name: 'Move Fire Protection' }).first();
  await lines
    .getByRole('gridcell', { name: /^Move Fire Protection/ })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await expect(moved).toBeFocused();
  await said(/^Fire Protection lifted, over Excavation and SOE\. Up and down arrows choose a package/);
  await expect(over).toContainText('Excavation and SOE');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await said('Structural Steel, 3 of 11');
  await page.keyboard.press('End');
  await said('Signage, 11 of 11');
  await expect(over).toContainText('Signage');
  await expect(over).toBeInViewport();
  await expectAccessibleInBoth(page, 'a line in the hand');
  await page.keyboard.press('Escape');
  await said('Canceled. Fire Protection stays');
  await expect(over).toHaveCount(0);
  await page.keyboard.press('Enter');
  await page.keyboard.press('End');
  await page.keyboard.press('Space');
  await said('Fire Protection dropped on Signage');
  await pressUndo(page, '1 line allocated to Signage');

  // Checked lines go together with the one that is lifted.
  await lines
    .getByRole('row', { name: /Fire Protection/ })
    .nth(0)
    .getByRole('checkbox')
    .click();
  await lines
    .getByRole('row', { name: /Fire Protection/ })
    .nth(1)
    .getByRole('checkbox')
    .click();
  await moved.click();
  await said(/^2 lines lifted/);
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await pressUndo(page, '2 lines allocated to Excavation and SOE');

  // Contingency as a line of the estimate counts twice beside the funds: one press leaves it to them.
  await askDatabase(
    `update estimate_line set description = 'Construction contingency' where tenant_id = 1 and id = (select min(l.id)
      from estimate_line l join milestone m on m.tenant_id = 1 and m.id = l.milestone_id join project p on p.tenant_id = 1
      and p.id = l.project_id where l.tenant_id = 1 and p.name like 'Harbor Point%' and m.name = 'GMP' and l.description = 'Fire Protection')`,
  );
  await page.reload();
  const twice = page.getByText(/^1 line of the estimate, \$[\d,]+, is contingency that the funds hold too/);
  await expect(twice).toBeVisible();
  await expectAccessibleInBoth(page, 'contingency that counts twice');
  await page.getByRole('button', { name: 'Set it to Not bid' }).click();
  await expect(twice).toHaveCount(0);
  await pressUndo(page, '1 line set to Not bid');
  await expect(twice).toBeVisible();

  // A work package goes to another bid package with its lines.
  await page
    .getByRole('list', { name: /packages/ })
    .getByRole('link', { name: 'Louvers' })
    .click();
  await expect(page.getByRole('heading', { name: 'Louvers', level: 1 })).toBeVisible();
  await expectAccessibleInBoth(page, 'a work package');
  await page.getByRole('combobox', { name: 'Bid package' }).click();
  await page.getByRole('option', { name: 'Roofing', exact: true }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('link', { name: 'BP-005 Roofing' })).toBeVisible();
  await pressUndo(page, 'Work package saved');
  await expect(page.getByRole('link', { name: 'BP-004 Curtain Wall' })).toBeVisible();
});
