import { describe, expect, it } from 'vitest';
import type { Result } from '#server/contract/handlers.ts';
import { type Actor, testApp } from '#tests/support/testApp.ts';

const app = await testApp();
const projectId = await app.projectId('Cedar Ridge');
const hiddenId = await app.projectId('Harbor Point');
const cost = await app.actor('cost@northbank.example');

const team = () => app.addPerson(['foresite_access'], [projectId]);
const addItem = async (body: object, as = cost) =>
  (await app.call('POST', `/projects/${projectId}/scenario-items`, { as, body })).json<
    Result<'createItem'>
  >();

describe('what a person had open', () => {
  const keep = (as: Actor, entity: string, entity_id: number) =>
    app.call('POST', '/recently-used', { as, body: { entity, entity_id } });
  const recent = async (as: Actor, query = '') =>
    (await app.call('GET', `/recently-used${query}`, { as })).json<Result<'listRecentEntities'>>();

  it('is kept once, newest first, under the names of now', async () => {
    const person = await team();
    const item = await addItem({ name: 'Working title' });
    for (const [entity, id] of [
      ['project', projectId],
      ['item', item.id],
      ['project', projectId],
    ] as const)
      expect((await keep(person, entity, id)).statusCode).toBe(201);
    await app.call('PATCH', `/projects/${projectId}/scenario-items/${item.id}`, {
      as: cost,
      body: { name: 'Final title' },
    });
    const { count, results } = await recent(person);
    expect(count).toBe(2);
    expect(results.map(({ entity, entity_name }) => [entity, entity_name])).toEqual([
      ['project', 'Cedar Ridge Patient Tower'],
      ['item', 'Final title'],
    ]);
    expect(results[1]?.extra_data).toEqual({
      type: 'PENDING',
      code: item.code,
      project_id: projectId,
      project_name: 'Cedar Ridge Patient Tower',
    });
    expect((await recent(person, '?entity=item')).results).toHaveLength(1);
    expect((await recent(await team())).count).toBe(0);
  });

  it('is not found where it is hidden, deleted or another company’s, with the bytes of a missing one', async () => {
    const person = await team();
    const gone = await addItem({ name: 'Gone' });
    await app.call('DELETE', `/projects/${projectId}/scenario-items/${gone.id}`, { as: cost });
    const [foreign] = await app.asOwner<{ id: string }>('select id from item where tenant_id = 2 limit 1');
    const [hidden] = await app.asOwner<{ id: string }>(
      'select id from item where tenant_id = 1 and project_id = $1 limit 1',
      [hiddenId],
    );
    const missing = await keep(person, 'item', 987_654);
    expect(missing.statusCode).toBe(404);
    const attempts = [
      keep(person, 'project', hiddenId),
      keep(person, 'project', await app.projectId('', 'halden')),
      keep(person, 'item', Number(foreign?.id)),
      keep(person, 'item', Number(hidden?.id)),
      keep(person, 'item', gone.id),
      keep(await app.addPerson(['timeline_access'], [projectId]), 'item', gone.id - 1),
    ];
    for (const attempt of attempts) {
      const { statusCode, body } = await attempt;
      expect([statusCode, body]).toEqual([404, missing.body]);
    }
    expect((await keep(person, 'risk', 1)).statusCode).toBe(400);
    expect((await recent(person)).count).toBe(0);
  });

  it('keeps dashboards and analyses too, for those who see them', async () => {
    const admin = await app.actor('admin@northbank.example');
    const member = await app.addPerson(['concept_lab_access']);
    const [kind, permissions] = ['EXTERNAL', ['edit_dashboard_cards']];
    const dashboard = (
      await app.call('POST', '/project-dashboards', {
        as: admin,
        body: { name: 'Healthcare', type: kind, memberships: [{ user_id: member.id, permissions }] },
      })
    ).json<Result<'createDashboard'>>();
    const { analysis } = (await app.call('POST', '/analyses', { as: admin, body: { name: 'Campus' } })).json<
      Result<'createAnalysis'>
    >();
    const stranger = await app.addPerson(['foresite_access']);
    for (const [entity, id] of [
      ['dashboard', dashboard.id],
      ['analysis', analysis.id],
    ] as const) {
      expect((await keep(member, entity, id)).statusCode).toBe(201);
      expect((await keep(stranger, entity, id)).statusCode).toBe(404);
      expect((await keep(member, entity, 987_654)).statusCode).toBe(404);
    }
    const { results } = await recent(member);
    expect(results.map(({ entity, entity_name, extra_data }) => [entity, entity_name, extra_data])).toEqual([
      ['analysis', 'Campus', { type: 'DRAFT', code: null, project_id: null, project_name: null }],
      ['dashboard', 'Healthcare', { type: kind, code: null, project_id: null, project_name: null }],
    ]);
    expect((await recent(member, '?entity=dashboard')).count).toBe(1);
    const isIn = async (as: Actor) =>
      (await app.call('GET', '/current_user', { as })).json<Result<'getCurrentUser'>>().has_dashboards;
    expect([await isIn(member), await isIn(stranger)]).toEqual([true, false]);
    await app.call('DELETE', `/project-dashboards/${dashboard.id}`, { as: admin });
    expect((await recent(member)).results.map(({ entity }) => entity)).toEqual(['analysis']);
    expect(await isIn(member)).toBe(false);
  });

  it('leaves out what is out of reach now, and keeps the last fifty of a kind', async () => {
    const person = await team();
    const item = await addItem({ name: 'Seen' });
    await app.asOwner(
      `insert into recent_entity (tenant_id, user_id, entity, entity_id, used_at)
        select 1, $1, 'item', n, now() - n * interval '1 minute' from generate_series(1, 60) n`,
      [person.id],
    );
    await keep(person, 'item', item.id);
    const [kept] = await app.asOwner<{ count: string }>(
      'select count(*) from recent_entity where tenant_id = 1 and user_id = $1',
      [person.id],
    );
    expect(Number(kept?.count)).toBe(50);
    await app.asOwner('delete from project_member where tenant_id = 1 and user_id = $1', [person.id]);
    expect(await recent(person)).toEqual({ count: 0, results: [] });
  });
});
