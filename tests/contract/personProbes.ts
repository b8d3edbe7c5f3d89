import { expect } from 'vitest';
import { bodyOf, refused, without, type Probe, type World } from './probeWorld.ts';

/** What belongs to one person: views as a role, sessions, notifications, links, work; and who may give what. */
export const personProbes = ({
  app,
  here,
  there,
  hidden,
  get,
  send,
  items,
  member,
  everybody,
  impersonable,
  view,
  link,
  exportOf,
  lastAdministrator,
}: World) =>
  ({
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
    'someone else’s session is not ended': async () => {
      const [one, other] = [await app.addPerson([]), await app.addPerson([])];
      const { sid } = JSON.parse(Buffer.from(other.token.split('.')[1] ?? '', 'base64url').toString()) as {
        sid: string;
      };
      return refused(await send('DELETE', `/current_user/sessions/${sid}`, one), 404);
    },
    'someone else’s sessions are not listed': async () => {
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
    'nobody is notified of what they may not see': async () => {
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
    'someone is put on teams that the giver sees': async () => {
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
  }) satisfies Record<string, Probe>;
