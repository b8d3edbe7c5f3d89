import { describe, expect, it } from 'vitest';
import type { components } from '#contract/api.ts';
import { testApp } from '#tests/support/testApp.ts';

type Schemas = components['schemas'];

const { call, addPerson, projectId } = await testApp();
const harbor = await projectId('Harbor Point');
const cedar = await projectId('Cedar Ridge');
const buyer = await addPerson(
  ['procurement_access', 'change_procurement', 'risk_access', 'change_risk'],
  [harbor, cedar],
);
const reader = await addPerson(['procurement_access', 'risk_access'], [harbor]);
const blind = await addPerson(['procurement_access', 'change_procurement'], [harbor]);

const packages = (await call('GET', `/projects/${harbor}/bid-packages?limit=50`, { as: buyer })).json<
  Schemas['BidPackagePage']
>().results;
const curtain = packages.find(({ name }) => name === 'Curtain Wall')?.id ?? 0;
const path = `/projects/${harbor}/bid-packages/${curtain}/risks`;
const read = async () => (await call('GET', path, { as: reader })).json<Schemas['BidPackageRiskPage']>();
const write = (ids: readonly number[], as = buyer, version = '') =>
  call('PUT', path, { as, body: { risk_ids: ids }, headers: version ? { 'if-match': version } : {} });
const riskOf = async (project: number, search: string): Promise<Schemas['RiskBrief']> => {
  const page = await call('GET', `/projects/${project}/risks?search=${search}`, { as: buyer });
  const [risk] = page.json<Schemas['RiskPage']>().results;
  if (!risk) throw new Error(`The demo has a risk of ${search}.`);
  return risk;
};

describe('risks of a package', () => {
  it('are linked and taken away as one step each, and come back by Undo', async () => {
    const before = await read();
    expect(before.results.map(({ name }) => name)).toEqual(['Façade tariff']);
    const flood = await riskOf(harbor, 'cofferdam');
    const ids = before.results.map(({ id }) => id);
    const saved = await write([...ids, flood.id, flood.id]);
    expect(saved.statusCode, saved.body).toBe(200);
    const { change_set_id: set, risks } = saved.json<Schemas['BidPackageRisksSaved']>();
    expect(risks.results.map(({ name }) => name)).toEqual([flood.name, 'Façade tariff']);
    expect(risks.version).toBe(before.version + 1);
    expect((await write(ids, buyer, `"${before.version}"`)).statusCode).toBe(412);
    expect((await call('POST', `/change-sets/${set ?? 0}/undo`, { as: buyer })).statusCode).toBe(201);
    expect((await read()).results).toEqual(before.results);
    const none = await write([]);
    expect(none.json<Schemas['BidPackageRisksSaved']>().risks.count).toBe(0);
    await write(ids);
  });

  it('stay linked while one is deleted, and show again once it is back', async () => {
    const [linked] = (await read()).results;
    const flood = await riskOf(harbor, 'cofferdam');
    const risk = `/projects/${harbor}/risks/${linked?.id ?? 0}`;
    expect((await call('DELETE', risk, { as: buyer })).statusCode).toBe(204);
    expect((await read()).count).toBe(0);
    expect((await write([flood.id])).statusCode).toBe(200);
    expect((await call('PATCH', `${risk}/restore`, { as: buyer })).statusCode).toBe(200);
    expect((await read()).results.map(({ id }) => id).toSorted()).toEqual(
      [flood.id, linked?.id ?? 0].toSorted(),
    );
    expect((await write([linked?.id ?? 0])).statusCode).toBe(200);
  });

  it('are of the project, and seen and changed by those who see risks', async () => {
    const other = await riskOf(cedar, 'groundwater');
    const refused = await write([other.id]);
    expect([refused.statusCode, Object.keys(refused.json<{ errors: object }>().errors)]).toEqual([
      422,
      ['risk_ids'],
    ]);
    expect((await write([], reader)).statusCode).toBe(403);
    expect((await write([], blind)).statusCode).toBe(403);
    expect((await call('GET', path, { as: blind })).statusCode).toBe(403);
    const elsewhere = `/projects/${cedar}/bid-packages/${curtain}/risks`;
    expect((await call('GET', elsewhere, { as: buyer })).statusCode).toBe(404);
    const history = `/projects/${harbor}/bid-packages/${curtain}/history`;
    expect((await call('GET', history, { as: reader })).body).toContain('Risks linked');
    expect((await call('GET', history, { as: blind })).body).not.toContain('Risks linked');
  });
});
