import { expect, type Page } from '@playwright/test';
import { addDays, formatGridDate, type IsoDate } from '#domain/dates';
import { type DataStep, STATUS_LABELS, statusMoves } from '#domain/projects';
import { dateTable, homeTable, milestoneTable, overlayTable, statusTable } from '#domain/projects/examples';
import { callApi, signInOverHttp } from '../support/httpSession.mjs';
import { askDatabase, at, signIn, test } from '../support/journey.ts';

test.use({ ownServer: 'projectRules' });

const email = 'admin@northbank.example';
const today: IsoDate = new Date().toISOString().slice(0, 10);
const day = (days: number) => addDays(today, days);
let made = 0;

async function ask<Body>(path: string, body?: object): Promise<Body> {
  const place = { port: Number(new URL(at('northbank')).port), tenant: 'northbank' };
  const { access_token: token } = await signInOverHttp({ ...place, email });
  const answer = await callApi<Body>({ ...place, token, path, ...(body && { method: 'POST', body }) });
  expect(answer.status, path).toBe(body ? 201 : 200);
  return answer.body;
}
const create = async (body: object = {}): Promise<number> =>
  (await ask<{ id: number }>('/projects', { name: `Rules ${++made}`, ...body })).id;

/** A draft of the company that lacks some of its data. */
async function lacking(lacks: readonly DataStep[]): Promise<number> {
  const id = await create({
    ...(!lacks.includes('components') && { components: [{ name: 'Tower' }] }),
    ...(!lacks.includes('timeline') && { milestones: [{ name: 'Concept', date: day(30) }] }),
  });
  if (!lacks.includes('estimate'))
    await askDatabase(`update milestone set has_estimate = true where project_id = ${id}`);
  return id;
}
const setStatus = (id: number, status: string) =>
  askDatabase(`update project set status = '${status}' where id = ${id}`);
const open = (page: Page, path: string) => page.goto(at('northbank', path));

test('a project moves from status to status along the table, with the label of each', async ({ page }) => {
  await signIn(page, email);
  const id = await create();
  for (const { status, label, next } of statusTable) {
    await setStatus(id, status);
    await open(page, `/projects/${id}`);
    const main = page.getByRole('main');
    await expect(main.getByText(label, { exact: true }).first()).toBeVisible();
    const change = page.getByRole('button', { name: 'Change status' });
    await expect(change).toHaveCount(next.length === 0 ? 0 : 1);
    for (const [place, to] of next.entries()) {
      if (place > 0) {
        await setStatus(id, status);
        await page.reload();
      }
      await change.click();
      const verbs = statusMoves(status).map(({ verb }) => verb);
      await expect(page.getByRole('menuitem')).toHaveText(verbs);
      await page.getByRole('menuitem').nth(place).click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: verbs[place] ?? '' })
        .click();
      await expect(page.getByText(`is now ${STATUS_LABELS[to]}`)).toBeVisible();
    }
  }
});

test('a project opens where the table of homes says', async ({ page }) => {
  await signIn(page, email);
  const homes = {
    timeline: /\/timeline$/,
    components: /\/components$/,
    estimate: /\/estimate(-import)?$/,
    overview: /\/overview$/,
    legacyProject: /\/projects\/legacy\/\d+$/,
    details: /\/projects\/\d+$/,
  };
  const projects = new Map<string, number>();
  for (const { status, lacks, home } of homeTable.filter(({ opens }) => opens === undefined)) {
    const id = projects.get(lacks.join()) ?? (await lacking(lacks));
    projects.set(lacks.join(), id);
    await setStatus(id, status);
    await open(page, `/projects/${id}/home`);
    await expect(page, `${status} that lacks ${lacks.join()}`).toHaveURL(homes[home]);
  }
});

test('milestones and dates are what their tables say', async ({ page }) => {
  await signIn(page, email);
  for (const { milestones } of milestoneTable) {
    const id = await create({
      milestones: milestones.map(({ planned }, place) => ({ name: `Stage ${place}`, date: day(planned) })),
    });
    for (const [place, { actual, estimated }] of milestones.entries())
      await askDatabase(
        `update milestone set has_estimate = ${estimated}, actual_date = ${actual === undefined ? 'null' : `'${day(actual)}'`}
          where project_id = ${id} and name = 'Stage ${place}'`,
      );
    // The estimate shows the current one; an approval is proposed for the forecasted one, else for the current one.
    const placeOf = (type: string) => milestones.findIndex((one) => one.type === type);
    const [current, forecasted] = [placeOf('current'), placeOf('forecasted')];
    if (current >= 0) {
      await open(page, `/projects/${id}/estimate`);
      await expect(page.getByRole('combobox', { name: 'Milestone' })).toHaveText(RegExp(`Stage ${current}`));
    }
    const { results } = await ask<{ results: { id: number }[] }>('/cost-groups?standard=MF&limit=1');
    const item = await ask<{ id: number }>(`/projects/${id}/scenario-items`, {
      name: 'A canopy',
      status: 'PENDING',
      sub_items: [
        { scope: 'Canopy', quantity: 1, unit_cost: 5, cost_group_master_format_id: results[0]?.id },
      ],
    });
    await open(page, `/projects/${id}/foresite?itemDetailsId=${item.id}`);
    await page
      .getByRole('dialog', { name: /^VO-001/ })
      .getByRole('button', { name: 'Approve' })
      .click();
    await expect(
      page.getByRole('dialog', { name: 'Approve VO-001' }).getByRole('combobox', { name: 'Milestone' }),
    ).toHaveText(RegExp(`Stage ${forecasted >= 0 ? forecasted : current}`));
  }

  const id = await create();
  await open(page, `/projects/${id}`);
  const completion = page.getByRole('textbox', { name: /^Completion/ });
  for (const { day: typed, message } of dateTable(today).filter((one) => /^\d/.test(one.day))) {
    await completion.fill(formatTyped(typed));
    await completion.press('Tab');
    // What cannot be read says how to type it, too.
    const said = page.getByText(/^(Invalid date\. Type it like .*|Date is too far in the (past|future))$/);
    await expect(said, typed).toHaveText(message === null ? [] : [RegExp(`^${message}`)]);
  }
});

/** As somebody types it; what is no day as it stands. */
const formatTyped = (typed: string) => {
  const [year, month, date] = typed.split('-');
  return typed === '2026-02-30' ? `${month}/${date}/${year}` : formatGridDate(typed);
};

// The last: it takes a permission from all roles of this server.
test('a chart that waits for data says which, with the way there', async ({ page }) => {
  await signIn(page, email);
  // The trend is drawn as soon as there is an estimate, whatever else is missing.
  const possible = overlayTable.filter(({ lacks }) => lacks.includes('estimate'));
  const check = async (one: (typeof overlayTable)[number]) => {
    const id = await lacking(one.lacks);
    await setStatus(id, 'ACTIVE');
    await open(page, `/projects/${id}/foresite${one.steps ? '?showStepper=true' : ''}`);
    const told = page.getByText(one.sentence, { exact: true });
    await expect(told).toBeVisible();
    const button = page.getByRole('button', { name: /^Go (back )?to (Timeline|Components|Estimate)$/ });
    await expect(button).toHaveText(one.button === null ? [] : [one.button]);
  };
  for (const one of possible.filter(({ button }) => button !== null)) await check(one);
  // Somebody whose role does not open the estimate.
  await askDatabase(`delete from role_permission where permission in ('estimate_access', 'upload_estimate')`);
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('link', { name: 'Estimate', exact: true })).toHaveCount(0, {
      timeout: 10_000,
    });
  }).toPass();
  for (const one of possible.filter(({ button }) => button === null)) await check(one);
});
