import { open } from 'node:fs/promises';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { writeCsv } from '#design-system/grid/export/writeCsv.ts';
import { csvLine } from '#server/modules/items/exportItems.ts';
import { allPermissions, testApp } from '#tests/support/testApp.ts';
import { listOperations } from '#server/contract/operations.ts';
import { fileFor } from './operationCalls.ts';

/** What a close look at the running product found, each for its whole class. */
const app = await testApp();
const projectId = await app.projectId('Cedar Ridge');
const everybody = await app.addPerson(allPermissions, [projectId]);
const items = `/projects/${projectId}/scenario-items`;
const send = (method: 'GET' | 'POST' | 'PATCH', path: string, body?: unknown) =>
  app.call(method, path, { as: everybody, ...(body === undefined ? {} : { body }) });

describe('days at the edges of the calendar', () => {
  const edges = ['0000-01-01', '0001-01-01', '1899-12-31', '2200-01-01', '9999-12-31'];
  const dated = listOperations().flatMap((operation) =>
    operation.parameters
      .filter(({ in: place, schema }) => place === 'query' && /IsoDate/.test(JSON.stringify(schema)))
      .map(({ name }) => [operation.id, operation, name] as const),
  );

  it.each(dated)('are refused by %s', async (_id, operation, name) => {
    for (const edge of edges) {
      const path = operation.path.replace('{project_id}', String(projectId)).replaceAll(/\{\w+\}/g, '1');
      const answer = await app.call(operation.method, `${path}?${name}=${edge}`, { as: everybody });
      expect([400, 404], `${path} ${edge} ${answer.body}`).toContain(answer.statusCode);
    }
  });

  it.each(edges)('are refused in a body: %s', async (day) => {
    const item = await send('POST', items, { name: 'Canopy', due_date: day });
    expect(item.statusCode).toBe(400);
    expect(item.body).toContain('a date from 1900 to 2199');
    const meeting = await send('POST', `/projects/${projectId}/meetings`, { title: 'Weekly', held_on: day });
    expect(meeting.statusCode).toBe(400);
  });

  it('are taken within', async () => {
    for (const due_date of ['2027-02-28', '2028-02-29']) {
      const made = await send('POST', items, { name: 'Canopy', due_date });
      expect(made.statusCode, made.body).toBe(201);
    }
  });
});

describe('characters that nobody sees', () => {
  it.each([
    ['an escape', 'Can\u001bopy'],
    ['a bell', 'Can\u0007opy'],
    ['a delete', 'Can\u007fopy'],
    ['a control of the second set', 'Can\u0085opy'],
    ['a line end', 'Can\nopy'],
    ['a tab', 'Can\topy'],
    ['a line separator', 'Can\u2028opy'],
    ['a turn of direction', 'Can\u202eypo'],
  ])('are refused in a name: %s', async (_what, name) => {
    expect((await send('POST', items, { name })).statusCode).toBe(400);
    expect((await send('POST', '/permission-roles', { name })).statusCode).toBe(400);
  });

  it('but line ends and tabs stay in texts of several lines, and other scripts in names', async () => {
    const made = await send('POST', items, { name: 'Vordach – キャノピー 🏗️', description: 'One\n\tTwo' });
    expect(made.statusCode, made.body).toBe(201);
    expect(made.json()).toMatchObject({ description: 'One\n\tTwo' });
  });
});

describe('addresses', () => {
  const get = (url: string, headers: Record<string, string> = {}) =>
    app.app.inject({ method: 'GET', url, headers: { host: 'northbank.localhost:4150', ...headers } });

  it.each([
    '/realms/northbank/login/%00',
    '/realms/northbank/login/a%00b?hint=x',
    '/realms/northbank/broker/%00/1',
    '/realms/northbank/login/abc/resume?ticket=%00',
    '/realms/northbank/protocol/openid-connect/auth?client_id=%00',
    '/projects/%00',
    '/outbox/%00',
    '/api/projects/%00',
  ])('with a null character are refused: %s', async (url) => {
    for (const accept of ['text/html', 'application/json'])
      expect((await get(url, { accept })).statusCode).toBe(400);
  });

  it('a sign-in form with a null character is refused', async () => {
    const answer = await app.app.inject({
      method: 'POST',
      url: '/realms/northbank/login/abc',
      headers: {
        host: 'northbank.localhost:4150',
        'content-type': 'application/x-www-form-urlencoded',
        accept: 'text/html',
      },
      payload: 'email=a%00b&password=x',
    });
    expect(answer.statusCode).toBe(400);
  });

  it.each([
    'northbank.localhost:99999',
    'northbank.localhost:0',
    'localhost:65536',
    'northbank.localhost:x',
    'localhost:',
  ])('of a port that does not exist are refused: %s', async (host) => {
    for (const url of [
      '/',
      '/api/switches',
      '/find',
      '/healthz',
      '/realms/northbank/.well-known/openid-configuration',
    ])
      expect((await get(url, { host })).statusCode).toBe(400);
  });
});

describe('answers', () => {
  it('are kept by no cache, whether they succeed or not', async () => {
    const paths = [
      '/switches',
      items,
      '/projects',
      `${items}/999999`,
      '/jobs/1',
      '/openapi.json',
      '/nowhere',
    ];
    for (const path of paths)
      expect((await send('GET', path)).headers['cache-control'], path).toBe('no-store');
    expect((await app.call('GET', '/projects')).headers['cache-control']).toBe('no-store');
  });

  it('of a full disk are 507, and leave nothing behind', async () => {
    const upload = () =>
      app.call('POST', `/attachments?entity_name=company&entity_id=1&field_name=logo`, {
        as: everybody,
        ...fileFor({ id: 'createAttachment' }),
      });
    const handle = await open('/dev/null', 'r');
    await handle.close();
    const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    const write = vi
      .spyOn(Object.getPrototypeOf(handle) as { writeFile: () => Promise<void> }, 'writeFile')
      .mockRejectedValue(full);
    const refused = await upload();
    expect(refused.statusCode, refused.body).toBe(507);
    expect(refused.json()).toMatchObject({ code: 'storage_full' });
    write.mockRestore();
    expect((await upload()).statusCode).toBe(201);
  });
});

describe('cells of an export', () => {
  it.each(['=', '+', '-', '@', '＝', '＋', '－', '＠', ' ＝', '\t=', '\u3000＠'])(
    'that a spreadsheet would run are texts: %j',
    (start) => {
      expect(csvLine([`${start}HYPERLINK(1)`])).toMatch(/^"?'/);
    },
  );

  it('are written alike by the screen and by the server, whatever they say', () => {
    const starts = fc.constantFrom('', ' ', '\t', '\r', '\n', '\u3000', '\u00a0', '\ufeff', "'", '"', ',');
    const signs = fc.constantFrom('=', '+', '-', '@', '＝', '＋', '－', '＠', '|', '%', 'a', '1', '');
    const text = fc
      .tuple(starts, starts, signs, fc.string({ maxLength: 8, unit: 'binary' }))
      .map((parts) => parts.join(''));
    const amount = fc
      .integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 })
      .map((cents) => cents / 100);
    fc.assert(
      fc.property(fc.oneof(text, amount, fc.constant(null)), (value) => {
        const written = writeCsv({ columns: [{ title: 'a' }], rows: [[value]] } as never);
        expect(written.slice('\ufeffa\r\n'.length, -2)).toBe(csvLine([value]));
      }),
      { numRuns: 2000 },
    );
  });

  it('that are figures stay figures', () => {
    expect(csvLine([-1234, 'Canopy – east', 0.5])).toBe('-1234,Canopy – east,0.5');
  });
});

describe('an assignee', () => {
  it('sees the project', async () => {
    const member = await app.addPerson(['foresite_access'], [projectId]);
    const stranger = await app.addPerson(['foresite_access']);
    const all = await app.addPerson(['view_all_projects']);
    const statusFor = async ({ id }: { id: number }) =>
      (await send('POST', items, { name: 'Canopy', assignee_id: id })).statusCode;
    expect(await statusFor(member)).toBe(201);
    expect(await statusFor(all)).toBe(201);
    expect(await statusFor(stranger)).toBe(422);
  });

  it('who is named already stays, when somebody saves another field', async () => {
    const leaving = await app.addPerson(['foresite_access'], [projectId]);
    const { id } = (await send('POST', items, { name: 'Canopy', assignee_id: leaving.id })).json<{
      id: number;
    }>();
    await app.asOwner('delete from project_member where tenant_id = 1 and user_id = $1', [leaving.id]);
    const saved = await send('PATCH', `${items}/${id}`, { name: 'Canopy, east', assignee_id: leaving.id });
    expect(saved.statusCode, saved.body).toBe(200);
  });
});
