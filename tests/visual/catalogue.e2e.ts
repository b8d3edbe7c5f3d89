import { expect, type Page } from '@playwright/test';
import { findingsOn, type Gallery, settle, test } from './gallery.ts';

const wide = { width: 1440, height: 900 };
const narrow = { width: 390, height: 844 };
const pages = [
  '',
  'Colour',
  'Data colours',
  'Type',
  'Space and shape',
  'Layers',
  'Motion',
  'Icons',
  'Button',
  'Nothing',
];

async function open({ page, catalogue }: Gallery, hash: string, size = wide) {
  await page.setViewportSize(size);
  // A whole load, so that nothing of the page before is left.
  await page.goto('about:blank');
  await page.goto(`${catalogue}${hash}`);
  await settle(page);
}
const html = (page: Page) => page.locator('html');

// Each width in one theme: what is special to the other, the examples' own tests look at.
for (const name of pages)
  for (const [theme, size] of [
    ['light', wide],
    ['dark', narrow],
  ] as const)
    test(`the page "${name}" has no finding: ${theme}, ${size.width} px`, async ({ gallery }) => {
      gallery.complaints();
      await open(gallery, `#/${encodeURIComponent(name)}?theme=${theme}`, size);
      await expect(gallery.page.getByRole('heading').first()).toBeVisible();
      expect(await findingsOn(gallery.page)).toEqual([]);
      const beyond = await html(gallery.page).evaluate((root) => root.scrollWidth - root.clientWidth);
      expect(beyond, 'pixels beyond the window').toBeLessThanOrEqual(0);
      expect(gallery.complaints()).toEqual([]);
    });

test('a link leads to an example with every switch set', async ({ gallery }) => {
  const { page } = gallery;
  await open(gallery, '#/Button/busy-and-disabled-with-a-reason?theme=dark&density=compact&direction=rtl', {
    width: 1440,
    height: 420,
  });
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await expect(html(page)).toHaveAttribute('data-density', 'compact');
  await expect(html(page)).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { name: 'Busy and disabled with a reason' })).toBeInViewport();
  const height = await page
    .getByRole('main')
    .getByRole('button', { name: 'Saving' })
    .evaluate((one) => one.clientHeight);
  expect(height).toBe(26);
});

test('switches change the address and keep the page', async ({ gallery }) => {
  const { page } = gallery;
  await open(gallery, '#/Button');
  await page.getByRole('radio', { name: 'Compact' }).click();
  await page.getByRole('radio', { name: 'RTL' }).click();
  await page.getByRole('combobox', { name: /Theme/ }).click();
  await page.getByRole('option', { name: 'Dark, more contrast' }).click();
  await expect(page).toHaveURL(/#\/Button\?theme=dark&contrast=more&density=compact&direction=rtl$/);
  await page
    .getByRole('navigation', { name: 'Pages' })
    .getByRole('link', { name: 'Select', exact: true })
    .click();
  await expect(page).toHaveURL(/#\/Select\?theme=dark&contrast=more/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Button');
});

test('at a width the examples stand in a frame whose media queries answer to it', async ({ gallery }) => {
  const { page } = gallery;
  await open(gallery, '#/DataGrid?width=390&theme=dark');
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { name: 'DataGrid' })).toBeAttached();
  const seen = await frame.locator('html').evaluate((root) => [root.clientWidth, root.dataset.theme]);
  expect(seen[0]).toBeGreaterThan(380);
  expect(seen[0]).toBeLessThanOrEqual(390);
  expect(seen[1]).toBe('dark');
  const edge = page.getByRole('separator', { name: 'Width of the frame' });
  await edge.focus();
  await page.keyboard.press('ArrowRight');
  await expect(edge).toHaveAttribute('aria-valuenow', '400');
  await page.keyboard.press('Home');
  await expect(page).toHaveURL(/width=240/);
  const box = await edge.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 12, (box?.y ?? 0) + 200);
  await page.mouse.down();
  await page.mouse.move((box?.x ?? 0) + 212, (box?.y ?? 0) + 200, { steps: 4 });
  await page.mouse.up();
  await expect(page).toHaveURL(/width=440/);
});

test('the search finds names, props and words by key', async ({ gallery }) => {
  const { page } = gallery;
  await open(gallery, '#/Button');
  await page.keyboard.press('/');
  const list = page.getByRole('navigation', { name: 'Pages' });
  await expect(list.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('renderValue');
  await expect(list.getByRole('link')).toHaveText([/^Select/]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Select');
  await page.keyboard.press('/');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('no such thing');
  await expect(page.getByRole('status').filter({ hasText: 'Nothing found' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowDown');
  await expect(list.getByRole('link', { name: 'Colour', exact: true })).toBeFocused();
});

test('at 390 px the list waits in a drawer that Escape closes', async ({ gallery }) => {
  const { page } = gallery;
  await open(gallery, '#/Button', narrow);
  await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(0);
  const button = page.getByRole('button', { name: 'Pages' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Pages' })).toBeVisible();
  expect(await findingsOn(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Pages' })).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('link', { name: 'Badge' }).click();
  await expect(page.getByRole('dialog', { name: 'Pages' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Badge');
});

test('forced colours replace every colour, and what floats has an edge', async ({ gallery }) => {
  const { page } = gallery;
  await open(gallery, '#/Menu?theme=dark');
  await page.emulateMedia({ forcedColors: 'active' });
  const surface = await html(page).evaluate((root) => getComputedStyle(root).getPropertyValue('--surface'));
  expect(surface.trim()).toBe('Canvas');
  await page.getByRole('button', { name: 'Settings' }).click();
  const panel = page.locator('#pop-ups > *').first();
  await expect(panel).toBeVisible();
  expect(await panel.evaluate((one) => getComputedStyle(one).outlineStyle)).toBe('solid');
  await page.keyboard.press('Escape');
  await page.emulateMedia({ forcedColors: 'none' });
});

test('more contrast follows the system and the switch', async ({ gallery }) => {
  const { page } = gallery;
  const muted = () =>
    html(page).evaluate((root) => getComputedStyle(root).getPropertyValue('--text-muted').trim());
  await open(gallery, '#/Button?theme=light');
  const usual = await muted();
  await page.emulateMedia({ contrast: 'more' });
  const more = await muted();
  expect(more).not.toBe(usual);
  await page.emulateMedia({ contrast: 'no-preference' });
  await open(gallery, '#/Button?theme=light&contrast=more');
  expect(await muted()).toBe(more);
});
