import { createHash } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import {
  contractDocument,
  listOperations,
  type Operation,
  type Schema,
} from '#server/contract/operations.ts';
import { addSsoRows } from '#tests/support/addSsoRows.ts';
import { type Actor, type Slug, tenantIds, type TestApp } from '#tests/support/testApp.ts';
import { formWith, png } from '#tests/support/upload.ts';
import { xlsx } from '#tests/support/workbooks.ts';
import { addConversations } from './amplifyValues.ts';
import { addAnalyses } from './analysisValues.ts';
import { addBidding } from './biddingValues.ts';
import { addContextDocuments } from './contextValues.ts';
import { addUploads } from './estimateValues.ts';
import { addReportRuns, addReportSchedules, addReportShares, addReportTemplates } from './reportValues.ts';

/** Every operation as a call that could be made: its path with rows that exist, and the example of its body. */

export const operations = listOperations();

export type Ids = Readonly<Record<string, number | string>>;

/** Where the rows are that a parameter of a path names. */
const tables: Record<string, string> = {
  project_id: 'project',
  item_id: 'item',
  user_id: 'app_user',
  role_id: 'role',
  change_set_id: 'change_set',
  baseline_id: 'timeline_baseline',
  definition_id: 'cost_group_definition',
  to_definition_id: 'cost_group_definition',
  custom_attribute_id: 'attribute_definition',
  deleted_project_id: 'project',
  job_id: 'job',
  session_id: 'oidc_payload',
  key: 'page_setting',
  // Companies are the one table whose number is the company itself.
  company_id: '(select id, id as tenant_id from tenant) company',
};

/** The table of a parameter: by its own name unless it is called otherwise. */
export const tableOf = (parameter: string): string => tables[parameter] ?? parameter.replace(/_id$/, '');

/** Names of the parameters in a path, in order. */
export const parametersOf = ({ path }: Pick<Operation, 'path'>): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] as string);

/** All that any path of the contract asks for. */
export const allParameters: readonly string[] = [...new Set(operations.flatMap(parametersOf))];

/** Sessions and pages are known by a text, all else by a number. */
const keyOf = (parameter: string) => ({ session_id: 'uid', key: 'key' })[parameter] ?? 'id';

/**
 * A row of a company for each parameter of any path, its oldest or its newest; 0 where it has none. Rows of the
 * given project go before those of others.
 */
export async function idsOf(
  app: TestApp,
  slug: Slug,
  which: 'min' | 'max' = 'min',
  project = 0,
): Promise<Ids> {
  await addSsoRows(app);
  await addTimelineGroups(app);
  await addUploads((text, values) => app.asOwner(text, values));
  await addContextDocuments((text, values) => app.asOwner(text, values));
  await addReportRuns((text, values) => app.asOwner(text, values));
  await addReportShares((text, values) => app.asOwner(text, values));
  await addReportSchedules((text, values) => app.asOwner(text, values));
  await addReportTemplates((text, values) => app.asOwner(text, values));
  await addWorkPackages(app);
  await addBidders(app);
  await addAnalyses((text, values) => app.asOwner(text, values));
  await addPageSettings(app);
  await addConversations((text, values) => app.asOwner(text, values));
  await addApiKeys(app);
  await addBidding((text, values) => app.asOwner(text, values));
  const found = allParameters.map(async (parameter) => {
    const [row] = await app.asOwner<{ id: string | null }>(
      `select ${keyOf(parameter)} as id from (select * from ${tableOf(parameter)}) one where tenant_id = $1
        order by to_jsonb(one) ->> 'project_id' = $2 desc nulls last, 1 ${which === 'min' ? 'asc' : 'desc'} limit 1`,
      [tenantIds[slug], String(project)],
    );
    const key = row?.id ?? 0;
    return [parameter, keyOf(parameter) === 'id' ? Number(key) : key] as const;
  });
  return Object.fromEntries(await Promise.all(found));
}

/** A page that each company and each project has set up for everybody: the demo brings none. */
export const addPageSettings = (app: Pick<TestApp, 'asOwner'>) =>
  app.asOwner(
    `insert into page_setting (tenant_id, id, key, project_id, config)
      select t.id, (t.id - 1) * 1000000 + 900, 'overview', null::bigint, '{"hidden": []}'::jsonb from tenant t
      union all select tenant_id, id * 10 + 800000, 'overview', id, '{"hidden": []}' from project
      on conflict do nothing`,
  );

/** Two API keys of each company that let nobody in: the demo brings one. */
const addApiKeys = (app: Pick<TestApp, 'asOwner'>) =>
  app.asOwner(
    `insert into api_key (tenant_id, id, name, prefix, permissions)
      select t.id, (t.id - 1) * 1000000 + 900 + n, 'Key ' || n, 'quoin_' || lpad(n::text, 12, '0'), '{foresite_access}'
      from tenant t, generate_series(0, 1) n on conflict do nothing`,
  );

/** Two groups on each timeline that has phases: the demo brings none. */
const addTimelineGroups = (app: Pick<TestApp, 'asOwner'>) =>
  app.asOwner(
    `insert into timeline_group (tenant_id, id, project_id, phase_id, position, name)
      select p.tenant_id, (p.tenant_id - 1) * 1000000 + 900 + n, p.project_id, p.id, 900 + n, 'Group ' || n
      from (select distinct on (tenant_id) * from timeline_phase order by tenant_id, id) p, generate_series(0, 1) n
      on conflict do nothing`,
  );

/** Two work packages in each project: the demo brings them for one alone. */
const addWorkPackages = (app: Pick<TestApp, 'asOwner'>) =>
  app.asOwner(
    `insert into work_package (tenant_id, id, project_id, number, name)
      select tenant_id, id * 10 + 700000 + n, id, 9000 + n, 'Package ' || n from project, generate_series(0, 1) n
      on conflict do nothing`,
  );

/** Two bidders of each company, and one of the first that is deleted: the demo brings them for one alone. */
const addBidders = (app: Pick<TestApp, 'asOwner'>) =>
  app.asOwner(
    `insert into prequalification (tenant_id, id, company, company_key, status, single_limit, aggregate_limit)
      select t.id, (t.id - 1) * 1000000 + 900 + n, 'Bidder ' || n, 'bidder' || n, 'QUALIFIED', 5000000, 9000000
      from tenant t, generate_series(0, 1) n on conflict do nothing`,
  );

/** Two files of the first company, as rows: the demo brings none. */
export const addAttachments = (app: Pick<TestApp, 'asOwner'>) =>
  app.asOwner(
    `insert into attachment (tenant_id, id, entity, entity_id, field_name, file_name, file_type, size, storage_key)
      select 1, 600000 + n, 'company', 1, 'picture', 'a.png', 'image/png', 9, lpad(to_hex(n), 48, '0')
      from generate_series(1, 2) n on conflict do nothing`,
  );

/** Somebody with a mailed link of which the secret is known. */
export async function mailLink(
  app: Pick<TestApp, 'addPerson' | 'asOwner'>,
  purpose: 'sign_up' | 'set_password',
  token: string,
): Promise<void> {
  const { id } = await app.addPerson([]);
  const status = purpose === 'sign_up' ? 'INVITED' : 'ACTIVE';
  await app.asOwner(`update app_user set status = $2 where id = $1`, [id, status]);
  await app.asOwner('delete from one_time_token');
  await app.asOwner(
    `insert into one_time_token (tenant_id, hash, purpose, user_id, expires_at)
      values (1, $1, $2, $3, now() + interval '1 hour')`,
    [createHash('sha256').update(token).digest('base64url'), purpose, id],
  );
}

type Raw = { requestBody?: { content?: Record<string, { example?: unknown }> } };

/** The body that the contract shows for an operation. */
export function exampleOf({ path, method }: Operation): unknown {
  const item = contractDocument.paths[path] as Record<string, Raw> | undefined;
  return item?.[method.toLowerCase()]?.requestBody?.content?.['application/json']?.example;
}

/** A day of the past, wherever the company is. */
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** Values for parameters of the query that have to be there. */
const queryValues: Record<string, string> = {
  against: '1',
  company: 'Alder Glass',
  dimension: 'systems',
  member: '0',
  date: daysAgo(2),
  entity_id: '1',
  email: 'nobody@northbank.example',
  from: daysAgo(9),
  from_project_id: '1',
  main_axis: 'status',
  milestone: '1',
  milestone_id: '1',
  module: 'foresite',
  of: 'forecast',
  scenarios: '1',
  search: 'maya',
  to: daysAgo(2),
  to_project_id: '1',
  token: 'a'.repeat(43),
};

/** Parameters that the contract leaves open because a sentence of its own is said where they are missing. */
const saidByItself: Record<string, [string, string][]> = { getMetricDefinition: [['feature', 'risks']] };

/** The query that an operation cannot do without. */
export function neededQuery({ id, parameters }: Operation): string {
  const needed = parameters.filter((one) => one.in === 'query' && one.required);
  const pairs = needed.map(({ name, schema }) => {
    const [first] = (resolved(schema)['enum'] as string[] | undefined) ?? [];
    return [name, first ?? queryValues[name] ?? ''] as [string, string];
  });
  return new URLSearchParams([...pairs, ...(saidByItself[id] ?? [])]).toString();
}

export const fillPath = (path: string, ids: Ids): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(ids[name] ?? 0));

const aPicture = formWith({ name: 'picture.png', bytes: png() });
const aSchedule = formWith({ name: 'schedule.xer', bytes: Buffer.from('ERMHDR\t20.12\n%E\n') });
const aList = formWith({ name: 'options.csv', bytes: Buffer.from('Name\nCanopy') });

const aWorkbook = formWith({ name: 'scope.xlsx', bytes: xlsx({ Scope: [['VO-001'], ['Canopy']] }) });
const aRecording = formWith({ name: 'question.webm', bytes: Buffer.from('1a45dfa3', 'hex') });
const ofAmplify: Readonly<Record<string, ReturnType<typeof formWith>>> = {
  uploadAmplifyFile: aWorkbook,
  sendAmplifyAudio: aRecording,
};

/** What a call with a file is made with. */
export const fileFor = ({ id }: Pick<Operation, 'id'>) =>
  ofAmplify[id] ??
  (id === 'readScheduleFile'
    ? aSchedule
    : [
          'importItems',
          'readListSheet',
          'readProjectSheet',
          'readEstimateFile',
          'readRoomList',
          'readBidTabulation',
          'addContextDocument',
          'readBidWorkbook',
        ].includes(id)
      ? aList
      : aPicture);

/** What a call brings besides its address. */
export type CallParts = { as?: Actor; host?: Slug; body?: unknown; query?: string };

/** What others ask for next: whoever may delete it leaves it to them. */
const broughtBack: Record<string, string> = {
  removeProject: 'project',
  removeBaseline: 'timeline_baseline',
  removeProgramVersion: 'program_version',
};

/** Makes the call of an operation. A stream is asked in a way that it refuses once the caller has been let in. */
export async function ask(
  app: TestApp,
  operation: Operation,
  ids: Ids,
  { query = neededQuery(operation), body = exampleOf(operation), ...parts }: CallParts = {},
): Promise<LightMyRequestResponse> {
  const headers: Record<string, string> = operation.id === 'streamEvents' ? { 'Last-Event-ID': 'x' } : {};
  const sent = operation.uploads ? fileFor(operation) : { ...(operation.body ? { body } : {}), headers };
  const asked = new URLSearchParams(query);
  const { project_id: project } = ids;
  if (operation.projectIn === 'query' && !asked.has('project_id') && project !== undefined)
    asked.set('project_id', String(project));
  const answer = await app.call(
    operation.method,
    `${fillPath(operation.path, ids)}${asked.size > 0 ? `?${asked.toString()}` : ''}`,
    {
      ...parts,
      ...sent,
    },
  );
  const table = broughtBack[operation.id];
  if (table && answer.statusCode < 300)
    await app.asOwner(`update ${table} set is_deleted = false where is_deleted`);
  return answer;
}

/** The schema that a reference leads to; any other is its own. */
export function resolved(schema: Schema): Schema {
  const pointer = schema['$ref'];
  if (typeof pointer !== 'string') return schema;
  let found: unknown = contractDocument;
  for (const step of pointer.slice(2).split('/')) found = (found as Record<string, unknown>)[step];
  return resolved(found as Schema);
}

/** Names of the fields of a body: all of them, or those at its top. */
export function fieldsOf({ body }: Operation, where: 'anywhere' | 'top'): string[] {
  const names = new Set<string>();
  const seen = new Set<Schema>();
  const walk = (given: unknown): void => {
    if (typeof given !== 'object' || given === null) return;
    const schema = resolved(given as Schema);
    if (seen.has(schema)) return;
    seen.add(schema);
    const properties = (schema['properties'] ?? {}) as Record<string, Schema>;
    for (const name of Object.keys(properties)) names.add(name);
    const parts: unknown[] = [schema['allOf'], schema['oneOf'], schema['anyOf']].flatMap((one) => one ?? []);
    if (where === 'anywhere') parts.push(...Object.values(properties), schema['items']);
    for (const part of parts) walk(part);
  };
  walk(body?.schema);
  return [...names];
}

/** The statuses that the contract names for an operation. */
export function documentedFor({ path, method }: Operation): number[] {
  const item = contractDocument.paths[path] as Record<string, { responses: object }> | undefined;
  return Object.keys(item?.[method.toLowerCase()]?.responses ?? {}).map(Number);
}
