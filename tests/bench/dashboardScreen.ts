// What a person waits for on a dashboard of twenty cards, and what it asks the server, in a real browser.
import { chromium, type Page } from 'playwright-core';
import { DASHBOARD_CARDS, type DashboardCardKind, isOfProject } from '#domain/dashboards';
import { chromiumArguments, findChromium } from '../support/chromium.mjs';
import { callApi } from '../support/httpSession.mjs';
import { signInPage } from '../support/signInPage.ts';
import { median } from './load.ts';
import { milliseconds, type Report } from './report.ts';

export interface DashboardTarget {
  port: number;
  tenant: string;
  email: string;
  token: string;
}

const visits = 5;
const kinds: readonly DashboardCardKind[] = [
  'totals',
  'projects',
  'over_time',
  'rates',
  'dates',
  'decisions',
  'matrix',
  'risks',
  'issues',
  'procurement',
  'contingency',
  'trend',
  'tvd',
  'text',
];
/** Further ones draw from sources that are asked already. */
const twenty = [...kinds, ...kinds.slice(0, 6)];

/** A dashboard of twenty cards over every project of the company. */
async function makeDashboard(target: DashboardTarget): Promise<{ id: number; name: string }> {
  const { port, tenant, token } = target;
  const ask = <Body>(path: string, method = 'GET', body?: unknown) =>
    callApi<Body>({ port, tenant, token, path, method, ...(body !== undefined && { body }) });
  const { body: list } = await ask<{ results: { id: number; code: string | null }[] }>('/projects?limit=100');
  const projects = list.results.map(({ id }) => id);
  const shown = list.results.find(({ code }) => code === 'CRPT-26')?.id;
  const name = 'Twenty cards';
  const made = await ask<{ id: number }>('/project-dashboards', 'POST', {
    name,
    type: 'INTERNAL',
    project_ids: projects,
  });
  const cards = twenty.map((kind, at) => ({
    key: `card-${at}`,
    kind,
    width: DASHBOARD_CARDS[kind].width,
    ...(isOfProject(kind) && { project_id: shown }),
    ...(kind === 'text' && { text: 'Figures of the month' }),
  }));
  const kept = await ask(`/project-dashboards/${made.body.id}/cards`, 'PUT', { cards });
  if (kept.status !== 200) throw new Error(`The cards were answered with ${kept.status}.`);
  return { id: made.body.id, name };
}

/** Until the sums of the first card say an amount. */
const firstCard = (page: Page) =>
  page.locator('dl[aria-label=Totals] dd', { hasText: '$' }).first().waitFor({ state: 'visible' });

/** Opens the dashboard from the list and by its address. Reports nothing but a note where there is no Chromium. */
export async function dashboardScreen(target: DashboardTarget, report: Report): Promise<void> {
  const executablePath = findChromium();
  if (!executablePath) return report('dashboard in a browser', 'no Chromium found');
  const { id, name } = await makeDashboard(target);
  const browser = await chromium.launch({ executablePath, args: [...chromiumArguments] });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const home = `http://${target.tenant}.localhost:${target.port}/project-dashboards`;
    await signInPage(page, home, target.email);
    const asked: string[] = [];
    page.on('request', (request) => {
      const path = new RegExp(`/api/project-dashboards/${id}/([^?]+)`).exec(request.url())?.[1];
      if (path !== undefined) asked.push(path);
    });
    const clicks: number[] = [];
    const loads: number[] = [];
    let calls = 0;
    for (let visit = 0; visit < visits; visit += 1) {
      await page.goto(home);
      const link = page.getByRole('link', { name, exact: true });
      await link.waitFor();
      asked.length = 0;
      const clicked = performance.now();
      await link.click();
      await firstCard(page);
      clicks.push(performance.now() - clicked);
      await page
        .getByRole('heading', { name: /^Contingency/ })
        .first()
        .waitFor();
      calls = asked.length;
      const started = performance.now();
      await page.reload();
      await firstCard(page);
      loads.push(performance.now() - started);
    }
    report('dashboard of 20 cards: click to the first card', milliseconds(median(clicks)), '1000 ms');
    report('  its address to the first card', milliseconds(median(loads)), '', '1000 ms');
    report('  calls for the figures of all cards', String(calls), '4');
  } finally {
    await browser.close();
  }
}
