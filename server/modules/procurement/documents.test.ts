import { describe, expect, it } from 'vitest';
import type { components } from '#contract/api.ts';
import { testApp } from '#tests/support/testApp.ts';

type Schemas = components['schemas'];

const { call, addPerson, projectId } = await testApp();
const harbor = await projectId('Harbor Point');
const cedar = await projectId('Cedar Ridge');
const buyer = await addPerson(['procurement_access', 'change_procurement'], [harbor, cedar]);
const reader = await addPerson(['procurement_access'], [harbor]);

const path = `/projects/${harbor}/bid-documents`;
const list = async (query = '', as = reader) =>
  (await call('GET', `${path}?limit=100${query}`, { as })).json<Schemas['BidDocumentPage']>();
const save = (body: object, as = buyer) => call('PATCH', path, { as, body });
const packageIds = async (project: number) =>
  (await call('GET', `/projects/${project}/bid-packages?limit=50`, { as: buyer }))
    .json<Schemas['BidPackagePage']>()
    .results.map(({ id }) => id);

describe('documents for bidders', () => {
  it('are listed by kind and number, searched, and narrowed to a kind and a package', async () => {
    const all = await list();
    expect(all.count).toBe(10);
    expect((await list('&kind=DRAWING')).results.map(({ code }) => code)).toEqual([
      'A-301',
      'A-531',
      'M-601',
      'S-201',
    ]);
    expect((await list('&search=08 44')).results.map(({ title }) => title)).toEqual([
      'Glazed aluminum curtain walls',
    ]);
    const [, , , curtain] = await packageIds(harbor);
    const own = await list(`&bid_package_id=${curtain}`);
    expect(own.count).toBe(5);
    expect(own.results.every(({ bid_package_ids: ids }) => ids.includes(curtain ?? 0))).toBe(true);
    expect((await list('&ordering=-issued_on')).results[0]?.code).toBe('M-601');
  });

  it('are added, changed and deleted as one step, and come back by Undo', async () => {
    const before = await list();
    const [first, second] = before.results;
    const [bidPackage] = await packageIds(harbor);
    const saved = await save({
      create: [{ title: ' Soils report ', kind: 'REPORT', bid_package_ids: [bidPackage, bidPackage] }],
      update: [{ id: first?.id, version: first?.version, revision: 'C' }],
      remove: [{ id: second?.id, version: second?.version }],
    });
    expect(saved.statusCode, saved.body).toBe(200);
    expect((await list('&search=soils')).results[0]).toMatchObject({
      title: 'Soils report',
      bid_package_ids: [bidPackage],
      files_count: 0,
    });
    expect((await list()).count).toBe(10);
    const { change_set_id: set } = saved.json<Schemas['BidDocumentsSaved']>();
    await call('POST', `/change-sets/${set}/undo`, { as: buyer, body: {} });
    const strip = (page: Schemas['BidDocumentPage']) => page.results.map((row) => ({ ...row, version: 0 }));
    expect(strip(await list())).toEqual(strip(before));
  });

  it('refuse all or nothing: a blank title, a package of another project, a stale version, one twice', async () => {
    const [first] = (await list()).results;
    const [foreign] = await packageIds(cedar);
    const blank = await save({ create: [{ title: 'Sound' }, { title: '  ' }] });
    expect(blank.json()).toHaveProperty(['errors', 'create.1.title']);
    const other = await save({ create: [{ title: 'A', bid_package_ids: [foreign] }] });
    expect(other.json()).toHaveProperty(['errors', 'create.0.bid_package_ids']);
    const stale = await save({ update: [{ id: first?.id, version: 99, title: 'B' }] });
    expect(stale.statusCode).toBe(412);
    const named = { id: first?.id, version: first?.version };
    expect((await save({ update: [{ ...named, title: 'B' }], remove: [named] })).body).toContain(
      'named once',
    );
    expect((await save({ create: [{ title: 'B' }] }, reader)).statusCode).toBe(403);
    expect((await list()).count).toBe(10);
  });

  it('show their files to those who read procurement', async () => {
    const [first] = (await list()).results;
    const files = `/attachments?entity_name=bid_document&entity_id=${first?.id}&limit=10`;
    expect((await call('GET', files, { as: reader })).json()).toMatchObject({ count: 0 });
    const stranger = await addPerson(['foresite_access'], [harbor]);
    expect((await call('GET', files, { as: stranger })).json()).toMatchObject({ count: 0, results: [] });
  });
});
