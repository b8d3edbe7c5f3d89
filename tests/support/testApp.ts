import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { importJWK, SignJWT } from 'jose';
import { afterAll } from 'vitest';
import { permissions, type Permission } from '#contract/unions.ts';
import { type AppOptions, buildApp, originOf } from '#server/app.ts';
import { type Config, readConfig } from '#server/config.ts';
import type { Database } from '#server/database/tenantTransaction.ts';
import { OutsideRefused } from '#server/identity/federation/guardedFetch.ts';
import { createIdentityRepository } from '#server/identity/identityRepository.ts';
import { loadSigningKeys } from '#server/identity/signingKeys.ts';
import { dataFolder } from './dataFolder.ts';
import { type TestDatabase, testDatabase } from './testDatabase.ts';

const secret = 'thirty-two characters for the tests';
const root = fileURLToPath(new URL('../..', import.meta.url));

export type Slug = 'northbank' | 'halden' | 'meridian';
/** The demo companies; `meridian` is there once `addThirdCompany` has made it. */
export const tenantIds: Record<Slug, number> = { northbank: 1, halden: 2, meridian: 3 };

/** A person with a token: what `call` takes as `as`. */
export type Actor = {
  id: number;
  slug: Slug;
  email: string;
  token: string;
  /** An API key with which a program calls in place of the token. */
  apiKey?: string;
};
type Claims = { expiresIn?: number; claims?: Record<string, unknown>; kid?: string };
export type CallOptions = {
  as?: Actor;
  /** Company of the host; the actor's own unless given. */
  host?: Slug;
  body?: unknown;
  headers?: Record<string, string>;
};
type Method = NonNullable<InjectOptions['method']>;

export type TestApp = TestDatabase & {
  app: FastifyInstance;
  config: Config;
  /** Somebody of the demo companies, signed in. */
  actor: (email: string, slug?: Slug) => Promise<Actor>;
  /** A new person with exactly these permissions in the company, on the team of these projects without a role of their own there. */
  addPerson: (held: readonly Permission[], projectIds?: readonly number[], slug?: Slug) => Promise<Actor>;
  /** An access token of a sign-in session of its own; claims may name another. */
  sign: (who: { id: number; slug: Slug; email: string }, options?: Claims) => Promise<string>;
  call: (method: Method, path: string, options?: CallOptions) => Promise<LightMyRequestResponse>;
  /** Number of a demo project by the start of its name. */
  projectId: (name: string, slug?: Slug) => Promise<number>;
};

type Options = Partial<
  Pick<AppOptions, 'handlers' | 'clock' | 'checkResponses' | 'operations' | 'outside'>
> & {
  settings?: Record<string, string>;
  /** Puts something between the server and its database, in tests that change what it asks. */
  between?: (database: Database) => Database;
};

/** No test asks the world outside by itself. */
const nothingOutside = {
  fetch: () => Promise.reject(new OutsideRefused('Nothing outside is asked in tests.')),
  readTextRecords: () => Promise.resolve([]),
} satisfies AppOptions['outside'];

/** The whole server over a database of this test file, with the demo companies loaded and tokens of their own realms. */
export async function testApp({
  settings = {},
  between = (database) => database,
  ...rest
}: Options = {}): Promise<TestApp> {
  const db = await testDatabase('demo');
  const folder = dataFolder('quoin-test-');
  afterAll(() => rm(folder, { recursive: true, force: true }));
  const config = readConfig({
    LOG_LEVEL: 'silent',
    RATE_LIMIT: '0',
    PORT: '4150',
    DATA_DIR: folder,
    ...settings,
  });
  const app = await buildApp({
    config,
    database: between(db.database),
    secret,
    version: '0.1.0',
    root,
    checkResponses: true,
    outside: nothingOutside,
    ...rest,
  });
  await app.ready();
  afterAll(() => app.close());
  let people = 0;

  const sign = makeSigner(db, config);
  const find = async <Row extends object>(text: string, values: unknown[]): Promise<Row> => {
    const [row] = await db.asOwner<Row>(text, values);
    if (!row) throw new Error(`Nothing found for ${values.join(', ')}`);
    return row;
  };

  return {
    ...db,
    app,
    config,
    sign,
    actor: async (email, slug = 'northbank') => {
      const { id } = await find<{ id: string }>(
        'select id from app_user where tenant_id = $1 and email = $2',
        [tenantIds[slug], email],
      );
      const who = { id: Number(id), slug, email };
      return { ...who, token: await sign(who) };
    },
    addPerson: async (held, projectIds = [], slug = 'northbank') => {
      people += 1;
      const who = await addPerson(db, people, slug, held, projectIds);
      return { ...who, token: await sign(who) };
    },
    call: (method, path, { as, host = as?.slug ?? 'northbank', body, headers } = {}) =>
      app.inject({
        method,
        url: `/api${path}`,
        headers: {
          host: `${host}.localhost:4150`,
          ...(as ? { authorization: as.apiKey ? `Api-Key ${as.apiKey}` : `Bearer ${as.token}` } : {}),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined
          ? {}
          : { payload: typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body) }),
      }),
    projectId: async (name, slug = 'northbank') => {
      const { id } = await find<{ id: string }>(
        'select id from project where tenant_id = $1 and name like $2',
        [tenantIds[slug], `${name}%`],
      );
      return Number(id);
    },
  };
}

function makeSigner({ database }: TestDatabase, config: Config): TestApp['sign'] {
  const store = createIdentityRepository(database);
  return async ({ id, slug, email }, { expiresIn = 1800, claims = {}, kid } = {}) => {
    const sid = randomUUID();
    const session = {
      type: 'Session',
      id: sid,
      uid: sid,
      payload: { accountId: String(id), loginTs: Math.floor(Date.now() / 1000) },
      expiresIn: 3600,
    };
    await store.savePayload(tenantIds[slug], session);
    const { signing } = await loadSigningKeys(store, tenantIds[slug], secret);
    const [key] = signing;
    if (!key) throw new Error('The realm has no key.');
    const now = Math.floor(Date.now() / 1000);
    return new SignJWT({ email, tenant: slug, client_id: 'quoin-web', scope: 'api', sid, ...claims })
      .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', kid: kid ?? String(key.kid) })
      .setIssuer(`${originOf(config)(slug)}/realms/${slug}`)
      .setAudience('urn:quoin:api')
      .setSubject(String(id))
      .setIssuedAt(now)
      .setExpirationTime(now + expiresIn)
      .setJti(`${id}-${Math.random()}`)
      .sign(await importJWK(key, 'RS256'));
  };
}

async function addPerson(
  { asOwner }: TestDatabase,
  people: number,
  slug: Slug,
  held: readonly Permission[],
  projectIds: readonly number[],
): Promise<Omit<Actor, 'token'>> {
  const tenantId = tenantIds[slug];
  const id = tenantId * 1_000_000 - 1000 + people;
  const email = `person${people}@${slug}.example`;
  await asOwner(
    `insert into app_user (tenant_id, id, email, first_name, last_name) values ($1, $2, $3, 'Test', 'Person')`,
    [tenantId, id, email],
  );
  await asOwner('insert into role (tenant_id, id, name) values ($1, $2, $3)', [
    tenantId,
    id,
    `Role ${people}`,
  ]);
  await asOwner('insert into user_role (tenant_id, user_id, role_id) values ($1, $2, $2)', [tenantId, id]);
  await asOwner(
    `insert into role_permission (tenant_id, role_id, permission) select $1, $2, unnest($3::text[])`,
    [tenantId, id, held],
  );
  for (const projectId of projectIds) {
    await asOwner('insert into project_member (tenant_id, project_id, user_id) values ($1, $2, $3)', [
      tenantId,
      projectId,
      id,
    ]);
  }
  return { id, slug, email };
}

export const allPermissions: readonly Permission[] = permissions;
