import { describe, expect, it } from 'vitest';
import type { Result } from '#server/contract/handlers.ts';
import { testApp } from '#tests/support/testApp.ts';

const app = await testApp();
const admin = await app.actor('admin@northbank.example');
const viewer = await app.actor('viewer@northbank.example');

type Unit = Result<'getAccessScope'>;
type Refusal = { code: string; message: string; errors?: Record<string, string[]> };

const list = async (query = 'limit=all') =>
  (await app.call('GET', `/access-scopes?${query}`, { as: admin })).json<Result<'listAccessScopes'>>();
const idOf = async (name: string) => (await list()).results.find((unit) => unit.name === name)?.id ?? 0;
const create = (body: object) => app.call('POST', '/access-scopes', { as: admin, body });
const patch = (id: number, body: object, headers: Record<string, string> = {}) =>
  app.call('PATCH', `/access-scopes/${id}`, { as: admin, body, headers });
const remove = (id: number) => app.call('DELETE', `/access-scopes/${id}`, { as: admin });

describe('business units', () => {
  it('are listed by name with their parent, people and projects', async () => {
    const { count, results } = await list();
    expect([count, results.map(({ name }) => name)]).toEqual([
      4,
      ['Mountain', 'Northbank', 'Northeast', 'Pacific Northwest'],
    ]);
    const [, root, , west] = results;
    expect([root?.parent, west?.parent]).toEqual([null, root?.id]);
    expect(root?.member_count).toBe(2);
    expect(root?.members.map(({ last_name }) => last_name)).toEqual(['Okafor', 'Reyes']);
    expect(west?.project_count).toBeGreaterThan(0);
    expect((await list('search=north&limit=2')).count).toBe(3);
  });

  it('are for those who may see people; only administrators change them', async () => {
    const external = await app.actor('architect@halden.example');
    expect((await app.call('GET', '/access-scopes', { as: external })).statusCode).toBe(403);
    const cost = await app.actor('cost@northbank.example');
    expect((await app.call('GET', '/access-scopes', { as: cost })).statusCode).toBe(200);
    expect((await app.call('POST', '/access-scopes', { as: cost, body: { name: 'Mine' } })).statusCode).toBe(
      403,
    );
  });

  it('are made, moved, filled and deleted', async () => {
    const root = await idOf('Northbank');
    const west = await idOf('Pacific Northwest');
    const answer = await create({ name: ' Oregon ', parent: root, members: [viewer.id] });
    expect(answer.statusCode).toBe(201);
    const made = answer.json<Unit>();
    expect(made).toMatchObject({ name: 'Oregon', parent: root, version: 1, members: [{ id: viewer.id }] });
    const moved = await patch(made.id, { parent: west, members: [] }, { 'if-match': '"1"' });
    expect(moved.json<Unit>()).toMatchObject({ parent: west, version: 2, members: [] });
    expect((await patch(made.id, { name: 'Late' }, { 'if-match': '"1"' })).statusCode).toBe(412);
    expect((await remove(made.id)).statusCode).toBe(204);
    expect((await app.call('GET', `/access-scopes/${made.id}`, { as: admin })).statusCode).toBe(404);
  });

  it('decide what their members see, at the next call', async () => {
    const person = await app.addPerson([]);
    const seen = async () =>
      (await app.call('GET', '/projects?search=Cedar', { as: person })).json<{ count: number }>().count;
    expect(await seen()).toBe(0);
    const root = await idOf('Northbank');
    const members = (await app.call('GET', `/access-scopes/${root}`, { as: admin })).json<Unit>().members;
    await patch(root, { members: [...members.map(({ id }) => id), person.id] });
    expect(await seen()).toBe(1);
  });
});

describe('a business unit is refused', () => {
  it('a place below itself, and the answer names the loop', async () => {
    const [root, west] = [await idOf('Northbank'), await idOf('Pacific Northwest')];
    const below = await patch(root, { parent: west });
    expect([below.statusCode, below.json<Refusal>().errors?.['parent']?.[0]]).toEqual([
      422,
      expect.stringMatching(
        /Northbank → Pacific Northwest → Northbank|Pacific Northwest → Northbank → Pacific/,
      ),
    ]);
    expect((await patch(west, { parent: west })).statusCode).toBe(422);
    expect((await list()).results.find(({ id }) => id === root)?.parent).toBeNull();
  });

  it('a loop that two moves would make together', async () => {
    const root = await idOf('Northbank');
    const [a, b] = await Promise.all(
      ['Left', 'Right'].map(async (name) => (await create({ name, parent: root })).json<Unit>().id),
    );
    const answers = await Promise.all([patch(a ?? 0, { parent: b }), patch(b ?? 0, { parent: a })]);
    expect(answers.map(({ statusCode }) => statusCode).filter((status) => status === 200)).toHaveLength(1);
    expect([409, 422]).toContain(answers.find(({ statusCode }) => statusCode !== 200)?.statusCode);
  });

  it('a name that one beside it has, but not one elsewhere', async () => {
    const [root, west] = [await idOf('Northbank'), await idOf('Pacific Northwest')];
    expect((await create({ name: 'MOUNTAIN', parent: root })).json<Refusal>().errors).toHaveProperty('name');
    expect((await create({ name: 'Mountain', parent: west })).statusCode).toBe(201);
  });

  it('its deletion while something belongs to it, and the answer says what', async () => {
    const root = await remove(await idOf('Northbank'));
    expect([root.statusCode, root.json<Refusal>().code]).toEqual([409, 'in_use']);
    expect(root.json<Refusal>().message).toMatch(
      /^Northbank still holds \d+ business units and \d+ people\./,
    );
    const east = await remove(await idOf('Northeast'));
    expect(east.json<Refusal>().message).toMatch(/\d+ projects? and \d+ (person|people)/);
  });

  it('people and parents of another company', async () => {
    const [foreign] = await app.asOwner<{ person: string; unit: string }>(
      `select (select min(id) from app_user where tenant_id = 2) as person,
        (select min(id) from access_scope where tenant_id = 2) as unit`,
    );
    const west = await idOf('Pacific Northwest');
    expect((await patch(west, { members: [Number(foreign?.person)] })).statusCode).toBe(422);
    expect((await patch(west, { parent: Number(foreign?.unit) })).statusCode).toBe(422);
    expect((await patch(Number(foreign?.unit), { name: 'Ours now' })).statusCode).toBe(404);
  });
});
