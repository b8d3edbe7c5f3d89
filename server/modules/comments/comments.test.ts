import { describe, expect, it } from 'vitest';
import type { Result } from '#server/contract/handlers.ts';
import { type Actor, allPermissions, testApp } from '#tests/support/testApp.ts';

type Comment = Result<'createComment'>;

const app = await testApp();
const project = await app.projectId('Cedar Ridge');
const path = `/projects/${project}/comments`;
const anna = await app.addPerson(allPermissions, [project]);
const reader = await app.addPerson(['foresite_access'], [project]);
const outsider = await app.addPerson(['foresite_access']);
const made = await app.call('POST', `/projects/${project}/scenario-items`, {
  as: anna,
  body: { name: 'Talked about' },
});
const itemId = made.json<{ id: number }>().id;

const write = (body: object, as: Actor = anna) =>
  app.call('POST', path, { as, body: { entity: 'item', entity_id: itemId, ...body } });
const list = async (as: Actor = anna, more = '') =>
  (await app.call('GET', `${path}?entity=item&entity_id=${itemId}${more}`, { as })).json<
    Result<'listComments'>
  >();
const newsOf = async (as: Actor) =>
  (await app.call('GET', '/notifications', { as })).json<Result<'listNotifications'>>();

describe('comments', () => {
  it('are written by whoever sees the row, oldest first, and name people who are then notified', async () => {
    const answer = await write({ body: '  @Reader does it leak? ', mention_ids: [reader.id] });
    expect(answer.statusCode, answer.body).toBe(201);
    const first = answer.json<Comment>();
    expect(first).toMatchObject({
      body: '@Reader does it leak?',
      created_by: { id: anna.id },
      mentions: [{ id: reader.id }],
      edited_at: null,
      version: 1,
    });
    expect((await write({ body: 'No.' }, reader)).statusCode).toBe(201);
    const { results } = await list();
    expect(results.map(({ body }) => body)).toEqual(['@Reader does it leak?', 'No.']);
    const [news] = (await newsOf(reader)).results;
    expect(news?.event_data).toMatchObject({ title: 'Talked about', action: 'Mentioned you in a comment' });
    expect((await list(anna, '&search=LEAK')).count).toBe(1);
  });

  it('are changed and taken back by their author alone', async () => {
    const comment = (await write({ body: 'First words' })).json<Comment>();
    const one = `${path}/${comment.id}`;
    const patch = (body: object, as = anna, headers = {}) => app.call('PATCH', one, { as, body, headers });
    expect((await patch({ body: 'Not mine' }, reader)).statusCode).toBe(403);
    expect((await app.call('DELETE', one, { as: reader })).statusCode).toBe(403);
    const changed = (await patch({ body: 'Other words', mention_ids: [reader.id] })).json<Comment>();
    expect(changed).toMatchObject({ body: 'Other words', version: 2, mentions: [{ id: reader.id }] });
    expect(changed.edited_at).not.toBeNull();
    const stale = await patch({ body: 'Late' }, anna, { 'If-Match': '"1"' });
    expect([stale.statusCode, stale.json()]).toMatchObject([412, { current: { body: 'Other words' } }]);
    expect((await app.call('DELETE', one, { as: anna })).statusCode).toBe(204);
    const gone = (await list()).results.find(({ id }) => id === comment.id);
    expect(gone).toMatchObject({ body: '', mentions: [], is_deleted: true });
    expect((await patch({ body: 'Again' })).statusCode).toBe(404);
    expect((await list(anna, '&search=words')).count).toBe(0);
  });

  it('name only people who see the row', async () => {
    const refused = await write({ body: 'Hello', mention_ids: [outsider.id] });
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({ errors: { mention_ids: [expect.any(String) as string] } });
  });

  it.each([
    ['risk', 'risks', { name: 'Long lead', status: 'IDENTIFIED' }],
    ['issue', 'issues', { name: 'Shaft sizes', status: 'OPEN' }],
  ] as const)('are about other rows too, for whoever sees them: %s', async (entity, list, row) => {
    const saved = await app.call('POST', `/projects/${project}/${list}`, { as: anna, body: [row] });
    expect(saved.statusCode, saved.body).toBe(201);
    const id = saved.json<{ results: { id: number }[] }>().results[0]?.id ?? 0;
    const seer = await app.addPerson([`${entity}_access`], [project]);
    const body = { entity, entity_id: id, body: '@Seer look', mention_ids: [seer.id] };
    const blind = await write({ ...body, mention_ids: [] }, reader);
    expect([blind.statusCode, blind.json()]).toMatchObject([403, { permission: `${entity}_access` }]);
    expect((await write({ ...body, mention_ids: [reader.id] })).statusCode).toBe(422);
    const comment = (await write(body)).json<Comment>();
    expect((await newsOf(seer)).results[0]).toMatchObject({
      link: `/projects/${project}/${list}?itemDetailsId=${id}&focusSection=comments`,
      event_data: { title: row.name, action: 'Mentioned you in a comment' },
    });
    expect((await write({ ...body, body: 'Seen.', mention_ids: [] }, seer)).statusCode).toBe(201);
    const patched = await app.call('PATCH', `${path}/${comment.id}`, { as: reader, body: { body: 'x' } });
    expect(patched.json()).toMatchObject({ permission: `${entity}_access` });
    const seen = await app.call('GET', `${path}?entity=${entity}&entity_id=${id}`, { as: seer });
    expect(seen.json()).toMatchObject({ count: 2 });
  });

  it('are about bid packages, for those who read procurement', async () => {
    const saved = await app.call('POST', `/projects/${project}/bid-packages`, {
      as: anna,
      body: { name: 'Lead shielding' },
    });
    expect(saved.statusCode, saved.body).toBe(201);
    const { id } = saved.json<{ id: number }>();
    const buyer = await app.addPerson(['procurement_access'], [project]);
    const body = { entity: 'bid_package', entity_id: id, body: '@Buyer look', mention_ids: [buyer.id] };
    expect((await write(body)).statusCode).toBe(201);
    expect((await newsOf(buyer)).results[0]).toMatchObject({
      link: `/projects/${project}/procurement/bid-package-details/${id}?focusSection=comments`,
      event_data: { title: 'Lead shielding', action: 'Mentioned you in a comment' },
    });
    const blind = await app.call('GET', `${path}?entity=bid_package&entity_id=${id}`, { as: reader });
    expect([blind.statusCode, blind.json()]).toMatchObject([403, { permission: 'procurement_access' }]);
    const seen = await app.call('GET', `${path}?entity=bid_package&entity_id=${id}`, { as: buyer });
    expect(seen.json()).toMatchObject({ count: 1 });
  });

  it('are out of sight with their row', async () => {
    const blind = await app.addPerson(['risk_access'], [project]);
    const asked = await app.call('GET', `${path}?entity=item&entity_id=${itemId}`, { as: blind });
    expect(asked.json()).toMatchObject({ permission: 'foresite_access' });
    const other = await app.projectId('Harbor Point');
    const comment = (await list()).results[0];
    const elsewhere = `/projects/${other}/comments`;
    for (const answer of [
      await app.call('GET', `${elsewhere}?entity=item&entity_id=${itemId}`, { as: anna }),
      await app.call('PATCH', `${elsewhere}/${comment?.id}`, { as: anna, body: { body: 'x' } }),
      await app.call('GET', `${path}?entity=item&entity_id=987654`, { as: anna }),
      await app.call('GET', `${path}?entity=item&entity_id=${itemId}`, { as: outsider }),
    ])
      expect(answer.statusCode).toBe(404);
  });
});
