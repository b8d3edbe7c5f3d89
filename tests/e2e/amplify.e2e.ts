import { expect } from '@playwright/test';
import { at, expectAccessible, expectAccessibleInBoth, signIn, test } from '#tests/support/journey.ts';

test.use({ ownServer: 'amplify' });

test('a cost manager asks how to close the gap, takes the proposal over and takes it back', async ({
  page,
}) => {
  await signIn(page, 'cost@northbank.example', '/projects/1/foresite');
  await page.getByRole('button', { name: 'Amplify' }).click();
  const dialog = page.getByRole('dialog', { name: 'Amplify' });
  await expect(dialog.getByText('Last updated May 1st, 2025')).toBeVisible();
  await expectAccessibleInBoth(page, 'the agreement', 'top');
  await dialog.getByRole('button', { name: 'Accept' }).click();
  await expect(dialog.getByText('Hello Daniel')).toBeVisible();

  await dialog.getByRole('button', { name: 'Options that close the gap' }).click();
  const log = dialog.getByRole('log', { name: 'Conversation' });
  await expect(log.getByText('Read 12 items, 3 scenarios and 6 milestones')).toBeVisible();
  await expect(log.getByText('$7,900,000 over')).toBeVisible();
  const proposal = dialog.getByRole('article', { name: 'Decide before 50% DD' });
  await expect(proposal.getByText('Proposed change')).toBeVisible();
  await expect(dialog.getByRole('article', { name: 'Gap to budget by scenario' })).toBeVisible();
  await expectAccessibleInBoth(page, 'answer and canvas', 'top');

  // A proposed value is edited in its cell before it is accepted.
  await proposal.getByRole('button', { name: /^High, edit Priority of VO-010/ }).click();
  await proposal.getByRole('combobox', { name: 'Priority of VO-010' }).selectOption('Highest');
  await expect(proposal.getByRole('button', { name: /^Highest, edit Priority of VO-010/ })).toBeVisible();
  await proposal.getByRole('button', { name: 'Accept' }).click();
  await expect(proposal.getByText('Accepted')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(proposal.getByText('Undone')).toBeVisible();
  await expect(proposal.getByText('Accepted')).toBeHidden();

  const file = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Export as PDF' }).click();
  expect((await file).suggestedFilename()).toBe('report-canvas.pdf');

  const field = dialog.getByRole('textbox', { name: 'Ask about this project' });
  await field.fill('VO-008');
  await field.press('Shift+Enter');
  await expect(field).toHaveValue('VO-008\n');
  await field.press('Enter');
  await expect(log.getByText('Its priority is highest', { exact: false })).toBeVisible();

  // What is connected is drawn as a network, which is read by its nodes, and listed below.
  await field.fill('How are the items connected?');
  await field.press('Enter');
  await expect(log.getByText(/items are connected/)).toBeVisible();
  const network = dialog.getByRole('application', { name: /^How items are connected: \d+ nodes, \d+ links/ });
  await expect(network).toBeVisible();
  await expect(dialog.getByRole('article', { name: 'Connected items' })).toBeVisible();
  await expectAccessibleInBoth(page, 'a network', 'top');
  const drawn = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Export as PDF' }).click();
  expect((await drawn).suggestedFilename()).toBe('report-canvas.pdf');

  await dialog.getByRole('button', { name: 'Past conversations' }).click();
  await expect(
    dialog
      .getByRole('region', { name: 'Today' })
      .getByRole('button', { name: 'Closing the gap before 50% DD' }),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Past conversations' }).click();
  await log.getByRole('link', { name: 'VO-008' }).last().click();
  await expect(page).toHaveURL(/itemDetailsId=8/);
  await expect(dialog).toBeHidden();
});

test('on a phone chat and canvas take turns, and the button is moved by keys', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'admin@northbank.example', '/projects/1/foresite');
  const button = page.getByRole('button', { name: 'Amplify' });
  const top = async () => (await button.boundingBox())?.y ?? 0;
  const before = await top();
  await button.press('ArrowUp');
  await expect.poll(top).toBeLessThan(before);
  await button.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Amplify' });
  await dialog.getByRole('button', { name: 'Accept' }).click();
  await dialog.getByRole('button', { name: 'Where do we stand against budget?' }).click();
  await expect(dialog.getByText('$7,900,000 over')).toBeVisible();
  await dialog.getByRole('button', { name: 'Expand Canvas' }).click();
  await expect(dialog.getByRole('heading', { name: 'From estimate to forecast' })).toBeVisible();
  await expectAccessible(page, 'the canvas on a phone', 'top');
  await dialog.getByRole('button', { name: 'Collapse Canvas' }).click();
  await expect(dialog.getByText('$7,900,000 over')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('stays away from whoever may not use it', async ({ page }) => {
  await signIn(page, 'viewer@northbank.example', '/projects/1/foresite');
  await page.goto(at('northbank', '/projects'));
  await expect(page.getByRole('heading', { name: 'Projects', level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Amplify' })).toBeHidden();
});
