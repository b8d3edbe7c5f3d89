import { describe, expect, it } from 'vitest';
import { listOperations, type Operation } from '#server/contract/operations.ts';
import { allPermissions, type CallOptions, testApp } from '#tests/support/testApp.ts';

const app = await testApp();
const projectId = await app.projectId('Cedar Ridge');
const everybody = await app.addPerson(allPermissions, [projectId]);

type Shape = {
  body?: string;
  query?: string;
  path?: string;
  headers?: Record<string, string>;
  method?: string;
};

const item = (fields: string) => `{"name":"Canopy",${fields}}`;
const deep = (open: string, close: string, levels: number) => open.repeat(levels) + close.repeat(levels);
const json = { 'content-type': 'application/json' };
const typed = (type: string) => ({ body: '{"name":"Canopy"}', headers: { 'content-type': type } });

/** Forty ways to misuse a call, and the only answers each may get (trust B4). */
const shapes: Record<string, { expected: number[] } & Shape> = {
  'cut JSON': { body: '{"name":', expected: [400] },
  'JSON with a comma too many': { body: '{"name":"a",}', expected: [400] },
  'two JSON values': { body: '{"name":"a"}{"name":"b"}', expected: [400] },
  'JSON in single quotes': { body: "{'name':'a'}", expected: [400] },
  'NaN as a number': { body: item('"lower_limit":NaN'), expected: [400] },
  'a text in place of the object': { body: '"Canopy"', expected: [400] },
  'null in place of the object': { body: 'null', expected: [400] },
  'a list in place of the object': { body: '[]', expected: [400] },
  'an empty body': { body: '', headers: json, expected: [400] },
  'only spaces': { body: '   ', expected: [400] },
  'a byte order mark': { body: '\uFEFF{"name":"a"}', expected: [201, 400] },
  'a field twice': { body: '{"name":"a","name":"b"}', expected: [400] },
  'a field twice, once escaped': { body: '{"name":"a","n\\u0061me":"b"}', expected: [400] },
  '__proto__ as a field': { body: item('"__proto__":{"admin":true}'), expected: [400] },
  'constructor as a field': { body: item('"constructor":{"prototype":{"admin":true}}'), expected: [400] },
  'prototype in a nested place': { body: item('"estimated_area":{"prototype":1}'), expected: [400] },
  'a null character': { body: '{"name":"a\\u0000b"}', expected: [400] },
  'half a surrogate pair': { body: '{"name":"a\\ud800b"}', expected: [400] },
  'a thousand nested lists': { body: item(`"tag_ids":${deep('[', ']', 1000)}`), expected: [400] },
  'a thousand nested objects': {
    body: item(`"estimated_area":${'{"a":'.repeat(1000)}1${'}'.repeat(1000)}`),
    expected: [400],
  },
  'half a million brackets': { body: deep('[', ']', 250_000), expected: [400] },
  'a text of ten megabytes': { body: `{"name":"${'a'.repeat(10_000_000)}"}`, expected: [413] },
  'one byte above the limit': { body: `{"name":"${'a'.repeat(1024 * 1024)}"}`, expected: [413] },
  'a name at the limit of the body': { body: `{"name":"${'a'.repeat(1024 * 1024 - 100)}"}`, expected: [400] },
  'a huge exponent': { body: item('"lower_limit":1e400'), expected: [400] },
  'a number too long': { body: item(`"upper_limit":${'9'.repeat(400)}`), expected: [400] },
  'five hundred and one sub items': {
    body: item(`"sub_items":[${Array.from({ length: 501 }, () => '{"scope":"a"}').join()}]`),
    expected: [400],
  },
  'server-owned fields': {
    body: item('"id":1,"tenant_id":2,"number":9,"cost":1,"version":9,"created_by_id":1'),
    expected: [400],
  },
  'an approved status': { body: item('"status":"APPROVED"'), expected: [400] },
  'a form': { ...typed('application/x-www-form-urlencoded'), expected: [415] },
  'a multipart form': { ...typed('multipart/form-data; boundary=x'), expected: [415] },
  'plain text': { ...typed('text/plain'), expected: [415] },
  'an unknown type': { ...typed('application/x-made-up'), expected: [415] },
  'JSON in UTF-16': { ...typed('application/json; charset=utf-16'), expected: [415] },
  'no type': { body: '{"name":"a"}', headers: { 'content-type': '' }, expected: [400, 415] },
  'a parameter twice': { query: 'limit=1&limit=2', expected: [400] },
  'an unknown parameter': { query: 'nonsense=1', expected: [400] },
  'a parameter of another case': { query: 'LIMIT=1', expected: [400] },
  'a broken escape in the query': { query: 'search=%zz', expected: [400] },
  'a null character in the query': { query: 'search=%00', expected: [400] },
  'a surrogate in the query': { query: 'search=%ED%A0%80', expected: [400] },
  'SQL in an ordering': { query: 'ordering=name;drop%20table%20item', expected: [400] },
  'an ordering by nothing known': { query: 'ordering=password_hash', expected: [400] },
  'a limit above all': { query: 'limit=501', expected: [400] },
  'a bad version': {
    headers: { ...json, 'idempotency-key': 'short' },
    body: '{"name":"a"}',
    expected: [400],
  },
};

const sendShape = ({ body, query, headers = {} }: Shape) => {
  const options: CallOptions = { as: everybody, headers, ...(body === undefined ? {} : { body }) };
  const path = `/projects/${projectId}/scenario-items`;
  return app.call(body === undefined ? 'GET' : 'POST', query ? `${path}?${query}` : path, options);
};

describe('hostile input', () => {
  it.each(Object.entries(shapes))('%s', async (_name, shape) => {
    const answer = await sendShape(shape);
    expect(shape.expected).toContain(answer.statusCode);
    expect(answer.statusCode === 201 || 'code' in answer.json<object>()).toBe(true);
    expect(answer.body).not.toMatch(/\bat \w+ \(|node_modules|select |pg_/i);
    expect(answer.body.length).toBeLessThan(20_000);
  });

  it('leaves no memory behind', async () => {
    const before = process.memoryUsage().rss;
    for (let round = 0; round < 20; round += 1) {
      await sendShape({ body: `{"name":"${'a'.repeat(900_000)}"}` });
      await sendShape({ body: deep('[', ']', 250_000) });
    }
    expect(process.memoryUsage().rss - before).toBeLessThan(80 * 1024 * 1024);
  });
});

describe('addresses and methods', () => {
  const byPath = new Map<string, Operation[]>();
  for (const operation of listOperations()) {
    byPath.set(operation.path, [...(byPath.get(operation.path) ?? []), operation]);
  }
  const paths = [...byPath].map(([path, operations]) => [path, operations] as const);

  it.each(paths)('%s names its methods', async (path, operations) => {
    const address = path.replace('{project_id}', String(projectId)).replaceAll(/\{\w+\}/g, '1');
    const has = operations.map(({ method }) => method);
    const allowed = new Set<string>([...has, ...(has.includes('GET') ? ['HEAD'] : []), 'OPTIONS']);
    const options = await app.call('OPTIONS', address, { as: everybody });
    expect(options.statusCode).toBe(204);
    expect(new Set(String(options.headers.allow).split(', '))).toEqual(allowed);
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      if (has.includes(method)) continue;
      const answer = await app.call(method, address, { as: everybody });
      // A longer address with an id in this place may have the method; then the word is no id.
      if (answer.statusCode === 400) continue;
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([405, 'method_not_allowed']);
      expect(answer.headers.allow).toBe(options.headers.allow);
    }
  });

  it('answer HEAD as GET without its body, except for streams', async () => {
    const head = await app.call('HEAD', '/current_user', { as: everybody });
    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect((await app.call('HEAD', '/events', { as: everybody })).statusCode).toBe(405);
  });

  it('are not found in one and the same way', async () => {
    const answer = await app.call('GET', `/projects/${projectId}/nothing`, { as: everybody });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'not_found' });
  });

  it('carry security headers and a request id, refusals too', async () => {
    for (const path of ['/tenant', '/nothing', '/projects', '/projects/%zz']) {
      const { headers } = await app.call('GET', path);
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('same-origin');
      expect(headers['cross-origin-opener-policy']).toBe('same-origin');
      expect(headers['x-request-id']).toMatch(/^[\w-]{12}$/);
    }
  });
});
