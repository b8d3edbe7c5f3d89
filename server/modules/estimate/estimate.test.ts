import { describe, expect, it } from 'vitest';
import type { Result } from '#server/contract/handlers.ts';
import { type Actor, allPermissions, testApp } from '#tests/support/testApp.ts';

const app = await testApp();
const projectId = await app.projectId('Cedar Ridge');
const base = `/projects/${projectId}/estimate`;
const everybody = await app.addPerson(allPermissions, [projectId]);
const reader = await app.addPerson(['estimate_access'], [projectId]);

type Estimate = Result<'getEstimate'>;
type Lines = Result<'saveEstimateLines'>;

const milestones = (
  await app.call('GET', `/projects/${projectId}/design-milestones`, { as: everybody })
).json<Result<'listMilestones'>>().results;
const current = milestones.find(({ type }) => type === 'current')?.id ?? 0;
const empty = milestones.find(({ type }) => type === 'forecasted')?.id ?? 0;

const get = async <Body>(path: string, as: Actor = everybody) =>
  (await app.call('GET', path, { as })).json<Body>();
const read = (milestone: number, more = '') => get<Estimate>(`${base}?milestone=${milestone}${more}`);
const list = (query: string) => get<Result<'listEstimateLines'>>(`${base}/lines?${query}`);
const post = (path: string, body: unknown, as: Actor = everybody) =>
  app.call('POST', `${base}${path}`, { as, body });
const save = async (body: object, milestone_id = empty) => {
  const answer = await post('/lines/batch', { milestone_id, ...body });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<Lines>();
};
const undo = (id: number | null, as: Actor = everybody) =>
  app.call('POST', `/change-sets/${id ?? 0}/undo`, { as });
const components = (await read(current)).components.map(({ id }) => id);
const [tower = 0, plant = 0] = components;
const inCents = (amounts: readonly { amount: number }[]) =>
  amounts.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);

describe('an estimate', () => {
  it('is its lines by cost group and component, with the groups above, and equals its kept total', async () => {
    const estimate = await read(current);
    expect(estimate.lines_count).toBeGreaterThan(20);
    expect(inCents(estimate.amounts)).toBe(Math.round(estimate.total * 100));
    const ids = new Set(estimate.groups.map(({ id }) => id));
    expect(estimate.groups.every(({ parent_id: parent }) => parent === null || ids.has(parent))).toBe(true);
    expect(estimate.owner_costs.length).toBeGreaterThan(0);
  });

  it('has its targets beside it for those who see them', async () => {
    const { groups } = await read(current);
    const [group] = groups.filter(({ parent_id: parent }) => parent === null);
    const told = await app.asOwner<{ target: string }>(
      `insert into tvd_target (tenant_id, id, project_id, dimension, member_id, component_id, target)
        values (1, 990001, $1, 'own', $2, null, 500), (1, 990002, $1, 'own', $2, $3, 100) returning target`,
      [projectId, group?.id, tower],
    );
    expect(told).toHaveLength(2);
    const { targets } = await read(current);
    expect(targets).toContainEqual({ cost_group_id: group?.id, target: 500 });
    await app.asOwner('delete from tvd_target where id = 990001');
    expect((await read(current)).targets).toContainEqual({ cost_group_id: group?.id, target: 100 });
    await app.asOwner('delete from tvd_target where id = 990002');
    expect((await get<Estimate>(`${base}?milestone=${current}`, reader)).targets).toBeNull();
  });

  it('stands in the columns of a format, and with its markups for those who see them', async () => {
    const plain = await read(current);
    expect([plain.by_code, plain.markups]).toEqual([null, null]);
    for (const columns of ['cost_group_system', 'systems', 'divisions']) {
      const { by_code: byCode, amounts } = await read(current, `&columns=${columns}`);
      expect(amounts).toEqual(plain.amounts);
      expect(inCents(byCode?.amounts ?? [])).toBe(inCents(plain.amounts));
      const lines = byCode?.amounts.reduce((sum, { lines_count: count }) => sum + count, 0);
      expect(lines).toBe(plain.amounts.reduce((sum, { lines_count: count }) => sum + count, 0));
      const known = byCode?.columns.map(({ id }) => id) ?? [];
      expect(byCode?.amounts.every(({ column_id: id }) => known.includes(id))).toBe(true);
    }
    const shell = plain.groups.find(({ div_code: code }) => code === 'B');
    const { by_code: systems } = await read(current, '&columns=cost_group_system');
    expect(systems?.columns).toContainEqual({ id: shell?.id, code: 'B', name: shell?.name });
    expect(
      (await app.call('GET', `${base}?milestone=${current}&columns=987654`, { as: everybody })).json(),
    ).toMatchObject({ errors: { columns: ['There is no such format of codes.'] } });

    await app.asOwner(
      `insert into project_markup (tenant_id, id, project_id, position, name, kind, value, display) values
        (1, 990001, $1, 990, 'Insurance', 'percent_direct', 1, 'allocated'), (1, 990002, $1, 991, 'Art', 'percent_direct', 2, 'separated')`,
      [projectId],
    );
    const [below, within] = [
      await read(current, '&markups=separated'),
      await read(current, '&markups=allocated&columns=systems'),
    ];
    expect(below.markups?.map(({ name }) => name)).toContain('Art');
    expect(below.markups?.map(({ name }) => name)).not.toContain('Insurance');
    expect(within.markups).toEqual([]);
    expect(inCents(below.amounts)).toBeGreaterThan(inCents(plain.amounts));
    const whole = inCents(below.amounts) + inCents(below.markups ?? []);
    expect(inCents(within.amounts)).toBe(whole);
    expect(inCents(within.by_code?.amounts ?? [])).toBe(whole);
    expect(await get<Estimate>(`${base}?milestone=${current}&markups=separated`, reader)).toEqual({
      ...plain,
      targets: null,
      has_markups: false,
    });
    expect(below.has_markups).toBe(true);
    await app.asOwner('delete from project_markup where tenant_id = 1 and id in (990001, 990002)');
  });

  it('is of its own project, for those who may see it', async () => {
    expect((await app.call('GET', `${base}?milestone=999999`, { as: everybody })).statusCode).toBe(404);
    const other = await app.projectId('Westfield STEM');
    const answer = await app.call('GET', `/projects/${other}/estimate?milestone=${current}`, {
      as: await app.addPerson(allPermissions, [other]),
    });
    expect(answer.statusCode).toBe(404);
    const stranger = await app.addPerson(['foresite_access'], [projectId]);
    expect((await app.call('GET', `${base}?milestone=${current}`, { as: stranger })).statusCode).toBe(403);
    expect((await post('/clear', { milestone_id: current }, reader)).statusCode).toBe(403);
  });
});

describe('lines', () => {
  it('are searched, narrowed, sorted and paged by the server, with their sum', async () => {
    const all = await list(`milestone=${current}&limit=all`);
    expect(all.count).toBe(all.results.length);
    const estimate = await read(current);
    const shell = estimate.groups.find(({ div_code: code }) => code === 'B');
    const below = await list(`milestone=${current}&cost_group=${shell?.id}&limit=all`);
    expect(below.count).toBeGreaterThan(1);
    expect(below.results.every(({ cost_group_code: code }) => code?.startsWith('B'))).toBe(true);
    expect(inCents(below.results)).toBe(Math.round(below.total * 100));
    const found = await list(`milestone=${current}&search=SUPERSTRUCTURE&component=${tower}`);
    expect(found.results.map(({ component_id: id }) => id)).toEqual([tower]);
    const dear = await list(`milestone=${current}&ordering=-amount&limit=2&offset=1`);
    expect(dear.results[0]?.amount).toBe(
      all.results.map(({ amount }) => amount).toSorted((a, b) => b - a)[1],
    );
    const filter = (...rules: object[]) => encodeURIComponent(JSON.stringify({ match: 'and', rules }));
    const high = Math.max(...all.results.map(({ amount }) => amount)) - 1;
    const low = 1;
    const between = await list(
      `milestone=${current}&limit=all&filter=${filter(
        { field: 'amount', operator: 'between', value: { from: low, to: high } },
        { field: 'code', operator: 'starts_with', value: 'b' },
        { field: 'component', operator: 'equals', value: String(tower) },
        { field: 'kind', operator: 'equals', value: 'WORK' },
        { field: 'has_notes', operator: 'equals', value: false },
        { field: 'from_file', operator: 'equals', value: false },
      )}`,
    );
    expect(between.results.map(({ id }) => id)).toEqual(
      all.results
        .filter(
          ({ amount, cost_group_code: code, component_id: place, notes }) =>
            amount >= low && amount <= high && code?.startsWith('B') && place === tower && notes === '',
        )
        .map(({ id }) => id),
    );
    expect(between.count).toBeGreaterThan(0);
    for (const [field, operator, value] of [
      ['row', 'greater_than', 0],
      ['sheet', 'is_not_empty', null],
      ['escalates_to', 'is_not_empty', null],
    ] as const)
      expect(await list(`milestone=${current}&filter=${filter({ field, operator, value })}`)).toMatchObject({
        count: 0,
      });
    const strange = `${base}/lines?milestone=${current}&filter=${filter({ field: 'x', operator: 'equals', value: 'y' })}`;
    expect((await app.call('GET', strange, { as: everybody })).statusCode).toBe(400);
    const bare = await list(`milestone=${current}&without_code=true&limit=all`);
    expect(bare.results.every(({ cost_group_id: id }) => id === null)).toBe(true);
    const uncoded = filter({ field: 'has_code', operator: 'equals', value: false });
    expect(await list(`milestone=${current}&limit=all&filter=${uncoded}`)).toEqual(bare);
  });

  it('have a kind: alternates are in no total, escalation is to a day, contingency is seen by the funds', async () => {
    const figures = async () => {
      const { total, amounts } = await read(current);
      const trend = await get<Result<'getForesite'>>(`/projects/${projectId}/foresite`);
      const trace = await get<Result<'traceCost'>>(
        `/projects/${projectId}/foresite/trace?of=current_estimate`,
      );
      expect(inCents(amounts)).toBe(Math.round(total * 100));
      expect(trend.summary.current_estimate).toBe(total);
      expect(inCents(trace.results)).toBe(Math.round(total * 100));
      return total;
    };
    const funds = async (as = everybody) =>
      (await get<Result<'getContingency'>>(`/projects/${projectId}/contingency`, as)).in_estimate;
    const before = await figures();
    const [money, lines] = [await funds(), (await read(current)).lines_count];
    const made = await save(
      {
        creates: [
          { description: 'Terrazzo instead of tile', component_id: tower, amount: 900, kind: 'ALTERNATE' },
          { description: 'Design contingency', component_id: tower, amount: 70, kind: 'CONTINGENCY' },
          {
            description: 'Escalation',
            component_id: tower,
            amount: 5,
            kind: 'ESCALATION',
            escalates_to: '2027-06-01',
          },
        ],
      },
      current,
    );
    const [alternate, , escalation] = made.created;
    expect(await figures()).toBe(before + 75);
    const { kinds, lines_count: count } = await read(current);
    expect(count).toBe(lines + 3);
    expect(kinds).toContainEqual({ kind: 'ALTERNATE', lines_count: 1, amount: 900, escalates_to: null });
    expect(kinds).toContainEqual({
      kind: 'ESCALATION',
      lines_count: 1,
      amount: 5,
      escalates_to: '2027-06-01',
    });
    expect(await funds()).toBe((money ?? 0) + 70);
    expect(await funds(await app.addPerson(['foresite_access'], [projectId]))).toBeNull();
    const found = await list(`milestone=${current}&search=terrazzo instead`);
    expect(found).toMatchObject({ count: 1, total: 0, alternates: 900 });

    const taken = await save({ updates: [{ id: alternate, kind: 'WORK' }] }, current);
    expect(await figures()).toBe(before + 975);
    expect((await undo(taken.change_set_id)).statusCode).toBe(201);
    expect(await figures()).toBe(before + 75);
    // The day waits for its kind to come back, and is refused of another one.
    await save({ updates: [{ id: escalation, kind: 'ALLOWANCE' }] }, current);
    expect((await list(`milestone=${current}&search=Escalation`)).results[0]?.escalates_to).toBeNull();
    const refused = await post('/lines/batch', {
      milestone_id: current,
      updates: [{ id: escalation, escalates_to: '2027-07-01' }],
    });
    expect(refused.statusCode).toBe(422);
    expect(refused.body).toMatch(/Only escalation is to a day/);
    await save({ updates: [{ id: escalation, kind: 'ESCALATION' }] }, current);
    expect((await list(`milestone=${current}&search=Escalation`)).results[0]?.escalates_to).toBe(
      '2027-06-01',
    );
    await save({ deletes: made.created }, current);
    expect(await figures()).toBe(before);
  });

  it('are at most 50,000, and a full estimate can still be changed', async () => {
    const { count } = await list(`milestone=${empty}`);
    await app.asOwner(
      `insert into estimate_line (tenant_id, id, project_id, milestone_id, component_id, description, amount)
        select 1, 20000000 + n, $1, $2, $3, 'Full', 0 from generate_series(1, 50000) n`,
      [projectId, empty, tower],
    );
    const batch = (gone: number[]) =>
      post('/lines/batch', {
        milestone_id: empty,
        creates: [{ description: 'One more', component_id: tower, amount: 1 }],
        deletes: gone,
      });
    const refused = await batch([]);
    expect(refused.statusCode).toBe(422);
    expect(refused.body).toMatch(/An estimate has at most 50,000 lines/);
    const taken = await batch([20_000_001]);
    expect(taken.statusCode, taken.body).toBe(201);
    await app.asOwner(
      `delete from estimate_line where tenant_id = 1 and id > 20000000 and description = 'Full'`,
    );
    await save({ deletes: taken.json<Result<'saveEstimateLines'>>().created }, empty);
    expect((await list(`milestone=${empty}`)).count).toBe(count);
  });

  it('keep the totals of their milestone right by any way of writing, undo included', async () => {
    const made = await save({
      creates: [
        { description: ' Mat foundation ', component_id: tower, quantity: 9420, unit: 'CY', unit_cost: 412 },
        { description: 'Allowance', component_id: plant, amount: -0.01 },
      ],
    });
    const total = async () => {
      const rows = await get<Result<'listMilestones'>>(`/projects/${projectId}/design-milestones`);
      const row = rows.results.find(({ id }) => id === empty);
      return [row?.has_estimate, row?.total, (await read(empty)).total];
    };
    expect(await total()).toEqual([true, 3_881_039.99, 3_881_039.99]);
    const [first, second] = made.created;
    const moved = await save({ updates: [{ id: first, quantity: 10, component_id: plant }] });
    expect((await read(empty)).amounts).toEqual([
      { cost_group_id: null, component_id: plant, amount: 4119.99, lines_count: 2 },
    ]);
    expect((await undo(moved.change_set_id)).statusCode).toBe(201);
    expect((await total())[2]).toBe(3_881_039.99);
    const gone = await save({ deletes: [first, second] });
    expect(await total()).toEqual([false, null, 0]);
    expect((await undo(gone.change_set_id)).statusCode).toBe(201);
    expect((await total())[2]).toBe(3_881_039.99);
    const [line] = (await list(`milestone=${empty}`)).results;
    expect(line).toMatchObject({ description: 'Mat foundation', amount: 3_881_040, unit: 'CY' });
  });

  it('are refused as a whole, each by its place, and nothing is written', async () => {
    const before = await read(empty);
    const answer = await post('/lines/batch', {
      milestone_id: empty,
      creates: [
        { description: '  ', component_id: tower },
        { description: 'Good', component_id: tower },
        { description: 'Elsewhere', component_id: 987_654, cost_group_id: 987_654 },
      ],
      deletes: [987_654],
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      message: '3 lines cannot be saved like this.',
      errors: {
        'creates.0.description': ['Description is required'],
        'creates.2.component_id': ['This component is not in the project. Choose another one.'],
        'creates.2.cost_group_id': ['This cost group is not in the company. Choose another one.'],
        'deletes.0': ['This line is no longer in the estimate. Reload the page.'],
      },
    });
    expect(await read(empty)).toEqual(before);
  });

  it('that somebody changed meanwhile are not overwritten', async () => {
    const [line] = (await list(`milestone=${empty}`)).results;
    await save({ updates: [{ id: line?.id, if_version: line?.version, notes: 'Pump included' }] });
    const late = await post('/lines/batch', {
      milestone_id: empty,
      updates: [{ id: line?.id, if_version: line?.version, notes: 'Other' }],
    });
    expect(late.statusCode).toBe(412);
  });

  it('written by several people at once add up', async () => {
    const before = (await read(empty)).total;
    const answers = await Promise.all(
      [1, 2, 4, 8, 16].map((amount) =>
        post('/lines/batch', {
          milestone_id: empty,
          creates: [{ description: `By ${amount}`, component_id: tower, amount }],
        }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201]);
    expect((await read(empty)).total).toBe(before + 31);
  });
});

describe('clearing', () => {
  it('takes all lines away, and undo brings all of them back', async () => {
    const before = await read(current);
    const cleared = (await post('/clear', { milestone_id: current })).json<Result<'clearEstimate'>>();
    expect(cleared.lines_count).toBe(before.lines_count);
    expect(await read(current)).toMatchObject({ lines_count: 0, total: 0, amounts: [] });
    expect((await undo(cleared.change_set_id, reader)).statusCode).toBe(403);
    expect((await undo(cleared.change_set_id)).statusCode).toBe(201);
    expect((await read(current)).total).toBe(before.total);
    const history = (await app.call('GET', `/projects/${projectId}/history?limit=1`, { as: everybody }))
      .statusCode;
    expect(history).toBe(200);
  });

  it('of an empty estimate changes nothing', async () => {
    const other = milestones.find(({ type }) => type === 'pending')?.id ?? 0;
    const answer = await post('/clear', { milestone_id: other });
    expect(answer.json()).toEqual({ change_set_id: null, lines_count: 0 });
  });
});
