import { describe, expect, it } from 'vitest';
import type { Permission } from '#contract/unions.ts';
import type { Result } from '#server/contract/handlers.ts';
import { tidy } from '#server/services/upkeep/upkeep.ts';
import { type Actor, allPermissions, testApp } from '#tests/support/testApp.ts';

const app = await testApp();
const projectId = await app.projectId('Cedar Ridge');
const otherId = await app.projectId('Westfield');
const legacyId = await app.projectId('Summit Valley');
const items = `/projects/${projectId}/scenario-items`;
const mayView: readonly Permission[] = ['can_impersonate', 'invite_members_to_project'];
const roles = await roleIds();
const ownerRep = roles.get('Owner Rep') as number;
const designPartner = roles.get('Design Partner') as number;

async function roleIds() {
  const rows = await app.asOwner<{ id: string; name: string }>(
    'select id, name from role where tenant_id = 1',
  );
  return new Map(rows.map(({ id, name }) => [name, Number(id)]));
}

type Me = Result<'getCurrentUser'>;
const get = (path: string, as: Actor) => app.call('GET', path, { as });
const start = (as: Actor, role = ownerRep, project = projectId) =>
  app.call('POST', `/permission-roles/${role}/impersonate`, { as, body: { project_id: project } });
const stop = (as: Actor) => app.call('POST', '/permission-roles/stop-impersonation', { as });
const me = async (as: Actor) => (await get('/current_user', as)).json<Me>();
const person = (...more: readonly Permission[]) => app.addPerson([...mayView, ...more], [projectId, otherId]);
const administrator = () => app.addPerson(allPermissions, [projectId, otherId]);
/** Somebody who views Cedar Ridge as a role. */
async function impersonator(role = ownerRep): Promise<Actor> {
  const one = await administrator();
  expect((await start(one, role)).statusCode).toBe(201);
  return one;
}
/** Undoes what a case changed for everybody. */
async function meanwhile(change: string, back: string, work: () => Promise<void>): Promise<void> {
  await app.asOwner(change);
  try {
    await work();
  } finally {
    await app.asOwner(back);
  }
}

describe('viewing a project as a role', () => {
  it('gives the role’s rights in that project, at once', async () => {
    const one = await administrator();
    expect(await me(one)).toMatchObject({
      role_impersonation: { is_impersonating: false, impersonated_role: null },
    });
    const started = await start(one);
    expect([started.statusCode, started.json()]).toEqual([
      201,
      {
        is_impersonating: true,
        impersonated_role: { id: ownerRep, name: 'Owner Rep' },
        project_id: projectId,
      },
    ]);
    const seen = await me(one);
    const held = await app.asOwner<{ permission: string }>(
      'select permission from role_permission where tenant_id = 1 and role_id = $1 order by permission',
      [ownerRep],
    );
    expect(seen.role_impersonation).toEqual(started.json());
    expect(seen.permissions).toEqual(held.map(({ permission }) => permission));
    expect((await get(`/projects/${projectId}`, one)).json()).toMatchObject({
      permissions: seen.permissions,
    });
    expect((await get(items, one)).statusCode).toBe(200);
    const refused = await app.call('POST', items, { as: one, body: { name: 'Canopy' } });
    expect([refused.statusCode, refused.json()]).toMatchObject([403, { permission: 'add_scenarioitem' }]);
  });

  it('puts every other project out of sight, in lists too', async () => {
    const one = await impersonator();
    const missing = await get('/projects/987654', one);
    const other = await get(`/projects/${otherId}`, one);
    expect([other.statusCode, other.body]).toEqual([404, missing.body]);
    expect((await get(`/projects/${otherId}/scenario-items`, one)).statusCode).toBe(404);
    const list = (await get('/projects', one)).json<Result<'listProjects'>>();
    expect(list.results.map(({ id }) => id)).toEqual([projectId]);
    expect(list.count).toBe(1);
  });

  it('never gives more than the person holds themselves', async () => {
    const one = await person('foresite_access');
    const offered = (await get(`/projects/${projectId}/impersonable-roles`, one)).json<
      Result<'listImpersonableRoles'>
    >();
    const role = offered.results.find(({ id }) => id === ownerRep);
    expect(role?.withheld).toBe((role?.permissions ?? 0) - 1);
    await start(one);
    expect((await me(one)).permissions).toEqual(['foresite_access']);
  });

  it('does not nest: changing over goes by the person’s own rights', async () => {
    const one = await impersonator();
    expect((await me(one)).permissions).not.toContain('can_impersonate');
    expect((await get(`/projects/${projectId}/impersonable-roles`, one)).statusCode).toBe(200);
    expect((await start(one, designPartner, otherId)).statusCode).toBe(201);
    expect((await me(one)).role_impersonation).toMatchObject({
      impersonated_role: { name: 'Design Partner' },
      project_id: otherId,
    });
    expect((await get(`/projects/${projectId}`, one)).statusCode).toBe(404);
    expect(await app.asOwner('select from impersonation where user_id = $1', [one.id])).toHaveLength(1);
    await stop(one);
    expect((await me(one)).permissions.length).toBe(allPermissions.length);
  });

  it('belongs to one session: the same person elsewhere is themself', async () => {
    const one = await impersonator();
    const elsewhere = { ...one, token: await app.sign(one) };
    expect((await me(elsewhere)).role_impersonation.is_impersonating).toBe(false);
    expect((await get(`/projects/${otherId}`, elsewhere)).statusCode).toBe(200);
    expect((await stop(elsewhere)).statusCode).toBe(204);
    expect((await me(one)).role_impersonation.is_impersonating).toBe(true);
  });

  it('ends with the session, and a new one begins as oneself', async () => {
    const one = await impersonator();
    await app.asOwner(`delete from oidc_payload where payload->>'accountId' = $1`, [String(one.id)]);
    await expect.poll(async () => (await get('/current_user', one)).statusCode).toBe(401);
    const again = { ...one, token: await app.sign(one) };
    expect((await me(again)).role_impersonation.is_impersonating).toBe(false);
  });

  it('stops at once, and stopping twice is no mistake', async () => {
    const one = await impersonator();
    expect((await get(`/projects/${otherId}`, one)).statusCode).toBe(404);
    expect((await stop(one)).statusCode).toBe(204);
    expect((await get(`/projects/${otherId}`, one)).statusCode).toBe(200);
    expect((await stop(one)).statusCode).toBe(204);
  });

  it('takes roles that are for it, in projects that have pages', async () => {
    const one = await administrator();
    const notForIt = await start(one, roles.get('Cost Manager'));
    expect([notForIt.statusCode, notForIt.json()]).toMatchObject([
      422,
      { message: expect.stringContaining('Cost Manager is not a role to be impersonated') as string },
    ]);
    expect((await start(one, ownerRep, legacyId)).statusCode).toBe(422);
    expect((await start(one, 987_654)).statusCode).toBe(404);
    expect((await me(one)).role_impersonation.is_impersonating).toBe(false);
  });

  it('needs both permissions in the project itself, and the project in sight', async () => {
    for (const missing of mayView) {
      const held = allPermissions.filter((permission) => permission !== missing);
      const answer = await start(await app.addPerson(held, [projectId]));
      expect([answer.statusCode, answer.json()]).toMatchObject([403, { permission: missing }]);
    }
    const stranger = await app.addPerson(mayView);
    const hidden = await start(stranger);
    const absent = await start(stranger, ownerRep, 987_654);
    expect([hidden.statusCode, hidden.body]).toEqual([404, absent.body]);
    const lead = await app.addPerson([], [projectId]);
    await app.asOwner(
      `update project_member set role_id = $2 where tenant_id = 1 and project_id = $3 and user_id = $1`,
      [lead.id, (await administrator()).id, projectId],
    );
    expect((await start(lead)).statusCode).toBe(201);
  });

  it('knows no role of another company', async () => {
    const [foreign] = await app.asOwner<{ id: string }>('select max(id) as id from role where tenant_id = 2');
    const one = await administrator();
    const strange = await start(one, Number(foreign?.id) + 500_000);
    expect([(await start(one, 987_654)).body, 404]).toEqual([strange.body, strange.statusCode]);
  });

  it('lapses by itself when the role, the flag or the permission goes', async () => {
    const one = await impersonator();
    const isOn = async () => (await me(one)).role_impersonation.is_impersonating;
    const lapses = async (change: string, back: string) => {
      await meanwhile(change, back, async () => {
        await expect.poll(isOn).toBe(false);
      });
      await expect.poll(isOn).toBe(true);
    };
    const flag = (on: boolean) =>
      `update tenant_flag set enabled = ${on} where tenant_id = 1 and flag = 'role_impersonation'`;
    await lapses(flag(false), flag(true));
    const impersonable = (on: boolean) =>
      `update role set is_impersonable = ${on} where tenant_id = 1 and id = ${ownerRep}`;
    await lapses(impersonable(false), impersonable(true));
    await lapses(
      `delete from role_permission where role_id = ${one.id} and permission = 'can_impersonate'`,
      `insert into role_permission values (1, ${one.id}, 'can_impersonate')`,
    );
  });

  it('obeys a change of the role with the next request', async () => {
    const one = await impersonator();
    const grant = `insert into role_permission values (1, ${ownerRep}, 'context_access')`;
    const revoke = `delete from role_permission where role_id = ${ownerRep} and permission = 'context_access'`;
    await meanwhile(grant, revoke, async () => {
      await expect.poll(async () => (await me(one)).permissions).toContain('context_access');
    });
    await expect.poll(async () => (await me(one)).permissions).not.toContain('context_access');
  });

  it('is closed where the flag is off', async () => {
    const off = `update tenant_flag set enabled = false where tenant_id = 1 and flag = 'role_impersonation'`;
    await meanwhile(off, off.replace('false', 'true'), async () => {
      const answer = await start(await administrator());
      expect([answer.statusCode, answer.json()]).toMatchObject([403, { flag: 'role_impersonation' }]);
    });
  });
});

describe('a session', () => {
  it('ends its tokens: signed out, signed out everywhere, account closed', async () => {
    const endings = [
      `delete from oidc_payload where tenant_id = 1 and payload->>'accountId' = $1::text`,
      `update app_user set sessions_ended_at = now() + interval '1 second' where tenant_id = 1 and id = $1::bigint`,
      `update app_user set status = 'DISABLED' where tenant_id = 1 and id = $1::bigint`,
    ];
    for (const ending of endings) {
      const one = await app.addPerson([]);
      const status = async () => (await get('/current_user', one)).statusCode;
      expect(await status()).toBe(200);
      await app.asOwner(ending, [one.id]);
      await expect.poll(status).toBe(401);
    }
  });

  it('is one’s own: that of somebody else opens nothing', async () => {
    const [one, other] = [await app.addPerson([]), await app.addPerson([])];
    const { sid } = JSON.parse(Buffer.from(other.token.split('.')[1] ?? '', 'base64url').toString()) as {
      sid: string;
    };
    const token = await app.sign(one, { claims: { sid } });
    expect((await get('/current_user', { ...one, token })).statusCode).toBe(401);
  });

  it('leaves no view of a project behind once it is gone', async () => {
    const [one, other] = [await impersonator(), await impersonator()];
    await app.asOwner(
      `update impersonation set started_at = now() - interval '2 days' where user_id = any($1)`,
      [[one.id, other.id]],
    );
    await app.asOwner(`delete from oidc_payload where payload->>'accountId' = $1`, [String(one.id)]);
    await tidy(app.database, app.app.running.services.files);
    const left = await app.asOwner<{ user_id: string }>(
      'select user_id from impersonation where user_id = any($1)',
      [[one.id, other.id]],
    );
    expect(left.map(({ user_id: id }) => Number(id))).toEqual([other.id]);
  });
});

describe('an impersonator', () => {
  it('is named with both identities in history', async () => {
    const one = await impersonator(designPartner);
    const made = await app.call('POST', items, { as: one, body: { name: 'Seen as the designer' } });
    expect(made.statusCode, made.body).toBe(201);
    const { id, change_set_id: set } = made.json<Result<'getItem'>>();
    const history = async () =>
      (await get(`${items}/${id}/history`, one)).json<Result<'listItemHistory'>>().results;
    expect((await history())[0]).toMatchObject({
      actor: { id: one.id },
      impersonated_role: 'Design Partner',
    });
    await stop(one);
    await app.call('POST', `/change-sets/${set ?? 0}/undo`, { as: one });
    expect((await history())[0]).toMatchObject({ actor: { id: one.id }, impersonated_role: null });
  });

  it('changes nothing about people, roles and accounts, whatever the role holds', async () => {
    const all = await app.addPerson(allPermissions);
    await app.asOwner(`update role set is_impersonable = true, name = 'Everything' where id = $1`, [all.id]);
    const one = await impersonator(all.id);
    expect((await me(one)).permissions.length).toBe(allPermissions.length);
    const answer = await app.call('PATCH', '/current_user', { as: one, body: { first_name: 'Eve' } });
    expect([answer.statusCode, answer.json()]).toMatchObject([403, { code: 'impersonating' }]);
    const tags = await app.call('POST', '/tags', { as: one, body: [{ type: 'ITEM', name: 'Owner asks' }] });
    expect(tags.statusCode).toBe(201);
  });

  it('undoes in the project with the role’s rights', async () => {
    const one = await administrator();
    const made = await app.call('POST', items, { as: one, body: { name: 'Made as oneself' } });
    const { change_set_id: set } = made.json<Result<'getItem'>>();
    await start(one);
    const refused = await app.call('POST', `/change-sets/${set ?? 0}/undo`, { as: one });
    expect(refused.statusCode).toBe(403);
    await start(one, ownerRep, otherId);
    expect((await app.call('POST', `/change-sets/${set ?? 0}/undo`, { as: one })).statusCode).toBe(404);
  });
});
