import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { allPermissions, type Actor, testApp } from '#tests/support/testApp.ts';

const app = await testApp();
const projectId = await app.projectId('Cedar Ridge');
const everybody = await app.addPerson(allPermissions, [projectId]);
const items = `/projects/${projectId}/scenario-items`;

const create = (key: string, name: string, as: Actor = everybody) =>
  app.call('POST', items, { as, body: { name }, headers: { 'idempotency-key': key } });

const countOf = async (name: string): Promise<number> => {
  const [row] = await app.asOwner<{ n: string }>('select count(*) as n from item where name = $1', [name]);
  return Number(row?.n);
};

describe('an Idempotency-Key', () => {
  it('gives the first answer again, byte by byte', async () => {
    const key = randomUUID();
    const first = await create(key, 'Once');
    const second = await create(key, 'Once');
    expect(first.statusCode).toBe(201);
    expect(first.headers['idempotency-replayed']).toBeUndefined();
    expect([second.statusCode, second.body]).toEqual([201, first.body]);
    expect(second.headers['idempotency-replayed']).toBe('true');
    expect(await countOf('Once')).toBe(1);
  });

  it('refuses another request under the same key', async () => {
    const key = randomUUID();
    await create(key, 'Mine');
    const other = await create(key, 'Another');
    expect(other.statusCode).toBe(422);
    expect(await countOf('Another')).toBe(0);
  });

  it('makes one object of many requests at the same time', async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 12 }, () => create(key, 'Together')));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await countOf('Together')).toBe(1);
  });

  it('is one person’s own', async () => {
    const key = randomUUID();
    const other = await app.addPerson(allPermissions, [projectId]);
    await create(key, 'By two');
    expect((await create(key, 'By two', other)).statusCode).toBe(201);
    expect(await countOf('By two')).toBe(2);
  });

  it('keeps no refusal: once the cause is gone the same request works', async () => {
    const key = randomUUID();
    const refused = await app.call('POST', items, {
      as: everybody,
      body: { name: 'Later', component_id: 424_242 },
      headers: { 'idempotency-key': key },
    });
    expect(refused.statusCode).toBeGreaterThanOrEqual(400);
    expect((await create(key, 'Later')).statusCode).toBe(201);
  });

  it('is forgotten after a day', async () => {
    const key = randomUUID();
    await create(key, 'Daily');
    await app.asOwner(`update idempotency_key set created_at = now() - interval '25 hours' where key = $1`, [
      key,
    ]);
    expect((await create(key, 'Daily')).statusCode).toBe(201);
    expect(await countOf('Daily')).toBe(2);
  });
});

describe('If-Match', () => {
  const make = async () =>
    (await app.call('POST', items, { as: everybody, body: { name: 'Contested' } })).json<{
      id: number;
      version: number;
    }>();
  const patch = (id: number, version: number | string, name: string) =>
    app.call('PATCH', `${items}/${id}`, {
      as: everybody,
      body: { name },
      headers: { 'if-match': typeof version === 'number' ? `W/"${version}"` : version },
    });

  it('lets an edit of the current version through and refuses one of an older with the row as it is', async () => {
    const { id, version } = await make();
    const first = await patch(id, version, 'First');
    expect([first.statusCode, first.headers.etag]).toEqual([200, `W/"${version + 1}"`]);
    const second = await patch(id, version, 'Second');
    expect(second.statusCode).toBe(412);
    expect(second.json()).toMatchObject({ code: 'stale', current: { name: 'First', version: version + 1 } });
  });

  it('accepts a bare number and no header at all', async () => {
    const { id, version } = await make();
    expect((await patch(id, String(version), 'Bare')).statusCode).toBe(200);
    expect(
      (await app.call('PATCH', `${items}/${id}`, { as: everybody, body: { name: 'None' } })).statusCode,
    ).toBe(200);
  });

  it('loses no edit: the accepted ones and the version agree', async () => {
    const { id, version } = await make();
    let accepted = 0;
    await Promise.all(
      Array.from({ length: 8 }, async (_, person) => {
        for (let edit = 0; edit < 6; edit += 1) {
          const row = (await app.call('GET', `${items}/${id}`, { as: everybody })).json<{
            version: number;
          }>();
          const answer = await patch(id, row.version, `Edit ${person}.${edit}`);
          expect([200, 412, 409]).toContain(answer.statusCode);
          if (answer.statusCode === 200) accepted += 1;
        }
      }),
    );
    const end = (await app.call('GET', `${items}/${id}`, { as: everybody })).json<{ version: number }>();
    expect(end.version).toBe(version + accepted);
  });
});
