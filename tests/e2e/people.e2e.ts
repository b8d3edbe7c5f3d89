import { expect } from '@playwright/test';
import { at, expectAccessible, signIn, test } from '../support/journey.ts';

const admin = 'admin@northbank.example';
const newcomer = 'joel.marsh@alderglass.example';

// What is looked at is not on its way from one colour to another.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('invites somebody from outside to a project, reminds them and takes them off again', async ({
  page,
}) => {
  await signIn(page, admin, '/projects/1/invite-members');
  const members = page.getByRole('grid', { name: 'Members' });
  await expect(members.getByRole('row', { name: /Maya Okafor \(You\)/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove Maya Okafor' })).toHaveCount(0);
  await expectAccessible(page, 'Manage members');

  const send = page.getByRole('button', { name: 'Send Invite' });
  const email = page.getByRole('combobox', { name: 'E-mail' });
  await email.fill('daniel');
  await expect(page.getByText('Send invitation to "daniel"')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').getByText('E-mail is not valid')).toBeVisible();
  await email.fill(newcomer);
  await page.getByRole('option', { name: `Send invitation to "${newcomer}"` }).click();
  await send.hover();
  await expect(page.getByRole('tooltip')).toHaveText('You must select a Role');
  await page.getByRole('combobox', { name: /^Role/ }).click();
  await expect(page.getByRole('option', { name: /Estimator/ })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('option', { name: /Trade Partner/ }).click();
  await send.click();
  await expect(page.getByText('Project member successfully invited')).toBeVisible();
  const row = members.getByRole('row', { name: new RegExp(newcomer) });
  await expect(row.getByText('Pending response')).toBeVisible();

  await email.fill(newcomer);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('alert').getByText('email already registered')).toBeVisible();
  await row.getByRole('button', { name: 'Resend' }).click();
  await expect(page.getByText('The invitation was not sent')).toBeVisible();

  await row.getByRole('button', { name: `Remove ${newcomer}` }).click();
  const question = page.getByRole('alertdialog', { name: 'Are you sure?' });
  await expect(question).toContainText(
    `You are about to remove the only Trade Partner in the project: ${newcomer}`,
  );
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Project member successfully deleted')).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('administers an account: finds, edits, assigns and deactivates it', async ({ page }) => {
  await signIn(page, admin, '/users/manage');
  const users = page.getByRole('grid', { name: 'Users' });
  await page.getByRole('searchbox', { name: 'Search users' }).fill('grace');
  await expect(users.getByRole('row')).toHaveCount(2);
  await expectAccessible(page, 'Account Administration');
  await users.getByRole('link', { name: 'Grace Whitlock' }).click();
  const panel = page.getByRole('dialog', { name: 'Grace Whitlock' });
  await panel.getByRole('textbox', { name: 'Title' }).fill('Controller');
  await panel.getByRole('button', { name: 'Save' }).click();
  await panel.getByRole('tab', { name: 'History' }).click();
  await expect(panel.getByText(/changed Title/).first()).toContainText('Controller');
  await panel.getByRole('tab', { name: /Projects/ }).click();
  await panel.getByRole('button', { name: 'Assign projects' }).click();
  const picker = page.getByRole('dialog', { name: 'Projects of Grace Whitlock' });
  await picker.getByRole('checkbox', { name: 'Harbor Point Mixed-Use' }).check();
  await expectAccessible(page, 'assigning projects', 'top');
  await picker.getByRole('button', { name: 'Save' }).click();
  await expect(panel.getByRole('link', { name: 'Harbor Point Mixed-Use' })).toBeVisible();
  await panel.getByRole('button', { name: 'Close' }).first().click();
  await expect(panel).toBeHidden();

  await users.getByRole('button', { name: 'More for Grace Whitlock' }).click();
  await page.getByRole('menuitem', { name: 'Deactivate', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click();
  await expect(users.getByText('Deactivated')).toBeVisible();
  await users.getByRole('button', { name: 'More for Grace Whitlock' }).click();
  await page.getByRole('menuitem', { name: 'Reactivate', exact: true }).click();
  await expect(users.getByText('Active', { exact: true })).toBeVisible();
  await page.goto(at('northbank', '/users/manage?userDetailsId=1'));
  await expect(page.getByRole('dialog', { name: 'Maya Okafor' })).toBeVisible();
});
