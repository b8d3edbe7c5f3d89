import { beforeAll, describe, expect, it } from 'vitest';
import { type Actor, allPermissions, testApp } from '#tests/support/testApp.ts';
import { addAttachments, ask, exampleOf, fieldsOf, type Ids, idsOf, operations } from './operationCalls.ts';

/** Fields that only the server sets, sent with every write: each is refused by name, and nothing is written (trust A10). */
const app = await testApp();
const projectId = await app.projectId('Cedar Ridge');

const owned = {
  id: 1,
  tenant_id: 2,
  tenantId: 2,
  created_by: 1,
  created_by_id: 1,
  created_at: '2020-01-01T00:00:00.000Z',
  updated_at: '2020-01-01T00:00:00.000Z',
  version: 99,
  number: 1,
  is_external: false,
  is_administrator: true,
  permissions: ['account_administration_access'],
  password_hash: 'x',
  sessions_ended_at: null,
};

const writes = operations.filter(({ method, body }) => method !== 'GET' && body !== undefined);
let person: Actor;
let ids: Ids;
beforeAll(async () => {
  person = await app.addPerson(allPermissions, [projectId]);
  await addAttachments(app);
  ids = { ...(await idsOf(app, 'northbank')), project_id: projectId, job_id: 1 };
});

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The example of a body with one more field, in its own object or in the first of its list. */
function withField(example: unknown, field: string, value: unknown): unknown {
  if (Array.isArray(example))
    return [withField(example[0], field, value), ...(example.slice(1) as unknown[])];
  return isObject(example) ? { ...example, [field]: value } : { [field]: value };
}

const changes = async () => {
  const [row] = await app.asOwner<{ n: number }>('select count(*)::int as n from change_set');
  return row?.n;
};

it('finds the writes', () => {
  expect(writes.length).toBeGreaterThan(10);
});

describe.each(writes.map((operation) => [operation.id, operation] as const))('%s', (_, operation) => {
  it('takes no field that only the server sets', async () => {
    const before = await changes();
    const known = fieldsOf(operation, 'anywhere');
    for (const [field, value] of Object.entries(owned)) {
      // A field that the contract lets people write is theirs.
      if (known.includes(field)) continue;
      const answer = await ask(app, operation, ids, {
        as: person,
        body: withField(exampleOf(operation), field, value),
      });
      expect([field, answer.statusCode, answer.body]).toEqual([field, 400, expect.stringContaining(field)]);
    }
    expect(await changes()).toBe(before);
  });
});
