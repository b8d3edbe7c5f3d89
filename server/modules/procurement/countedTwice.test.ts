import { expect, it } from 'vitest';
import type { components } from '#contract/api.ts';
import { testApp } from '#tests/support/testApp.ts';

type Schemas = components['schemas'];

const { call, addPerson, projectId, asOwner } = await testApp();
const harbor = await projectId('Harbor Point');
const westfield = await projectId('Westfield');
const estimator = await addPerson(
  ['procurement_access', 'change_procurement', 'estimate_access', 'foresite_access', 'view_item_markup'],
  [harbor, westfield],
);
const reader = await addPerson(['procurement_access', 'estimate_access'], [harbor]);

const path = `/projects/${harbor}/allocation`;
const read = async (as = estimator) => (await call('GET', path, { as })).json<Schemas['Allocation']>();
const undo = async (set: number | null) =>
  expect((await call('POST', `/change-sets/${set}/undo`, { as: estimator, body: {} })).statusCode).toBe(201);
const byHand = (keys: readonly string[], parts: readonly object[]) =>
  call('PATCH', `${path}/lines`, { as: estimator, body: { lines: keys, parts } });
const notBid = { code: '', component_id: null, bid_package_id: null, work_package: '' };

it('names lines that are contingency of the funds, too, until they are not bid or somebody allocates them', async () => {
  expect((await read()).contingency_lines).toEqual({ keys: [], amount: 0 });
  const named = async (from: string, to: string) =>
    asOwner<{ id: number; amount: number }>(
      `update estimate_line set description = $2 where tenant_id = 1 and id = (select l.id from estimate_line l
        join milestone m on m.tenant_id = 1 and m.id = l.milestone_id where l.tenant_id = 1 and l.project_id = $1
        and m.name = 'GMP' and l.description = $3 order by l.id limit 1)
        returning id::float8 as id, amount::float8 as amount`,
      [harbor, to, from],
    );
  const [line] = await named('Fire Protection', 'Construction contingency, 3%');
  const key = `line-${line?.id}`;
  const before = await read();
  expect(before.contingency_lines).toEqual({ keys: [key], amount: line?.amount });
  expect((await read(reader)).contingency_lines).toBeNull();
  const roofing = before.bid_packages.find(({ name }) => name === 'Roofing')?.id;
  for (const id of [null, roofing]) {
    const saved = await byHand([key], [{ bid_package_id: id, work_package: '', share: 100 }]);
    expect(saved.statusCode, saved.body).toBe(200);
    expect((await read()).contingency_lines?.keys).toEqual([]);
    await undo(saved.json<Schemas['AllocationSaved']>().change_set_id);
  }
  const ruled = await call('POST', `${path}/rules`, {
    as: estimator,
    body: { ...notBid, code_match: 'ANY' },
  });
  expect((await read()).contingency_lines?.keys).toEqual([]);
  await undo(ruled.json<Schemas['AllocationSaved']>().change_set_id);
  expect((await read()).contingency_lines?.keys).toEqual([key]);
  await named('Construction contingency, 3%', 'Fire Protection');
  // Without a fund nothing is there twice.
  await asOwner(
    `update estimate_line set description = 'Contingency' where tenant_id = 1 and project_id = $1`,
    [westfield],
  );
  const other = await call('GET', `/projects/${westfield}/allocation`, { as: estimator });
  const fundless = other.json<Schemas['Allocation']>();
  expect(fundless.lines_count).toBeGreaterThan(0);
  expect(fundless.contingency_lines?.keys).toEqual([]);
});
