import { decodeJwt } from 'jose';
import type { LightMyRequestResponse } from 'fastify';
import type { Permission } from '#contract/unions.ts';
import { API_SCOPES } from '#domain/public-api';
import type { Operation } from '#server/contract/operations.ts';
import { addApiKey } from '#tests/support/addApiKey.ts';
import { type Actor, allPermissions, tenantIds, type TestApp } from '#tests/support/testApp.ts';
import { addAttachments, ask, documentedFor, type Ids, idsOf, parametersOf } from './operationCalls.ts';

/** Who calls (trust A1). `without` stands once for each key that an operation asks for. */
export const identities = [
  'anonymous',
  'expired token',
  'member without the key',
  'member with the keys',
  'administrator of another company',
  'administrator of another company, at home',
  'impersonator of a role without keys',
  'impersonator of a role with all keys',
  'tenant flag off',
  'API key with all scopes',
  'API key without scopes',
  'API key that is revoked',
  'API key of another company',
] as const;
export type Identity = (typeof identities)[number];

/** What an answer has to be; `code` and `keys` are read from its body. */
export type Expected =
  | { outcome: 'let in' }
  | { outcome: 'refused'; status: 401 | 403 | 404; code: string; keys?: readonly string[] };

export type Cell = { operation: Operation; identity: Identity; key?: Permission; expected: Expected };

/** Keys of which one is enough: only who lacks them all is refused, for want of the first. */
const enough = ({ guard }: Operation): readonly Permission[] =>
  guard === 'public' ? [] : (guard.anyPermission ?? []);
export const keysOf = (operation: Operation): Permission[] =>
  operation.guard === 'public'
    ? []
    : [operation.guard.permission ?? [], enough(operation).slice(0, 1)].flat();
const flagOf = ({ guard }: Operation): string | undefined =>
  guard === 'public' || guard.tenantFlag === undefined ? undefined : [guard.tenantFlag].flat()[0];

const letIn: Expected = { outcome: 'let in' };
const stranger: Expected = { outcome: 'refused', status: 401, code: 'unauthenticated' };
const unseen: Expected = { outcome: 'refused', status: 404, code: 'not_found' };
const keyless = (keys: readonly string[]): Expected =>
  keys.length === 0 ? letIn : { outcome: 'refused', status: 403, code: 'forbidden', keys };

/** The call itself is closed, whatever the key may. */
const notForKeys: Expected = { outcome: 'refused', status: 403, code: 'closed_to_keys' };
const keyStranger = ({ guard }: Operation): Expected => (guard === 'public' ? letIn : stranger);

/** The rule of each identity: what an operation has to answer it, by what the contract says of the operation. */
const rules: Record<Identity, (operation: Operation) => Expected> = {
  anonymous: ({ guard }) => (guard === 'public' ? letIn : stranger),
  'expired token': ({ guard }) => (guard === 'public' ? letIn : stranger),
  'member without the key': (operation) => keyless(keysOf(operation)),
  'member with the keys': () => letIn,
  'administrator of another company': ({ guard }) => (guard === 'public' ? letIn : stranger),
  'administrator of another company, at home': (operation) =>
    operation.projectIn !== null || parametersOf(operation).length > 0 ? unseen : letIn,
  'impersonator of a role without keys': (operation) => {
    if (operation.guard === 'public') return letIn;
    if (operation.impersonation === 'refused')
      return { outcome: 'refused', status: 403, code: 'impersonating' };
    return operation.impersonation === 'as_oneself' ? letIn : keyless(keysOf(operation));
  },
  'impersonator of a role with all keys': ({ guard, impersonation }) =>
    guard !== 'public' && impersonation === 'refused'
      ? { outcome: 'refused', status: 403, code: 'impersonating' }
      : letIn,
  'tenant flag off': (operation) => {
    const flag = flagOf(operation);
    return flag === undefined ? letIn : { outcome: 'refused', status: 403, code: 'forbidden', keys: [flag] };
  },
  'API key with all scopes': ({ guard, isPublicApi }) =>
    guard === 'public' || isPublicApi ? letIn : notForKeys,
  'API key without scopes': (operation) => {
    if (operation.guard === 'public') return letIn;
    return operation.isPublicApi ? keyless(keysOf(operation)) : notForKeys;
  },
  'API key that is revoked': keyStranger,
  'API key of another company': keyStranger,
};

/** Every cell of an operation: one for each identity, and one for each key that can be missing. */
export function cellsOf(operation: Operation): Cell[] {
  return identities.flatMap((identity): Cell[] => {
    const expected = rules[identity](operation);
    const keys = identity === 'member without the key' ? keysOf(operation) : [];
    if (keys.length === 0) return [{ operation, identity, expected }];
    return keys.map((key) => ({ operation, identity, key, expected: keyless([key]) }));
  });
}

/** People in the roles of the matrix, made when they are first asked for. */
function makeCast(app: TestApp, ids: Ids) {
  const project = ids['project_id'] as number;
  const known = new Map<string, Promise<Actor>>();
  const once = (name: string, make: () => Promise<Actor>) => {
    const actor = known.get(name) ?? make();
    known.set(name, actor);
    return actor;
  };
  const withoutSight = allPermissions.filter((key) => key !== 'view_all_projects');
  const holder = (keys: readonly Permission[]) =>
    once(`holds ${keys.join()}`, () => app.addPerson(keys, [project]));

  const expired = () =>
    once('expired', async () => {
      const person = await holder(withoutSight);
      return { ...person, token: await app.sign(person, { expiresIn: -120 }) };
    });
  const stranger = (home: boolean) =>
    once(`foreign ${home}`, async () => {
      const person = await app.addPerson(allPermissions, [], 'halden');
      return home ? person : { ...person, slug: 'northbank' as const };
    });

  /** A session of somebody who may do everything, viewing the project as a role with these keys. */
  const impersonator = async (keys: readonly Permission[]): Promise<Actor> => {
    const role = await once(`role ${keys.length}`, () => app.addPerson(keys));
    await app.asOwner('update role set is_impersonable = true where tenant_id = $1 and id = $2', [
      1,
      role.id,
    ]);
    const person = await holder(withoutSight);
    const token = await app.sign(person);
    await app.asOwner(
      `insert into impersonation (tenant_id, session_id, user_id, role_id, project_id) values ($1, $2, $3, $4, $5)`,
      [tenantIds.northbank, decodeJwt(token)['sid'], person.id, role.id, project],
    );
    return { ...person, token };
  };

  const program = (scopes: readonly Permission[], state: 'in use' | 'revoked' = 'in use') =>
    once(`key ${scopes.length} ${state}`, async () =>
      addApiKey(app, await holder(withoutSight), scopes, state),
    );
  const strangeProgram = () =>
    once('foreign key', async () => {
      const key = await addApiKey(app, await app.addPerson(allPermissions, [], 'halden'), API_SCOPES);
      return { ...key, slug: 'northbank' as const };
    });

  const others = (key: Permission | undefined, alike: readonly Permission[]): Promise<Actor> =>
    key === undefined
      ? once('no keys', () => app.addPerson([], [project]))
      : holder(allPermissions.filter((one) => one !== key && !(alike.includes(key) && alike.includes(one))));

  return ({ identity, operation, key }: Cell): Promise<Actor | undefined> => {
    const cast: Record<Identity, () => Promise<Actor | undefined>> = {
      anonymous: async () => undefined,
      'expired token': expired,
      'member without the key': () => others(key, enough(operation)),
      'member with the keys': () => holder(keysOf(operation)),
      'administrator of another company': () => stranger(false),
      'administrator of another company, at home': () => stranger(true),
      'impersonator of a role without keys': () => impersonator([]),
      'impersonator of a role with all keys': () => impersonator(allPermissions),
      'tenant flag off': () => holder(withoutSight),
      'API key with all scopes': () => program(API_SCOPES),
      'API key without scopes': () => program([]),
      'API key that is revoked': () => program(API_SCOPES, 'revoked'),
      'API key of another company': strangeProgram,
    };
    return cast[identity]();
  };
}

/** Reads that are let in and yet cannot answer with success, and why. */
const unanswered: Partial<Record<string, string>> = {
  getProjectSheet: 'what a file holds is shown to whoever sent it',
  getListSheet: 'what a file holds is shown to whoever sent it',
  getRoomList: 'what a file holds is shown to whoever sent it',
  getBidPlatformReading: 'what was read is shown to whoever asked for it',
  getBidTabulation: 'what a file holds is shown to whoever sent it',
  getScheduleFile: 'what a file holds is shown to whoever sent it',
  getItemImport: 'what a file holds is shown to whoever sent it',
  ...Object.fromEntries(
    [
      'getDashboard',
      'listDashboardHistory',
      'getDashboardPortfolio',
      'getDashboardOutlook',
      'getDashboardOverTime',
      'getDashboardMetric',
      'getDashboardSpending',
      'listDashboardMetricRows',
    ].map((id) => [id, 'a dashboard is shown to its members']),
  ),
  listAcceptedLines: 'the upload at hand is in review',
  getAmplifyConversation: 'a conversation is shown to whoever began it',
  getJob: 'a job is shown to whoever asked for it',
  getJobResult: 'a job is shown to whoever asked for it',
  listComments: 'what people said is shown to those who see the row',
  listViews: 'views of a list are shown to those who see the list',
  listViewsElsewhere: 'views of a list are shown to those who see the list',
  listWebLinks: 'links are shown to those who see the row',
  getNormalizationFactor: 'its query names projects, and another company has none of these numbers',
  userExists: 'the token of its link is nobody’s',
  streamEvents: 'it is asked with a place that no stream has',
};

/** What is wrong with an answer; undefined when the cell holds. */
export function faultOf({ operation, expected }: Cell, answer: LightMyRequestResponse): string | undefined {
  const { statusCode, body } = answer;
  const got = `${statusCode} ${body.slice(0, 200)}`;
  if (expected.outcome === 'let in') {
    if (statusCode === 401 || !documentedFor(operation).includes(statusCode)) return `let in, but ${got}`;
    // A rule of the module may ask for more; the gate's own refusals name a key of the contract, a flag or the role.
    const refusal = statusCode === 403 ? answer.json<Record<string, string>>() : {};
    const isGates = keysOf(operation).some((key) => key === refusal['permission']) || 'flag' in refusal;
    if (refusal['code'] === 'impersonating' || isGates) return `let in, but ${got}`;
    const mustSucceed = operation.method === 'GET' && !(operation.id in unanswered);
    return mustSucceed && statusCode !== operation.success.status ? `an answer, but ${got}` : undefined;
  }
  const wanted = `${expected.status} ${expected.code} ${expected.keys?.join() ?? ''}`;
  if (statusCode !== expected.status) return `${wanted}, but ${got}`;
  const { code, permission, flag } = answer.json<Record<string, string>>();
  const isNamed = expected.keys?.includes(permission ?? flag ?? '') ?? true;
  return code === expected.code && isNamed ? undefined : `${wanted}, but ${got}`;
}

/** Makes the checker of cells: it makes a cell's call and answers what is wrong with it. */
export async function makeChecker(app: TestApp, project: number) {
  await addAttachments(app);
  const ids = { ...(await idsOf(app, 'northbank', 'min', project)), project_id: project };
  // Rows of their own, so that no cell takes away what another asks for.
  const victim = await app.addPerson([], [project]);
  const doomed = {
    ...(await idsOf(app, 'northbank', 'max', project)),
    project_id: project,
    user_id: victim.id,
    session_id: String(decodeJwt(victim.token)['sid']),
  };
  // A missing key is refused before any row is looked for, so the module's own check cannot stand in for the gate's.
  const nowhere = {
    ...Object.fromEntries(Object.keys(ids).map((name) => [name, 987_654])),
    project_id: project,
  };
  const cast = makeCast(app, ids);
  return async (cell: Cell): Promise<string | undefined> => {
    // What ends sessions or changes the account of its caller gets callers of its own.
    const isOwn = cell.operation.method !== 'GET' && cell.operation.path.startsWith('/current_user');
    const as = await (isOwn ? makeCast(app, ids) : cast)(cell);
    const { method, projectIn } = cell.operation;
    const isSoon = projectIn === 'path' || projectIn === null;
    const rows = cell.key !== undefined && isSoon ? nowhere : method === 'DELETE' ? doomed : ids;
    return faultOf(cell, await ask(app, cell.operation, rows, as ? { as } : {}));
  };
}
