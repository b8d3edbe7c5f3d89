import { describe, expect, it } from 'vitest';
import type { Permission } from '#contract/unions.ts';
import { type Frame, framesOf, type Live, openStreams } from '#tests/support/liveStream.ts';
import { type Actor, allPermissions, type Slug, tenantIds, testApp } from '#tests/support/testApp.ts';
import { addThirdCompany } from '#tests/support/thirdCompany.ts';
import { ask, idsOf, operations } from './operationCalls.ts';

/**
 * Live changes between three companies (trust A2, A8, E5): whatever is done in each, no stream of another says a word of
 * it; and a stream goes by the rights of the moment, also for what was asked before they went.
 */
const app = await testApp({ checkResponses: false });
await addThirdCompany(app);
const listen = await openStreams(app);
const slugs = Object.keys(tenantIds) as Slug[];
const projectId = await app.projectId('Cedar Ridge');
const otherId = await app.projectId('Westfield');

/** A project of each company with something in it. */
async function projectOf(slug: Slug): Promise<number> {
  const [row] = await app.asOwner<{ id: string }>(
    `select project_id as id from item where tenant_id = $1 group by 1 order by count(*) desc, 1 limit 1`,
    [tenantIds[slug]],
  );
  return Number(row?.id);
}

const welcomed = async (as: Actor, headers: Record<string, string> = {}) => {
  const live = await listen(as, headers);
  await expect.poll(live.text).toContain(': welcome');
  return live;
};
const write = async (as: Actor, project: number, name = 'Canopy') => {
  const made = await app.call('POST', `/projects/${project}/scenario-items`, { as, body: { name } });
  expect(made.statusCode, made.body).toBe(201);
  return made.json<{ id: number }>().id;
};
const hears = (live: Live, id: number) =>
  framesOf(live).some((one) => one.entity === 'item' && one.id === id);

describe('whatever is done in three companies', () => {
  const writers = {} as Record<Slug, Actor>;
  const streams = {} as Record<Slug, Live>;
  const lastOf = {} as Record<Slug, number>;

  it('reaches the streams of all three', async () => {
    for (const slug of slugs) {
      writers[slug] = await app.addPerson(allPermissions, [], slug);
      streams[slug] = await welcomed(writers[slug]);
    }
    for (const slug of slugs) {
      await doEverything(slug);
      lastOf[slug] = await write(writers[slug], await projectOf(slug), 'The last of it');
    }
    for (const slug of slugs) await expect.poll(() => hears(streams[slug], lastOf[slug])).toBe(true);
  }, 300_000);

  /** Every write of the contract as its example shows it, with rows of the company itself. */
  async function doEverything(slug: Slug): Promise<void> {
    const ids = { ...(await idsOf(app, slug)), project_id: await projectOf(slug) };
    const writes = operations.filter(({ method, id }) => method !== 'GET' && id !== 'startImpersonation');
    for (const operation of writes.toSorted(
      (a, b) => Number(a.method === 'DELETE') - Number(b.method === 'DELETE'),
    )) {
      // What ends sessions or changes the account of its caller gets a caller of its own.
      const isOwn = operation.path.startsWith('/current_user');
      const as = isOwn ? await app.addPerson(allPermissions, [], slug) : writers[slug];
      await ask(app, operation, ids, { as });
    }
  }

  const rowsOf = (slug: Slug) =>
    app.asOwner<Frame & { user_id: number | null }>(
      `select seq::float8, module, entity, entity_id::float8 as id, project_id::float8, actor_id::float8 as actor, kind,
        user_id::float8 from event where tenant_id = $1`,
      [tenantIds[slug]],
    );

  it.each(slugs)('%s hears of its own changes, of many kinds, in their order', async (slug) => {
    const frames = framesOf(streams[slug]);
    const own = new Map((await rowsOf(slug)).map(({ user_id: user, ...row }) => [row.seq, { ...row, user }]));
    for (const frame of frames) {
      const { user, ...row } = own.get(frame.seq) as Frame & { user: number | null };
      expect(frame).toEqual(row);
      expect([null, writers[slug].id]).toContain(user);
    }
    const seqs = frames.map(({ seq }) => seq);
    expect(seqs).toEqual([...new Set(seqs)].toSorted((a, b) => a - b));
    expect(frames.length).toBeGreaterThan(10);
    expect(new Set(frames.map(({ entity }) => entity)).size).toBeGreaterThan(4);
  });

  it.each(slugs)('%s meets no number of another company', async (slug) => {
    const heard = framesOf(streams[slug]);
    for (const other of slugs.filter((one) => one !== slug)) {
      const [{ people, projects }] = (await app.asOwner<{ people: number[]; projects: number[] }>(
        `select array(select id::float8 from app_user where tenant_id = $1) as people,
          array(select id::float8 from project where tenant_id = $1) as projects`,
        [tenantIds[other]],
      )) as [{ people: number[]; projects: number[] }];
      expect(heard.filter(({ project_id: id }) => id !== null && projects.includes(id))).toEqual([]);
      expect(heard.filter(({ actor }) => actor !== null && people.includes(actor))).toEqual([]);
      expect(hears(streams[slug], lastOf[other])).toBe(false);
    }
    // No words, names or addresses either: seven facts, and nothing else.
    const rest = streams[slug]
      .text()
      .replaceAll(/^(id: \d+|event: change|data: \{[^\n]*\}|retry: \d+|: [a-z ]+|)$/gm, '')
      .trim();
    expect(rest).toBe('');
    for (const frame of heard)
      expect(Object.keys(frame)).toEqual(['seq', 'module', 'entity', 'id', 'project_id', 'actor', 'kind']);
  });

  it.each(slugs)('%s goes on from a place of another company with its own changes only', async (slug) => {
    const again = await welcomed(writers[slug], { 'last-event-id': '1' });
    await expect.poll(() => hears(again, lastOf[slug])).toBe(true);
    const own = new Set((await rowsOf(slug)).map(({ seq, entity, id }) => `${seq} ${entity} ${id}`));
    expect(framesOf(again).filter(({ seq, entity, id }) => !own.has(`${seq} ${entity} ${id}`))).toEqual([]);
  });

  it('opens on the host of the token’s company alone', async () => {
    for (const slug of slugs)
      for (const other of slugs.filter((one) => one !== slug))
        expect((await listen(writers[slug], {}, other)).status).toBe(401);
  });
});

describe('a stream', () => {
  const keys: readonly Permission[] = ['foresite_access'];
  const member = (held = keys) => app.addPerson(held, [projectId]);
  const writer = () => app.addPerson(allPermissions, [projectId, otherId]);
  const witness = async () => welcomed(await writer());
  /** Waits until somebody who may hear of a change has heard of it: what is silent by then stays so. */
  const heard = async (live: Live, id: number) => {
    await expect.poll(() => hears(live, id)).toBe(true);
  };

  it('falls silent for who is taken off the team, at the very next change, and goes on when they are back', async () => {
    const [administrator, person] = [await writer(), await member()];
    const [live, all] = [await welcomed(person), await witness()];
    await heard(live, await write(administrator, projectId, 'While on the team'));
    const off = await app.call('DELETE', `/projects/${projectId}/members/${person.id}`, {
      as: administrator,
    });
    expect(off.statusCode, off.body).toBeLessThan(300);
    const secret = await write(administrator, projectId, 'Behind their back');
    await heard(all, secret);
    const back = await app.call('POST', `/company-users/${person.id}/assign-projects`, {
      as: administrator,
      body: { projects: [projectId] },
    });
    expect(back.statusCode, back.body).toBeLessThan(300);
    await heard(live, await write(administrator, projectId, 'Back on the team'));
    expect(hears(live, secret)).toBe(false);
    expect(live.ended()).toBe(false);
  });

  it('falls silent for who loses view_all_projects with their role', async () => {
    const [administrator, person] = [await writer(), await app.addPerson(['view_all_projects', ...keys])];
    const [live, all] = [await welcomed(person), await witness()];
    await heard(live, await write(administrator, projectId, 'In sight'));
    const edited = await app.call('PATCH', `/permission-roles/${person.id}`, {
      as: administrator,
      body: { permissions: keys },
    });
    expect(edited.statusCode, edited.body).toBe(200);
    const secret = await write(administrator, projectId, 'Out of sight');
    await heard(all, secret);
    const own = await app.call('PATCH', '/current_user', { as: person, body: { first_name: 'Ada' } });
    expect(own.statusCode).toBe(200);
    await expect
      .poll(() => framesOf(live).some(({ entity, id }) => entity === 'user' && id === person.id))
      .toBe(true);
    expect(hears(live, secret)).toBe(false);
  });

  it('tells an impersonator of the one project alone', async () => {
    const administrator = await writer();
    const [role] = await app.asOwner<{ id: number }>(
      `select id::float8 from role where tenant_id = 1 and is_impersonable order by id limit 1`,
    );
    const person = await app.addPerson(allPermissions, [projectId, otherId]);
    const [live, all] = [await welcomed(person), await witness()];
    const started = await app.call('POST', `/permission-roles/${role?.id}/impersonate`, {
      as: person,
      body: { project_id: projectId },
    });
    expect(started.statusCode, started.body).toBe(201);
    const elsewhere = await write(administrator, otherId, 'In the other project');
    await heard(all, elsewhere);
    await heard(live, await write(administrator, projectId, 'In the project'));
    expect(hears(live, elsewhere)).toBe(false);
    await app.call('POST', '/permission-roles/stop-impersonation', { as: person });
    await heard(live, await write(administrator, otherId, 'As oneself again'));
  });

  it('says nothing of the work and the notifications of others', async () => {
    const [one, other] = [await member(), await member()];
    const [mine, theirs] = [await welcomed(one), await welcomed(other)];
    const asked = await app.call('POST', `/projects/${projectId}/scenario-items/export`, {
      as: await writer(),
    });
    expect(asked.statusCode).toBe(202);
    app.app.running.start();
    await expect
      .poll(
        async () =>
          (await app.asOwner(`select from event where entity = 'job' and kind <> 'created'`)).length,
      )
      .toBeGreaterThan(0);
    const last = await write(await writer(), projectId, 'Afterwards');
    await heard(mine, last);
    await heard(theirs, last);
    for (const live of [mine, theirs])
      expect(framesOf(live).filter(({ entity }) => entity === 'job' || entity === 'notification')).toEqual(
        [],
      );
  });

  it.each([
    [
      'signs out everywhere',
      (person: Actor) => app.call('POST', '/current_user/sign-out-everywhere', { as: person }),
    ],
    [
      'is deactivated',
      async (person: Actor) =>
        app.call('PATCH', `/company-users/${person.id}`, {
          as: await writer(),
          body: { status: 'DISABLED' },
        }),
    ],
    [
      'signs out at the identity service',
      (person: Actor) =>
        app.asOwner(`delete from oidc_payload where tenant_id = 1 and payload->>'accountId' = $1`, [
          String(person.id),
        ]),
    ],
  ])('ends before another word when its person %s', async (_what, end) => {
    const person = await member();
    const live = await welcomed(person);
    const all = await witness();
    await end(person);
    // A session that ended elsewhere is noticed within a second; one that ended here, at once.
    await expect.poll(async () => (await app.call('GET', '/switches', { as: person })).statusCode).toBe(401);
    const secret = await write(await writer(), projectId, 'After the end');
    await heard(all, secret);
    await expect.poll(live.ended).toBe(true);
    expect(hears(live, secret)).toBe(false);
    expect((await listen(person)).status).toBe(401);
  });
});
