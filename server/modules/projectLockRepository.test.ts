import { expect, it } from 'vitest';
import type { Result } from '#server/contract/handlers.ts';
import { allPermissions, testApp } from '#tests/support/testApp.ts';
import { lockProjects } from './projectLockRepository.ts';

const app = await testApp();
const projectId = await app.projectId('Westfield STEM');
const maya = await app.addPerson(allPermissions, [projectId]);
const project = `/projects/${projectId}`;

type Versioned = { version: number };
const read = async <Body = Versioned>(path: string) =>
  (await app.call('GET', path, { as: maya })).json<Body>();
const milestones = await read<Result<'listMilestones'>>(`${project}/design-milestones`);
const milestone = milestones.results.find(({ type }) => type === 'current')?.id ?? 0;
const [markup] = (await read<Result<'getProjectMarkups'>>(`${project}/markups`)).lines;

/** Until so many wait for a lock. */
async function waiting(count = 1): Promise<void> {
  await expect
    .poll(
      async () => {
        const rows = await app.asOwner(
          `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
        );
        return rows.length;
      },
      { timeout: 60_000 },
    )
    .toBeGreaterThanOrEqual(count);
}

it.each([
  {
    name: 'the markups of an estimate',
    page: `${project}/estimate/markups?milestone=${milestone}`,
    path: `${project}/estimate/markups`,
    bodies: [6, 7].map((value) => ({
      milestone_id: milestone,
      markups: [{ markup_id: markup?.id, is_on: true, value, reason: '' }],
    })),
    bump: {
      text: 'update estimate_markup_set set version = version + 1 where tenant_id = 1 and milestone_id = $1',
      values: [milestone],
    },
  },
  {
    name: 'the markups of a project',
    page: `${project}/markups`,
    path: `${project}/markups`,
    bodies: [{ lines: [] }, { lines: [{ ...markup, id: null }] }],
    bump: {
      text: 'update project_markup_set set version = version + 1 where tenant_id = 1 and project_id = $1',
      values: [projectId],
    },
  },
  {
    name: 'the settings of a project',
    page: `${project}/settings`,
    path: `${project}/settings`,
    bodies: [{ showCostGsf: false }, { showCostGsf: true }],
    bump: {
      text: `update project_setting set version = version + 1 where tenant_id = 1 and project_id = $1 and key = 'project'`,
      values: [projectId],
    },
  },
])('whoever waited for another writer of $name is told that they changed', async (one) => {
  const { page, path, bodies, bump } = one;
  const patch = (body: object | undefined, version?: number) =>
    app.call('PATCH', path, {
      as: maya,
      body,
      ...(version !== undefined && { headers: { 'if-match': `"${version}"` } }),
    });
  for (const body of bodies) {
    const made = await patch(body);
    expect(made.statusCode, made.body).toBe(200);
  }
  const { version } = await read(page);
  let answer: ReturnType<typeof patch> | undefined;
  await app.database.asTenant(1, async (tx) => {
    await lockProjects(tx, [projectId]);
    await tx.query(bump);
    answer = patch(bodies[0], version);
    await waiting();
  });
  expect((await answer)?.statusCode).toBe(412);
  expect((await read(page)).version).toBe(version + 1);
});

const peer = await app.projectId('Cedar Ridge');

it.each([
  {
    name: 'what an estimate contains',
    lock: 'select m.id from milestone m where m.tenant_id = $1 and m.id = $2 for update',
    locked: milestone,
    ask: async () => {
      const [item] = (await read<Result<'listItems'>>(`${project}/scenario-items?limit=1`)).results;
      return () =>
        app.call('PUT', `${project}/estimate/contained`, {
          as: maya,
          body: { milestone_id: milestone, item_id: item?.id, state: 'IN' },
        });
    },
  },
  {
    name: 'a peer that is left out',
    lock: 'select p.id from project p where p.tenant_id = $1 and p.id = $2 for no key update',
    locked: projectId,
    ask: () =>
      Promise.resolve(() =>
        app.call('PUT', `${project}/calibrate/exclusions`, {
          as: maya,
          body: { peer_id: peer, note: 'Another kind of building' },
        }),
      ),
  },
])('two who say $name at once both are heard', async ({ lock, locked, ask }) => {
  const say = await ask();
  let answers: Promise<Awaited<ReturnType<typeof say>>[]> | undefined;
  await app.database.asTenant(1, async (tx) => {
    await tx.query({ text: lock, values: [tx.tenantId, locked] });
    answers = Promise.all([say(), say()]);
    await waiting(2);
  });
  expect((await answers)?.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
});
