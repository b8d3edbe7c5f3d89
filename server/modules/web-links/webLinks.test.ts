import { describe, expect, it } from 'vitest';
import type { Result } from '#server/contract/handlers.ts';
import { type Actor, allPermissions, testApp } from '#tests/support/testApp.ts';

type WebLink = Result<'createWebLink'>;

const app = await testApp();
const project = await app.projectId('Cedar Ridge');
const path = `/projects/${project}/web-links`;
const anna = await app.addPerson(allPermissions, [project]);
const reader = await app.addPerson(['foresite_access'], [project]);
const outsider = await app.addPerson(['foresite_access']);
const made = await app.call('POST', `/projects/${project}/scenario-items`, {
  as: anna,
  body: { name: 'Glass' },
});
const itemId = made.json<{ id: number }>().id;

const add = (body: object, as: Actor = anna) =>
  app.call('POST', path, { as, body: { entity: 'item', entity_id: itemId, ...body } });
const list = async (as: Actor = anna) =>
  (await app.call('GET', `${path}?entity=item&entity_id=${itemId}`, { as })).json<Result<'listWebLinks'>>();

describe('web links', () => {
  it('are added by whoever may change the row, and read by whoever sees it', async () => {
    const answer = await add({ url: ' example.com/glass ', title: ' Glass data ' });
    expect(answer.statusCode, answer.body).toBe(201);
    expect(answer.json<WebLink>()).toMatchObject({
      url: 'https://example.com/glass',
      title: 'Glass data',
      created_by: { id: anna.id },
      version: 1,
    });
    expect((await list(reader)).results.map(({ url }) => url)).toEqual(['https://example.com/glass']);
    expect((await add({ url: 'https://example.com/b' }, reader)).statusCode).toBe(403);
  });

  it.each([
    ['javascript:alert(1)', 'Only links that begin with https:// or http:// are kept.'],
    ['drawings', 'This is not a web address. Paste one such as https://example.com.'],
    ['example.com/glass', 'This link is here already.'],
  ])('refuse %s', async (url, sentence) => {
    const answer = await add({ url });
    expect([answer.statusCode, answer.json()]).toMatchObject([422, { errors: { url: [sentence] } }]);
  });

  it('are changed and removed in the version that was seen', async () => {
    const link = (await add({ url: 'https://example.com/c' })).json<WebLink>();
    const one = `${path}/${link.id}`;
    const patch = (body: object, as = anna, headers = {}) => app.call('PATCH', one, { as, body, headers });
    expect((await patch({ title: 'Mine' }, reader)).statusCode).toBe(403);
    expect((await patch({ title: 'Notes' })).json()).toMatchObject({ title: 'Notes', version: 2 });
    expect((await patch({ url: 'example.com/glass' })).statusCode).toBe(422);
    expect((await patch({ title: 'Late' }, anna, { 'If-Match': '"1"' })).statusCode).toBe(412);
    expect((await app.call('DELETE', one, { as: reader })).statusCode).toBe(403);
    expect((await app.call('DELETE', one, { as: anna })).statusCode).toBe(204);
    expect((await patch({ title: 'Again' })).statusCode).toBe(404);
    expect((await list()).results.some(({ id }) => id === link.id)).toBe(false);
  });

  it('are no more than fifty', async () => {
    const { count } = await list();
    for (let number = count; number < 50; number += 1)
      expect((await add({ url: `https://example.com/${number}` })).statusCode).toBe(201);
    const answer = await add({ url: 'https://example.com/last' });
    expect(answer.json()).toMatchObject({
      errors: { url: ['At most 50 links stay with one row. Remove one first.'] },
    });
  });

  it.each([
    ['risk', 'risks', { name: 'Long lead', status: 'IDENTIFIED' }],
    ['issue', 'issues', { name: 'Shaft sizes', status: 'OPEN' }],
  ] as const)('belong to other rows too, out of sight with them: %s', async (entity, table, row) => {
    const saved = await app.call('POST', `/projects/${project}/${table}`, { as: anna, body: [row] });
    const id = saved.json<{ results: { id: number }[] }>().results[0]?.id ?? 0;
    const link = (await add({ entity, entity_id: id, url: 'example.com' })).json<WebLink>();
    expect(link.url).toBe('https://example.com');
    const blind = await app.call('GET', `${path}?entity=${entity}&entity_id=${id}`, { as: reader });
    expect([blind.statusCode, blind.json()]).toMatchObject([403, { permission: `${entity}_access` }]);
    expect((await app.call('DELETE', `${path}/${link.id}`, { as: reader })).statusCode).toBe(403);
  });

  it('stay within their project', async () => {
    const other = await app.projectId('Harbor Point');
    const link = (await list()).results[0];
    for (const answer of [
      await app.call('GET', `/projects/${other}/web-links?entity=item&entity_id=${itemId}`, { as: anna }),
      await app.call('DELETE', `/projects/${other}/web-links/${link?.id}`, { as: anna }),
      await app.call('GET', `${path}?entity=item&entity_id=987654`, { as: anna }),
      await app.call('GET', `${path}?entity=item&entity_id=${itemId}`, { as: outsider }),
    ])
      expect(answer.statusCode).toBe(404);
  });
});
