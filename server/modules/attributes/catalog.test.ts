import { describe, expect, it } from 'vitest';
import type { Result } from '#server/contract/handlers.ts';
import { allPermissions, testApp } from '#tests/support/testApp.ts';

const app = await testApp();
const project = await app.projectId('Cedar Ridge');
const anna = await app.addPerson(allPermissions, [project]);
const reader = await app.addPerson(['foresite_access'], [project]);
const catalog = async (query = '') =>
  (await app.call('GET', `/custom-attributes/catalog?${query}`, { as: anna })).json<
    Result<'listAttributeCatalog'>
  >();
const called = async (name: string) => (await catalog()).results.filter((one) => one.name === name);

describe('the catalog of attributes', () => {
  it('lists every attribute by kind of row, with the rows and projects that use it', async () => {
    const { count, entity_counts: counts, results } = await catalog();
    expect(results).toHaveLength(count);
    expect(Object.values(counts).reduce((sum, one) => sum + one, 0)).toBe(count);
    const kinds = results.map(({ entity_type: kind }) => kind);
    expect([...new Set(kinds)]).toEqual(['PROJECT', 'COMPONENT', 'RISK', 'SCENARIO_ITEM']);
    expect(kinds.filter((kind) => kind === 'RISK')).toHaveLength(counts.RISK);
    expect((await called('Floor-to-floor'))[0]).toMatchObject({
      value_count: 3,
      project_count: 1,
      taken_by: ['COMPONENT'],
      group_name: 'Design basis',
    });
    expect((await called('Seismic category'))[0]).toMatchObject({ value_count: 0, project_count: 0 });
  });

  it('is searched by name, group and choice, narrowed to a kind of row, and paged', async () => {
    expect((await catalog('search=floor-TO')).results.map(({ name }) => name)).toEqual(['Floor-to-floor']);
    const design = await catalog('search=design%20basis&entity_type=PROJECT');
    expect(design.count).toBe(2);
    expect(design.entity_counts).toEqual({ PROJECT: 2, COMPONENT: 2, RISK: 0, ISSUE: 0, SCENARIO_ITEM: 0 });
    const transfer = await catalog('search=transfer');
    expect(transfer.results.map(({ name }) => name)).toEqual(['Response']);
    const second = await catalog('limit=1&offset=1');
    expect(second.results).toHaveLength(1);
    expect(second.results[0]?.id).toBe((await catalog()).results[1]?.id);
  });

  it('counts nothing of what was deleted', async () => {
    const usage = async () => {
      const [one] = await called('Response');
      return one && { values: one.value_count, projects: one.project_count };
    };
    const before = await usage();
    expect(before?.values).toBeGreaterThan(0);
    const [risk] = await app.asOwner<{ id: number; project_id: number }>(
      `select r.id, r.project_id from risk r join attribute_value v on v.tenant_id = 1 and v.entity_id = r.id
        join attribute_definition d on d.tenant_id = 1 and d.id = v.definition_id and d.name = 'Response'
        where r.tenant_id = 1 and d.entity_type = 'RISK' limit 1`,
    );
    const remove = (table: string, id: number | undefined, isDeleted: boolean) =>
      app.asOwner(`update ${table} set is_deleted = $1 where tenant_id = 1 and id = $2`, [isDeleted, id]);
    await remove('risk', risk?.id, true);
    expect((await usage())?.values).toBe((before?.values ?? 0) - 1);
    await remove('risk', risk?.id, false);
    await remove('project', risk?.project_id, true);
    expect((await usage())?.projects).toBe((before?.projects ?? 0) - 1);
    await remove('project', risk?.project_id, false);
    expect(await usage()).toEqual(before);
  });

  it('knows which kinds of rows have taken an attribute over', async () => {
    const [{ type, unit, group_name, options } = { type: 'TEXT' as const }] = await called('Floor-to-floor');
    const made = await app.call('POST', '/custom-attributes', {
      as: anna,
      body: { entity_type: 'RISK', name: 'FLOOR-to-floor', type, unit, group_name, options },
    });
    expect(made.statusCode, made.body).toBe(201);
    expect((await called('Floor-to-floor'))[0]?.taken_by.toSorted()).toEqual(['COMPONENT', 'RISK']);
  });

  it('is for those who open the pages', async () => {
    expect((await app.call('GET', '/custom-attributes/catalog', { as: reader })).statusCode).toBe(403);
  });
});
