import { expect, type Page } from '@playwright/test';
import { at, expectAccessible, showInDns, signIn, test } from '../support/journey.ts';

const architect = 'architect@halden.example';
const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const dialog = (page: Page) => page.getByRole('dialog');
const saved = (page: Page, title: string) => expect(page.getByText(title, { exact: true })).toBeVisible();

/** Begins a connection at one company; comes back with the address that the provider has to know. */
async function beginConnection(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Add connection' }).click();
  await page.getByRole('menuitem', { name: 'OpenID Connect' }).click();
  const panel = page.getByRole('complementary', { name: 'New OpenID Connect' });
  await panel.getByRole('textbox', { name: /^Name \(/ }).fill('Halden Identity');
  await panel.getByRole('textbox', { name: 'Issuer' }).fill(at('halden', '/realms/halden'));
  await panel.getByRole('button', { name: 'Save' }).click();
  await saved(page, 'Halden Identity added');
  return field(page, 'Redirect address').inputValue();
}

/** Registers the other company as an application of this one; comes back with what has to be entered there. */
async function registerApplication(page: Page, redirectAddress: string) {
  await signIn(page, architect, '/users/manage?tab=flags', 'halden');
  await page.getByRole('switch', { name: 'Identity and Security' }).click();
  await saved(page, 'Identity and Security switched on');
  await page.goto(at('halden', '/sso/setup'));
  await page.getByRole('button', { name: 'Register application' }).click();
  await dialog(page).getByRole('textbox', { name: /^Name/ }).fill('Northbank Builders');
  await dialog(page)
    .getByRole('textbox', { name: /^Redirect address/ })
    .fill(redirectAddress);
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  const shown = page.getByRole('alertdialog', { name: 'Northbank Builders' });
  const id = await shown.getByRole('textbox', { name: 'Client ID' }).inputValue();
  const secret = await shown.getByRole('textbox', { name: 'Client secret' }).inputValue();
  await shown.getByRole('button', { name: 'Done' }).click();
  return { id, secret };
}

test('a company signs people in through the realm of another, set up on Identity and Security', async ({
  browser,
}) => {
  const halden = await browser.newContext();
  const context = await browser.newContext();
  const page = await context.newPage();
  await signIn(page, 'admin@northbank.example', '/sso/setup');
  const address = await beginConnection(page);
  await expectAccessible(page, 'Identity and Security');
  const { id, secret } = await registerApplication(await halden.newPage(), address);

  await field(page, 'Client ID').fill(id);
  await field(page, 'Client secret').fill(secret);
  await page.getByRole('button', { name: 'Save' }).click();
  await saved(page, 'Halden Identity saved');
  const turnOn = page.getByRole('switch', { name: 'Connection on' });
  await expect(turnOn).toHaveAttribute('aria-disabled', 'true');

  const window = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Test', exact: true }).click();
  const beside = await window;
  await field(beside, 'E-mail').fill(architect);
  await beside.getByLabel('Password', { exact: true }).fill('quoin-demo');
  await beside.getByRole('button', { name: 'Sign in' }).click();
  await expect(beside.getByRole('heading', { name: 'Test finished' })).toBeVisible();
  await beside.close();
  await expect(page.getByText('Works, 1 remark')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Steps of the test' })).toContainText(architect);
  await turnOn.click();
  await saved(page, 'Halden Identity turned on');

  await page.getByRole('button', { name: 'Add domain' }).click();
  await dialog(page)
    .getByRole('textbox', { name: /^Domain/ })
    .fill('halden.example');
  await dialog(page)
    .getByRole('combobox', { name: /Signs in with/ })
    .click();
  await page.getByRole('option', { name: /Halden Identity/ }).click();
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  const proof = page.getByRole('dialog', { name: 'Ownership of halden.example' });
  await proof.getByRole('button', { name: 'Check DNS' }).click();
  await expect(proof.getByText(/DNS does not show the record/)).toBeVisible();
  showInDns(
    'halden.example',
    await proof.getByRole('textbox', { name: 'Value of the TXT record' }).inputValue(),
  );
  await proof.getByRole('button', { name: 'Check DNS' }).click();
  await expect(page.getByRole('row', { name: /halden\.example/ })).toContainText(
    /Verified\s*Halden Identity/,
  );

  const guest = await browser.newPage();
  await guest.goto(at('northbank'));
  await expect(guest.getByRole('link', { name: 'Continue with Halden Identity' })).toBeVisible();
  await expectAccessible(guest, 'sign-in with a connection');
  await field(guest, 'E-mail').fill(architect);
  await guest.getByRole('button', { name: 'Sign in' }).click();
  await guest.waitForURL(/halden\.localhost/);
  await expect(field(guest, 'E-mail')).toHaveValue(architect);
  await guest.getByLabel('Password', { exact: true }).fill('quoin-demo');
  await guest.getByRole('button', { name: 'Sign in' }).click();
  await guest.waitForURL(/northbank\.localhost/);
  await expect(guest.getByRole('button', { name: /Lena Brandt/ })).toBeVisible();

  await page.getByRole('button', { name: 'History' }).click();
  await expect(
    page.getByRole('dialog', { name: /History/ }).or(page.getByRole('complementary', { name: /History/ })),
  ).toContainText('halden.example');
});
