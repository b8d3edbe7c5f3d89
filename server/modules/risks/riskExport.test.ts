import { describe, expect, it } from 'vitest';
import type { components } from '#contract/api.ts';
import { testApp } from '#tests/support/testApp.ts';

type Schemas = components['schemas'];

const { call, addPerson, projectId } = await testApp();
const cedar = await projectId('Cedar Ridge');
const harbor = await projectId('Harbor Point');
const reader = await addPerson(['risk_access'], [cedar]);

const path = `/projects/${cedar}/risks`;
const list = async (query: string) =>
  (await call('GET', `${path}?${query}`, { as: reader })).json<Schemas['RiskPage']>();

describe('the export', () => {
  it('holds every risk that the list would page through, by its filters and in its order, for those who may', async () => {
    const exporter = await addPerson(['risk_access', 'risk_export'], [cedar]);
    const query = 'status=ALL&level=high,medium&ordering=-value,number';
    const page = await list(`${query}&expand_custom_attributes=true&limit=500`);
    const file = await call('GET', `${path}/export?${query}`, { as: exporter });
    expect(file.statusCode, file.body).toBe(200);
    expect(page.count).toBeGreaterThan(5);
    expect(file.json()).toEqual(page);
    const one = await call('GET', `${path}/export?search=R-003`, { as: exporter });
    expect(one.json<Schemas['RiskPage']>().results.map(({ number }) => number)).toEqual([3]);
    const refused = await call('GET', `${path}/export`, { as: reader });
    expect([refused.statusCode, refused.json()]).toMatchObject([403, { permission: 'risk_export' }]);
    expect((await call('GET', `${path}/export?ordering=cause`, { as: exporter })).statusCode).toBe(400);
    expect((await call('GET', `/projects/${harbor}/risks/export`, { as: exporter })).statusCode).toBe(404);
  });
});
