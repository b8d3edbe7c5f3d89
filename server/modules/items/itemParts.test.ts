import { describe, expect, it } from 'vitest';
import type { components } from '#contract/api.ts';
import type { Result } from '#server/contract/handlers.ts';
import { allPermissions, testApp } from '#tests/support/testApp.ts';

type Item = components['schemas']['Item'];

const app = await testApp();
const project = await app.projectId('Cedar Ridge');
const items = `/projects/${project}/scenario-items`;
const anna = await app.addPerson(allPermissions, [project]);

const get = async <Body>(path: string, as = anna) => {
  const answer = await app.call('GET', path, { as });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Body>();
};
const patch = (id: number, body: object, as = anna) => app.call('PATCH', `${items}/${id}`, { as, body });
const changed = async (id: number, body: object, as = anna) => {
  const answer = await patch(id, body, as);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Item>();
};
const create = async (body: object = {}) => {
  const answer = await app.call('POST', items, { as: anna, body: { name: 'Parts', ...body } });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<Item>();
};
const undo = (id: number | null) => app.call('POST', `/change-sets/${id ?? 0}/undo`, { as: anna });
const historyOf = async (id: number, as = anna) =>
  (await get<Result<'listItemHistory'>>(`${items}/${id}/history`, as)).results;
const targets = (query: string, as = anna) =>
  get<Result<'listLinkTargets'>>(`/projects/${project}/link-targets?${query}`, as);

describe('schedule, deadline and probability', () => {
  it('are kept, shown in history and undone', async () => {
    const item = await create();
    expect(item).toMatchObject({ probability: 50, schedule_days: null, deadline: null, idea: null });
    const milestones = (await get<Result<'listMilestones'>>(`/projects/${project}/design-milestones`))
      .results;
    const last = milestones.at(-1);
    const now = await changed(item.id, {
      probability: 72.5,
      schedule_days: -12,
      is_schedule_critical: true,
      deadline_milestone_id: last?.id,
      weekly_waiting_cost: 12_500.5,
    });
    expect(now).toMatchObject({
      probability: 72.5,
      schedule_days: -12,
      is_schedule_critical: true,
      deadline: { id: last?.id, name: last?.name, date: last?.date },
      weekly_waiting_cost: 12_500.5,
    });
    const [latest] = await historyOf(item.id);
    expect(latest?.changes.map(({ label, from, to }) => [label, from, to])).toEqual([
      ['Probability', '50%', '72.5%'],
      ['Schedule', null, '-12 days'],
      ['On the critical path', 'No', 'Yes'],
      ['Decide by', null, last?.name],
      ['Cost per week of delay', null, '$12,500.50'],
    ]);
    expect((await undo(now.change_set_id)).statusCode).toBe(201);
    expect(await get<Item>(`${items}/${item.id}`)).toMatchObject({ probability: 50, deadline: null });
  });

  it('refuses a milestone of another project, and what the rules refuse', async () => {
    const item = await create();
    const other = await app.projectId('Harbor Point');
    const [foreign] = (await get<Result<'listMilestones'>>(`/projects/${other}/design-milestones`)).results;
    const refused = await patch(item.id, { deadline_milestone_id: foreign?.id, probability: 33.333 });
    expect(refused.statusCode).toBe(422);
    expect(Object.keys(refused.json<{ errors: object }>().errors).sort()).toEqual([
      'deadline_milestone_id',
      'probability',
    ]);
  });

  it('are hidden with the rest of a void item', async () => {
    const item = await create({ schedule_days: 5, weekly_waiting_cost: 10 });
    await app.asOwner(`update item set status = 'VOID' where id = $1`, [item.id]);
    const shown = await get<Item>(`${items}/${item.id}`);
    expect(shown).toMatchObject({ name: 'Void', schedule_days: null, weekly_waiting_cost: null });
  });
});

describe('value drivers', () => {
  it('are listed in their order and scored', async () => {
    const { results, count } = await get<Result<'listValueDrivers'>>(`/projects/${project}/value-drivers`);
    expect(count).toBe(5);
    expect(results[0]).toMatchObject({ name: 'Patient experience', weight: 30 });
    const [first, second] = results;
    const item = await create({
      drivers: [
        { driver_id: second?.id, score: -2 },
        { driver_id: first?.id, score: 1 },
      ],
    });
    expect(item.drivers.map(({ name, score }) => [name, score])).toEqual([
      ['Patient experience', 1],
      ['Energy and carbon', -2],
    ]);
    const now = await changed(item.id, { drivers: [{ driver_id: first?.id, score: 2 }] });
    const [latest] = await historyOf(item.id);
    expect(latest?.changes.map(({ label, from, to }) => [label, from, to])).toEqual([
      ['Patient experience', '+1', '+2'],
      ['Energy and carbon', '-2', null],
    ]);
    expect((await undo(now.change_set_id)).statusCode).toBe(201);
    expect((await get<Item>(`${items}/${item.id}`)).drivers).toHaveLength(2);
    const strange = await patch(item.id, { drivers: [{ driver_id: 987_654, score: 1 }] });
    expect(strange.json()).toMatchObject({ errors: { drivers: [expect.any(String) as string] } });
  });
});

describe('links', () => {
  it('lead to risks and issues, and are shown by their codes', async () => {
    const [risk] = (await targets('type=risk&search=switchgear')).results;
    const [issue] = (await targets('type=issue&search=IS-001')).results;
    expect([risk?.code, issue?.code]).toEqual(['R-002', 'IS-001']);
    const link = (one: typeof risk) => ({ entity_type: one?.entity_type, entity_id: one?.entity_id });
    const item = await create({ links: [link(issue), link(risk)] });
    expect(item.links.map(({ code }) => code)).toEqual(['R-002', 'IS-001']);
    const now = await changed(item.id, { links: [link(risk)] });
    const [latest] = await historyOf(item.id);
    expect(latest?.changes).toMatchObject([
      { label: 'Issue', from: expect.stringMatching(/^IS-001 /) as string },
    ]);
    await undo(now.change_set_id);
    expect((await get<Item>(`${items}/${item.id}`)).links).toHaveLength(2);
  });

  it('name activities of the timeline, for those who see it, and nobody else’s', async () => {
    const [activity] = (await targets('type=timeline_activity&search=switchgear')).results;
    expect(activity).toMatchObject({ code: expect.stringMatching(/^A-\d{3}$/), status: 'NOT_STARTED' });
    const link = { entity_type: 'timeline_activity', entity_id: activity?.entity_id };
    const item = await create({ links: [link] });
    expect(item.links).toMatchObject([{ entity_type: 'timeline_activity', name: activity?.name }]);
    await changed(item.id, { links: [] });
    const [latest] = await historyOf(item.id);
    expect(latest?.changes).toMatchObject([
      { label: 'Activity', from: `${activity?.code} ${activity?.name}` },
    ]);
    const blind = await app.addPerson(['foresite_access', 'edit_any_scenarioitem'], [project]);
    expect((await patch(item.id, { links: [link] }, blind)).statusCode).toBe(403);
    expect((await patch(item.id, { links: [{ ...link, entity_id: 987_654 }] })).statusCode).toBe(422);
  });

  it('show only registers that the reader may open, and leave the others alone', async () => {
    const [risk] = (await targets('type=risk')).results;
    const [issue] = (await targets('type=issue')).results;
    const links = [risk, issue].map((one) => ({ entity_type: one?.entity_type, entity_id: one?.entity_id }));
    const item = await create({ links });
    const half = await app.addPerson(['foresite_access', 'edit_any_scenarioitem', 'issue_access'], [project]);
    expect(
      (await get<Item>(`${items}/${item.id}`, half)).links.map(({ entity_type }) => entity_type),
    ).toEqual(['issue']);
    expect((await targets('type=risk', half)).count).toBe(0);
    await changed(item.id, { links: [] }, half);
    expect((await get<Item>(`${items}/${item.id}`)).links.map(({ entity_type }) => entity_type)).toEqual([
      'risk',
    ]);
    expect(JSON.stringify(await historyOf(item.id, half))).not.toContain(risk?.name);
    const refused = await patch(item.id, { links: [links[0]] }, half);
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({ permission: 'risk_access' });
  });
});

describe('codes of the company’s own formats', () => {
  it('are kept for each scope row, one of each format', async () => {
    const formats = (await get<Result<'listCostGroupDefinitions'>>('/cost-group-definitions')).results;
    const own = formats.find(({ is_standard }) => !is_standard);
    expect(own?.short_name).toBe('NWP');
    const codes = (await get<Result<'listCostGroups'>>(`/cost-groups?definition=${own?.id}`)).results;
    expect(codes[0]).toMatchObject({ standard: null, div_code: 'WP-01' });
    const row = { scope: 'Steel', quantity: 1, unit_cost: 5 };
    const item = await create({ sub_items: [{ ...row, cost_group_ids: [codes[2]?.id] }] });
    expect(item.sub_items[0]?.cost_groups).toMatchObject([{ div_code: 'WP-03', definition: 'NWP' }]);
    const id = item.sub_items[0]?.id;
    await changed(item.id, { sub_items: [{ ...row, id, cost_group_ids: [codes[3]?.id] }] });
    const [latest] = await historyOf(item.id);
    expect(latest?.changes).toEqual([
      {
        field: `sub_items.${id}.codes`,
        label: 'NWP code of Steel',
        from: 'WP-03 Structural steel',
        to: 'WP-04 Envelope',
      },
    ]);
    const two = await patch(item.id, {
      sub_items: [{ ...row, id, cost_group_ids: codes.slice(0, 2).map((code) => code.id) }],
    });
    expect(two.json()).toMatchObject({
      errors: { 'sub_items.0.cost_group_ids': [expect.any(String) as string] },
    });
    const standard = (await get<Result<'listCostGroups'>>('/cost-groups?standard=MF')).results[0]?.id;
    const mixed = await patch(item.id, { sub_items: [{ ...row, id, cost_group_ids: [standard] }] });
    expect(mixed.statusCode).toBe(422);
  });
});
