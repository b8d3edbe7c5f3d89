import { expect } from '@playwright/test';
import { at, expectAccessible, openProject, pressUndo, signIn, test } from '../support/journey.ts';
import { png } from '../support/upload.ts';

const picture = (name: string, color: number[]) => ({
  name,
  mimeType: 'image/png',
  buffer: png({ width: 64, height: 24, color }),
});

test('an administrator gives the company a logo and a rule, and takes the rule back', async ({ page }) => {
  await signIn(page, 'admin@northbank.example', '/projects');
  await page.getByRole('button', { name: /user menu/ }).click();
  await page.getByRole('menuitem', { name: 'Company Settings' }).click();
  await expect(page.getByRole('heading', { name: 'Company Settings', level: 1 })).toBeVisible();

  const logo = page.getByRole('group', { name: 'Company logo' });
  await logo.locator('input[type=file]').setInputFiles({
    name: 'page.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<script>alert(1)</script>'),
  });
  await expect(logo.getByText('not what its name says')).toBeVisible();
  await logo.locator('input[type=file]').setInputFiles(picture('northbank.png', [43, 87, 154]));
  await expect(page.getByText('Company logo saved')).toBeVisible();
  const home = page
    .getByRole('banner')
    .getByRole('link', { name: 'Northbank Builders, to the project list' });
  await expect(home.locator('img')).toHaveJSProperty('naturalWidth', 64);

  const square = page.getByRole('group', { name: 'Company picture' });
  await square.locator('input[type=file]').setInputFiles({
    ...picture('mark.png', [43, 87, 154]),
    buffer: png({ width: 48, height: 48, color: [43, 87, 154] }),
  });
  await expect(page.getByText('Company picture saved')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Current company picture' })).toHaveJSProperty(
    'naturalWidth',
    48,
  );
  await page.getByRole('button', { name: /user menu/ }).click();
  const workspace = page.getByRole('menuitem', { name: 'Northbank Builders' }).locator('img');
  await expect(workspace).toHaveJSProperty('naturalWidth', 48);
  await page.keyboard.press('Escape');
  await square.getByRole('button', { name: /Remove/ }).click();
  await expect(page.getByText('Company picture removed')).toBeVisible();
  await page.getByRole('button', { name: /user menu/ }).click();
  await expect(workspace).toHaveJSProperty('naturalWidth', 64);
  await page.keyboard.press('Escape');

  await page.getByRole('textbox', { name: 'Allowed email domains' }).fill('northbank');
  await expect(page.getByText('"northbank" is not a domain')).toBeVisible();
  await page.getByRole('textbox', { name: 'Allowed email domains' }).fill('Northbank.example, nb.example');
  const profile = page.getByRole('form', { name: 'Company profile' });
  await profile.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Company saved')).toBeVisible();

  const drafts = page.getByRole('switch', { name: 'Allow draft issues' });
  await drafts.click();
  await expect(page.getByText('Setting saved')).toBeVisible();
  await pressUndo(page, 'Setting saved');
  await expect(page.getByText('Setting restored')).toBeVisible();
  await expect(drafts).toBeChecked();
  const history = page.getByRole('region', { name: 'History' });
  await expect(history.getByText(/E-mail domains added/)).toBeVisible();
  await expect(history.getByText(/changed Draft issues/)).toHaveCount(2);
  await expectAccessible(page, 'company settings');

  await page.goto(at('northbank', '/companies/2'));
  await expect(page.getByText("We can't find the page you're looking for")).toBeVisible();
});

test('a project shows no cost per area once its settings say so, and a face stands beside a name', async ({
  page,
}) => {
  await signIn(page, 'admin@northbank.example', '/projects');
  await openProject(page, 'Cedar Ridge Patient Tower');
  await expect(page.getByRole('radio', { name: '$ / GSF' })).toBeVisible();
  await page.getByRole('link', { name: 'Project Settings' }).click();
  await page.getByRole('link', { name: 'Cost display' }).click();
  await page.getByRole('switch', { name: 'Show cost per area' }).click();
  await expect(page.getByText('Setting saved')).toBeVisible();
  await expectAccessible(page, 'project settings');
  await page.reload();
  await expect(page.getByRole('switch', { name: 'Show cost per area' })).not.toBeChecked();
  await page.getByRole('navigation', { name: 'Project' }).getByRole('link', { name: 'ForeSite' }).click();
  await expect(page.getByRole('radio', { name: 'GSF', exact: true })).toBeVisible();
  await expect(page.getByRole('radio', { name: '$ / GSF' })).toHaveCount(0);
  await page.goto(at('northbank', '/companies/1'));
  const others = page.getByRole('grid', { name: 'Projects with their own settings' });
  const row = others.getByRole('row').filter({ hasText: 'Cedar Ridge Patient Tower' });
  await expect(row).toContainText('Company default');
  await expect(page.getByRole('combobox', { name: 'Custom cost index' })).toBeVisible();
  await expectAccessible(page, 'company settings beside those of projects');
  await row.getByRole('link', { name: 'Cedar Ridge Patient Tower' }).click();
  await expect(page.getByRole('heading', { name: 'Project Settings' })).toBeVisible();

  await page.getByRole('button', { name: /user menu/ }).click();
  await page.getByRole('menuitem', { name: 'Profile Settings' }).click();
  const face = page.getByRole('group', { name: 'Profile picture' });
  await face.locator('input[type=file]').setInputFiles(picture('me.png', [180, 60, 60]));
  await expect(page.getByText('Profile picture saved')).toBeVisible();
  await expect(page.getByRole('button', { name: /user menu/ }).locator('img')).toHaveJSProperty(
    'naturalWidth',
    64,
  );
  await face.getByRole('button', { name: /Remove/ }).click();
  await expect(page.getByRole('button', { name: /user menu/ }).locator('img')).toHaveCount(0);
  await expectAccessible(page, 'profile');
});
