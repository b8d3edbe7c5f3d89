import { expect } from '@playwright/test';
import { formatDate } from '#domain/dates';
import { abbreviate, formatMoney } from '#domain/money';
import { expectAccessibleInBoth, openProject, signIn, test } from '../support/journey.ts';
import { runReport } from '../support/runReport.ts';

test.use({ ownServer: 'report readers' });

const reporting = 'Reporting';

test('the architect reads the monthly book without what her role does not see, and is told', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await signIn(page, 'architect@halden.example');
  await openProject(page, 'Cedar Ridge Patient Tower');
  await page.getByRole('navigation', { name: 'Project' }).getByRole('link', { name: reporting }).click();
  asked.length = 0;
  await page.getByRole('link', { name: 'Monthly cost and risk book' }).click();
  const pages = page.getByRole('region', { name: 'Pages' });
  await expect(page.getByText('Left out, because your role does not see them: 2 cards')).toBeVisible();
  await expect(pages.getByRole('region', { name: 'Value Optioneering' }).first()).toBeVisible();
  await expect(pages.getByRole('region', { name: /^(Risks|Risk Likelihood)$/ })).toHaveCount(0);
  // The catalogue says why it adds none of them.
  await page.getByRole('button', { name: 'Mitigations Status Progress', exact: true }).hover();
  await expect(page.getByText('Your role does not see its figures', { exact: true })).toBeVisible();
  await runReport(page);
  await expect(pages.getByRole('region', { name: 'Value Optioneering' }).first()).toBeVisible();
  await expect(page.getByText('Left out, because your role does not see them: 2 cards')).toBeVisible();
  await expect(pages.getByText(/groundwater/)).toHaveCount(0);
  await expectAccessibleInBoth(page, 'a run without some of its cards');
  // What is left out was not even asked for.
  expect(asked.filter((path) => path.endsWith('/risks'))).toEqual([]);
});

test('the cost trend and the funds of a day that is past are those of that day', async ({ page }) => {
  await signIn(page, 'cost@northbank.example');
  await openProject(page, 'Cedar Ridge Patient Tower');
  await page.getByRole('navigation', { name: 'Project' }).getByRole('link', { name: reporting }).click();
  await page.getByRole('button', { name: 'Add New Report' }).click();
  const pages = page.getByRole('region', { name: 'Pages' });
  for (const card of ['Cost Trend Analysis', 'Contingency']) {
    await page.getByRole('button', { name: card, exact: true }).click();
    await expect(pages.getByRole('region', { name: card })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Save Report' }).click();
  await page.getByRole('dialog', { name: 'Save Report' }).getByRole('button', { name: 'Save' }).click();
  await runReport(page);
  const lead = pages.getByRole('region', { name: 'Cost Trend Analysis' });
  await expect(lead).toBeVisible();
  await page.getByRole('tab', { name: 'Settings' }).click();
  const trend = page.waitForResponse((one) => one.url().includes('/foresite/as-of?'));
  const funds = page.waitForResponse((one) => /\/contingency\?.*day=/.test(one.url()));
  const row = pages.getByRole('region', { name: 'Contingency' }).getByRole('row').last();
  const today = { lead: await lead.innerText(), funds: await row.innerText() };
  await page.getByRole('radio', { name: 'A milestone' }).check({ force: true });
  await page.getByRole('combobox', { name: 'Milestone' }).click();
  await page.getByRole('option', { name: /^100% SD/ }).click();
  const past = (await (await trend).json()) as { foresite: { summary: { forecast: number } } };
  const { total } = (await (await funds).json()) as { total: Record<string, number> };
  await expect(lead).toContainText(abbreviate(past.foresite.summary.forecast));
  for (const sum of ['opened', 'drawn', 'left'])
    await expect(row).toContainText(formatMoney(total[sum] ?? null));
  // They are not those of today.
  expect(await lead.innerText()).not.toBe(today.lead);
  expect(await row.innerText()).not.toBe(today.funds);
  // Both are kept by day, so nothing says otherwise.
  await expect(pages.getByText('this is not kept by day.')).toHaveCount(0);
});

test('on a phone pages are as wide as the screen has room for, and larger by choice', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'cost@northbank.example');
  await openProject(page, 'Cedar Ridge Patient Tower');
  await page.getByRole('button', { name: 'Open navigation' }).click();
  await page.getByRole('navigation', { name: 'Project' }).getByRole('link', { name: reporting }).click();
  await page.getByRole('link', { name: 'Monthly cost and risk book' }).click();
  await runReport(page);
  const first = page.getByRole('region', { name: 'Pages' }).getByRole('figure').first();
  const edges = async () => {
    const box = await first.boundingBox();
    return box ? { left: box.x, right: box.x + box.width } : undefined;
  };
  await expect.poll(async () => (await edges())?.left).toBeGreaterThanOrEqual(0);
  await expect.poll(async () => (await edges())?.right).toBeLessThanOrEqual(390);
  const fitting = (await edges())?.right ?? 0;
  // Pages are turned one by one; the count stands above them.
  await expect(page.getByText(/^Page 1 of \d+$/)).toBeVisible();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible();
  await page.getByRole('button', { name: 'Previous page' }).click();
  const count = () => page.getByRole('region', { name: 'Pages' }).getByRole('figure').count();
  // Pages still come while the first ones stand.
  await expect.poll(async () => page.getByText(`Page 1 of ${await count()}`).count()).toBe(1);
  await page.getByRole('button', { name: 'Larger' }).click();
  await expect.poll(async () => (await edges())?.right).toBeGreaterThan(fitting);
});

test.describe('far from the company', () => {
  // There it is nearly always a day later than in Seattle.
  test.use({ timezoneId: 'Pacific/Kiritimati' });

  test('a run made by hand has the company’s day on its pages, as the archive and its links have', async ({
    page,
  }) => {
    await signIn(page, 'cost@northbank.example');
    await openProject(page, 'Cedar Ridge Patient Tower');
    await page.getByRole('navigation', { name: 'Project' }).getByRole('link', { name: reporting }).click();
    await page.getByRole('link', { name: 'Monthly cost and risk book' }).click();
    await runReport(page);
    const pages = page.getByRole('region', { name: 'Pages' });
    await expect(pages.getByRole('region', { name: 'Value Optioneering' }).first()).toBeVisible();
    const asked = page.waitForResponse(
      (one) => one.request().method() === 'POST' && /\/reports\/\d+\/runs$/.test(one.url()),
    );
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    const answer = await asked;
    expect(answer.status()).toBe(201);
    const { as_of: kept } = (await answer.json()) as { as_of: string };
    // Its pages name one day: figures and run are of the same.
    await page
      .getByRole('treegrid', { name: 'Archive' })
      .getByRole('link', { name: 'Monthly' })
      .first()
      .click();
    await expect(page.getByText(new RegExp(`^Figures as of ${formatDate(kept)}, run by `))).toBeVisible();
    await expect(pages.getByText(formatDate(kept), { exact: true }).first()).toBeVisible();
    await expect(pages.getByText('Figures as of')).toHaveCount(0);
  });
});
