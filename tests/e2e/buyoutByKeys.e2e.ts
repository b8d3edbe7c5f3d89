import { expect, type Locator, type Page } from '@playwright/test';
import { at, openProject, signIn, test } from '../support/journey.ts';
import { focused, press, tabTo } from '../support/keys.ts';

test.use({ ownServer: 'buyout by keys' });

/** Types into the field that Tab comes to next under this name. */
async function fill(page: Page, name: string | RegExp, text: string) {
  await tabTo(page, name);
  await press(page, 'Control+a');
  await page.keyboard.type(text);
}

/** Opens a package from the list by keys, on the page with its parts. */
async function openPackage(page: Page, name: string) {
  await page.getByRole('navigation', { name: 'Project' }).getByRole('link', { name: 'Procurement' }).click();
  await page.getByRole('grid', { name: 'Bid packages' }).getByText(name).first().click();
  await page.getByRole('link', { name: 'Bids and leveling' }).focus();
  await press(page, 'Enter');
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
}

/** Goes by the arrows to a part of the package; the sidebar has an Overview of its own. */
async function part(page: Page, name: RegExp) {
  const tabs = page.getByRole('tablist', { name: 'Parts of the package' });
  const wanted = tabs.getByRole('tab', { name });
  await expect(wanted).toBeVisible();
  const hasFocus = (one: Locator) => one.evaluate((element) => element.contains(document.activeElement));
  for (let count = 0; count < 60 && !(await hasFocus(tabs)); count += 1) await press(page, 'Tab');
  for (let steps = 0; steps < 8 && !(await hasFocus(wanted)); steps += 1) {
    await press(page, 'ArrowRight');
    await expect(tabs.locator(':focus')).toHaveAttribute('aria-selected', 'true');
  }
  await expect(wanted).toBeFocused();
}

/** Opens what has the focus by Enter, and waits for the dialog: until it is there, Tab goes on in the page. */
async function openDialog(page: Page, name: string) {
  await press(page, 'Enter');
  await expect(page.getByRole('dialog', { name })).toBeVisible();
}

test('a package is leveled and recommended, and a bidder bids in a private window, by keys alone', async ({
  page,
  browser,
}) => {
  test.slow();
  await signIn(page, 'cost@northbank.example');
  await openProject(page, 'Harbor Point Mixed-Use');
  await openPackage(page, 'Curtain Wall');
  await expect(page.getByRole('table', { name: 'Bids by scope line' })).toBeVisible();

  // A plug: the price opens, is typed over and kept by Enter on Save; the focus is back on the price.
  await tabTo(page, /^Alder Glass, Perimeter fire-stop: Excluded, plug/);
  await openDialog(page, 'Alder Glass: Perimeter fire-stop');
  await fill(page, 'Plug', '385000');
  await tabTo(page, 'Save');
  await press(page, 'Enter');
  await expect(focused(page)).toHaveText(/^Alder Glass, Perimeter fire-stop: .*\$385,000$/);
  await expect(page.getByText('Alder Glass: Perimeter fire-stop saved')).toBeVisible();
  const recommend = page.getByRole('button', { name: 'Recommend Norse Facades' });
  await expect(recommend).toBeEnabled();
  await recommend.focus();
  await press(page, 'Enter');
  await expect(page.getByRole('button', { name: 'Award Norse Facades' })).toBeVisible();

  // A bidder of another package gets a new link.
  await openPackage(page, 'Mechanical');
  await part(page, /^Bidders/);
  await expect(page.getByRole('button', { name: 'Actions of Coastline Mechanical' })).toBeVisible();
  await tabTo(page, 'Actions of Coastline Mechanical');
  await press(page, 'Enter');
  await expect(page.getByRole('menuitem', { name: /^Email a new link/ })).toBeFocused();
  await press(page, 'Enter');
  await expect(page.getByText('New link emailed to rosa.delgado@coastline.example')).toBeVisible();

  const own = await (await browser.newContext()).newPage();
  await own.goto(at('northbank', '/outbox'));
  await own
    .getByRole('row')
    .filter({ hasText: 'rosa.delgado@coastline.example' })
    .getByRole('link', { name: /Invitation to bid/ })
    .first()
    .click();
  await own.getByRole('link', { name: 'Open the bid' }).focus();
  await press(own, 'Enter');
  await expect(own.getByRole('heading', { name: 'Mechanical', level: 1 })).toBeVisible();
  // Enter in a price goes on to the next one.
  await tabTo(own, /^Unit price, Vibration and seismic controls/);
  for (let line = 0; line < 15; line += 1) {
    await own.keyboard.type('100');
    await press(own, 'Enter');
  }
  await own.keyboard.type('250');
  await press(own, 'Tab');
  // The last line is left out after all, and its price goes with it.
  const last = own.getByRole('row').filter({ hasText: 'Hoisting and rigging' });
  await last.getByRole('button', { name: /^Included/ }).focus();
  await press(own, 'Enter');
  await expect(last.getByRole('button', { name: /^Excluded/ })).toBeFocused();
  await expect(own.getByText('16 of 16', { exact: true })).toBeVisible();
  await tabTo(own, /^Bid bond, 10%/);
  await press(own, 'Space');
  await expect(own.getByText(/^Saved/)).toBeVisible();
  await tabTo(own, 'Submit bid');
  await press(own, 'Enter');
  await expect(own.getByText(/^Submitted .*: \$/)).toBeVisible();
  await own.context().close();
  await expect(page.getByRole('row', { name: /^Coastline Mechanical/ })).toContainText('Sealed');
});
