import { createHash } from 'node:crypto';
import { SignJWT } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Actor, allPermissions, testApp } from '#tests/support/testApp.ts';
import { cellsOf, identities, keysOf, makeChecker } from './identityMatrix.ts';
import {
  addAttachments,
  allParameters,
  ask,
  exampleOf,
  type Ids,
  idsOf,
  operations,
} from './operationCalls.ts';

const app = await testApp();
const projectId = await app.projectId('Cedar Ridge');
const hiddenId = await app.projectId('Harbor Point');
const foreignId = await app.projectId('', 'halden');
const guarded = operations.filter(({ guard }) => guard !== 'public');
const inProject = guarded.filter(({ path }) => path.includes('{project_id}'));
const cells = operations.flatMap(cellsOf);

let ids: Ids;
let check: Awaited<ReturnType<typeof makeChecker>>;
let everybody: Actor;
beforeAll(async () => {
  everybody = await app.addPerson(
    allPermissions.filter((permission) => permission !== 'view_all_projects'),
    [projectId],
  );
  await app.call('POST', `/projects/${projectId}/scenario-items/export`, { as: everybody });
  await addAttachments(app);
  // What a company may use is as wide for the foreign administrator: only the rows are out of reach.
  await app.asOwner(`insert into tenant_flag (tenant_id, flag, enabled)
    select 2, flag, true from tenant_flag where tenant_id = 1
    on conflict (tenant_id, flag) do update set enabled = true`);
  ids = { ...(await idsOf(app, 'northbank', 'min', projectId)), project_id: projectId };
  // The page of bidders is there once the scope was issued.
  await app.asOwner(
    `insert into bid_request (tenant_id, id, project_id, bid_package_id, due_on, due_time)
      select 1, 900, project_id, id, current_date + 30, '14:00' from bid_package where tenant_id = 1 and id = $1
      on conflict do nothing`,
    [ids['bid_package_id']],
  );
  check = await makeChecker(app, projectId);
});

describe('every operation for every identity', () => {
  it('has a row for each parameter, a body for each call, and an expected answer in each cell', () => {
    expect(allParameters.filter((parameter) => !ids[parameter])).toEqual([]);
    const bodiless = operations.filter((one) => one.body?.required && exampleOf(one) === undefined);
    expect(bodiless.map(({ id }) => id)).toEqual([]);
    for (const operation of operations) {
      const own = cells.filter((cell) => cell.operation === operation);
      expect(new Set(own.map(({ identity }) => identity)).size).toBe(identities.length);
      const missing = own.flatMap(({ key }) => key ?? []);
      expect(missing).toEqual(keysOf(operation));
    }
    expect(cells.length).toBeGreaterThanOrEqual(operations.length * identities.length);
  });

  it.each(identities.filter((identity) => identity !== 'tenant flag off'))(
    '%s',
    async (identity) => {
      const faults: string[] = [];
      for (const cell of cells.filter((one) => one.identity === identity)) {
        const fault = await check(cell);
        if (fault) faults.push(`${cell.operation.id} ${cell.key ?? ''}: ${fault}`);
      }
      expect(faults).toEqual([]);
    },
    120_000,
  );

  it('tenant flag off', async () => {
    const faults: string[] = [];
    await app.asOwner('update tenant_flag set enabled = false where tenant_id = 1');
    // A session of its own: the flags of another are remembered for a moment.
    const fresh = await makeChecker(app, projectId);
    for (const cell of cells.filter(({ identity }) => identity === 'tenant flag off')) {
      const fault = await fresh(cell);
      if (fault && cell.expected.outcome === 'refused') faults.push(`${cell.operation.id}: ${fault}`);
    }
    await app.asOwner('update tenant_flag set enabled = true where tenant_id = 1');
    expect(faults).toEqual([]);
  });
});

describe('a token that does not hold', () => {
  it('answers the same bytes as none, at every operation', async () => {
    const strangers = await Promise.all(guarded.map((operation) => ask(app, operation, ids)));
    for (const { headers } of strangers) expect(headers['www-authenticate']).toBe('Bearer');
    for (const token of await badTokens()) {
      // Side by side: a token with an unknown key waits until keys may be read again.
      const as = { ...everybody, token };
      const answers = await Promise.all(guarded.map((operation) => ask(app, operation, ids, { as })));
      for (const [at, { statusCode, body }] of answers.entries())
        expect([guarded[at]?.id, statusCode, body]).toEqual([guarded[at]?.id, 401, strangers[at]?.body]);
    }
  });
});

describe.each(inProject.map((operation) => [operation.id, operation] as const))('%s', (_id, operation) => {
  it("answers another company's project, one out of sight and one that is not there with the same bytes", async () => {
    const of = (project: number) => ask(app, operation, { ...ids, project_id: project }, { as: everybody });
    const missing = await of(987_654);
    expect(missing.statusCode).toBe(404);
    for (const project of [hiddenId, foreignId]) {
      const answer = await of(project);
      expect([answer.statusCode, answer.body]).toEqual([404, missing.body]);
    }
  });
});

describe('rows of another company', () => {
  it.each([
    ['GET', `/projects/${projectId}/scenario-items/{id}`, 'item'],
    ['PATCH', `/projects/${projectId}/scenario-items/{id}/reject`, 'item'],
    ['DELETE', `/projects/${projectId}/scenario-items/{id}`, 'item'],
    ['GET', `/projects/${projectId}/scenario-items/{id}/history`, 'item'],
    ['POST', '/change-sets/{id}/undo', 'change_set'],
  ] as const)('%s %s is as one that is not there', async (method, path, table) => {
    const [row] = await app.asOwner<{ id: string }>(`select id from ${table} where tenant_id = 2 limit 1`);
    const options = { as: everybody, ...(method === 'PATCH' ? { body: {} } : {}) };
    const missing = await app.call(method, path.replace('{id}', '987654'), options);
    const foreign = await app.call(method, path.replace('{id}', String(row?.id)), options);
    expect(missing.statusCode).toBe(404);
    expect([foreign.statusCode, foreign.body]).toEqual([404, missing.body]);
  });

  it('cannot be pointed at from a body', async () => {
    const [person] = await app.asOwner<{ id: string }>('select id from app_user where tenant_id = 2 limit 1');
    for (const field of ['component_id', 'assignee_id', 'proposed_by_id']) {
      const answer = await app.call('POST', `/projects/${projectId}/scenario-items`, {
        as: everybody,
        body: { name: 'Canopy', [field]: Number(person?.id) },
      });
      expect([400, 422]).toContain(answer.statusCode);
    }
  });

  it('are out of reach of a token on the other company’s host', async () => {
    const architect = await app.actor('architect@halden.example', 'halden');
    expect((await app.call('GET', '/projects', { as: architect })).statusCode).toBe(200);
    expect((await app.call('GET', '/projects', { as: architect, host: 'northbank' })).statusCode).toBe(401);
    expect((await app.call('GET', '/projects', { as: everybody, host: 'halden' })).statusCode).toBe(401);
  });
});

describe('hosts', () => {
  it.each(['localhost:4150', 'nobody.localhost:4150', 'a.northbank.localhost:4150', '127.0.0.1:4150', ''])(
    '"%s" is no company',
    async (host) => {
      const answer = await app.call('GET', '/tenant', { headers: { host } });
      expect(answer.statusCode).toBe(404);
    },
  );

  it('ignores forwarded hosts', async () => {
    const answer = await app.call('GET', '/tenant', {
      host: 'northbank',
      headers: { 'x-forwarded-host': 'halden.localhost:4150', forwarded: 'host=halden.localhost' },
    });
    expect(answer.json()).toMatchObject({ slug: 'northbank' });
  });
});

describe('a change of rights', () => {
  it('is soon seen: role, team, account', async () => {
    const person = await app.addPerson(['foresite_access'], [projectId]);
    const list = () => app.call('GET', `/projects/${projectId}/scenario-items`, { as: person });
    const soon = async (status: number) => {
      await expect.poll(async () => (await list()).statusCode).toBe(status);
    };
    expect((await list()).statusCode).toBe(200);
    await app.asOwner('delete from role_permission where tenant_id = 1 and role_id = $1', [person.id]);
    await soon(403);
    await app.asOwner(`insert into role_permission values (1, $1, 'foresite_access')`, [person.id]);
    await soon(200);
    await app.asOwner('delete from project_member where tenant_id = 1 and user_id = $1', [person.id]);
    await soon(404);
    await app.asOwner(`update app_user set status = 'DISABLED' where tenant_id = 1 and id = $1`, [person.id]);
    await soon(401);
  });
});

describe('sight of a project', () => {
  it('comes with the business unit at or above it, not with one below or beside', async () => {
    const person = await app.addPerson(['foresite_access']);
    const get = () => app.call('GET', `/projects/${projectId}`, { as: person });
    const place = async (unit: string) => {
      await app.asOwner('delete from user_access_scope where tenant_id = 1 and user_id = $1', [person.id]);
      await app.asOwner(
        `insert into user_access_scope select 1, $1, id from access_scope where tenant_id = 1 and name = $2`,
        [person.id, unit],
      );
      app.app.running.services.forgetCompany(1);
      const listed = await app.call('GET', '/projects?search=Cedar', { as: person });
      const { statusCode } = await get();
      expect(listed.json<{ count: number }>().count).toBe(statusCode === 200 ? 1 : 0);
      return statusCode;
    };
    expect((await get()).statusCode).toBe(404);
    expect(await place('Pacific Northwest')).toBe(200);
    expect(await place('Northbank')).toBe(200);
    expect(await place('Northeast')).toBe(404);
  });
});

async function badTokens(): Promise<string[]> {
  const [head, claims, signature] = everybody.token.split('.') as [string, string, string];
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const asAdmin = { ...(JSON.parse(Buffer.from(claims, 'base64url').toString()) as object), sub: '1' };
  const shared = await new SignJWT(asAdmin)
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid: 'k1' })
    .sign(Buffer.from('0123456789abcdef0123456789abcdef'));
  return [
    'nonsense',
    `${head}.${encode(asAdmin)}.${signature}`,
    `${encode({ alg: 'none', typ: 'at+jwt' })}.${claims}.`,
    shared,
    await app.sign(everybody, { expiresIn: -120 }),
    await app.sign(everybody, { kid: 'k99' }),
    await app.sign({ ...everybody, slug: 'halden' }),
    await bidderLink(),
  ];
}

/** The secret of a bidder's link that holds: it opens its own page and no operation beside it. */
async function bidderLink(): Promise<string> {
  const secret = 'b'.repeat(43);
  const rows = await app.asOwner(
    `update bid_invitation set link_hash = $1 where (tenant_id, id) =
      (select tenant_id, id from bid_invitation where tenant_id = 1 and not is_deleted order by id limit 1) returning id`,
    [createHash('sha256').update(secret).digest('base64url')],
  );
  expect(rows).toHaveLength(1);
  return secret;
}
