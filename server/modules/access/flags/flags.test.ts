import { expect, it } from 'vitest';
import { clientFlags, tenantFlags } from '#contract/unions.ts';
import { FEATURE_FLAGS, type FlagName } from '#domain/access';
import type { Result } from '#server/contract/handlers.ts';
import { testApp } from '#tests/support/testApp.ts';

const app = await testApp();
const admin = await app.actor('admin@northbank.example');
const stranger = await app.actor('architect@halden.example', 'halden');

const read = async (path: '/switches' | '/flags', as = admin) =>
  (await app.call('GET', path, { as })).json<Record<string, Record<string, boolean>>>();

it('knows words for each flag of the contract, and no other', () => {
  const of = (kind: string) =>
    Object.keys(FEATURE_FLAGS).filter((name) => FEATURE_FLAGS[name as FlagName].kind === kind);
  expect(new Set(of('tenant'))).toEqual(new Set(tenantFlags));
  expect(new Set(of('client'))).toEqual(new Set(clientFlags));
});

it('lets administrators switch features, at the next call, for their company alone', async () => {
  const cost = await app.actor('cost@northbank.example');
  const body = { switches: { enable_custom_attributes: false, amplify: true } };
  expect((await app.call('PATCH', '/switches', { as: cost, body })).statusCode).toBe(403);
  const answer = await app.call('PATCH', '/switches', { as: admin, body });
  expect(answer.json<{ switches: object }>().switches).toMatchObject(body.switches);
  expect((await read('/switches', cost))['switches']?.['enable_custom_attributes']).toBe(false);
  expect((await read('/switches', stranger))['switches']?.['enable_custom_attributes']).toBe(true);
  const strange = await app.call('PATCH', '/switches', { as: admin, body: { switches: { be_root: true } } });
  expect(strange.statusCode).toBe(400);
});

it('sets client flags apart from the product, and the gate obeys', async () => {
  const usual = (await read('/flags'))['flags'];
  expect(usual).toMatchObject({ notifications: true, custom_normalization: false });
  const body = { flags: { notifications: false, custom_normalization: true } };
  const answer = await app.call('PATCH', '/flags', { as: admin, body });
  expect(answer.json()).toEqual({ flags: { ...usual, ...body.flags } });
  expect((await read('/flags'))['flags']).toEqual({ ...usual, ...body.flags });
  expect((await read('/flags', stranger))['flags']).toEqual(usual);
});

it('shows in history who set what, in words, to administrators', async () => {
  const answer = await app.call('GET', '/flags/history', { as: admin });
  const { count, results } = answer.json<Result<'listFlagHistory'>>();
  expect(count).toBe(2);
  expect(results[0]?.actor?.id).toBe(admin.id);
  expect(results.map(({ changes }) => changes.map(({ label, from, to }) => [label, from, to]))).toEqual([
    [
      [FEATURE_FLAGS.notifications.label, null, 'Off'],
      [FEATURE_FLAGS.custom_normalization.label, null, 'On'],
    ],
    [[FEATURE_FLAGS.enable_custom_attributes.label, 'On', 'Off']],
  ]);
  const viewer = await app.actor('viewer@northbank.example');
  expect((await app.call('GET', '/flags/history', { as: viewer })).statusCode).toBe(403);
});

it('keeps in history who set what', async () => {
  const entries = await app.asOwner<{ fields: object }>(
    `select fields from change_entry where tenant_id = 1 and entity = 'feature_flags' order by change_set_id`,
  );
  expect(entries.map(({ fields }) => fields)).toEqual([
    { enable_custom_attributes: { from: true, to: false } },
    { notifications: { from: null, to: false }, custom_normalization: { from: null, to: true } },
  ]);
});
