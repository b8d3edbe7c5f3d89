import { describe, expect, it } from 'vitest';
import type { Result } from '#server/contract/handlers.ts';
import { noTools } from '#tests/support/noTools.ts';
import { type Actor, allPermissions, testApp } from '#tests/support/testApp.ts';
import { checkThresholdsJob } from './checkThresholds.ts';

type Dashboard = Result<'getDashboard'>;

const app = await testApp();
const admin = await app.actor('admin@northbank.example');
const projectId = await app.projectId('Cedar Ridge');
const metric = {
  name: 'Risks by level',
  feature: 'risks',
  chart_type: 'bar',
  main_axis: 'level',
  secondary_axis: 'count',
  group_axis: null,
  orientation: 'vertical',
  show_categories: true,
  open_only: false,
} as const;

const check = (today: string, signal = new AbortController().signal) =>
  checkThresholdsJob.run({
    database: app.database,
    tenantId: 1,
    jobId: 1,
    signal,
    progress: () => undefined,
    ...noTools,
    payload: { today, origin: 'http://northbank.localhost', notifies: true },
  });
const toldOf = (person: Actor) =>
  app.asOwner<{ title: string; action: string; subtitle: string; link: string }>(
    `select title, action, subtitle, link from notification
      where tenant_id = 1 and user_id = $1 and kind = 'threshold_passed' order by id`,
    [person.id],
  );
const arrange = (dashboard: Dashboard, threshold: unknown) =>
  app.call('PUT', `/project-dashboards/${dashboard.id}/cards`, {
    as: admin,
    body: { cards: [{ key: 'one', kind: 'metric', width: 6, metric: { ...metric, threshold } }] },
  });
async function dashboardFor(name: string, ...people: Actor[]): Promise<Dashboard> {
  const answer = await app.call('POST', '/project-dashboards', {
    as: admin,
    body: {
      name,
      type: 'EXTERNAL',
      project_ids: [projectId],
      memberships: people.map(({ id }) => ({ user_id: id, permissions: [] })),
    },
  });
  expect(answer.statusCode).toBe(201);
  return answer.json<Dashboard>();
}
const valuesOf = async ({ id }: Dashboard, as: Actor) => {
  const query = 'feature=risks&chart_type=bar&main_axis=level&secondary_axis=count';
  const answer = await app.call('GET', `/project-dashboards/${id}/metric?${query}`, { as });
  return answer
    .json<Result<'getDashboardMetric'>>()
    .data.toSorted((a, b) => b.value - a.value || a.main_label.localeCompare(b.main_label));
};

describe('thresholds of custom metrics', () => {
  it('tell members who may see what is past them, once a week, and again when they change', async () => {
    const seer = await app.addPerson(['risk_access'], [projectId]);
    const blind = await app.addPerson(
      allPermissions.filter((one) => one !== 'risk_access'),
      [projectId],
    );
    const away = await app.addPerson(['risk_access']);
    const closed = await app.addPerson(['risk_access'], [projectId]);
    const stranger = await app.addPerson(allPermissions, [projectId]);
    const dashboard = await dashboardFor('Watched', seer, blind, away, closed);
    await app.asOwner(`update app_user set status = 'DISABLED' where tenant_id = 1 and id = $1`, [closed.id]);
    const [most, second] = await valuesOf(dashboard, seer);
    if (!most || !second) throw new Error('Cedar Ridge has risks of two levels.');
    const limit = most.value - 1;
    expect(second.value).toBeLessThanOrEqual(limit);
    expect((await arrange(dashboard, { side: 'above', value: limit })).statusCode).toBe(200);

    await check('2031-03-03');
    await check('2031-03-03');
    await check('2031-03-09');
    expect(await toldOf(seer)).toEqual([
      {
        title: 'Risks by level',
        action: `${most.main_label} is at ${most.value}, above ${limit}`,
        subtitle: 'Custom metric · Watched',
        link: `/project-dashboards/${dashboard.id}`,
      },
    ]);
    for (const other of [blind, away, closed, stranger]) expect(await toldOf(other)).toEqual([]);

    await check('2031-03-10');
    expect(await toldOf(seer)).toHaveLength(2);
    await arrange(dashboard, { side: 'above', value: 0 });
    await check('2031-03-10');
    const last = (await toldOf(seer)).at(-1);
    expect(last?.action).toMatch(
      new RegExp(`^\\d values are above 0; ${most.main_label} is at ${most.value}$`),
    );
  });

  it('tell a value that goes back and forth once a week, and one that passes later the next morning', async () => {
    const person = await app.addPerson(['risk_access'], [projectId]);
    const dashboard = await dashboardFor('Flapping', person);
    const [most] = await valuesOf(dashboard, person);
    if (!most) throw new Error('Cedar Ridge has risks.');
    const limit = most.value - 1;
    await arrange(dashboard, { side: 'above', value: limit });
    const ofLevel = `tenant_id = 1 and project_id = ${projectId} and not is_deleted`;
    const words = async () => (await toldOf(person)).map(({ action }) => action);
    await check('2031-06-02');
    const before = await words();
    expect(before).toHaveLength(1);
    // All of them leave their level, and with it the threshold; the level where they meet passes it.
    const scores = await app.asOwner<{ id: string; likelihood: number; impact: number }>(
      `select id, likelihood, impact from risk where ${ofLevel}`,
    );
    await app.asOwner(`update risk set likelihood = 1, impact = 1 where ${ofLevel}`);
    await check('2031-06-03');
    const after = await words();
    expect(after).toHaveLength(2);
    expect(after[1]).toMatch(/^Low is at \d+, above/);
    // Back, and forth again: nothing that was not told this week.
    for (const [day, isBack] of [
      ['2031-06-04', true],
      ['2031-06-05', false],
      ['2031-06-06', true],
    ] as const) {
      for (const { id, likelihood, impact } of scores)
        await app.asOwner('update risk set likelihood = $2, impact = $3 where tenant_id = 1 and id = $1', [
          id,
          isBack ? likelihood : 1,
          isBack ? impact : 1,
        ]);
      await check(day);
    }
    expect(await words()).toEqual(after);
    await check('2031-06-09');
    expect(await words()).toHaveLength(3);
  });

  it('say nothing of what is exactly at them, has gone, or was deleted', async () => {
    const person = await app.addPerson(['risk_access'], [projectId]);
    const [at, off, deleted] = [
      await dashboardFor('At it', person),
      await dashboardFor('Without', person),
      await dashboardFor('Deleted', person),
    ];
    const [most] = await valuesOf(at, person);
    await arrange(at, { side: 'above', value: most?.value });
    await arrange(off, null);
    await arrange(deleted, { side: 'above', value: 0 });
    await app.call('DELETE', `/project-dashboards/${deleted.id}`, { as: admin });
    await check('2031-04-07');
    expect(await toldOf(person)).toEqual([]);
    await arrange(at, { side: 'above', value: (most?.value ?? 0) - 1 });
    await check('2031-04-07', AbortSignal.abort());
    expect(await toldOf(person)).toEqual([]);
    await check('2031-04-07');
    expect(await toldOf(person)).toHaveLength(1);
  });

  it('of a gap tell whoever sees the forecast, of the project and how far it is over', async () => {
    const seer = await app.addPerson(['foresite_access', 'view_item_markup'], [projectId]);
    const blind = await app.addPerson(
      allPermissions.filter((one) => one !== 'foresite_access' && one !== 'overview_widget_cost'),
      [projectId],
    );
    const dashboard = await dashboardFor('Gaps', seer, blind);
    const gapOver = (gap_threshold: unknown) =>
      app.call('PUT', `/project-dashboards/${dashboard.id}/cards`, {
        as: admin,
        body: { cards: [{ key: 'gaps', kind: 'projects', width: 8, gap_threshold }] },
      });
    expect((await gapOver(-1)).statusCode).toBe(400);
    await gapOver(7_900_000);
    await check('2031-05-05');
    expect(await toldOf(seer)).toEqual([]);
    await gapOver(7_899_999);
    await check('2031-05-05');
    await check('2031-05-06');
    expect(await toldOf(seer)).toEqual([
      {
        title: 'Gap to budget',
        action: 'Cedar Ridge Patient Tower is at $7,900,000, above $7,899,999',
        subtitle: 'Budget and forecast · Gaps',
        link: `/project-dashboards/${dashboard.id}`,
      },
    ]);
    expect(await toldOf(blind)).toEqual([]);
  });

  it.each([
    { side: 'beside', value: 1 },
    { side: 'above' },
    { side: 'above', value: 1e12 },
    { side: 'above', value: 'many' },
  ])('refuse %o', async (threshold) => {
    const dashboard = await dashboardFor('Refused');
    expect((await arrange(dashboard, threshold)).statusCode).toBe(400);
  });
});
