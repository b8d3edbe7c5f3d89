import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/dates';
import type { Result } from '#server/contract/handlers.ts';
import { allPermissions, type Actor, testApp } from '#tests/support/testApp.ts';

type Item = Result<'getItem'>;

const app = await testApp();
const projectId = await app.projectId('Cedar Ridge');
const project = `/projects/${projectId}`;
const everybody = await app.addPerson(allPermissions, [projectId]);

const get = async <T>(path: string, as: Actor = everybody): Promise<T> => {
  const answer = await app.call('GET', `${project}${path}`, { as });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<T>();
};
const days = () => get<Result<'listForesiteDays'>>('/foresite/days');
const asOf = (date: string, as?: Actor) => get<Result<'getForesiteAsOf'>>(`/foresite/as-of?date=${date}`, as);
const compare = (from: string, to: string) =>
  get<Result<'compareForesite'>>(`/foresite/compare?from=${from}&to=${to}`);
const codeId = (await app.call('GET', '/cost-groups?standard=MF&limit=1', { as: everybody })).json<
  Result<'listCostGroups'>
>().results[0]?.id;
const { first_day: firstDay, last_day: today } = await days();

describe('the days of a project', () => {
  it('begin with its first estimate and end today', async () => {
    const { days: changed } = await days();
    expect(firstDay < (changed[0]?.date ?? '')).toBe(true);
    expect(changed.map(({ date }) => date)).toEqual(changed.map(({ date }) => date).toSorted());
    expect(changed.every(({ changes }) => changes > 0)).toBe(true);
  });

  it.each([
    ['as-of?date=', addDays(today, 1), /^This day is still to come\. Choose today or an earlier day\.$/],
    [`compare?from=${today}&to=`, today, /^Choose a day after the first one\.$/],
  ])('%s%s is refused', async (path, date, message) => {
    const answer = await app.call('GET', `${project}/foresite/${path}${date}`, { as: everybody });
    expect(answer.statusCode).toBe(422);
    expect(answer.json<{ message: string }>().message).toMatch(message);
  });
});

describe('a day of the past', () => {
  it('is today as the screen shows it', async () => {
    const [past, trend, items] = [
      await asOf(today),
      await get<Result<'getForesite'>>('/foresite'),
      await get<Result<'listItems'>>('/scenario-items?limit=all'),
    ];
    expect(past.foresite).toEqual(trend);
    const shown = items.results.map(({ id, code, name, status, cost, due_date }) => ({
      id,
      code,
      name,
      status,
      cost,
      due_date,
    }));
    expect(past.items).toMatchObject(shown);
    expect(past.items).toHaveLength(shown.length);
  });

  it('has the estimate and the items of that day', async () => {
    const { design_milestones: milestones } = (await asOf(today)).foresite;
    const second = milestones[1] as (typeof milestones)[number];
    const before = await asOf(addDays(second.date, -1));
    const on = await asOf(second.date);
    expect(before.foresite.summary.current_estimate).toBe(milestones[0]?.total);
    expect(on.foresite.summary.current_estimate).toBe(second.total);
    expect(on.foresite.forecasted_milestone_id).toBe(milestones[2]?.id);
    expect((await asOf(firstDay)).items).toEqual([]);
    expect((await asOf(addDays(firstDay, -400))).foresite.summary).toMatchObject({ forecast: null });
  });

  it('shows what was changed and deleted since as it was', async () => {
    const line = { scope: 'Canopy', quantity: 10, unit_cost: 1000, cost_group_master_format_id: codeId };
    const made = (
      await app.call('POST', `${project}/scenario-items`, {
        as: everybody,
        body: { name: 'Canopy', sub_items: [line] },
      })
    ).json<Item>();
    // What happened today, recorded as if it had happened ten days ago.
    const earlier = addDays(today, -10);
    await app.asOwner(`update change_set set created_at = created_at - interval '10 days' where id =
      (select max(change_set_id) from change_entry where entity = 'item' and entity_id = ${made.id})`);
    await app.call('PATCH', `${project}/scenario-items/${made.id}`, {
      as: everybody,
      body: { name: 'Canopy, glazed', sub_items: [{ ...line, unit_cost: 2500 }] },
    });
    const milestone = (await asOf(today)).foresite.forecasted_milestone_id;
    await app.call('PATCH', `${project}/scenario-items/${made.id}/approve`, {
      as: everybody,
      body: { milestone },
    });
    const then = (await asOf(earlier)).items.find(({ id }) => id === made.id);
    expect(then).toMatchObject({ name: 'Canopy', status: 'PENDING', cost: 10_000, is_deleted: false });
    expect((await asOf(addDays(earlier, -1))).items.find(({ id }) => id === made.id)).toBeUndefined();

    const { steps, from, to, estimate_effect } = await compare(earlier, today);
    expect(steps.find(({ item_id: id }) => id === made.id)).toMatchObject({
      code: made.code,
      name: 'Canopy, glazed',
      cause: 'approved',
      from: { status: 'PENDING', cost: 10_000 },
      to: { status: 'APPROVED', cost: 25_000 },
      effect: 25_000,
      changed_by: { id: everybody.id },
    });
    const moved = steps.reduce((sum, { effect }) => sum + effect, estimate_effect ?? 0);
    expect((from.summary.forecast ?? 0) + moved).toBeCloseTo(to.summary.forecast ?? 0, 2);

    const revert = await app.call('PATCH', `${project}/scenario-items/${made.id}/revert`, { as: everybody });
    expect(revert.statusCode).toBe(200);
    await app.call('DELETE', `${project}/scenario-items/${made.id}`, { as: everybody });
    expect((await asOf(earlier)).items.find(({ id }) => id === made.id)).toMatchObject({
      name: 'Canopy',
      is_deleted: true,
    });
    expect((await asOf(today)).items.find(({ id }) => id === made.id)).toBeUndefined();
  });

  it('has the risks of the story as they were when they were written down', async () => {
    const { risks } = await get<Result<'getRegistersAsOf'>>(
      `/foresite/registers?date=${addDays(today, -70)}`,
    );
    const said = new Map(risks?.map(({ code, status, value, score }) => [code, [status, value, score]]));
    expect(said.size).toBe(8);
    expect(said.get('R-001')).toEqual(['IDENTIFIED', 2_400_000, 16]);
    expect(said.get('R-008')).toEqual(['IDENTIFIED', 1_600_000, 8]);
    const early = await get<Result<'getRegistersAsOf'>>(`/foresite/registers?date=${addDays(today, -240)}`);
    expect(early.risks?.map(({ code }) => code)).toEqual(['R-001']);
  });

  it('has the risks and issues of that day, and the band of its risks, each for those who may see them', async () => {
    const registers = (date: string, as?: Actor) =>
      get<Result<'getRegistersAsOf'>>(`/foresite/registers?date=${date}`, as);
    const now = await registers(today);
    const open = now.risks?.filter(({ status }) => status === 'IDENTIFIED') ?? [];
    expect(open.map(({ code, score }) => [code, score])).toContainEqual(['R-002', 16]);
    expect(now.issues?.map(({ code }) => code)).toContain('IS-005');
    const register = await get<Result<'listRisks'>>('/risks?limit=500');
    const estimates = new Map(open.map(({ id, estimated_value: estimated }) => [id, estimated]));
    const active = register.results.filter(({ status }) => status === 'IDENTIFIED');
    expect(estimates).toEqual(new Map(active.map(({ id, estimated_value: estimated }) => [id, estimated])));
    const risk = (
      await app.call('POST', `${project}/risks`, {
        as: everybody,
        body: [{ name: 'Tower crane', status: 'IDENTIFIED', likelihood: 4, impact: 4, value: 900_000 }],
      })
    ).json<Result<'saveRisks'>>().results[0];
    const issue = (
      await app.call('POST', `${project}/issues`, {
        as: everybody,
        body: [{ name: 'Crane mat', status: 'OPEN', severity: 4, cost_at_stake: 50_000 }],
      })
    ).json<Result<'saveIssues'>>().results[0];
    // What happened today, recorded as if it had happened ten days ago.
    const earlier = addDays(today, -10);
    for (const [entity, id] of [
      ['risk', risk?.id],
      ['issue', issue?.id],
    ])
      await app.asOwner(`update change_set set created_at = created_at - interval '10 days' where id =
        (select max(change_set_id) from change_entry where entity = '${entity}' and entity_id = ${id})`);
    await app.call('PATCH', `${project}/risks/${risk?.id}`, {
      as: everybody,
      body: { likelihood: 1, impact: 1, value: 100_000 },
    });
    await app.call('PATCH', `${project}/issues/${issue?.id}`, { as: everybody, body: { status: 'CLOSED' } });
    const then = await registers(earlier);
    expect(then.risks?.find(({ id }) => id === risk?.id)).toMatchObject({
      status: 'IDENTIFIED',
      score: 16,
      level: 'high',
      value: 900_000,
    });
    expect(then.issues?.find(({ id }) => id === issue?.id)).toMatchObject({
      status: 'OPEN',
      cost_at_stake: 50_000,
    });
    const ids = (rows: readonly { id: number }[] | null) => rows?.map(({ id }) => id) ?? [];
    const before = await registers(addDays(earlier, -1));
    expect(ids(before.risks)).not.toContain(risk?.id);
    expect(ids(before.issues)).not.toContain(issue?.id);
    const band = async (date: string) => (await asOf(date)).foresite.risks?.[0]?.value ?? 0;
    expect(await band(earlier)).toBeGreaterThanOrEqual(900_000);
    expect(await band(today)).toBe((await get<Result<'getForesite'>>('/foresite')).risks?.[0]?.value);
    await app.call('DELETE', `${project}/risks/${risk?.id}`, { as: everybody });
    expect((await registers(earlier)).risks?.find(({ id }) => id === risk?.id)).toMatchObject({
      is_deleted: true,
      value: 900_000,
    });
    const bare = await app.addPerson(['foresite_access'], [projectId]);
    expect(await registers(today, bare)).toMatchObject({ risks: null, issues: null });
    expect((await asOf(today, bare)).foresite.risks).toBeUndefined();
  });

  it('keeps costs with markups from those who do not see them', async () => {
    const school = await app.projectId('Westfield STEM School');
    const path = `/projects/${school}/foresite/as-of?date=${today}`;
    const sees = await app.addPerson(allPermissions, [school]);
    const seesNot = await app.addPerson(
      allPermissions.filter((key) => key !== 'view_item_markup'),
      [school],
    );
    const costOf = async (as: Actor) =>
      (await app.call('GET', path, { as })).json<Result<'getForesiteAsOf'>>().items[0]?.cost ?? 0;
    expect((await costOf(sees)) / (await costOf(seesNot))).toBeCloseTo(1.20222, 4);
  });

  it('answers for thousands of items in a few statements', async () => {
    const counted: number[] = [];
    for (let asked = 0; asked < 3; asked += 1) {
      let statements = 0;
      const stop = app.database.observe(() => (statements += 1));
      await asOf(today);
      stop();
      counted.push(statements);
    }
    // What goes on in the background is counted along, but not every time.
    expect(Math.min(...counted)).toBeLessThan(14);
  });
});
