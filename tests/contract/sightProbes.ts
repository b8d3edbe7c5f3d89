import { bodyOf, refused, type Probe, type World } from './probeWorld.ts';

/** Who is let in, and what of a project is in sight. */
export const sightProbes = ({
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
  ended,
}: World) =>
  ({
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
  }) satisfies Record<string, Probe>;
