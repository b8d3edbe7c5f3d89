import { expect, type Page } from '@playwright/test';
import { at, expectAccessibleInBoth, openProject, signIn, test } from '../support/journey.ts';
import { figuresOn, type Unasked } from '../support/figures.ts';

test.use({ ownServer: 'reading' });

/** Figures that open nothing of their own, each for its reason; every other one has to. */
const unasked: readonly Unasked[] = [
  { selector: 'input, textarea', because: 'it is typed there' },
  { selector: '[aria-hidden=true]', because: 'the scale of a drawing, whose marks are listed beside it' },
  {
    selector: '[data-chart], canvas, figure',
    because: 'marks of a chart: read by pointer and keys, and in its table',
  },
  { selector: 'p', because: 'a sentence over figures that open' },
  { selector: 'dt', because: 'the share of the gap that stands beside it, which opens' },
  { selector: 'h1, h2, h3, header', because: 'a heading' },
  { selector: 'button[aria-pressed]', because: 'a choice: it shows the rows whose totals open' },
  { selector: 'li, label', because: 'words about a row of a list, which opens' },
];

const heads = [{ selector: 'thead th', because: 'the area and milestone of a column, typed in its project' }];

/** Per page, figures that were typed or stand in words there. */
const pages: readonly {
  path: string;
  ready: (page: Page) => Promise<unknown>;
  typed?: readonly Unasked[];
}[] = [
  {
    path: 'tvd',
    ready: (page) =>
      page.getByRole('grid', { name: 'Targets' }).getByText('B20 Exterior Enclosure').waitFor(),
    typed: [
      {
        selector: '[role=gridcell][aria-colindex="2"], [role=gridcell][aria-colindex="3"]',
        because: 'a target is typed in its cell; why it is what it is opens with the name of the row',
      },
      { selector: '[role=grid] + *, [role=grid] ~ *', because: 'a sentence below the totals, which open' },
    ],
  },
  {
    path: 'vision',
    ready: (page) => page.getByRole('table', { name: 'Value drivers' }).waitFor(),
    typed: [{ selector: '[aria-label=Statement] dd', because: 'a fact that was typed in the vision' }],
  },
  { path: 'overview', ready: (page) => page.getByRole('grid', { name: 'Components' }).waitFor() },
  {
    path: 'calibrate',
    ready: (page) => page.getByRole('heading', { name: /^Among \d+ projects$/ }).waitFor(),
  },
  {
    path: 'calibrate/division',
    typed: heads,
    ready: (page) => page.getByRole('rowheader', { name: /Total per GSF/ }).waitFor(),
  },
  {
    path: 'comparison',
    typed: heads,
    ready: (page) => page.getByRole('rowheader', { name: /Total per GSF/ }).waitFor(),
  },
];

/** One of each kind of figure: of each column of a table or grid, and of each term of a list. */
const kindsOf = (page: Page): Promise<number[]> =>
  page.locator('main [data-why]').evaluateAll((buttons) => {
    const seen = new Set<string>();
    return buttons.flatMap((button, index) => {
      const cell = button.closest('td, th, [role=gridcell]');
      const row = button.closest('tfoot tr, [data-total]') ? 'total' : 'row';
      const place = cell?.getAttribute('aria-colindex') ?? (cell as HTMLTableCellElement | null)?.cellIndex;
      // Peers stand in columns alike: one of them speaks for all.
      const isAlike = cell?.matches(
        '[aria-label^=Estimates] td:not([data-mine]) + td:not([data-stats], [data-stats] ~ td)',
      );
      if (isAlike) return [];
      const kind = cell
        ? `${row} ${place} of ${button.closest('[aria-label]:not(button)')?.getAttribute('aria-label')}`
        : (button.getAttribute('aria-label') ?? '').split(':')[0];
      if (kind === undefined || seen.has(kind)) return [];
      seen.add(kind);
      return [index];
    });
  });

test('every figure of targets, vision, overview and Calibrate opens why it is what it is', async ({
  page,
}) => {
  await signIn(page, 'cost@northbank.example');
  await openProject(page, 'Cedar Ridge Patient Tower');
  const project = page.url().replace(/\/foresite.*/, '');
  for (const { path, ready, typed = [] } of pages)
    await test.step(path, async () => {
      await page.goto(`${project}/${path}`);
      await ready(page);
      const found = await figuresOn(page, [...typed, ...unasked]);
      expect(found.filter(({ opens, because }) => !opens && because === null)).toEqual([]);
      expect(found.filter(({ opens }) => opens).length).toBeGreaterThan(10);
      for (const index of await kindsOf(page)) await open(page, index);
      const first = page.locator('main [data-why][aria-haspopup]').first();
      await first.press('Enter');
      await expect(reasonOf(page).locator('p, li').first()).toHaveText(/\w/);
      await expectAccessibleInBoth(page, `why, on ${path}`, 'top');
    });
});

/** A phone draws rows in short: where a row opens its panel, the figures of the row open there. */
const pressed: Unasked = {
  selector: '[data-pressable]',
  because: 'the row opens its panel, where each of its figures opens',
};

test('on a phone, too, and in the panels', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'cost@northbank.example', '/projects/1/overview');
  for (const { path, ready, typed = [] } of pages)
    await test.step(path, async () => {
      await page.goto(at('northbank', `/projects/1/${path}`));
      await ready(page);
      const found = await figuresOn(page, [...typed, ...unasked, ...(path === 'tvd' ? [pressed] : [])]);
      expect(found.filter(({ opens, because }) => !opens && because === null)).toEqual([]);
    });
  await test.step('a row of targets, and what closes its gap', async () => {
    await page.goto(at('northbank', '/projects/1/tvd'));
    await page
      .getByRole('grid', { name: 'Targets' })
      .getByRole('row', { name: /C10 Interior/ })
      .click();
    const row = page.getByRole('dialog', { name: 'C10 Interior Construction', exact: true });
    await expect(row.getByRole('button', { name: /^Forecast of C10/ })).toBeVisible();
    await row.getByRole('button', { name: 'Close the gap' }).click();
    // A tip under the pointer would take the first Escape.
    await page.mouse.move(0, 0);
    const gap = page.getByRole('dialog', { name: 'Close the gap of C10 Interior Construction' });
    for (const name of [
      /^Target of C10/,
      /^Forecast of C10/,
      /^Forecast with the checked items/,
      /^VO-008 here/,
    ]) {
      await gap.getByRole('button', { name }).press('Enter');
      await expect(reasonOf(page).locator('p, li').first()).toHaveText(/\w/);
      await page.keyboard.press('Escape');
      await expect(reasonOf(page)).toBeHidden();
      await expect(gap.getByRole('button', { name })).toBeFocused();
    }
  });
});

const reasonOf = (page: Page) => page.getByRole('dialog', { name: /^What .+ is made of$/ });

/** Opens a figure by key, reads that it says something, and comes back to it. */
async function open(page: Page, index: number) {
  const button = page.locator('main [data-why]').nth(index);
  const asks = (await button.getAttribute('aria-haspopup')) === 'dialog';
  const why = asks ? reasonOf(page) : page.getByRole('dialog', { name: /^Close the gap of/ });
  await button.press('Enter');
  await expect(why.locator('p, li, dd').first()).toHaveText(/\w/);
  await page.keyboard.press('Escape');
  await expect(why).toBeHidden();
  if (asks) await expect(button).toBeFocused();
}
