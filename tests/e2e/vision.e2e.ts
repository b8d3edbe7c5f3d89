import { expect } from '@playwright/test';
import { expectAccessibleInBoth, openProject, signIn, test } from '../support/journey.ts';
import { png } from '../support/upload.ts';

test.use({ ownServer: 'vision' });

test('a vision is written, weighed, ordered by keys and judged, and a step is undone', async ({ page }) => {
  await signIn(page, 'admin@northbank.example');
  await openProject(page, 'Cedar Ridge Patient Tower');
  await page.getByRole('navigation', { name: 'Project' }).getByRole('link', { name: 'Vision' }).click();
  await expect(page.getByText(/^A calm bed tower/)).toBeVisible();
  await expect(page.getByText('6 of 11')).toBeVisible();
  await expect(page.getByText('$312,900,000')).toBeVisible();
  await expectAccessibleInBoth(page, 'the vision');

  // It gets a picture.
  await page.locator('main input[type=file]').setInputFiles({
    name: 'tower.png',
    mimeType: 'image/png',
    buffer: png({ width: 60, height: 40 }),
  });
  await page
    .getByRole('dialog', { name: 'Crop picture' })
    .getByRole('button', { name: 'Use picture' })
    .click();
  const picture = page.getByRole('img', { name: 'Cedar Ridge Patient Tower' });
  await expect(picture).toBeVisible();
  const address = (await picture.getAttribute('src')) ?? '';

  // It prints as one sheet, whatever the printer is set to.
  const printed = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(printed.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  expect(printed).toMatch(/\/MediaBox \[0 0 612 792\]/);
  await page.emulateMedia({ media: 'print' });
  const sheet = page.getByRole('article', { name: 'Vision on one page' });
  await expect(sheet.locator('img')).toHaveAttribute('src', address);
  await expect(sheet).toContainText('Patient experience');
  await expect(sheet).toContainText('$312,900,000');
  expect(await sheet.evaluate((node) => node.scrollHeight <= node.clientHeight)).toBe(true);
  await page.emulateMedia({ media: 'screen' });
  await expect(sheet).toHaveCount(0);

  // A weight that is changed leaves the sum open; balancing closes it.
  const drivers = page.getByRole('table', { name: 'Value drivers' });
  const weight = drivers.getByRole('textbox', { name: 'Weight of Patient experience' });
  await weight.fill('60');
  await weight.press('Enter');
  await expect(drivers.getByText('30 too many')).toBeVisible();
  await page.getByRole('button', { name: 'Balance to 100' }).click();
  await expect(drivers.getByText('✓ Adds to 100')).toBeVisible();
  await expect(weight).toHaveValue('46');

  // The order, by keys.
  const first = drivers.getByRole('rowheader').first();
  await drivers.getByRole('button', { name: 'Move Energy and carbon, with arrow keys' }).press('ArrowUp');
  await expect(first).toContainText('Energy and carbon');
  await expect(drivers.getByRole('button', { name: 'Move Energy and carbon' })).toBeFocused();

  // A driver is added, and taken back.
  await page.getByRole('button', { name: 'Add driver' }).click();
  const adding = page.getByRole('dialog', { name: 'Add driver' });
  await adding.getByRole('textbox', { name: 'Driver' }).fill('resilience');
  await expect(adding.getByText('Another driver has this name. Choose a different one.')).toBeVisible();
  await adding.getByRole('textbox', { name: 'Driver' }).fill('Beauty');
  await expectAccessibleInBoth(page, 'a new driver', 'top');
  await adding.getByRole('button', { name: 'Save' }).click();
  await expect(drivers.getByRole('button', { name: 'Beauty', exact: true })).toBeVisible();
  await page
    .locator('[data-toast]')
    .filter({ hasText: 'Beauty added' })
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(drivers.getByRole('button', { name: 'Beauty', exact: true })).toBeHidden();

  // A criterion is judged.
  await page.getByRole('button', { name: 'Open by March 2030' }).click();
  const judging = page.getByRole('dialog', { name: 'Success criterion' });
  await judging.getByRole('radio', { name: 'Met', exact: true }).check();
  await expectAccessibleInBoth(page, 'a success criterion', 'top');
  await judging.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Success criteria · 2 of 5 met' })).toBeVisible();

  // The statement.
  await page.getByRole('button', { name: 'Edit vision' }).click();
  const editing = page.getByRole('dialog', { name: 'Edit vision' });
  await editing.getByRole('textbox', { name: 'Statement' }).fill('Calm, safe and open by March 2030.');
  await editing.getByRole('button', { name: 'Save' }).click();
  await expect(editing).toBeHidden();
  await expect(page.getByText('Calm, safe and open by March 2030.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Calm, safe and open by March 2030.')).toBeVisible();
  await expect(first).toContainText('Energy and carbon');
});

test('what is printed on arrival has the figures of now, and never those from before', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => void (document.documentElement.dataset['printed'] = 'yes');
  });
  await signIn(page, 'cost@northbank.example');
  await openProject(page, 'Cedar Ridge Patient Tower');
  const pages = page.getByRole('navigation', { name: 'Project' });
  const answered = page.waitForResponse(/\/api\/projects\/1\/vision$/);
  await pages.getByRole('link', { name: 'Vision' }).click();
  const vision: Record<'drivers' | 'criteria', readonly object[]> & { cost: object } = await (
    await answered
  ).json();
  await expect(page.getByRole('table', { name: 'Value drivers' })).toBeVisible();
  await pages.getByRole('link', { name: 'Details' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Details' })).toBeVisible();

  // The answer that is on its way when somebody comes back says another forecast, and as much as there can be.
  const many = (rows: readonly object[], count: number) =>
    Array.from({ length: count }, (_row, at) => rows[at] ?? { ...rows[at % rows.length], id: 900 + at });
  const full = {
    ...vision,
    statement: 'A calm bed tower. '.repeat(110),
    facts: [1, 2, 3, 4].map((at) => ({
      label: `A key figure with a long name ${at}`,
      value: 'And its value, as long as a line',
    })),
    drivers: many(vision.drivers, 14),
    criteria: many(vision.criteria, 12),
    cost: { ...vision.cost, forecast: 1_234_000 },
  };
  const gate: { open?: () => void } = {};
  const isOpen = new Promise<void>((resolve) => (gate.open = resolve));
  await page.route('**/api/projects/1/vision', async (route) => {
    await isOpen;
    await route.fulfill({ json: full });
  });
  await pages.getByRole('link', { name: 'Vision' }).click();
  await expect(page.getByRole('table', { name: 'Value drivers' })).toBeVisible();
  const sheet = page.getByRole('article', { name: 'Vision on one page' });
  await page.emulateMedia({ media: 'print' });
  await expect(sheet).toHaveText('The figures are being read. Print again in a moment.');
  await page.emulateMedia({ media: 'screen' });
  await page.keyboard.press('Control+p');
  await expect(page.locator('html[data-printed]')).toHaveCount(0);
  gate.open?.();
  await expect(page.locator('html[data-printed]')).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(sheet).toContainText('$1,234,000');
  await expect(sheet).toContainText(/Vision, figures of \w{3} \d/);
  // What has no room is counted; nothing is cut.
  await expect(sheet).toContainText(/Success criteria.*and \d+ more$/);
  expect(await sheet.evaluate((node) => node.scrollHeight <= node.clientHeight)).toBe(true);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a viewer reads the vision and changes nothing', async ({ page }) => {
  await signIn(page, 'viewer@northbank.example');
  await openProject(page, 'Cedar Ridge Patient Tower');
  await page.getByRole('navigation', { name: 'Project' }).getByRole('link', { name: 'Vision' }).click();
  await expect(page.getByRole('table', { name: 'Value drivers' })).toBeVisible();
  for (const name of ['Edit vision', 'Add driver', 'Add criterion'])
    await expect(page.getByRole('button', { name })).toHaveCount(0);
});
