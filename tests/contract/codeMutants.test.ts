import { describe, expect, it } from 'vitest';
import { openStreams } from '#tests/support/liveStream.ts';
import { makeProbes, type ProbeName } from './codeProbes.ts';
import { mutableApp, type Mutation } from './mutableApp.ts';

/**
 * Checks that stand in code, beside those of the contract and the policies: visibility in statements, rights that handlers
 * ask for, the last administrator, the limits of impersonation, the live stream. Each is tried from outside by a probe of
 * its name, and each is taken away in turn, which its probe has to notice (trust A7).
 */
const { app, without } = await mutableApp();
const probes = await makeProbes(app, await openStreams(app));

const cut = (...cuts: readonly [find: string, put: string][]): Mutation => ({ kind: 'statement', cuts });
const believe = (
  believes: Extract<Mutation, { kind: 'caller' }>['believes'],
  ...operations: Extract<Mutation, { kind: 'caller' }>['operations']
): Mutation => ({
  kind: 'caller',
  believes,
  operations,
});
const anyOf = (place: string) => `${place} is not null`;
const onTeam = (place: string): Mutation =>
  cut([
    `m.project_id = p.id and m.user_id = ${place})`,
    `m.project_id = p.id and ${anyOf(`${place}::bigint`)})`,
  ]);
const someItem = `where tenant_id = $1 and project_id = $2 and id = $3`;
const heldItem: [string, string] = [
  'and ($3::bigint is null or project_id = $3)',
  'and ($3::bigint is null or $3 > 0)',
];
const anyItem = `where tenant_id = $1 and $2::bigint is not null and id = $3`;
const usedAt: [string, string] = ['t.used_at as "usedAt"', 'null::timestamptz as "usedAt"'];
const expiresAt: [string, string] = [
  't.expires_at as "expiresAt"',
  `now() + interval '1 day' as "expiresAt"`,
];
const spend = 'and used_at is null and expires_at > $4';
const markups = (
  operation:
    'getItem' | 'listItems' | 'listScenarios' | 'getForesite' | 'listProjects' | 'updateItem' | 'exportItems',
) => believe('view_item_markup', operation);

/** What is taken away, and the probe that has to notice. */
const mutants: readonly (readonly [what: string, mutation: Mutation, probe: ProbeName])[] = [
  [
    'who is on the team',
    cut(['when m.user_id is not null then true when', 'when true then true when']),
    'a project out of sight is not there',
  ],
  ['who is on the team, in lists', onTeam('$3'), 'a project out of sight is in no list'],
  [
    'whose business unit it is',
    cut(['else p.access_scope_id in', 'else p.id is not null or p.access_scope_id in']),
    'a business unit shows nothing to whoever is of none',
  ],
  [
    'the role of the project',
    cut(['case when m.role_id is not null then array', 'case when false then array']),
    'a role of the project stands before those of the company',
  ],
  [
    'whose permissions they are',
    cut([
      'where l.tenant_id = $1 and l.user_id = $2 order by x.permission)',
      'where l.tenant_id = $1 order by x.permission)',
    ]),
    'rights are one’s own',
  ],
  [
    'that the account is open',
    cut([`u.status = 'ACTIVE' as "isActive"`, `true as "isActive"`]),
    'a closed account is nobody’s',
  ],
  [
    'that the session goes on',
    cut(['and o.expires_at > now() and', 'and']),
    'a session that ran out is nobody’s',
  ],
  [
    'since when sessions count',
    cut(['u.sessions_ended_at as "sessionsEndedAt"', 'null::timestamptz as "sessionsEndedAt"']),
    'a token from before all sessions ended is nobody’s',
  ],
  [
    'whose session it is',
    cut([`and o.payload->>'accountId' = $2::bigint::text`, 'and $2::bigint is not null']),
    'a session is one person’s',
  ],
  [
    'that the feature is on',
    cut(['where f.tenant_id = $1 and f.enabled)', 'where f.tenant_id = $1)']),
    'a feature that is off is closed',
  ],
  ['the project of an item that is read', cut([someItem, anyItem]), 'an item of another project is not read'],
  [
    'the project of an item that is changed',
    cut([someItem, anyItem], heldItem),
    'an item of another project is not changed',
  ],
  [
    'the project of an item that is removed',
    cut([someItem, anyItem], heldItem),
    'an item of another project is not removed',
  ],
  [
    'the project of an item that is decided',
    cut([someItem, anyItem], heldItem),
    'an item of another project is not decided',
  ],
  [
    'the project of an item’s history',
    cut([someItem, anyItem]),
    'the history of another project’s item is not read',
  ],
  [
    'the project of a list',
    cut(['i.project_id = $2 and not i.is_deleted', '$2::bigint is not null and not i.is_deleted']),
    'a list of items is of one project',
  ],
  [
    'the project of a history',
    cut(['s.project_id = $2', '$2::bigint is not null']),
    'a history is of one project',
  ],
  [
    'the project of a component',
    cut(['c.project_id = $2 and c.id', '$2::bigint is not null and c.id']),
    'a component is of the project',
  ],
  [
    'the project of a milestone',
    cut(['and project_id = $2 and id = any($3::bigint[])', 'and $2::bigint > 0 and id = any($3::bigint[])']),
    'a milestone is of the project',
  ],
  [
    'the one project of an impersonator',
    cut(['then p.id = $9::bigint else', 'then true else']),
    'an impersonator sees one project',
  ],
  [
    'what an impersonator holds',
    cut([
      'where l.tenant_id = $1 and l.user_id = $2 order by x.permission)',
      'where l.tenant_id = $1 order by x.permission)',
    ]),
    'an impersonator may no more than they',
  ],
  [
    'the session of an impersonation',
    cut(['i.session_id = $3 and i.user_id = u.id', 'i.user_id = u.id']),
    'a view as a role belongs to one session',
  ],
  [
    'that the role is still for it',
    cut([`'isImpersonable', r.is_impersonable`, `'isImpersonable', true`]),
    'a view as a role ends with the role’s leave',
  ],
  [
    'that the role is for it',
    cut(['r.is_impersonable as "isImpersonable"', 'true as "isImpersonable"']),
    'only a role that is for it is viewed as',
  ],
  [
    'whose session is ended',
    cut([`(payload ->> 'accountId') = $2::bigint::text`, '$2::bigint is not null']),
    'someone else’s session is not ended',
  ],
  [
    'whose sessions are listed',
    cut([`(s.payload ->> 'accountId') = $2::bigint::text`, '$2::bigint is not null']),
    'someone else’s sessions are not listed',
  ],
  [
    'whose notifications they are',
    cut([
      'from notification where tenant_id = $1 and user_id = $2',
      'from notification where tenant_id = $1 and $2::bigint is not null',
    ]),
    'notifications are their person’s',
  ],
  [
    'whether a notification’s project is in sight',
    onTeam('$2'),
    'a notification of a project out of sight is not shown',
  ],
  ['whether what was opened is in sight', onTeam('$2'), 'what is out of sight is not remembered'],
  [
    'who may know',
    cut(['h.permission = $3 and h.role_id', '$3::text is not null and h.role_id']),
    'nobody is notified of what they may not see',
  ],
  [
    'which of a colleague’s projects are in sight',
    cut(['and p.id = any($3::bigint[])', 'and $3::bigint[] is not null']),
    'a colleague’s projects are shown as far as they are in sight',
  ],
  [
    'which projects may be given',
    cut([
      'select p.id from project p where p.tenant_id = $1 and',
      'select p.id from project p where p.tenant_id = $1 or',
    ]),
    'someone is put on teams that the giver sees',
  ],
  [
    'which roles may be given',
    cut(['x.role_id = r.id and x.permission <> all', 'x.role_id = r.id and false and x.permission <> all']),
    'a role is given by whoever holds its rights',
  ],
  [
    'what makes an administrator',
    cut([`and p.permission = 'account_administration_access'`, '']),
    'the last administrator stays one',
  ],
  [
    'that an administrator is active',
    cut([`where u.tenant_id = $1 and u.status = 'ACTIVE' limit 1`, 'limit 1']),
    'the last administrator’s role keeps its members',
  ],
  ['that a link was used', cut(usedAt, [spend, 'and expires_at > $4']), 'a link works once'],
  [
    'that a link has expired',
    cut(expiresAt, [spend, 'and used_at is null']),
    'a link works as long as it says',
  ],
  [
    'whose work it is',
    believe('account_administration_access', 'getJob'),
    'work is shown to whoever asked for it',
  ],
  [
    'whose work it is that is fetched',
    believe('account_administration_access', 'getJobResult'),
    'a file is given to whoever asked for it',
  ],
  [
    'who may edit the options of others',
    believe('edit_any_scenarioitem', 'updateItem'),
    'an option is edited by whoever may edit those of others',
  ],
  [
    'who may undo',
    believe('delete_scenarioitem', 'undoChangeSet'),
    'a change is undone by whoever may make it',
  ],
  ['who sees markups in an option', markups('getItem'), 'an item’s cost hides its markups'],
  ['who sees markups in the grid', markups('listItems'), 'the list of items hides markups'],
  ['who sees markups in scenarios', markups('listScenarios'), 'scenarios hide markups'],
  ['who sees markups in the cost trend', markups('getForesite'), 'the cost trend hides markups'],
  ['who sees markups in the list of projects', markups('listProjects'), 'the list of projects hides markups'],
  ['who sees markups after an edit', markups('updateItem'), 'the answer to an edit hides markups'],
  ['who sees markups in an export', markups('exportItems'), 'an export hides markups'],
  [
    'what it takes to fetch a file',
    {
      kind: 'services',
      operation: 'getJobResult',
      change: (services) => ({ ...services, jobs: { ...services.jobs, resultNeeds: () => undefined } }),
    },
    'a file opens for who may still see what is in it',
  ],
  [
    'what a stream may tell of projects',
    {
      kind: 'services',
      operation: 'streamEvents',
      change: (services) => ({ ...services, callerIn: async (caller) => caller }),
    },
    'a stream is silent about projects out of sight',
  ],
  [
    'that a stream asks for its caller again',
    {
      kind: 'services',
      operation: 'streamEvents',
      change: (services) => ({ ...services, currentCaller: async (caller) => caller }),
    },
    'a stream ends with the account',
  ],
  [
    'whom an event is for',
    cut(['e.user_id as "userId"', 'null::bigint as "userId"']),
    'a stream tells of notifications only their person',
  ],
  [
    'whose work a stream tells of',
    {
      kind: 'services',
      operation: 'streamEvents',
      change: (services, { userId }) => ({
        ...services,
        feed: {
          ...services.feed,
          subscribe: (company, last, listen) =>
            services.feed.subscribe(company, last, (event) =>
              listen(event.userId === null ? event : { ...event, userId }),
            ),
        },
      }),
    },
    'a stream tells of work only whoever asked for it',
  ],
];

describe('a rule that stands in code', () => {
  it.each(Object.entries(probes))('%s', async (_name, probe) => {
    expect(await probe()).toBe(true);
  });

  it('has somebody who would notice its loss', () => {
    const noticed = new Set<string>(mutants.map(([, , probe]) => probe));
    expect(Object.keys(probes).filter((name) => !noticed.has(name))).toEqual([]);
  });
});

describe('a server that does not ask', () => {
  it.each(mutants)('%s is noticed', async (_what, mutation, probe) => {
    const { said, met } = await without(mutation, probes[probe]);
    // A cut that meets no statement any more would be no cut.
    expect([probe, said, met > 0]).toEqual([probe, false, true]);
  });
});
