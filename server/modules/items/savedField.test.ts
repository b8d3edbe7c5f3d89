import { describe, expect, it } from 'vitest';
import type { components } from '#contract/api.ts';
import { testApp } from '#tests/support/testApp.ts';

type Item = components['schemas']['Item'];

const { call, actor, projectId, database, asOwner } = await testApp();
const daniel = await actor('cost@northbank.example');
const items = `/projects/${await projectId('Cedar Ridge')}/scenario-items`;

const created = async () =>
  (await call('POST', items, { as: daniel, body: { name: 'Counted' } })).json<Item>();

/** What the saving transaction sent, from its begin to its commit; asking for rights comes before it, read only. */
async function statementsOf(item: Item, body: object) {
  const texts: string[] = [];
  const stop = database.observe((text) => texts.push(text));
  const answer = await call('PATCH', `${items}/${item.id}`, {
    as: daniel,
    body,
    headers: { 'if-match': `"${item.version}"` },
  });
  stop();
  expect(answer.statusCode, answer.body).toBe(200);
  const from = texts.findIndex((text) => text.startsWith('begin; set local role quoin_app'));
  const own = texts.slice(from);
  return own.slice(0, own.indexOf('commit') + 1);
}

describe('saving one field', () => {
  it.each([
    ['name', { name: 'Counted again' }],
    ['description', { description: 'What it is about' }],
    ['priority', { priority: 1 }],
    ['due date', { due_date: '2027-03-01' }],
    ['probability', { probability: 70 }],
    ['schedule', { schedule_days: 5 }],
  ])('takes seven statements: %s', async (_name, body) => {
    const texts = await statementsOf(await created(), body);
    expect(texts.length, texts.map((text) => text.trim().slice(0, 90)).join('\n')).toBeLessThanOrEqual(7);
    expect(texts.filter((text) => text.includes('for update'))).toHaveLength(1);
  });

  it('reads again what somebody else changed while it waited for the row', async () => {
    const item = await created();
    let locked = (): void => undefined;
    const isLocked = new Promise<void>((resolve) => (locked = resolve));
    const first = database.asTenant(1, async (tx) => {
      await tx.query({
        text: 'select from item where tenant_id = 1 and id = $1 for update',
        values: [item.id],
      });
      locked();
      await waiting();
      await tx.query({
        text: `update item set description = 'theirs', version = version + 1 where tenant_id = 1 and id = $1`,
        values: [item.id],
      });
      await tx.query({
        text: `insert into item_tag (tenant_id, item_id, tag_id) select 1, $1, min(id) from tag where tenant_id = 1 and type = 'ITEM'`,
        values: [item.id],
      });
    });
    await isLocked;
    const answer = await call('PATCH', `${items}/${item.id}`, { as: daniel, body: { name: 'Mine' } });
    await first;
    expect(answer.json<Item>()).toMatchObject({
      name: 'Mine',
      description: 'theirs',
      version: item.version + 2,
    });
    expect(answer.json<Item>().tags).toHaveLength(1);
  });
});

/** Until somebody waits for a lock. */
async function waiting(): Promise<void> {
  await expect
    .poll(
      async () => {
        const rows = await asOwner(
          `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
        );
        return rows.length;
      },
      { timeout: 60_000 },
    )
    .toBeGreaterThan(0);
}
