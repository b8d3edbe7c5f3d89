import { expect, it } from 'vitest';
import { placeAmong } from '#domain/calibrate';
import type { Result } from '#server/contract/handlers.ts';
import { type Actor, testApp } from '#tests/support/testApp.ts';

type News = Result<'getOverviewNews'>;

const { call, actor, addPerson, projectId } = await testApp();
const daniel = await actor('cost@northbank.example');
const id = await projectId('Cedar Ridge');
const newsOf = async (as: Actor) => {
  const answer = await call('GET', `/projects/${id}/overview/news`, { as });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<News>();
};
const visit = async (as: Actor, has_seen: boolean) => {
  const answer = await call('PUT', `/projects/${id}/overview/visit`, { as, body: { has_seen } });
  expect(answer.statusCode, answer.body).toBe(204);
};
const addItem = async (name: string, more: object = {}) => {
  const made = await call('POST', `/projects/${id}/scenario-items`, { as: daniel, body: { name, ...more } });
  expect(made.statusCode, made.body).toBe(201);
  return made.json<{ id: number; code: string }>();
};

it('lists what others did since the last visit, until it is marked as seen', async () => {
  const reader = await addPerson(['overview_access', 'foresite_access'], [id]);
  expect((await newsOf(reader)).is_first).toBe(true);
  await visit(reader, true);
  expect(await newsOf(reader)).toMatchObject({ is_first: false, count: 0, people: 0, changes: [] });
  for (let number = 1; number <= 6; number += 1) await addItem(`News ${number}`);
  await visit(reader, false);
  const news = await newsOf(reader);
  expect([news.count, news.people, news.changes.length]).toEqual([6, 1, 5]);
  expect(news.changes[0]).toMatchObject({ entity: 'item', kind: 'created', entity_name: 'News 6' });
  await visit(reader, true);
  expect((await newsOf(reader)).count).toBe(0);
});

it('leaves out what one did oneself, and what one may not read', async () => {
  const bare = await addPerson(['overview_access'], [id]);
  const risks = await addPerson(['overview_access', 'risk_access'], [id]);
  for (const who of [daniel, bare, risks]) await visit(who, true);
  await addItem('Mine');
  expect((await newsOf(daniel)).count).toBe(0);
  expect((await newsOf(bare)).changes).toEqual([]);
  expect((await newsOf(risks)).changes).toEqual([]);
});

it('shows what is due to those who see it', async () => {
  const item = await addItem('Decide on the canopy', { due_date: '2026-10-13', status: 'PENDING' });
  const { due } = await newsOf(daniel);
  expect(due.rows.map(({ date }) => date)).toEqual(due.rows.map(({ date }) => date).toSorted());
  expect(due.rows.length).toBe(Math.min(4, due.count));
  const bare = await addPerson(['overview_access'], [id]);
  const seen = (await newsOf(bare)).due;
  expect(seen.rows.map(({ kind }) => kind)).toEqual(seen.rows.map(() => 'milestone'));
  expect(seen.count).toBeLessThan(due.count);
  await call('DELETE', `/projects/${id}/scenario-items/${item.id}`, { as: daniel });
  expect((await newsOf(daniel)).due.count).toBe(due.count - 1);
});

it.each([
  [[], []],
  [['overview_widget_issue'], ['issues']],
  [['overview_widget_calibrate'], ['calibrate']],
] as const)('with %j adds %j', async (held, parts) => {
  const who = await addPerson(['overview_access', ...held], [id]);
  const found = Object.keys(await newsOf(who));
  expect(found.filter((key) => key === 'issues' || key === 'calibrate')).toEqual(parts);
});

it('counts issues, and places the project among those that may be compared', async () => {
  const { issues, calibrate } = await newsOf(daniel);
  const listed = await call('GET', `/projects/${id}/issues?limit=100`, { as: daniel });
  const statuses = listed.json<{ results: { status: string }[] }>().results.map(({ status }) => status);
  const count = (status: string) => statuses.filter((one) => one === status).length;
  expect(issues).toMatchObject({
    open: count('OPEN'),
    pending: count('PENDING'),
    dispute: count('DISPUTE'),
  });
  expect(calibrate?.mine).toBeCloseTo(314_800_000 / 304_000, 6);
  expect(calibrate?.over_median).toBeCloseTo(
    ((calibrate?.mine ?? 0) / (calibrate?.median ?? 1) - 1) * 100,
    6,
  );
  // As Calibrate has it before anybody narrows it.
  const page = (await call('GET', `/projects/${id}/calibrate`, { as: daniel })).json<
    Result<'getCalibrate'>
  >();
  const by = { measure: 'area', isNormalized: true, without: [], skips: [] } as const;
  const { mine, amounts, standing } = placeAmong(page, by);
  expect(calibrate).toMatchObject({ count: amounts.length, is_normalized: true, mine });
  expect([calibrate?.median, calibrate?.lowest, calibrate?.highest, calibrate?.over_median]).toEqual([
    standing?.median,
    standing?.lowest,
    standing?.highest,
    standing?.overMedian,
  ]);
  const alone = await addPerson(['overview_access', 'overview_widget_calibrate'], [id]);
  expect((await newsOf(alone)).calibrate).toBeNull();
});

it('is not found where a project is not there', async () => {
  const answers = await Promise.all([
    call('GET', '/projects/999999/overview/news', { as: daniel }),
    call('PUT', '/projects/999999/overview/visit', { as: daniel, body: { has_seen: true } }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
});
