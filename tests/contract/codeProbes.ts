import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import type { Permission } from '#contract/unions.ts';
import { type Frame, framesOf, type openStreams } from '#tests/support/liveStream.ts';
import { type Actor, allPermissions, type TestApp } from '#tests/support/testApp.ts';

/** Answers whether the server keeps a rule that stands in code, by trying to break it with people and rows of its own. */
export type Probe = () => Promise<boolean>;

type Listen = Awaited<ReturnType<typeof openStreams>>;
const without = (...keys: readonly Permission[]) => allPermissions.filter((key) => !keys.includes(key));
const bodyOf = (answer: LightMyRequestResponse) => answer.json<Record<string, never>>();
const refused = ({ statusCode }: LightMyRequestResponse, ...statuses: readonly number[]) =>
  statuses.includes(statusCode);

/** Rules about who sees what, each tried from outside. */
export async function makeProbes(app: TestApp, listen: Listen) {
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
    'a project out of sight is not there': async () =>
      refused(await get(`/projects/${hidden}`, await member()), 404),
    'a project out of sight is in no list': async () =>
      bodyOf(await get('/projects?search=Harbor', await member()))['count'] === 0,
    'a business unit shows nothing to whoever is of none': async () =>
      refused(await get(`/projects/${hidden}`, await app.addPerson(['foresite_access'])), 404),
    'a role of the project stands before those of the company': async () => {
      const person = await member();
      await roleIn(here, person, await app.addPerson([]));
      return refused(await get(items(here), person), 403);
    },
    'rights are one’s own': async () => refused(await get('/permission-roles', await app.addPerson([])), 403),
    'a closed account is nobody’s': ended(
      `update app_user set status = 'DISABLED' where tenant_id = 1 and id = $1::bigint`,
    ),
    'a session that ran out is nobody’s': ended(
      `update oidc_payload set expires_at = now() - interval '1 minute' where tenant_id = 1 and payload->>'accountId' = $1::bigint::text`,
    ),
    'a token from before all sessions ended is nobody’s': ended(
      `update app_user set sessions_ended_at = now() + interval '2 seconds' where tenant_id = 1 and id = $1::bigint`,
    ),
    'a session is one person’s': async () => {
      const [one, other] = [await app.addPerson([]), await app.addPerson([])];
      const { sid } = JSON.parse(Buffer.from(other.token.split('.')[1] ?? '', 'base64url').toString()) as {
        sid: string;
      };
      return refused(
        await get('/switches', { ...one, token: await app.sign(one, { claims: { sid } }) }),
        401,
      );
    },
    'a feature that is off is closed': async () => {
      const off = (on: boolean) =>
        app.asOwner(
          `update tenant_flag set enabled = $1 where tenant_id = 1 and flag = 'role_impersonation'`,
          [on],
        );
      const role = await impersonable();
      await off(false);
      app.app.running.services.forgetCompany(1);
      const answer = await view(await everybody(), role);
      await off(true);
      return refused(answer, 403);
    },
    'an item of another project is not read': () => outsideOf((id) => `${items(here)}/${id}`, 'GET'),
    'an item of another project is not changed': () =>
      outsideOf((id) => `${items(here)}/${id}`, 'PATCH', { name: 'Mine' }),
    'an item of another project is not removed': () => outsideOf((id) => `${items(here)}/${id}`, 'DELETE'),
    'an item of another project is not decided': () =>
      outsideOf((id) => `${items(here)}/${id}/reject`, 'PATCH', {}),
    'the history of another project’s item is not read': () =>
      outsideOf((id) => `${items(here)}/${id}/history`, 'GET'),
    'a list of items is of one project': async () => {
      const { id } = await make(there);
      const { results } = (await get(`${items(here)}?limit=500`, await member())).json<{
        results: { id: number }[];
      }>();
      return !results.some((item) => item.id === id);
    },
    'a history is of one project': async () => {
      const { id } = await make(there);
      const { body } = await get(`/projects/${here}/history?limit=100`, await member());
      return !body.includes(`"entity_id":${id},`);
    },
    'what is out of sight is not remembered': async () =>
      refused(
        await send('POST', '/recently-used', await member(), { entity: 'project', entity_id: hidden }),
        404,
      ),
    'a component is of the project': async () => {
      const [row] = await app.asOwner<{ id: number }>(
        'select id::float8 from component where tenant_id = 1 and project_id <> $1 limit 1',
        [here],
      );
      const answer = await send('POST', items(here), await member(), { name: 'A', component_id: row?.id });
      return refused(answer, 400, 422);
    },
    'a milestone is of the project': async () => {
      const [row] = await app.asOwner<{ id: number }>(
        'select id::float8 from milestone where tenant_id = 1 and project_id <> $1 limit 1',
        [here],
      );
      const { id } = await costing(here);
      return refused(
        await send('PATCH', `${items(here)}/${id}/approve`, await member(), { milestone: row?.id }),
        400,
        422,
      );
    },
    'an impersonator sees one project': async () => {
      const person = await everybody();
      await view(person, await impersonable());
      return bodyOf(await get('/projects', person))['count'] === 1;
    },
    'an impersonator may no more than they': async () => {
      const person = await app.addPerson(['can_impersonate', 'invite_members_to_project'], [here]);
      await view(person, await impersonable());
      return refused(await get(items(here), person), 403);
    },
    'a view as a role belongs to one session': async () => {
      const person = await everybody();
      await view(person, await impersonable([]));
      return (
        (await get(`/projects/${there}`, { ...person, token: await app.sign(person) })).statusCode === 200
      );
    },
    'a view as a role ends with the role’s leave': async () => {
      const [person, role] = [await everybody(), await impersonable([])];
      await view(person, role);
      await app.asOwner('update role set is_impersonable = false where tenant_id = 1 and id = $1', [role.id]);
      app.app.running.services.forgetCompany(1);
      return (await get(`/projects/${there}`, person)).statusCode === 200;
    },
    'only a role that is for it is viewed as': async () =>
      refused(await view(await everybody(), await app.addPerson([])), 422),
    'somebody else’s session is not ended': async () => {
      const [one, other] = [await app.addPerson([]), await app.addPerson([])];
      const { sid } = JSON.parse(Buffer.from(other.token.split('.')[1] ?? '', 'base64url').toString()) as {
        sid: string;
      };
      return refused(await send('DELETE', `/current_user/sessions/${sid}`, one), 404);
    },
    'somebody else’s sessions are not listed': async () => {
      const [one] = [await app.addPerson([]), await app.addPerson([])];
      return bodyOf(await get('/current_user/sessions', one))['count'] === 1;
    },
    'notifications are their person’s': async () => {
      const [one, other] = [await member(), await member()];
      await send('POST', items(here), await everybody(), { name: 'Yours', assignee_id: other.id });
      return bodyOf(await get('/notifications', one))['count'] === 0;
    },
    'a notification of a project out of sight is not shown': async () => {
      const person = await member([hidden]);
      await send('POST', items(hidden), await everybody(), { name: 'Yours', assignee_id: person.id });
      expect(bodyOf(await get('/notifications', person))['count']).toBe(1);
      await app.asOwner('delete from project_member where tenant_id = 1 and user_id = $1', [person.id]);
      app.app.running.services.forgetCompany(1);
      return bodyOf(await get('/notifications', person))['count'] === 0;
    },
    'nobody is told of what they may not see': async () => {
      const blind = await app.addPerson(['view_users'], [here]);
      await send('POST', items(here), await everybody(), { name: 'Yours', assignee_id: blind.id });
      const rows = await app.asOwner('select from notification where tenant_id = 1 and user_id = $1', [
        blind.id,
      ]);
      return rows.length === 0;
    },
    'a colleague’s projects are shown as far as they are in sight': async () => {
      const colleague = await app.addPerson([], [hidden]);
      const { body } = await get(`/company-users/${colleague.id}`, await member());
      return !body.includes('Harbor');
    },
    'somebody is put on teams that the giver sees': async () => {
      const answer = await send(
        'POST',
        `/company-users/${(await app.addPerson([])).id}/assign-projects`,
        await member(),
        {
          projects: [hidden],
        },
      );
      return refused(answer, 422);
    },
    'a role is given by whoever holds its rights': async () => {
      const role = await app.addPerson(['delete_project']);
      await app.asOwner(`update role set type = 'external' where tenant_id = 1 and id = $1`, [role.id]);
      const giver = await app.addPerson(['invite_members_to_project', 'view_users'], [here]);
      const answer = await send('POST', `/projects/${here}/team/invite`, giver, {
        email: `probe.${role.id}@alderglass.example`,
        role_id: role.id,
        access_scope_id: null,
      });
      return refused(answer, 422);
    },
    'the last administrator stays one': () =>
      lastAdministrator((admin) =>
        send('PATCH', `/permission-roles/${admin.id}`, admin, { permissions: ['view_users'] }),
      ),
    'the last administrator’s role keeps its members': () =>
      lastAdministrator((admin) => send('PATCH', `/permission-roles/${admin.id}`, admin, { members: [] })),
    'a link works once': async () => {
      const token = await link('set_password', 'used_at = now()');
      return refused(
        await app.call('POST', '/users/password', { body: { token, password: 'nine courses of stone' } }),
        409,
        422,
      );
    },
    'a link works as long as it says': async () => {
      const token = await link('set_password', `expires_at = now() - interval '1 minute'`);
      return refused(
        await app.call('POST', '/users/password', { body: { token, password: 'nine courses of stone' } }),
        409,
        422,
      );
    },
    'work is shown to whoever asked for it': async () => {
      const job = await exportOf(await member());
      return refused(
        await get(`/jobs/${job}`, await app.addPerson(without('account_administration_access'), [here])),
        404,
      );
    },
    'a file is given to whoever asked for it': async () => {
      const job = await exportOf(await member());
      const other = await app.addPerson(without('account_administration_access'), [here]);
      return refused(await get(`/jobs/${job}/result`, other), 404);
    },
    'an item’s cost hides its markups': markupsHidden((as, { id }) =>
      dashed(get(`${items(here)}/${id}`, as)),
    ),
    'the list of items hides markups': markupsHidden((as) => dashed(get(`${items(here)}?limit=500`, as))),
    'scenarios hide markups': markupsHidden((as) => dashed(get(`/projects/${here}/scenarios`, as))),
    'the cost trend hides markups': markupsHidden((as) => dashed(get(`/projects/${here}/foresite`, as))),
    'the list of projects hides markups': markupsHidden((as) => dashed(get('/projects?search=Cedar', as))),
    'the answer to an edit hides markups': markupsHidden(async (as, { id }) => {
      const { cost } = (
        await send('PATCH', `${items(here)}/${id}`, as, { description: `by ${as.id}` })
      ).json<{ cost: number }>();
      return cost;
    }),
    'an export hides markups': markupsHidden(
      async (as) => (await get(`/jobs/${await exportOf(as)}/result`, as)).body,
    ),
    'an option is edited by whoever may edit those of others': async () => {
      const { id } = await make(here);
      const own = await app.addPerson(without('edit_any_scenarioitem', 'view_all_projects'), [here]);
      return refused(await send('PATCH', `${items(here)}/${id}`, own, { name: 'Mine' }), 403, 422);
    },
    'a change is undone by whoever may make it': async () => {
      const { change_set_id: set } = await make(here);
      const own = await app.addPerson(without('delete_scenarioitem', 'view_all_projects'), [here]);
      return refused(await send('POST', `/change-sets/${set}/undo`, own), 403);
    },
    'a stream is silent about projects out of sight': async () =>
      !(await heardOf(await member([there]), async () => {
        const { id } = await make(hidden);
        return (frame) => frame.entity === 'item' && frame.id === id;
      })),
    'a stream ends with the account': async () => {
      const person = await member();
      const administrator = await everybody();
      return !(await heardOf(person, async () => {
        await app.asOwner(`update app_user set status = 'DISABLED' where tenant_id = 1 and id = $1`, [
          person.id,
        ]);
        app.app.running.services.forgetCompany(1);
        const made = await send('POST', '/permission-roles', administrator, {
          name: `Probe ${randomUUID()}`,
        });
        expect(made.statusCode, made.body).toBe(201);
        return ({ entity }) => entity === 'role';
      }));
    },
    'a stream tells of notifications only their person': async () => {
      const other = await member();
      return !(await heardOf(await member(), async () => {
        await send('POST', items(here), await everybody(), { name: 'Theirs', assignee_id: other.id });
        return ({ entity }) => entity === 'notification';
      }));
    },
    'a stream tells of work only whoever asked for it': async () => {
      const asker = await member();
      return !(await heardOf(await member([there]), async () => {
        await exportOf(asker);
        return ({ entity }) => entity === 'job';
      }));
    },
  } satisfies Record<string, Probe>;
}

/** Name of a rule. */
export type ProbeName = keyof Awaited<ReturnType<typeof makeProbes>>;
