import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { at, expectAccessible, signIn, test } from '../support/journey.ts';

const newcomer = 'ines@alderglass.example';
const password = 'nine courses of stone';
const home = 'Cedar Ridge Patient Tower';

/** Opens the latest mail with this subject in a company's outbox, and follows its button. */
async function followMail(page: Page, subject: RegExp, button: string) {
  await expect(async () => {
    await page.goto(at('northbank', '/outbox'));
    await expect(page.getByRole('link', { name: subject }).first()).toBeVisible({ timeout: 5000 });
  }).toPass();
  await page.getByRole('link', { name: subject }).first().click();
  await page.getByRole('link', { name: button }).click();
}

const modulesOf = (page: Page) => page.getByRole('navigation', { name: 'Project' });

test('somebody from outside is invited, joins, sees one project with the rights of a role, and is seen as that role', async ({
  page: admin,
  browser,
}) => {
  await signIn(admin, 'admin@northbank.example', '/projects/1/invite-members');
  await admin.getByRole('combobox', { name: /E-mail/ }).fill(newcomer);
  await admin.getByRole('option', { name: /Send invitation to/ }).click();
  await admin.getByRole('combobox', { name: /^Role/ }).click();
  await admin.getByRole('option').filter({ hasText: 'Design Partner' }).click();
  await admin.getByRole('button', { name: 'Send Invite' }).click();
  await expect(admin.getByText('Project member successfully invited')).toBeVisible();

  const context = await browser.newContext();
  const page = await context.newPage();
  await followMail(page, /Invitation to/, 'Complete sign-up');
  const invitation = page.url();
  await expect(page.getByRole('heading', { name: 'Join Northbank Builders' })).toBeVisible();
  await expectAccessible(page, 'sign-up');
  await page.getByRole('textbox', { name: 'First name' }).fill('Ines');
  await page.getByRole('textbox', { name: 'Last name' }).fill('Kaya');
  await page.getByRole('textbox', { name: 'Password' }).fill('password1234');
  await page.getByRole('button', { name: 'Complete sign-up' }).click();
  await expect(page.getByText('This password is too common')).toBeVisible();
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Complete sign-up' }).click();
  await expect(page.getByLabel('E-mail')).toHaveValue(newcomer);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: 'Ines Kaya, user menu' })).toBeVisible();

  // One project, the modules of the role, and nothing besides.
  await page.goto(at('northbank', '/projects'));
  const projects = page.getByRole('treegrid', { name: 'Projects' });
  await expect(projects.getByRole('link')).toHaveText([home]);
  await projects.getByRole('link', { name: home }).first().click();
  await expect(modulesOf(page).getByRole('link', { name: 'ForeSite' })).toBeVisible();
  await expect(modulesOf(page).getByRole('link', { name: /Target Value/ })).toBeVisible();
  await expect(modulesOf(page).getByRole('link', { name: 'Risk Register' })).toHaveCount(0);
  await expect(modulesOf(page).getByRole('link', { name: /Procurement/ })).toHaveCount(0);
  await page.goto(at('northbank', '/projects/1/risks'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('restricted');
  await page.goto(at('northbank', '/projects/2/foresite'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText("can't find");
  await page.goto(at('northbank', '/users/manage'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('restricted');

  // The role loses a right while the newcomer has the project open: no reload brings it, and the next request obeys.
  await page.goto(at('northbank', '/projects/1/foresite'));
  await expect(modulesOf(page).getByRole('link', { name: /Target Value/ })).toBeVisible();
  await admin.goto(at('northbank', '/users/manage/roles-raw'));
  await admin.getByRole('searchbox', { name: 'Search roles' }).fill('design');
  await admin.getByRole('link', { name: 'Design Partner', exact: true }).click();
  const role = admin.getByRole('dialog', { name: 'Design Partner' });
  await role.getByRole('searchbox', { name: 'Find a permission' }).fill('Target Value');
  const target = role.getByRole('checkbox', { name: 'See Target Value Design' });
  // What moves away under the pointer is not pressed: the search has to be through first.
  await expect(role.getByRole('checkbox', { name: 'See costs with markup' })).toHaveCount(0);
  await target.click();
  await expect(target).not.toBeChecked();
  await role.getByRole('button', { name: 'Save' }).click();
  await expect(admin.getByText('Role Design Partner saved')).toBeVisible();
  await expect(modulesOf(page).getByRole('link', { name: /Target Value/ })).toHaveCount(0);
  await page.goto(at('northbank', '/projects/1/tvd'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('restricted');

  // The administrator sees what the newcomer sees, and comes back to what is theirs.
  await admin.goto(at('northbank', '/projects/1/role-impersonation'));
  await expect(modulesOf(admin).getByRole('link', { name: /Target Value/ })).toBeVisible();
  await admin.getByRole('button', { name: 'Impersonate Design Partner' }).click();
  const banner = admin.getByRole('region', { name: 'Role impersonation' });
  await expect(banner).toContainText(`in ${home}`);
  await expect(modulesOf(admin).getByRole('link', { name: 'ForeSite' })).toBeVisible();
  await expect(modulesOf(admin).getByRole('link', { name: /Target Value/ })).toHaveCount(0);
  await expect(modulesOf(admin).getByRole('link', { name: 'Risk Register' })).toHaveCount(0);
  await banner.getByRole('button', { name: 'Stop impersonation' }).click();
  await expect(modulesOf(admin).getByRole('link', { name: /Target Value/ })).toBeVisible();

  // The invitation is spent; the device remembers whom it let in.
  await page.goto(invitation);
  await expect(page.getByRole('heading', { name: /used already/ })).toBeVisible();
  await page.goto(at('northbank').replace('northbank.', ''));
  await expect(page.getByRole('link', { name: /Northbank Builders.*Ines Kaya/ })).toBeVisible();
  await expectAccessible(page, 'choice of a company');
  await context.close();
});
