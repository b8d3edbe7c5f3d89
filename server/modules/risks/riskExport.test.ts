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
  it('gives the risks of the list with their own fields, by its filters, in its order and by pages, to those who may', async () => {
    const exporter = await addPerson(['risk_access', 'risk_export'], [cedar]);
    const query = 'status=ALL&level=high,medium&ordering=-value,number';
    const page = await list(`${query}&expand_custom_attributes=true&limit=500`);
    const file = await call('GET', `${path}/export?${query}&limit=500`, { as: exporter });
    expect(file.statusCode, file.body).toBe(200);
    expect(page.count).toBeGreaterThan(5);
    expect(file.json()).toEqual(page);
    expect(page.results[0]).toMatchObject({
      cause: expect.any(String),
      event: expect.any(String),
      effect: expect.any(String),
    });
    const second = await call('GET', `${path}/export?${query}&limit=2&offset=2`, { as: exporter });
    expect(second.json()).toEqual({ ...page, results: page.results.slice(2, 4) });
    expect((await call('GET', `${path}/export?limit=501`, { as: exporter })).statusCode).toBe(400);
    const one = await call('GET', `${path}/export?search=R-003`, { as: exporter });
    expect(one.json<Schemas['RiskPage']>().results.map(({ number }) => number)).toEqual([3]);
    const refused = await call('GET', `${path}/export`, { as: reader });
    expect([refused.statusCode, refused.json()]).toMatchObject([403, { permission: 'risk_export' }]);
    expect((await call('GET', `${path}/export?ordering=cause`, { as: exporter })).statusCode).toBe(400);
    expect((await call('GET', `/projects/${harbor}/risks/export`, { as: exporter })).statusCode).toBe(404);
  });
});
