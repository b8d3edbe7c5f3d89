// What setting a project up takes at its size: a large picture, 500 components, a program of 5,000 areas, and the list of projects.
import { chromium, type Browser, type Page } from 'playwright-core';
import type { Permission } from '#contract/unions.ts';
import type { Database, TenantTx } from '#server/database/tenantTransaction.ts';
import { listProjectRows } from '#server/modules/projects/projectListRepository.ts';
import { chromiumArguments, findChromium } from '../support/chromium.mjs';
import { call, callApi } from '../support/httpSession.mjs';
import { signInPage } from '../support/signInPage.ts';
import { formWith, png } from '../support/upload.ts';
import { scrollThrough } from './gridProbe.ts';
import { median } from './load.ts';
import { residentMemory } from './processCost.ts';
import { milliseconds, type Report } from './report.ts';
import { type Calls, spent } from './serverCalls.ts';

const sizes = { components: 500, areas: 5_000, picture: 20 * 1024 * 1024 } as const;
const visits = 3;

/** A project with as many components as one holds, and one with as many areas. */
async function fill(calls: Calls): Promise<{ components: number; program: number }> {
  const send = async <Body>(path: string, body: object) => {
    const answer = await callApi<Body>({ ...calls, method: 'POST', path, body });
    if (answer.status >= 300) throw new Error(`${path} answered ${answer.status}.`);
    return answer.body;
  };
  const components = Array.from({ length: sizes.components - 1 }, (_, at) => ({
    name: `Building ${at}`,
    target_budget: 100_000 + at,
    area: { unit: 'sq_ft', value: 1000 + at },
  }));
  const made = async (name: string, count: number) =>
    (await send<{ id: number }>('/projects', { name, components: components.slice(0, count) })).id;
  const large = await made('Components of the benchmark', components.length);
  const program = await made('Program of the benchmark', 4);
  const areas = Array.from({ length: sizes.areas }, (_, at) => ({
    name: `Room ${at}`,
    area_type: ['Clinical', 'Support', 'Public'][at % 3],
    level: String(at % 12),
    area_unit: 'sq_ft',
    size_value: 100 + (at % 900),
  }));
  await send(`/projects/${program}/program-areas/batch`, { source: 'paste', create: areas });
  return { components: large, program };
}

/** A page is asked for until its grid shows a row, and its grid is scrolled through. */
async function grid(page: Page, address: string, { label, row }: { label: string; row: RegExp }) {
  const opened: number[] = [];
  for (let visit = 0; visit < visits; visit += 1) {
    const started = Date.now();
    await page.goto(address);
    await page.locator(`[role$=grid][aria-label="${label}"]`).getByText(row).first().waitFor();
    opened.push(Date.now() - started);
  }
  return { opened: median(opened), scroll: await scrollThrough(page, 100, label) };
}

async function screens(
  browser: Browser,
  { port, tenant }: Calls,
  projects: { components: number; program: number },
  report: Report,
) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  // The loader that runs this file names functions through a helper that pages do not have.
  await page.addInitScript({ content: 'globalThis.__name ??= (named) => named;' });
  const home = `http://${tenant}.localhost:${port}/projects`;
  await signInPage(page, home, 'admin@northbank.example');
  for (const [what, path, look] of [
    ['components: 500', `${projects.components}/components`, { label: 'Components', row: /^Building \d/ }],
    ['program: 5,000 areas', `${projects.program}/area-setup`, { label: 'Program areas', row: /^Room \d/ }],
  ] as const) {
    const { opened, scroll } = await grid(page, `${home}/${path}`, look);
    report(`${what}, page to first rows`, milliseconds(opened), '1000 ms');
    report('  scroll through all rows, blank places', `${scroll.blank} of ${scroll.probes}`, '0');
    report('  frames over 16.7 and over 50 ms of 100', `${scroll.late} and ${scroll.veryLate}`);
  }
}

/** A picture as large as one may be: it is passed on as it comes, so the server holds little of it at a time. */
async function picture(calls: Calls, project: number, report: Report) {
  const { body, headers } = formWith({ name: 'Site.png', bytes: png({ extra: sizes.picture - 4096 }) });
  const before = residentMemory(calls.pid) ?? Number.NaN;
  let most = before;
  const looking = setInterval(() => {
    most = Math.max(most, residentMemory(calls.pid) ?? most);
  }, 5);
  let status = 0;
  const time = await spent(async () => {
    const answer = await call({
      ...calls,
      method: 'POST',
      path: `/api/attachments?entity_name=project&entity_id=${project}&field_name=picture`,
      headers: { ...headers, authorization: `Bearer ${calls.token}` },
      body,
    });
    status = answer.status;
  });
  clearInterval(looking);
  if (status >= 300) throw new Error(`The picture was answered ${status}.`);
  report('a picture of 20 MB, sent and kept', milliseconds(time));
  report('  more memory of the server meanwhile', `${(most - before).toFixed(0)} MB`, '20 MB');
}

/** Components, program and picture of one project; the list of projects is measured where there are 1,000 (`projectList`). */
export async function setupFigures(calls: Calls, report: Report): Promise<void> {
  const projects = await fill(calls);
  await picture(calls, projects.program, report);
  const executablePath = findChromium();
  if (!executablePath) return report('components and program in a browser', 'no Chromium found');
  const browser = await chromium.launch({ executablePath, args: [...chromiumArguments] });
  try {
    await screens(browser, calls, projects, report);
  } finally {
    await browser.close();
  }
}

/** The list of 1,000 projects as it is shown, searched and sorted, each against the bare statement over the same rows. */
export async function projectList(
  { database, tenantId }: { database: Database; tenantId: number },
  report: Report,
): Promise<void> {
  const [person] = await database.asTenant(tenantId, (tx) =>
    tx.query<{ id: number }>({ text: `select min(id) as id from app_user where tenant_id = ${tenantId}` }),
  );
  const reader = {
    userId: Number(person?.id),
    seesAll: true,
    seesMarkups: true,
    seesForecast: true,
    seesEstimate: true,
    permissions: new Set<Permission>(),
    onlyProject: null,
    scopes: null,
  };
  const read = <T>(work: (tx: TenantTx) => Promise<T>) =>
    spent(() => database.asTenant(tenantId, work, { readOnly: true }));
  const page = { limit: 50, offset: 0, group_by: 'status' as const };
  /** What the page says, without a line of ours around it: the rows, how many there are, and the totals of their groups. */
  const bare = (where: string, order: string) =>
    read((tx) =>
      tx.query({
        text: `with matching as materialized (
            select p.*, k.estimate, k.approved_cost, k.low_cost, k.high_cost from project p left join project_total k on k.tenant_id = p.tenant_id and k.project_id = p.id
            where p.tenant_id = ${tenantId} and not p.is_deleted ${where})
          select (select json_agg(m) from (select p.*,
              (select json_agg(json_build_object('id', u.id, 'first_name', u.first_name, 'last_name', u.last_name))
                from project_member m join app_user u on u.tenant_id = m.tenant_id and u.id = m.user_id
                where m.tenant_id = p.tenant_id and m.project_id = p.id) as team
              from (select * from matching order by ${order} limit 50) p) m),
            (select count(*) from matching),
            (select json_agg(g) from (select status, count(*), sum(target_budget), sum(estimate + approved_cost),
              sum(low_cost), sum(high_cost) from matching group by status) g)`,
      }),
    );
  const find = `and (p.name ilike '%bench 77%' or p.code ilike '%bench 77%' or p.city ilike '%bench 77%')`;
  for (const [what, query, floor] of [
    ['listed', page, () => bare('', 'status, lower(name)')],
    ['searched', { ...page, search: 'bench 77' }, () => bare(find, 'status, lower(name)')],
    [
      'sorted by forecast',
      { ...page, ordering: '-forecast' },
      () => bare('', 'estimate + approved_cost desc'),
    ],
  ] as const) {
    const times = { ours: [] as number[], floor: [] as number[] };
    for (let turn = -2; turn < 9; turn += 1) {
      const bareTime = await floor();
      const time = await read((tx) => listProjectRows(tx, reader, query, undefined));
      if (turn < 0) continue; // plans and pages are still warming up
      times.ours.push(time);
      times.floor.push(bareTime);
    }
    const [ours, under] = [median(times.ours), median(times.floor)];
    report(
      `1,000 projects ${what} against the bare statement`,
      `${(ours / under).toFixed(2)} (${milliseconds(ours)} against ${milliseconds(under)})`,
      '2',
    );
  }
}
