import { expect } from '@playwright/test';
import {
  expectAccessibleInBoth,
  keepToast,
  openProject,
  pressUndo,
  signIn,
  test,
} from '../support/journey.ts';

test.use({ ownServer: 'attributes' });

test('a company adds an attribute, sees what removing a choice does to values, and undoes it all', async ({
  page,
}) => {
  await signIn(page, 'admin@northbank.example');
  await page.goto(new URL('/custom-attributes?entity=SCENARIO_ITEM', page.url()).href);
  const table = page.getByRole('table', { name: 'Attributes' });
  await expect(table.getByRole('button', { name: 'Basis of price', exact: true })).toBeVisible();
  await expectAccessibleInBoth(page, 'the attributes');

  await page.getByRole('button', { name: 'New attribute' }).click();
  const fresh = page.getByRole('dialog', { name: 'New attribute' });
  await fresh.getByRole('textbox', { name: 'Name (required)' }).fill('Finish level');
  await fresh.getByRole('combobox', { name: 'Type' }).click();
  await page.getByRole('option', { name: 'Select', exact: true }).click();
  await fresh.getByRole('textbox', { name: 'Choice 1' }).fill('Shell');
  await expect(fresh.getByText('At least 2 options are required')).toBeVisible();
  await fresh.getByRole('textbox', { name: 'Choice 2' }).fill('Fit-out');
  await expectAccessibleInBoth(page, 'a new attribute', 'top');
  await fresh.getByRole('button', { name: 'Add attribute' }).click();
  await expect(table.getByRole('row', { name: /Finish level/ })).toContainText('Shell, Fit-out');

  await table.getByRole('button', { name: 'Basis of price', exact: true }).click();
  const flyout = page.getByRole('dialog', { name: 'Basis of price' });
  await flyout.getByRole('button', { name: 'Remove Quote' }).click();
  await expect(flyout.getByRole('heading', { name: 'What happens to values' })).toBeVisible();
  await expect(flyout.getByRole('row', { name: /^Quote is emptied/ })).toBeVisible();
  await flyout.getByRole('combobox', { name: 'Move values of Quote to' }).click();
  await page.getByRole('option', { name: 'Allowance' }).click();
  await expect(flyout.getByRole('row', { name: /^Quote becomes Allowance/ })).toBeVisible();
  await expect(flyout.getByRole('row', { name: 'Emptied 0' })).toBeVisible();
  await expectAccessibleInBoth(page, 'a choice that is removed', 'top');
  await flyout.getByRole('button', { name: 'Save' }).click();
  await expect(table.getByRole('row', { name: /Basis of price/ })).toContainText('Past project, Allowance');
  await flyout.getByRole('tab', { name: 'History' }).click();
  await flyout.getByRole('button', { name: /Undo/ }).first().click();
  await expect(table.getByRole('row', { name: /Basis of price/ })).toContainText(
    'Quote, Past project, Allowance',
  );
  await flyout.getByRole('button', { name: 'Close' }).first().click();

  const names = () => table.getByRole('button', { name: /^(Energy use|Carbon)$/ }).allTextContents();
  expect(await names()).toEqual(['Energy use', 'Carbon']);
  await table.getByRole('button', { name: 'Move Energy use, with arrow keys' }).press('ArrowDown');
  await expect.poll(names).toEqual(['Carbon', 'Energy use']);

  await table.getByRole('button', { name: 'Finish level', exact: true }).click();
  await page.getByRole('dialog', { name: 'Finish level' }).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(table.getByText('Finish level')).toHaveCount(0);
  await pressUndo(page, 'Finish level deleted');
  await expect(table.getByText('Finish level')).toBeVisible();

  // The catalog shows what uses each, and adds one to another kind of row.
  await page.getByRole('button', { name: 'Catalog' }).click();
  await expect(page.getByRole('heading', { name: 'Attributes Catalog' })).toBeVisible();
  const catalog = page.getByRole('table', { name: 'Attributes' });
  await expect(catalog.getByRole('row', { name: /Floor-to-floor/ })).toContainText(
    '3 components in 1 project',
  );
  await expectAccessibleInBoth(page, 'the catalog');
  await page.getByRole('searchbox', { name: 'Search attributes' }).fill('trigger');
  await expect(catalog.getByText('Floor-to-floor')).toHaveCount(0);
  await catalog.getByRole('button', { name: 'Reuse Trigger date' }).click();
  await page.getByRole('menuitem', { name: 'Components' }).click();
  await keepToast(page, 'Trigger date added to components');
  await expect(catalog.getByText('Components · Risk plan')).toBeVisible();
  await expect(catalog.getByRole('link', { name: 'Trigger date' })).toHaveCount(2);
  await pressUndo(page, 'Trigger date added to components');
  await expect(catalog.getByRole('link', { name: 'Trigger date' })).toHaveCount(1);
});

test('an attribute is offered to projects of its construction categories alone', async ({ page }) => {
  await signIn(page, 'admin@northbank.example');
  await page.goto(new URL('/custom-attributes?entity=PROJECT', page.url()).href);
  await page.getByRole('button', { name: 'New attribute' }).click();
  const fresh = page.getByRole('dialog', { name: 'New attribute' });
  await fresh.getByRole('textbox', { name: 'Name (required)' }).fill('Lecture seats');
  await fresh.getByRole('combobox', { name: 'Construction categories' }).fill('education facility');
  await page
    .getByRole('option', { name: /Education Facility/ })
    .first()
    .click();
  await page.keyboard.press('Escape');
  await expectAccessibleInBoth(page, 'construction categories of an attribute', 'top');
  await fresh.getByRole('button', { name: 'Add attribute' }).click();
  await expect(page.getByRole('row', { name: /Lecture seats/ })).toContainText('Education Facility');

  // A hospital is not offered it; the school is.
  const details = async (name: string) => {
    await page.goto(new URL('/projects', page.url()).href);
    await openProject(page, name);
    await page.getByRole('link', { name: 'Details' }).click();
    await expect(page.getByRole('textbox', { name: 'Name (required)' })).toBeVisible();
  };
  await details('Westfield STEM');
  await expect(page.getByText('Lecture seats').first()).toBeVisible();
  await details('Cedar Ridge Patient Tower');
  await expect(page.getByText('Delivery').first()).toBeVisible();
  await expect(page.getByText('Lecture seats')).toHaveCount(0);
});

test('attributes are columns of quick entry and of the list of issues', async ({ page }) => {
  await page.setViewportSize({ width: 2600, height: 900 });
  await signIn(page, 'admin@northbank.example');
  await page.goto(new URL('/custom-attributes?entity=ISSUE', page.url()).href);
  await page.getByRole('button', { name: 'New attribute' }).first().click();
  const fresh = page.getByRole('dialog', { name: 'New attribute' });
  await fresh.getByRole('textbox', { name: 'Name (required)' }).fill('Permit days');
  await fresh.getByRole('combobox', { name: 'Type' }).click();
  await page.getByRole('option', { name: 'Number', exact: true }).click();
  await fresh.getByRole('button', { name: 'Add attribute' }).click();
  await expect(page.getByRole('row', { name: /Permit days/ })).toBeVisible();

  const paste = (text: string) =>
    page.evaluate((words) => {
      const data = new DataTransfer();
      data.setData('text/plain', words);
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true }),
      );
    }, text);
  await page.goto(new URL('/projects', page.url()).href);
  await openProject(page, 'Cedar Ridge Patient Tower');
  await page.getByRole('link', { name: 'Issue Management' }).click();
  await page.getByRole('button', { name: 'Manage Issues' }).click();
  const issues = page.getByRole('grid', { name: 'Issues to edit' });
  await expect(issues.getByRole('columnheader', { name: 'Permit days' })).toBeVisible();
  const days = issues
    .getByRole('row', { name: /Missing acoustic rating/ })
    .getByRole('gridcell')
    .nth(17);
  await expect(days).toHaveText('-');
  await days.click();
  await paste('12');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Issues saved successfully')).toBeVisible();
  const listed = page.getByRole('grid', { name: /issues$/ });
  await expect(listed.getByRole('gridcell', { name: '12', exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Attributes' })).toBeVisible();

  await page.getByRole('link', { name: 'Risk Register' }).click();
  await page.getByRole('button', { name: 'Manage Risks' }).click();
  const risks = page.getByRole('grid', { name: 'Risks to edit' });
  const response = risks
    .getByRole('row', { name: /Energy code update/ })
    .getByRole('gridcell')
    .nth(13);
  await expect(response).toBeVisible();
  await response.click();
  await paste('Transfer');
  await expect(response).toHaveText('Transfer');
  await expectAccessibleInBoth(page, 'attributes in quick entry');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Risks saved successfully')).toBeVisible();
  await expect(page.getByRole('gridcell', { name: 'Transfer' }).first()).toBeVisible();
});
