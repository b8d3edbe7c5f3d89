import { expect } from '@playwright/test';
import { expectAccessibleInBoth, openProject, pressUndo, signIn, test } from '../support/journey.ts';

test.use({ ownServer: 'estimate' });

test('an estimate is read by cost group, changed line by line, cleared and brought back', async ({
  page,
}) => {
  await signIn(page, 'cost@northbank.example');
  await openProject(page, 'Cedar Ridge Patient Tower');
  await page.getByRole('link', { name: 'Estimate', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Estimate', level: 1 })).toBeVisible();
  const totals = page.getByLabel('Estimate totals');
  await expect(totals.getByText('$314,800,000').first()).toBeVisible();
  await expect(totals.getByText('$9,800,000')).toBeVisible();
  await page.getByRole('combobox', { name: 'Columns' }).click();
  await page.getByRole('option', { name: 'Cost Group Systems' }).click();
  await expect(page.getByRole('columnheader', { name: 'A Substructure' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'A Substructure' })).toBeVisible();
  await expectAccessibleInBoth(page, 'the estimate by cost group');
  await page.getByRole('combobox', { name: 'Columns' }).click();
  await page.getByRole('option', { name: 'Components' }).click();

  // What changed since the estimate before: by group, by line, and as files.
  await page.getByRole('radio', { name: 'What changed' }).click();
  const inTotal = page.getByLabel('What changed in total');
  await expect(inTotal.getByText('$314,800,000')).toBeVisible();
  const changes = page.getByRole('treegrid', { name: 'What changed' });
  await expect(changes.getByRole('row').filter({ hasText: 'Substructure' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Top movers' }).getByRole('listitem')).not.toHaveCount(0);
  await expectAccessibleInBoth(page, 'what changed between two estimates');
  for (const [file, ending] of [
    ['Excel workbook', 'xlsx'],
    ['PDF', 'pdf'],
  ] as const) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: file }).click();
    expect((await download).suggestedFilename()).toMatch(new RegExp(`^What changed, .*\\.${ending}$`));
  }
  await expect(page.getByRole('region', { name: 'Approved items in this estimate' })).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  const differences = page.getByRole('grid', { name: 'What changed' });
  await expect(differences).toBeVisible();

  // A matched line is unmatched by hand, noted, matched again, and left to the rule.
  const act = (name: string) => page.getByRole('button', { name, exact: true });
  await expect(act('Match')).toHaveAttribute('aria-disabled', 'true');
  const price = differences.getByRole('row').filter({ hasText: 'Price, ' }).first();
  const text = (await price.getByRole('gridcell').nth(2).textContent()) ?? '';
  const rowsOf = (what: string | RegExp) =>
    differences.getByRole('row').filter({ hasText: text }).filter({ hasText: what });
  await price.getByRole('checkbox').click();
  await act('Unmatch').click();
  await expect(rowsOf('New, unmatched by hand')).toBeVisible();
  await rowsOf('Removed, unmatched by hand').getByRole('checkbox').click();
  await act('Add note').click();
  const dialog = page.getByRole('dialog', { name: 'Note on a difference' });
  await expectAccessibleInBoth(page, 'a note on a difference', 'top');
  await dialog.getByLabel('Note').fill('Priced anew by the contractor');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(rowsOf('Priced anew by the contractor')).toHaveCount(1);
  await rowsOf('New, unmatched by hand').getByRole('checkbox').click();
  await rowsOf('Removed, unmatched by hand').getByRole('checkbox').click();
  await act('Match').click();
  await expect(rowsOf(/, matched by hand.*Priced anew by the contractor/)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(rowsOf('New, unmatched by hand')).toBeVisible();
  await expectAccessibleInBoth(page, 'lines that were unmatched by hand');
  await rowsOf('New, unmatched by hand').getByRole('checkbox').click();
  await act('Match by itself again').click();
  await expect(rowsOf('by hand')).toHaveCount(0);
  await page.getByRole('radio', { name: 'Cost groups' }).first().click();

  // From a group to its lines.
  const groups = page.getByRole('treegrid', { name: 'Estimate by cost group' });
  await groups
    .getByRole('gridcell', { name: /Substructure/ })
    .first()
    .dblclick();
  const lines = page.getByRole('grid', { name: 'Estimate lines' });
  await expect(lines).toBeVisible();
  await page
    .getByRole('button', { name: /Remove/ })
    .first()
    .click();
  await expectAccessibleInBoth(page, 'the lines of an estimate');

  // A quantity moves the amount, the total, and the milestone.
  const line = lines.getByRole('row').filter({ hasText: 'Project-wide requirements' });
  await line.getByRole('gridcell', { name: '1', exact: true }).dblclick();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  await expect(totals.getByText('$314,800,000')).toHaveCount(0);
  await page.keyboard.press('Control+Z');
  await expect(totals.getByText('$314,800,000').first()).toBeVisible();

  // Undo that is faster than the save waits for it, and is saved after it.
  const answers: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/estimate/lines/batch')) answers.push(response.status());
  });
  await line.getByRole('gridcell', { name: '1', exact: true }).dblclick();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+Z');
  await expect.poll(() => answers).toEqual([201, 201]);
  await expect(totals.getByText('$314,800,000').first()).toBeVisible();

  // A line is split over components, and moved to another cost group: each is one change that its toast takes back.
  const find = page.getByRole('searchbox', { name: 'Search lines' });
  await find.fill('Project-wide requirements');
  const parts = lines.getByRole('row').filter({ hasText: 'Project-wide requirements' });
  // Its own and that of all rows: until the others are gone the row still moves.
  await expect(lines.getByRole('checkbox')).toHaveCount(2);
  await line.getByRole('checkbox').click();
  await expect(page.getByText(/^1 line checked/)).toBeVisible();
  await page.getByRole('button', { name: 'Split over components' }).click();
  const split = page.getByRole('dialog', { name: 'Split 1 line over components' });
  await split.getByRole('radio', { name: 'Equally' }).click();
  await expectAccessibleInBoth(page, 'splitting lines over components', 'top');
  await split.getByRole('button', { name: 'Split 1 line' }).click();
  await expect(parts).not.toHaveCount(1);
  await expect(totals.getByText('$314,800,000').first()).toBeVisible();
  await pressUndo(page, /^1 line split/);
  await expect(parts).toHaveCount(1);
  await line.getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Set cost group' }).click();
  const recode = page.getByRole('dialog', { name: 'Set cost group' });
  await recode.getByRole('combobox', { name: 'Cost group' }).fill('A10');
  await page.getByRole('option', { name: /^A10 / }).first().click();
  await expectAccessibleInBoth(page, 'setting the cost group of lines', 'top');
  await recode.getByRole('button', { name: 'Set for 1 line' }).click();
  await expect(parts.getByRole('gridcell', { name: /^A10 / })).toBeVisible();
  await pressUndo(page, /^1 line moved to A10/);
  await expect(parts.getByRole('gridcell', { name: /^A10 / })).toHaveCount(0);

  // A past unit price is looked up, and added as a line with where it is from.
  await page.getByRole('button', { name: 'Unit prices' }).click();
  const prices = page.getByRole('dialog', { name: 'Unit prices' });
  await expect(prices.getByText('Median')).toBeVisible();
  await expectAccessibleInBoth(page, 'past unit prices');
  await prices.getByRole('searchbox', { name: 'Search past lines' }).fill('structure');
  await prices.getByRole('button', { name: 'Add', exact: true }).first().click();
  await prices.getByRole('button', { name: 'Close' }).click();
  await find.fill('Unit cost from');
  await expect(lines.getByRole('row').filter({ hasText: 'Unit cost from ' })).toHaveCount(1);
  await find.fill('');

  // Everything away, and back.
  await page.getByRole('button', { name: 'Clear estimate' }).click();
  const confirm = page.getByRole('alertdialog', { name: /Clear the estimate of/ });
  await expectAccessibleInBoth(page, 'clearing an estimate', 'top');
  await confirm.getByRole('button', { name: 'Clear estimate' }).click();
  await expect(page.getByText('No lines yet')).toBeVisible();
  await pressUndo(page, /^Estimate cleared/);
  await expect(totals.getByText('$314,800,000').first()).toBeVisible();

  // Submitted it is read-only; a correction is a new version, and what changed since shows.
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  const submit = page.getByRole('dialog', { name: /Submit the estimate of/ });
  await submit.getByRole('textbox', { name: 'Note' }).fill('Issued to the owner');
  await expectAccessibleInBoth(page, 'submitting an estimate', 'top');
  await submit.getByRole('button', { name: 'Submit version 1' }).click();
  await expect(page.getByText(/^Submitted as version 1 by /)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Clear estimate' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Add line' })).toHaveCount(0);
  await expectAccessibleInBoth(page, 'a submitted estimate');
  await page.getByRole('button', { name: 'Start a new version' }).click();
  await expect(page.getByRole('button', { name: 'Submit', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Versions (1)' }).click();
  const kept = page.getByRole('dialog', { name: 'Submitted versions' });
  await expect(kept.getByText('Issued to the owner')).toBeVisible();
  await expectAccessibleInBoth(page, 'the versions of an estimate', 'top');
  await kept.getByRole('button', { name: 'What changed since version 1' }).click();
  await expect(page.getByText('Since version 1').first()).toBeVisible();
  await expect(inTotal.getByText('$314,800,000').first()).toBeVisible();
});
