import { expect } from '@playwright/test';
import {
  expectAccessibleInBoth,
  keepToast,
  openProject,
  pressUndo,
  signIn,
  test,
} from '../support/journey.ts';
import { png } from '../support/upload.ts';

test.use({ ownServer: 'issues' });

test('issues are listed, filtered by insights, added, answered, moved, deleted and brought back', async ({
  page,
}) => {
  await signIn(page, 'cost@northbank.example');
  await openProject(page, 'Cedar Ridge Patient Tower');
  await page
    .getByRole('navigation', { name: 'Project' })
    .getByRole('link', { name: 'Issue Management' })
    .click();
  await expect(page.getByText('6 issues', { exact: true })).toBeVisible();
  await expect(page.getByText('$2,645,000', { exact: true })).toBeVisible();
  const active = page.getByRole('grid', { name: 'Active issues' });
  const backlog = page.getByRole('grid', { name: 'Backlog issues' });
  await expect(active.getByText('Vault location disputed with utility')).toBeVisible();
  await expectAccessibleInBoth(page, 'the lists of issues');

  // A bar narrows the lists, and gives them back.
  await page.getByRole('button', { name: 'Major: 2' }).click();
  await expect(backlog.getByText('Ambulance canopy not in SD estimate')).toBeVisible();
  await expect(page.getByText("Your filters didn't return any results").first()).toBeVisible();
  await page.getByRole('button', { name: 'Major: 2' }).click();
  await expect(active.getByText('Vault location disputed with utility')).toBeVisible();

  // A new issue.
  await page.getByRole('button', { name: 'Add issue' }).click();
  const panel = page.getByRole('dialog', { name: 'New issue' });
  await panel.getByRole('textbox', { name: 'Name' }).fill('Level 9 shell scope unclear');
  await panel.getByRole('combobox', { name: 'Severity' }).click();
  await page.getByRole('option', { name: '2 Minor' }).click();
  await panel.getByRole('textbox', { name: 'Cost at stake' }).fill('85000');
  await expectAccessibleInBoth(page, 'a new issue', 'top');
  await panel.getByRole('button', { name: 'Save' }).click();
  const added = page.getByRole('dialog', { name: 'IS-007 Level 9 shell scope unclear' });
  await expect(added).toBeVisible();
  await expect(page.getByText('7 issues', { exact: true })).toBeVisible();

  // What it puts at stake stands in large, with its part of the whole.
  await expect(added.getByRole('textbox', { name: 'Cost at stake' })).toHaveValue('$85,000');
  await expect(added.getByText('3% of $2,730,000 at stake')).toBeVisible();
  await expectAccessibleInBoth(page, 'an issue', 'top');

  // It is answered, and moves to another list; only allowed states are offered.
  await added.getByRole('textbox', { name: 'Answer' }).fill('Sprinklers are in the shell package.');
  await added.getByRole('combobox', { name: 'Status' }).click();
  await expect(page.getByRole('option', { name: 'Rejected' })).toBeHidden();
  await page.getByRole('option', { name: 'Pending' }).click();
  // What it is about: a milestone, found by its kind.
  await added.getByRole('combobox', { name: 'Kind of row' }).click();
  await page.getByRole('option', { name: 'Milestone' }).click();
  await added.getByRole('combobox', { name: 'Add milestone' }).fill('MS-004');
  await page.getByRole('option', { name: /MS-004/ }).click();
  await expect(added.getByRole('button', { name: 'Remove MS-004' })).toBeVisible();
  const related = added.getByRole('list', { name: 'Related' });
  await expect(related.getByRole('listitem')).toContainText(['forecasted']);
  // A step waits until what was changed is saved.
  await expect(added.getByRole('button', { name: 'Close issue' })).toHaveAttribute('aria-disabled', 'true');
  await added.getByRole('button', { name: 'Save' }).click();
  await expect(active.getByText('Level 9 shell scope unclear')).toBeVisible();
  await expect(
    active.getByRole('row', { name: /IS-007/ }).getByRole('link', { name: 'MS-004' }),
  ).toBeVisible();
  await expect(added.getByRole('region', { name: 'Answer' })).toContainText('Answered');
  // The next steps by keys: the one that was taken hands the focus on, and Undo takes it back.
  await added.getByRole('button', { name: 'Dispute' }).focus();
  await page.keyboard.press('Enter');
  await keepToast(page, 'IS-007 moved to Disputed');
  await expect(added.getByRole('combobox', { name: 'Status' })).toContainText('Disputed');
  await expect(added.getByRole('button', { name: 'Set pending' })).toBeFocused();
  await expect(added.getByRole('button', { name: 'Reopen' })).toHaveCount(0);
  await pressUndo(page, 'IS-007 moved to Disputed');
  await expect(added.getByRole('combobox', { name: 'Status' })).toContainText('Pending');
  await added.getByRole('tab', { name: 'History' }).click();
  await expect(added.getByText('Pending').first()).toBeVisible();
  // What people say about it, and its files.
  await added.getByRole('tab', { name: /Comments/ }).click();
  await added.getByRole('textbox', { name: 'Comment' }).fill('Ask the fire marshal first.');
  await added.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(added.getByRole('list', { name: 'Comments' })).toContainText('Ask the fire marshal first.');
  await expectAccessibleInBoth(page, 'comments of an issue', 'top');
  await added.getByRole('tab', { name: /Files/ }).click();
  const sketch = { name: 'Shell.txt', mimeType: 'text/plain', buffer: Buffer.from('Level 9, grid C') };
  await added.locator('input[type=file]').setInputFiles(sketch);
  await expect(added.getByRole('link', { name: /Shell.txt/ })).toBeVisible();
  await expect(added.getByRole('tab', { name: 'Files 1' })).toBeVisible();
  // A picture is marked by keys, saved, and the marks go and come back.
  await added.locator('input[type=file]').setInputFiles({
    name: 'Shell.png',
    mimeType: 'image/png',
    buffer: png({ width: 400, height: 300 }),
  });
  await added.getByRole('button', { name: 'Mark Shell.png' }).click();
  const marking = page.getByRole('dialog', { name: 'Marks of Shell.png' });
  await marking.getByRole('button', { name: 'Add in the middle' }).click();
  await marking.getByRole('radio', { name: 'Text' }).check();
  await marking.getByRole('button', { name: 'Add in the middle' }).click();
  await marking.getByRole('textbox', { name: 'Text' }).fill('Clash with beam');
  await marking.getByRole('button', { name: 'Arrow 1' }).press('ArrowLeft');
  await marking.getByRole('button', { name: 'Arrow 1' }).press('Shift+ArrowUp');
  await expectAccessibleInBoth(page, 'marks on a picture', 'top');
  // By the pointer, too: a box from one corner to another.
  await marking.getByRole('radio', { name: 'Box' }).check();
  const board = await marking.getByRole('group', { name: 'Marks' }).boundingBox();
  if (!board) throw new Error('There is nothing to draw on.');
  await page.mouse.move(board.x + 40, board.y + 40);
  await page.mouse.down();
  await page.mouse.move(board.x + 160, board.y + 120, { steps: 4 });
  await page.mouse.up();
  await expect(marking.getByRole('button', { name: 'Box 3' })).toBeVisible();
  await marking.getByRole('button', { name: 'Save' }).click();
  const drawn = added.getByRole('img', { name: 'Arrow 1, Text "Clash with beam", Box 3' });
  await expect(drawn).toBeVisible();
  await pressUndo(page, 'Marks of Shell.png saved');
  await expect(drawn).toBeHidden();
  // The drawing stands in the details, too.
  await added.getByRole('tab', { name: 'Details' }).click();
  await expect(added.getByRole('img', { name: 'Shell.png' })).toBeVisible();
  await expect(added.getByRole('button', { name: 'Mark Shell.png' })).toBeVisible();
  await added.getByRole('tab', { name: /Files/ }).click();
  // A page of the web, called by its address until it has a title; removed, and back with Undo.
  const fresh = added.getByRole('form', { name: 'New web link' });
  await fresh.getByRole('textbox', { name: 'Link' }).fill('javascript:alert(1)');
  await fresh.getByRole('button', { name: 'Add link' }).click();
  await expect(fresh.getByText('Only links that begin with https:// or http:// are kept.')).toBeVisible();
  await fresh.getByRole('textbox', { name: 'Link' }).fill('fire.example/shell');
  await fresh.getByRole('textbox', { name: 'Link' }).press('Enter');
  const links = added.getByRole('list', { name: 'Web links' });
  await expect(links.getByRole('link', { name: /^fire\.example\/shell/ })).toHaveAttribute(
    'href',
    'https://fire.example/shell',
  );
  await expect(added.getByRole('tab', { name: 'Files 3' })).toBeVisible();
  await links.getByRole('button', { name: 'Change fire.example/shell' }).click();
  await links.getByRole('textbox', { name: 'Title' }).fill('Shell drawings');
  await links.getByRole('button', { name: 'Save' }).click();
  await expect(links.getByRole('link', { name: /^Shell drawings/ })).toBeVisible();
  await expectAccessibleInBoth(page, 'files and links of an issue', 'top');
  await links.getByRole('button', { name: 'Remove Shell drawings' }).click();
  await expect(links).toHaveCount(0);
  await pressUndo(page, 'Shell drawings removed');
  await expect(links.getByRole('link', { name: /^Shell drawings/ })).toBeVisible();
  await added.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(added).toBeHidden();

  // Deleted, and brought back.
  await active.getByRole('button', { name: 'Actions of IS-007' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByText('6 issues', { exact: true })).toBeVisible();
  await pressUndo(page, 'IS-007 deleted');
  await expect(page.getByText('7 issues', { exact: true })).toBeVisible();
  await expect(active.getByText('Level 9 shell scope unclear')).toBeVisible();

  // A double press opens one panel: one Escape closes it.
  await active.getByText('Level 9 shell scope unclear').dblclick();
  // The issues beside it, over the ends of the lists, are one press away.
  await added.getByRole('button', { name: 'Next issue' }).click();
  const beside = page.getByRole('dialog', { name: /^IS-001 / });
  await beside.getByRole('button', { name: 'Previous issue' }).click();
  await added.getByRole('tab', { name: 'History' }).click();
  await page.keyboard.press('Escape');
  await expect(added).toBeHidden();

  // Quick entry: two rows from a spreadsheet, one of them in a state that no new issue has.
  await page.getByRole('button', { name: 'Manage issues' }).click();
  const sheet = page.getByRole('grid', { name: 'Issues to edit' });
  await expect(sheet.getByText('Level 9 shell scope unclear')).toBeVisible();
  await expectAccessibleInBoth(page, 'quick entry of issues');
  await sheet.getByRole('row', { name: '8', exact: true }).getByRole('gridcell').nth(1).click();
  await page.evaluate(() => {
    const text =
      'Elevator pit conflicts with mat\tOpen\t4 Major\tHigh\t12/18/2026\t\t240000\t8\nGarage egress hardware missing\tClosed';
    const data = new DataTransfer();
    data.setData('text/plain', text);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true }),
    );
  });
  await expect(sheet.getByText('Elevator pit conflicts with mat')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(
    page.getByText('1 row has errors. Row 9: A new issue cannot be Closed. Add it as Draft or Open.'),
  ).toBeVisible();
  // The row says it where its number stands, and the banner leads to the cell.
  const garage = sheet.getByRole('row', { name: /Garage egress/ });
  await expect(garage.getByRole('img', { name: /^A new issue cannot be Closed/ })).toBeVisible();
  await page.getByRole('button', { name: 'Row 9', exact: true }).click();
  await expect(garage.locator('[aria-colindex="3"]')).toBeFocused();
  await expect(page.getByText('4 active, 3 backlog, 2 completed', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Go back' }).click();
  await sheet.getByRole('button', { name: 'Delete Garage egress hardware missing' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Issues saved successfully')).toBeVisible();
  await expect(page.getByText('8 issues', { exact: true })).toBeVisible();
});

test('cards go from column to column by pointer and by keys, as far as their status allows', async ({
  page,
}) => {
  await signIn(page, 'cost@northbank.example');
  await openProject(page, 'Harbor Point');
  await page
    .getByRole('navigation', { name: 'Project' })
    .getByRole('link', { name: 'Issue Management' })
    .click();
  await page.getByRole('button', { name: 'Manage issues' }).click();
  const sheet = page.getByRole('grid', { name: 'Issues to edit' });
  // The name in the first row below the heads, whatever the row is called meanwhile; it takes the focus once the grid can be edited.
  const cell = sheet.getByRole('row').nth(1).getByRole('gridcell').nth(1);
  await expect(async () => {
    await cell.click();
    await expect(cell).toBeFocused({ timeout: 5000 });
    // It is the grid's active cell: where a paste goes. Pasted twice, the same stands there.
    await expect(cell).toHaveAttribute('tabindex', '0', { timeout: 5000 });
    await page.evaluate(() => {
      const data = new DataTransfer();
      data.setData('text/plain', 'Canopy drains onto walk\tOpen\nLobby stone out of stock\tOpen');
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true }),
      );
    });
    await expect(sheet.getByText('Lobby stone out of stock')).toBeVisible({ timeout: 10_000 });
  }).toPass();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Issues saved successfully')).toBeVisible();
  await page
    .getByRole('button', { name: 'Board', exact: true })
    .or(page.getByRole('radio', { name: 'Board' }))
    .click();
  const column = (name: string) => page.getByRole('list', { name, exact: true });
  const canopy = page.getByRole('link', { name: /Canopy drains/ });
  await expect(column('Open').getByRole('link')).toHaveCount(2);
  await expectAccessibleInBoth(page, 'the board of issues');
  // The board is kept as a view for everybody, and is there again for whoever comes back.
  await page.getByRole('button', { name: /^View \(1\) ?, changed/ }).click();
  await page.getByRole('button', { name: 'Save as a new view' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Status board');
  await page.getByRole('radio', { name: 'Everyone' }).check();
  await page.getByRole('button', { name: 'Save view' }).click();
  await expect(page.getByRole('button', { name: 'Status board', exact: true })).toBeVisible();
  await page.goto(page.url().replace(/\?.*$/, ''));
  await expect(column('Open').getByRole('link')).toHaveCount(2);
  await expect(page).toHaveURL(/view=board/);

  await test.step('on paper all of its columns are whole', async () => {
    const before = page.viewportSize();
    // A letter sheet on its side.
    await page.setViewportSize({ width: 980, height: 740 });
    await page.emulateMedia({ media: 'print' });
    const columns = page.locator('[data-column]');
    await expect(columns).toHaveCount(6);
    await expect
      .poll(() =>
        columns.evaluateAll((all) =>
          Math.max(...all.map((one) => Math.ceil(one.getBoundingClientRect().right))),
        ),
      )
      .toBeLessThanOrEqual(980);
    await page.emulateMedia({ media: null });
    if (before) await page.setViewportSize(before);
  });

  // By pointer: to a column that takes it, and to one that does not.
  await canopy.dragTo(column('Pending'));
  await expect(column('Pending').getByText('Canopy drains')).toBeVisible();
  await expect(page.getByText(/IS-\d+ moved to Pending/).first()).toBeVisible();
  await page.getByRole('link', { name: /Lobby stone/ }).dragTo(column('Rejected'));
  await expect(
    page.getByText(
      'An issue that is Open cannot become Rejected. Choose one of: Pending, Disputed, Closed, Void.',
    ),
  ).toBeVisible();
  await expect(column('Open').getByText('Lobby stone')).toBeVisible();

  // By keys: each step is said, Escape puts it back, and the focus goes along.
  await canopy.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(/^IS-\d+: Pending to Disputed$/)).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(page.getByText(/^Canceled\. IS-\d+ stays in Pending$/)).toBeAttached();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(column('Rejected').getByText('Canopy drains')).toBeVisible();
  await expect(canopy).toBeFocused();
  await pressUndo(page, /IS-\d+ moved to Rejected/);
  await expect(column('Pending').getByText('Canopy drains')).toBeVisible();
  // Each column is read by itself: for a moment the card stands in both.
  await expect(canopy).toHaveCount(1);
  await canopy.click();
  await expect(page.getByRole('dialog', { name: /Canopy drains/ })).toBeVisible();
});
