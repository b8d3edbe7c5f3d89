import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { expectAccessibleInBoth, openProject, pressUndo, signIn, test } from '../support/journey.ts';

test.use({ ownServer: 'contingency' });

test('an item is paid from contingency, the balance moves, and undo gives it back', async ({ page }) => {
  await signIn(page, 'cost@northbank.example');
  await openProject(page, 'Cedar Ridge Patient Tower');
  const summary = page.getByRole('region', { name: 'Summary', exact: true });
  const panel = page.getByRole('dialog', { name: 'Contingency' });
  await expect(summary.getByText('$45,310,000')).toBeVisible();

  // The balance below the trend.
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Show Contingency' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Contingency' }).first()).toBeVisible();
  await expect(page.getByText(/ of \$47\.2M is left\./).first()).toBeVisible();

  // Chilled beams cost 1.48 M: the approval draws them from the pot of design.
  await page.getByRole('link', { name: /Chilled beams/ }).click();
  const option = page.getByRole('dialog', { name: /^VO-004/ });
  await option.getByRole('button', { name: 'Approve' }).click();
  const approval = page.getByRole('dialog', { name: 'Approve VO-004' });
  await approval.getByRole('combobox', { name: 'Draw from' }).click();
  await page.getByRole('option', { name: /Design contingency/ }).click();
  await expectAccessibleInBoth(page, 'an approval with its pot', 'top');
  await approval.getByRole('button', { name: 'Approve' }).click();
  await expect(option.getByText('Drawn from Design contingency')).toBeVisible();
  await expect(summary.getByText('$43,830,000')).toBeVisible();
  await pressUndo(page, 'VO-004 approved');
  await expect(summary.getByText('$45,310,000')).toBeVisible();
  await page.keyboard.press('Escape');

  // A fund refuses what it does not hold, and says by how much.
  await summary.getByRole('button', { name: 'Funds and entries' }).click();
  await expectAccessibleInBoth(page, 'the pots', 'top');
  await panel.getByRole('button', { name: 'Draw', exact: true }).first().click();
  const draw = page.getByRole('dialog', { name: 'Draw on Design contingency' });
  await draw.getByRole('textbox', { name: 'Amount' }).fill('33190000');
  await draw.getByRole('button', { name: 'Draw' }).click();
  await expect(draw.getByText(/would be \$1,000,000\.00 short/).first()).toBeVisible();
  await draw.getByRole('textbox', { name: 'Amount' }).fill('190000');
  await draw.getByRole('button', { name: 'Draw' }).click();
  await expect(summary.getByText('$45,120,000')).toBeVisible();
  await panel.getByRole('tab', { name: /^Entries/ }).click();
  await expect(panel.getByRole('list', { name: 'Entries' }).getByText('($190,000.00)')).toBeVisible();

  // What the list is narrowed to goes into a file, all pages of it.
  await panel.getByRole('combobox', { name: 'Order' }).click();
  await page.getByRole('option', { name: 'Oldest first' }).click();
  await panel.getByRole('button', { name: 'Export' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: /Comma/ }).click();
  const [head, ...rows] = readFileSync(await (await download).path(), 'utf8')
    .trim()
    .split('\n');
  expect(head).toMatch(/Date,Fund,Amount,Reason,Note,Entered by/);
  expect(rows.at(-1)).toMatch(/Design contingency,-190000,/);
  await expect(panel.getByText(`${rows.length} entries`)).toBeVisible();
});
