import { expect, type Page } from '@playwright/test';
import { at, expectAccessible, LOOKS, openProject, signIn, test } from '../support/journey.ts';

const cost = 'cost@northbank.example';
const project = 'Cedar Ridge Patient Tower';
const option = 'Generators N+2 → N+1';

type Step = (page: Page) => Promise<unknown>;
type State = {
  name: string;
  /** Brings it about, from where the state before left off. */
  open: Step;
  /** Takes it away again. */
  close?: Step;
  /** It opens over a state that has been looked at: only the layers are looked at. */
  isLayer?: boolean;
};

const press = (key: string) => (page: Page) => page.keyboard.press(key);
const flyout = (page: Page) => page.getByRole('dialog', { name: /^VO-/ });
const button = (name: string | RegExp, exact = true) => ({
  on: async (page: Page) => page.getByRole('button', { name, exact }).first().click(),
  in: async (page: Page) => flyout(page).getByRole('button', { name, exact }).first().click(),
});
/** Something that a press opens and Escape closes. */
const popup = (name: string, open: Step): State => ({
  name,
  open,
  close: press('Escape'),
  isLayer: true,
});
const address = (path: string) => async (page: Page) => {
  await page.goto(new URL(path, page.url()).href);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};
const openOption = async (page: Page) => {
  await page.getByRole('link', { name: option }).click();
  await expect(flyout(page)).toBeVisible();
};
/** The list of a field of the open item. */
const field = (name: string) => async (page: Page) => {
  await flyout(page).getByRole('combobox', { name }).click();
  await expect(page.getByRole('listbox')).toBeVisible();
};

/** What everybody meets, looked at on a phone too. */
const main: readonly State[] = [
  {
    name: 'project list',
    open: (page) => expect(page.getByRole('link', { name: project }).first()).toBeVisible(),
  },
  {
    name: 'ForeSite',
    open: async (page) => {
      await openProject(page, project);
      await expect(page.getByText('VO-001')).toBeVisible();
    },
  },
  { name: 'item flyout', open: openOption },
  {
    name: 'history',
    open: async (page) => {
      await flyout(page)
        .getByRole('tab', { name: /History/ })
        .click();
      await expect(flyout(page).getByText('created the item')).toBeVisible();
    },
  },
  popup('approval', async (page) => {
    await button('Approve').in(page);
    await expect(page.getByRole('dialog', { name: 'Approve VO-005' })).toBeVisible();
  }),
  popup('rejection', async (page) => {
    await button('Reject').in(page);
    await expect(page.getByRole('dialog', { name: 'Reject VO-005' })).toBeVisible();
  }),
];

/** Every layer that can lie over ForeSite, and every other kind of page. */
const rest: readonly State[] = [
  popup('removal', async (page) => {
    await button('More').in(page);
    await page.getByRole('menuitem', { name: 'Delete', exact: true }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
  }),
  { name: 'details again', open: (page) => flyout(page).getByRole('tab', { name: 'Details' }).click() },
  popup('date picker', async (page) => {
    await button('Open calendar').in(page);
    await expect(page.getByRole('grid', { name: /Due date/ })).toBeVisible();
  }),
  popup('person picker', field('Assignee')),
  popup('select', field('Priority')),
  popup('tag picker', field('Tags')),
  popup('cost groups', button(/^Cost groups, row 1/).in),
  popup('status menu', button(/^Status:/).in),
  popup('more menu', button('More').in),
  {
    name: 'discarding a new item',
    open: async (page) => {
      await page.keyboard.press('Escape');
      await button('New item').on(page);
      await page.getByRole('dialog', { name: 'New item' }).getByLabel('Name').fill('Canopy');
      await expectAccessible(page, 'new item', 'top');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
    close: button('Discard changes').on,
  },
  popup('filter', button('Status: Pending').on),
  popup('more filters', button('Filter').on),
  popup('columns', button('Columns').on),
  popup('chart options', button('Show').on),
  popup('what a total is made of', button(/^Forecast:/).on),
  { name: 'table twin', open: button('Show as table').on, close: button('Show as chart').on },
  { name: 'full screen', open: button('Full screen').on, close: press('Escape') },
  {
    name: 'filtered to nothing',
    open: async (page) => {
      await page.getByLabel('Quick search').fill('nothing like this');
      await expect(page.getByText("Your filters didn't return any results")).toBeVisible();
    },
  },
  popup('user menu', button(/user menu/).on),
  { name: 'not found', open: address('/no-such-page') },
  popup('project filter', async (page) => {
    await address('/projects')(page);
    await button('Status').on(page);
  }),
  {
    name: 'missing data',
    open: async (page) => {
      await page.keyboard.press('Escape');
      await page.getByRole('link', { name: 'Westfield STEM School, no timeline' }).click();
      await expect(page).toHaveURL(/projects\/\d+/);
      await address(`${new URL(page.url()).pathname.split('/').slice(0, 3).join('/')}/foresite`)(page);
      await expect(page.getByText(/you need to complete/)).toBeVisible();
    },
  },
];

for (const [width, { viewport, colorScheme, look }] of Object.entries(LOOKS))
  test.describe(width, () => {
    test.use({ viewport, colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('no state has a finding in either theme', async ({ page }) => {
      test.slow();
      await page.goto(at('northbank'));
      await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
      await look(page, 'sign-in');
      await signIn(page, cost);
      for (const state of width === 'wide' ? [...main, ...rest] : main) {
        await state.open(page);
        await look(page, state.name, state.isLayer ? 'top' : 'page');
        await state.close?.(page);
      }
    });
  });

test('failed sign-in, an unknown company and a closed page have no finding', async ({ page }) => {
  const tryWrong = async () => {
    await page.getByLabel('E-mail').fill('oskar@halden.example');
    await page.getByLabel('Password', { exact: true }).fill('not it');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
  };
  await page.goto(at('halden'));
  await tryWrong();
  await expectAccessible(page, 'sign-in refused');
  while (!/too many/i.test(await page.getByRole('alert').innerText())) await tryWrong();
  await expectAccessible(page, 'sign-in locked');
  await page.goto(at('nobody'));
  await expect(page.getByText(/no company/i).first()).toBeVisible();
  await expectAccessible(page, 'unknown company');
  await signIn(page, 'viewer@northbank.example');
  await openProject(page, project);
  await address('settings')(page);
  await expectAccessible(page, 'closed page');
});
