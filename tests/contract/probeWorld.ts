import { createHash, randomBytes } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import type { Permission } from '#contract/unions.ts';
import { type Frame, framesOf, type openStreams } from '#tests/support/liveStream.ts';
import { type Actor, allPermissions, type TestApp } from '#tests/support/testApp.ts';

/** Answers whether the server keeps a rule that stands in code, by trying to break it with people and rows of its own. */
export type Probe = () => Promise<boolean>;

type Listen = Awaited<ReturnType<typeof openStreams>>;
export const without = (...keys: readonly Permission[]) =>
  allPermissions.filter((key) => !keys.includes(key));
export const bodyOf = (answer: LightMyRequestResponse) => answer.json<Record<string, never>>();
export const refused = ({ statusCode }: LightMyRequestResponse, ...statuses: readonly number[]) =>
  statuses.includes(statusCode);

/** People, rows and calls with which rules are tried from outside. */
export async function makeWorld(app: TestApp, listen: Listen) {
  const here = await app.projectId('Cedar Ridge');
  const there = await app.projectId('Westfield');
  const hidden = await app.projectId('Harbor Point');
  const [code] = await app.asOwner<{ id: number }>(
    `select c.id::float8 from cost_group c join cost_group_definition d on d.tenant_id = 1 and d.id = c.definition_id
      where c.tenant_id = 1 and d.short_name = 'MF' limit 1`,
  );
  // Markups that every cost shows to those who may see them.
  await app.asOwner(
    `insert into project_markup (tenant_id, id, project_id, position, name, kind, value)
      values (1, 900001, $1, 90, 'Fee of the builder', 'percent_direct', 10)`,
    [here],
  );
  await app.asOwner('update item set cost = subtotal_cost + 1000 where tenant_id = 1 and project_id = $1', [
    here,
  ]);
  const get = (path: string, as: Actor) => app.call('GET', path, { as });
  const send = (method: 'POST' | 'PATCH' | 'DELETE', path: string, as: Actor, body?: unknown) =>
    app.call(method, path, { as, ...(body === undefined ? {} : { body }) });
  const items = (project: number) => `/projects/${project}/scenario-items`;
  /** Somebody who may do everything on these teams, and sees nothing beside them. */
  const member = (projects = [here]) => app.addPerson(without('view_all_projects'), projects);
  const everybody = () => app.addPerson(allPermissions, [here, there, hidden]);
  const make = async (project: number, as?: Actor) => {
    const made = await send('POST', items(project), as ?? (await everybody()), { name: 'Canopy' });
    expect(made.statusCode, made.body).toBe(201);
    return made.json<{ id: number; change_set_id: number }>();
  };
  const costing = async (project: number) => {
    const rows = [
      { scope: 'Steel', quantity: 1, measure: 'EA', unit_cost: 1000, cost_group_master_format_id: code?.id },
    ];
    const made = await send('POST', items(project), await everybody(), { name: 'Priced', sub_items: rows });
    expect(made.statusCode, made.body).toBe(201);
    return made.json<{ id: number; cost: number; subtotal_cost: number }>();
  };
  const roleIn = (project: number, person: Actor, role: Actor) =>
    app.asOwner(
      'update project_member set role_id = $1 where tenant_id = 1 and project_id = $2 and user_id = $3',
      [role.id, project, person.id],
    );
  const impersonable = async (held: readonly Permission[] = allPermissions) => {
    const role = await app.addPerson(held);
    await app.asOwner('update role set is_impersonable = true where tenant_id = 1 and id = $1', [role.id]);
    return role;
  };
  const view = async (as: Actor, role: Actor, project = here) =>
    send('POST', `/permission-roles/${role.id}/impersonate`, as, { project_id: project });
  const outsideOf = async (
    path: (id: number) => string,
    method: 'GET' | 'PATCH' | 'DELETE',
    body?: unknown,
  ) => {
    const { id } = await make(hidden);
    const as = await member();
    return refused(await app.call(method, path(id), { as, ...(body === undefined ? {} : { body }) }), 404);
  };
  const link = async (purpose: 'sign_up' | 'set_password', change: string) => {
    const token = randomBytes(32).toString('base64url');
    const { id } = await app.addPerson([]);
    const status = purpose === 'sign_up' ? 'INVITED' : 'ACTIVE';
    await app.asOwner('update app_user set status = $2 where tenant_id = 1 and id = $1', [id, status]);
    await app.asOwner(
      `insert into one_time_token (tenant_id, hash, purpose, user_id, expires_at) values (1, $1, $2, $3, now() + interval '1 hour')`,
      [createHash('sha256').update(token).digest('base64url'), purpose, id],
    );
    await app.asOwner(`update one_time_token set ${change} where tenant_id = 1 and user_id = $1`, [id]);
    return token;
  };
  const ended = (change: string) => async () => {
    const person = await app.addPerson([]);
    await app.asOwner(change, [person.id]);
    return refused(await get('/switches', person), 401);
  };
  const markupsHidden =
    (read: (as: Actor, made: Awaited<ReturnType<typeof costing>>) => Promise<unknown>) => async () => {
      const made = await costing(here);
      const blind = await app.addPerson(without('view_item_markup', 'view_all_projects'), [here]);
      const seer = await member();
      const [of, plain] = [JSON.stringify(await read(seer, made)), JSON.stringify(await read(blind, made))];
      expect(of).not.toBe('');
      return of !== plain;
    };
  const dashed = async (answer: Promise<LightMyRequestResponse>) => (await answer).json<unknown>();
  /**
   * Whether somebody's stream tells of something by the time a witness's has: what is done is done a few times, since two
   * streams take turns.
   */
  const heardOf = async (listener: Actor, act: () => Promise<(frame: Frame) => boolean>) => {
    const [live, witness] = [await listen(listener), await listen(await everybody())];
    for (const one of [live, witness]) await expect.poll(one.text).toContain(': welcome');
    for (let round = 0; round < 4; round += 1) {
      const tells = await act();
      const { id } = await make(here);
      await expect
        .poll(() => framesOf(witness).some((frame) => frame.entity === 'item' && frame.id === id))
        .toBe(true);
      if (framesOf(live).some(tells)) return true;
    }
    return false;
  };
  const exportOf = async (as: Actor) => {
    app.app.running.start();
    const asked = await send('POST', `${items(here)}/export`, as);
    const { job_id: job } = asked.json<{ job_id: number }>();
    const by = async () =>
      (await app.asOwner<{ status: string }>('select status from job where id = $1', [job]))[0];
    await expect.poll(async () => (await by())?.status).toBe('done');
    return job;
  };
  const lastAdministrator = async (act: (admin: Actor) => Promise<LightMyRequestResponse>) => {
    const admin = await app.addPerson(['account_administration_access', 'view_users'], [], 'halden');
    await app.asOwner(`update app_user set status = 'DISABLED' where tenant_id = 2 and id <> $1`, [admin.id]);
    const { statusCode } = await act(admin);
    await app.asOwner(`update app_user set status = 'ACTIVE' where tenant_id = 2`);
    return [409, 422].includes(statusCode);
  };

  return {
    app,
    here,
    there,
    hidden,
    get,
    send,
    items,
    member,
    everybody,
    make,
    costing,
    roleIn,
    impersonable,
    view,
    outsideOf,
    link,
    ended,
    markupsHidden,
    dashed,
    heardOf,
    exportOf,
    lastAdministrator,
  };
}

export type World = Awaited<ReturnType<typeof makeWorld>>;
