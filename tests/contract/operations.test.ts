import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc, { type Arbitrary } from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, it } from 'vitest';
import { contractDocument, type Operation, type Schema } from '#server/contract/operations.ts';
import { hashPassword } from '#server/identity/passwords.ts';
import { usualConfig } from '#server/identity/federation/connection.ts';
import { addSsoRows } from '#tests/support/addSsoRows.ts';
import { samlProvider } from '#tests/support/samlProvider.ts';
import { type Actor, allPermissions, testApp } from '#tests/support/testApp.ts';
import { addAttachments, documentedFor, fileFor, mailLink } from './operationCalls.ts';
import { arbitraryOf, mutatedOf, nameExisting } from './arbitraries.ts';
import { makeKnownInput } from './knownCalls.ts';
import { worldOf } from './knownWorld.ts';
import { codeIds, codeRows, unitValues } from './codeValues.ts';
import { analysisIds, analysisRows, analysisValues } from './analysisValues.ts';
import { contingencyIds, contingencyRows, contingencyValues } from './contingencyValues.ts';
import { riskValues } from './riskValues.ts';
import { estimateRows, estimateValues } from './estimateValues.ts';
import { meetingRows } from './meetingRows.ts';
import { itemValues, optionIds, optionRows, rememberedSet } from './optionValues.ts';
import { outsidePlatform, platformRows, speech } from './platformValues.ts';
import { inOrder } from './operationOrder.ts';
import { orderings } from './orderings.ts';
import { timelineIds, timelineRows } from './timelineValues.ts';
import { projectIds, projectRows, projectValues } from './projectValues.ts';

const provider = samlProvider();
const app = await testApp({
  settings: { TRANSCRIBER_URL: speech },
  outside: {
    fetch: outsidePlatform(() => new Response(provider.metadata())),
    readTextRecords: () => Promise.resolve([]),
  },
});
const projectId = await app.projectId('Cedar Ridge');
const invited = 700_001;
const everybody = await app.addPerson(allPermissions, [projectId]);
// Numbers of jobs that the demo has used for its documents, without leaving a job: calls on the first jobs find one.
await app.asOwner(
  `insert into job (tenant_id, id, kind, payload, status, created_by_id, finished_at)
    select 1, n, 'read_items', '{}', 'done', $1, now() from generate_series(1, 3) n`,
  [everybody.id],
);
await addSsoRows(app);
const operations = inOrder();

const knownToken = 'k'.repeat(43);
const knownPassword = 'nine courses of stone';

nameExisting({
  ...itemValues,
  ...analysisValues,
  ...contingencyValues,
  ...riskValues,
  ...unitValues,
  parent_code: fc.constant(null),
  ...estimateValues,
  issuer: fc.constantFrom('', 'https://id.company.example'),
  client_id: fc.constantFrom('', 'client'),
  client_secret: fc.constantFrom('', 'secret'),
  scopes: fc.constantFrom('openid', 'openid email'),
  email_claim: fc.constant('email'),
  verified_claim: fc.constant('email_verified'),
  metadata_url: fc.constant(''),
  metadata_xml: fc.constant(''),
  connection: fc.constantFrom(null, 900),
  domain: fc.integer({ min: 1, max: 99_999 }).map((number) => `company-${number}.example`),
  redirect_uri: fc.constantFrom('https://partner.example/return', 'http://partner.example/return'),
  token: fc.constant(knownToken),
  current_password: fc.constant(knownPassword),
  ideas: fc.subarray([1, 2, 3], { minLength: 1 }),
  project_id: fc.constantFrom(projectId, projectId, 987_654),
  // Of another project than the one that is asked.
  view_id: fc.integer({ min: 1, max: 4 }),
  item_id: fc.integer({ min: 1, max: 14 }),
  if_version: fc.integer({ min: 1, max: 3 }),
  milestone: fc.integer({ min: 1, max: 6 }),
  component_id: fc.integer({ min: 1, max: 5 }),
  assignee_id: fc.integer({ min: 1, max: 8 }),
  proposed_by_id: fc.integer({ min: 1, max: 8 }),
  me_group_ids: fc.subarray([1, 2]),
  tag_ids: fc.subarray([1, 2, 3]),
  items: fc.subarray([1, 4, 5, 8, 10]),
  approve: fc.subarray([1, 4, 5]),
  reject: fc.subarray([8, 10]),
  members: fc.subarray([3, 4, 5]),
  access_scopes: fc.subarray([1, 2, 3]),
  parent: fc.constantFrom(null, 1),
  cost_group_master_format_id: fc.integer({ min: 1, max: 60 }),
  cost_group_uni_format_id: fc.constant(null),
  due_date: fc.constantFrom(null, '2026-12-01'),
  email: fc.integer({ min: 1, max: 99_999 }).map((number) => `person.${number}@alderglass.example`),
  role_id: fc.integer({ min: 7, max: 9 }),
  role_ids: fc.subarray([7, 8, 9], { minLength: 1 }),
  access_scope_id: fc.constant(null),
  access_scope_ids: fc.constant([]),
  ...projectValues,
  projects: fc.subarray([1, 2]),
  tld: fc.constant('northbank.example, alderglass.example'),
  time_zone: fc.constantFrom('UTC', 'Europe/Berlin', 'America/New_York'),
  quantity: fc.integer({ min: -99, max: 99 }),
  unit_cost: fc.integer({ min: -9999, max: 9999 }).map((cents) => cents / 100),
});

/** Few enough for every commit; CONTRACT_RUNS raises it for the nightly run. */
const numRuns = Number(process.env['CONTRACT_RUNS'] ?? 18);

const ajv = new Ajv2020({ strict: false, allErrors: true });
(addFormats as unknown as (target: Ajv2020) => void)(ajv);
ajv.addSchema(contractDocument, 'contract');
const anchored = (schema: Schema) =>
  JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"contract#/')) as Schema;
const isError = ajv.compile(anchored(errorSchema()));

function errorSchema(): Schema {
  const { responses } = contractDocument.components as unknown as {
    responses: Record<string, { content: Record<string, { schema: Schema }> }>;
  };
  return responses['Invalid']?.content['application/json']?.schema as Schema;
}

/** Ids that exist, so that most calls reach the work behind the validation. */
const knownIds: Record<string, Arbitrary<number | string>> = {
  ...optionIds,
  ...analysisIds,
  ...contingencyIds,
  ...timelineIds,
  ...codeIds,
  session_id: fc.constant('known-session'),
  key: fc.constantFrom('overview', 'tvd', 'timeline'),
  project_id: fc.constant(projectId),
  user_id: fc.constantFrom(3, 4, 5, 6, 7, 8, invited),
  change_set_id: fc.integer({ min: 1, max: 40 }),
  job_id: fc.integer({ min: 1, max: 4 }),
  role_id: fc.integer({ min: 2, max: 14 }),
  access_scope_id: fc.integer({ min: 2, max: 9 }),
  company_id: fc.constant(1),
  attachment_id: fc.oneof(fc.integer({ min: 1, max: 60 }), fc.constantFrom(600_001, 600_002)),
  ...projectIds,
  sso_connection_id: fc.constant(900),
  domain_rule_id: fc.constant(900),
  sign_in_application_id: fc.constant(900),
};

/** Somebody on the team who has not answered their invitation. */
const ask = async () => {
  await app.asOwner(
    `insert into app_user (tenant_id, id, email, first_name, last_name, is_external, status, invited_at)
      values (1, $1, 'waiting@alderglass.example', '', '', true, 'INVITED', now() - interval '1 day')
      on conflict (tenant_id, id) do update set status = 'INVITED', invited_at = excluded.invited_at`,
    [invited],
  );
  await app.asOwner(
    `insert into project_member (tenant_id, project_id, user_id) values (1, $1, $2) on conflict do nothing`,
    [projectId, invited],
  );
};

const { asOwner } = app;
const contingency = contingencyRows(asOwner, projectId);

/** What has to be there before an operation can do its work. */
const prepare: Record<string, () => Promise<unknown>> = {
  ...optionRows(asOwner, everybody.id),
  ...contingency,
  ...timelineRows(asOwner, projectId, everybody.id),
  ...meetingRows(asOwner),
  ...analysisRows(asOwner),
  ...estimateRows(asOwner, projectId),
  ...platformRows(asOwner, projectId, everybody.id),
  readLink: () => mailLink(app, 'sign_up', knownToken),
  renewLink: () => mailLink(app, 'sign_up', knownToken),
  completeSignUp: () => mailLink(app, 'sign_up', knownToken),
  setPassword: () => mailLink(app, 'set_password', knownToken),
  userExists: () => mailLink(app, 'set_password', knownToken),
  changePassword: async () =>
    app.asOwner('update app_user set password_hash = $2 where id = $1', [
      everybody.id,
      await hashPassword(knownPassword),
    ]),
  endSession: () =>
    app.asOwner(
      `insert into oidc_payload (tenant_id, type, id, uid, payload, expires_at) values (1, 'Session', 'known-session',
        'known-session', jsonb_build_object('accountId', $1::text, 'loginTs', 1), now() + interval '1 hour')`,
      [String(everybody.id)],
    ),
  removeSsoConnection: () => addSsoRows(app),
  testSsoConnection: () => addSsoRows(app),
  loadSsoMetadata: () =>
    app.asOwner(
      `update sso_connection set kind = 'saml', config = $1::jsonb where tenant_id = 1 and id = 900`,
      [JSON.stringify({ ...usualConfig.saml, metadata_url: 'https://idp.company.example/metadata' })],
    ),
  forgetSsoPerson: async () => {
    await addSsoRows(app);
    await app.asOwner(`insert into federated_identity (tenant_id, connection_id, subject, user_id)
      select 1, 900, 'subject-' || id, id from app_user where tenant_id = 1 on conflict do nothing`);
  },
  verifyDomainRule: () =>
    app.asOwner('update domain_rule set verified_at = now() where tenant_id = 1 and id = 900'),
  removeAttachment: () => addAttachments(app),
  markAttachment: () => addAttachments(app),
  ...codeRows(asOwner),
  restoreIdea: () => app.asOwner('update idea set is_deleted = true where tenant_id = 1'),
  // What ran before has decided, emptied or deleted most of them.
  approveScenario: async () => {
    await contingency.approveItem();
    await app.asOwner(`update item set status = 'REJECTED' where tenant_id = 1 and status = 'APPROVED'`);
    await app.asOwner(`update item set status = 'PENDING', has_valid_scope = true, is_deleted = false
      where tenant_id = 1 and id in (5, 10)`);
    await app.asOwner(
      `update scenario set status = 'PENDING', is_deleted = false where tenant_id = 1 and id <= 3`,
    );
    await app.asOwner('delete from scenario_item_link where tenant_id = 1 and scenario_id <= 3');
    await app.asOwner(`insert into scenario_item_link (tenant_id, scenario_id, item_id)
      values (1, 1, 5), (1, 2, 10), (1, 3, 5)`);
  },
  ...projectRows(asOwner, projectId, everybody.id),
  resendCompanyInvite: ask,
  resendMemberInvite: ask,
  removeMember: ask,
  getJobResult: () =>
    app.asOwner(`update job set status = 'done', result = 'Code,Name' where tenant_id = 1 and id = 2`),
};

type Input = { path: string; query: string; headers: Record<string, string>; body: unknown };

const asText = (value: unknown) => (Array.isArray(value) ? value.map(String).join(',') : String(value));

/** A schema's values in the form a query or header has; lists without entries are left out. */
function parametersOf(operation: Operation, place: 'query' | 'header'): Arbitrary<Record<string, string>> {
  const own = operation.parameters.filter((parameter) => parameter.in === place);
  const model = Object.fromEntries(
    own.map(({ name, schema }) => {
      const known: Arbitrary<string> | undefined = {
        ordering: fc.constantFrom(...(orderings[operation.id] ?? ['name'])),
        token: fc.constant(knownToken),
        // The company, or somebody's own account.
        entity_id: fc.constantFrom('1', String(everybody.id)),
      }[name];
      return [name, (known ?? arbitraryOf(schema)).map(asText)];
    }),
  );
  return fc
    .record(model, { requiredKeys: [] })
    .map((made) =>
      Object.fromEntries(Object.entries(made as Record<string, string>).filter(([, value]) => value !== '')),
    );
}

const fillPath = (path: string, ids: Record<string, unknown>): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(ids[name])));

function validInput(operation: Operation): Arbitrary<Input> {
  const names = [...operation.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] as string);
  return fc
    .record({
      ids: fc.record(
        Object.fromEntries(names.map((name) => [name, knownIds[name] ?? fc.integer({ min: 1 })])),
      ),
      query: parametersOf(operation, 'query'),
      headers: parametersOf(operation, 'header'),
      body: operation.body ? arbitraryOf(operation.body.schema) : fc.constant(undefined),
    })
    .map(({ ids, query, headers, body }) => ({
      path: fillPath(operation.path, ids),
      query: new URLSearchParams(query).toString(),
      headers: Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [
          name,
          name === 'Idempotency-Key' ? `${value}-${Math.random()}` : value,
        ]),
      ),
      body,
    }));
}

const send = (operation: Operation, { path, query, headers, body }: Input, as: Actor) =>
  app.call(operation.method, query ? `${path}?${query}` : path, {
    as,
    ...(operation.uploads
      ? { body: fileFor(operation).body, headers: { ...headers, ...fileFor(operation).headers } }
      : { headers, body }),
  });

/** What every answer keeps to, whatever was asked. */
function expectSound(operation: Operation, answer: LightMyRequestResponse): void {
  const asked = `${operation.id} answered ${answer.statusCode}: ${answer.body.slice(0, 500)}`;
  expect(documentedFor(operation), asked).toContain(answer.statusCode);
  const isSound = answer.statusCode < 400 || isError(answer.json());
  expect(isSound, asked).toBe(true);
}

/** Rows that exist, the same in each run. */
const firstIds = Object.fromEntries(
  Object.entries(knownIds).map(([name, ids]) => [name, fc.sample(ids, { numRuns: 1, seed: 1 })[0]]),
);

const knownInput = makeKnownInput(firstIds, {
  ...worldOf(app, everybody, projectId),
  invited,
  token: knownToken,
  password: knownPassword,
  rememberedSet,
});

describe.each(operations.map((operation) => [operation.id, operation] as const))('%s', (_id, operation) => {
  it('does the work of its known call', async () => {
    await prepare[operation.id]?.();
    let answer = await send(operation, await knownInput(operation), everybody);
    expectSound(operation, answer);
    // Where neither the example nor `knownCalls` fits what is there, one of the same 400 calls of each run has to.
    for (const input of fc.sample(validInput(operation), 400)) {
      if (answer.statusCode === operation.success.status) break;
      answer = await send(operation, input, everybody);
    }
    expect(answer.statusCode, `${answer.body}: give it a row in knownCalls.ts`).toBe(
      operation.success.status,
    );
  });

  it('answers valid calls as documented', async () => {
    await prepare[operation.id]?.();
    await fc.assert(
      fc.asyncProperty(validInput(operation), async (input) => {
        const answer = await send(operation, input, everybody);
        expectSound(operation, answer);
        // A rule beyond the schema may refuse; the schema itself fits, so nothing may be called unknown or mistyped.
        const refusal = answer.statusCode === 400 ? answer.body : '';
        expect(refusal).not.toMatch(/not known here|has to be (?:text|a number|a list|an object)/);
      }),
      { numRuns },
    );
  });

  if (operation.body) {
    const fits = ajv.compile(anchored(operation.body.schema));
    it('refuses bodies that do not fit, with 400 and the fields', async () => {
      const bad = mutatedOf(operation.body?.schema as Schema).filter((body) => !fits(body));
      await fc.assert(
        fc.asyncProperty(validInput(operation), bad, async (input, body) => {
          const answer = await send(operation, { ...input, body }, everybody);
          expectSound(operation, answer);
          expect([400, 404]).toContain(answer.statusCode);
        }),
        { numRuns },
      );
    });
  }

  const typed = operation.parameters.filter(
    ({ in: place, schema }) => place !== 'header' && schema['type'] !== 'string',
  );
  if (typed.length > 0) {
    it('refuses parameters that do not fit', async () => {
      const bad = fc.constantFrom('x', '-5', '1.5', 'null', '%00', '99999999999999999999', '1 or 1=1', 'é');
      await fc.assert(
        fc.asyncProperty(
          validInput(operation),
          fc.constantFrom(...typed),
          bad,
          async (input, parameter, value) => {
            const path = fillPath(operation.path, {
              project_id: projectId,
              item_id: 1,
              change_set_id: 1,
              user_id: 2,
              job_id: 1,
              role_id: 2,
              session_id: 'known-session',
              key: 'overview',
              access_scope_id: 2,
              company_id: 1,
              attachment_id: 1,
              deleted_project_id: 1,
              project_group_id: 1,
              construction_category_id: 1,
              sso_connection_id: 900,
              domain_rule_id: 900,
              sign_in_application_id: 900,
              ...(parameter.in === 'path' ? { [parameter.name]: value } : {}),
            });
            const query = parameter.in === 'query' ? `${parameter.name}=${encodeURIComponent(value)}` : '';
            const answer = await send(operation, { ...input, path, query }, everybody);
            expectSound(operation, answer);
            // Numbers without a lower limit, and -1 for "untagged", take some of these.
            const taken = answer.statusCode < 400 ? parameter.name : 'tag';
            expect(['cost__gte', 'cost__lte', 'tag', 'delivery']).toContain(taken);
          },
        ),
        { numRuns },
      );
    });
  }
});
