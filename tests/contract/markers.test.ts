import { beforeAll, describe, expect, it } from 'vitest';
import type { Operation } from '#server/contract/operations.ts';
import { addSsoRows } from '#tests/support/addSsoRows.ts';
import { type Actor, allPermissions, type Slug, tenantIds, testApp } from '#tests/support/testApp.ts';
import { addThirdCompany, tenantTables } from '#tests/support/thirdCompany.ts';
import { ask, type Ids, neededQuery, operations, parametersOf, tableOf } from './operationCalls.ts';
import { orderingsOf, type Query, variantsOf } from './queryVariants.ts';

/**
 * Three companies with a mark in every text that people write: no answer, header, export or log line of one carries
 * the mark of another (trust A2).
 */
const app = await testApp({ settings: { LOG_LEVEL: 'info' }, checkResponses: false });
await addThirdCompany(app);

const slugs = Object.keys(tenantIds) as Slug[];
// Long enough that no random id in a header holds one.
const markOf = (slug: Slug) => `zq${tenantIds[slug]}xqz`;
const anyMark = /zq(\d)xqz/gi;

/** Columns of codes, secrets and addresses of files: what the product itself reads, and nobody writes as text. */
const codes =
  /^(permission|flag|module|list|kind|type|status|state|source|entity|field|key|action|topic|event|protocol|severity|color|colour|icon|format|locale|time_zone|slug|path|etag|session_id)$|_(unit|type|kind|status|format|hash|token|key|id|sha256)$|^(hash|token|password|secret|payload|storage|content)|^(measure|letter|short_name)$|unit$/;
/** Tables of the identity provider, the server and its queues. */
const own = new Set([
  'oidc_payload',
  'signing_key',
  'server_secret',
  'login_attempt',
  'idempotency_key',
  'job',
  'tenant_counter',
  'project_counter',
]);

const marked: string[] = [];
const people = {} as Record<Slug, Actor>;
const lines: string[] = [];

beforeAll(async () => {
  await addSsoRows(app);
  for (const { name: table, columns } of await tenantTables(app)) {
    if (own.has(table)) continue;
    for (const { name } of columns.filter(
      ({ name: column, type }) => type === 'text' && !codes.test(column),
    )) {
      // A column that takes only certain words refuses the mark and keeps them.
      const taken = await app
        .asOwner(
          `update ${table} set ${name} = 'zq' || tenant_id || 'xqz' || ${name} where ${name} is not null and ${name} <> ''`,
        )
        .then(() => true)
        .catch(() => false);
      if (taken) marked.push(`${table}.${name}`);
    }
  }
  for (const slug of slugs) people[slug] = await app.addPerson(allPermissions, [], slug);
  catchLog();
  for (const slug of slugs) await notifyOf(slug);
  app.app.running.start();
}, 300_000);

/** Lets the log's lines be read; the logger keeps its stream under a symbol. */
function catchLog(): void {
  const log = app.app.log as unknown as Record<symbol, unknown>;
  const symbol = Object.getOwnPropertySymbols(log).find((one) => one.description === 'pino.stream');
  if (!symbol) throw new Error('The logger has no stream.');
  log[symbol] = { write: (line: string) => lines.push(line) };
}

/** The rows that a parameter is asked with: some of the company's own. */
async function rowsFor(parameter: string, slug: Slug): Promise<(number | string)[]> {
  // Their own is the one that they crawl with.
  if (parameter === 'session_id') return ['another'];
  const rows = await app.asOwner<{ id: string }>(
    `select id from ${tableOf(parameter)} where tenant_id = $1 order by id limit $2`,
    [tenantIds[slug], parameter === 'project_id' ? 3 : 4],
  );
  return rows.map(({ id }) => Number(id));
}

/** Every way to fill a path with the company's rows. */
async function placesOf(parameters: readonly string[], slug: Slug): Promise<Ids[]> {
  let places: Record<string, number | string>[] = [{}];
  for (const parameter of parameters) {
    const rows = await rowsFor(parameter, slug);
    places = places.flatMap((place) => rows.map((id) => ({ ...place, [parameter]: id })));
  }
  return places;
}

/** Reads before writes, and removals last. */
const turns = ['GET', 'PATCH', 'POST', 'PUT', 'DELETE'];
const crawled = operations
  .filter(({ id }) => id !== 'streamEvents')
  .toSorted((a, b) => turns.indexOf(a.method) - turns.indexOf(b.method));

/** Has a colleague tell the crawling person of something: a notification of a change that carries the company's words. */
async function notifyOf(slug: Slug): Promise<void> {
  const [place] = await placesOf(['project_id'], slug);
  const colleague = await app.addPerson(allPermissions, [], slug);
  for (const name of ['Canopy', 'Podium', 'Roof'])
    await app.call('POST', `/projects/${place?.['project_id']}/scenario-items`, {
      as: colleague,
      body: { name: `${markOf(slug)} ${name}`, assignee_id: people[slug].id },
    });
}

type Seen = { what: string; status: number; text: string };

/** Asks an operation as a person of a company with rows of theirs; answers everything that came back. */
async function askOne(slug: Slug, operation: Operation, ids: Ids, query: Query): Promise<Seen> {
  // What ends sessions or changes the account of its caller gets a caller of its own.
  const isOwn = operation.method !== 'GET' && operation.path.startsWith('/current_user');
  const as = isOwn ? await app.addPerson(allPermissions, [], slug) : people[slug];
  const asked = new URLSearchParams(neededQuery(operation));
  for (const [name, value] of query) asked.append(name, value);
  const text = asked.toString();
  const answer = await ask(app, operation, ids, { as, query: text });
  const what = `${operation.id} ?${text}`;
  return { what, status: answer.statusCode, text: `${JSON.stringify(answer.headers)} ${answer.body}` };
}

/** Words to look for: the others' marks and names, one's own mark, and what stands for anything. */
const wordsOf = (slug: Slug) => [
  ...slugs.filter((one) => one !== slug).flatMap((one) => [markOf(one), one]),
  markOf(slug),
  'zq',
  '%',
  'a',
];

/**
 * Asks every operation as a person of one company: each read in each of its places, and in one of them with every
 * ordering, filter and word that it takes; then each write; then each read once more. Answers all that came back.
 */
async function crawl(slug: Slug): Promise<Seen[]> {
  const seen: Seen[] = [];
  for (const operation of crawled) {
    const places = await placesOf(parametersOf(operation), slug);
    const isRead = operation.method === 'GET';
    for (const ids of isRead ? places : places.slice(0, 2)) seen.push(await askOne(slug, operation, ids, []));
    const [first] = places;
    if (!isRead || !first) continue;
    const orderings = orderingsOf((await askOne(slug, operation, first, [['ordering', 'q']])).text);
    const queries = variantsOf(operation, { orderings, words: wordsOf(slug), places: places.slice(0, 3) });
    // Each of them in one place, and by turns in three.
    const turn = Math.min(places.length, 3);
    for (const [at, query] of queries.entries())
      seen.push(await askOne(slug, operation, places[at % turn] ?? first, query));
  }
  for (const operation of crawled.filter(({ method }) => method === 'GET'))
    for (const ids of (await placesOf(parametersOf(operation), slug)).slice(0, 2))
      seen.push(await askOne(slug, operation, ids, []));
  return seen;
}

const foreignTo = (slug: Slug, text: string) =>
  [...text.matchAll(anyMark)].filter(([, number]) => Number(number) !== tenantIds[slug]);

it('marks what people write', () => {
  expect(marked).toEqual(
    expect.arrayContaining([
      'item.name',
      'app_user.first_name',
      'app_user.email',
      'role.name',
      'project.name',
      'tag.name',
    ]),
  );
  expect(marked.length).toBeGreaterThan(60);
});

describe.each(slugs)('%s', (slug) => {
  it('meets its own marks and nobody else’s', async () => {
    const start = lines.length;
    const seen = await crawl(slug);
    const failed = seen.filter(({ status }) => status >= 500);
    const reasons = lines.slice(start).filter((line) => line.includes('"err"'));
    expect(failed.map(({ what }, at) => `${what}: ${reasons[at]?.slice(0, 600)}`)).toEqual([]);
    // What was looked for may come back in a refusal; nothing else may.
    const leaks = seen.filter(({ text }) => foreignTo(slug, text).length > 0);
    expect(leaks.map(({ what, text }) => `${what}: ${text.slice(0, 200)}`)).toEqual([]);
    expect(seen.length).toBeGreaterThan(450);
    const own = new RegExp(markOf(slug), 'i');
    expect(seen.filter(({ text }) => own.test(text)).length).toBeGreaterThan(150);
    const news = seen.filter(({ what }) => what.startsWith('listNotifications'));
    expect(news.some(({ text }) => own.test(text))).toBe(true);
    const log = lines.slice(start);
    expect(log.length).toBeGreaterThanOrEqual(seen.length);
    expect(log.filter((line) => foreignTo(slug, line).length > 0)).toEqual([]);
  }, 600_000);

  it('exports its own rows alone', async () => {
    const as = people[slug];
    const [row] = await app.asOwner<{ id: string }>(
      `select project_id as id from item where tenant_id = $1 group by 1 order by count(*) desc limit 1`,
      [tenantIds[slug]],
    );
    const asked = await app.call('POST', `/projects/${row?.id}/scenario-items/export`, { as });
    expect([slug, asked.statusCode]).toEqual([slug, 202]);
    const { job_id: id } = asked.json<{ job_id: number }>();
    const result = () => app.call('GET', `/jobs/${id}/result`, { as });
    await expect.poll(async () => (await result()).statusCode, { timeout: 60_000 }).toBe(200);
    const { body } = await result();
    expect(body).toContain(markOf(slug));
    expect(foreignTo(slug, body)).toEqual([]);
  }, 300_000);
});

it('sends no company an event of another', async () => {
  for (const slug of slugs) {
    const rows = await app.asOwner<{ text: string }>(
      'select e::text as text from event e where tenant_id = $1',
      [tenantIds[slug]],
    );
    expect(rows.filter(({ text }) => foreignTo(slug, text).length > 0)).toEqual([]);
  }
});
