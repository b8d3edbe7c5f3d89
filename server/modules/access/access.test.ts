import { describe, expect, it } from 'vitest';
import type { Result } from '#server/contract/handlers.ts';
import { testApp } from '#tests/support/testApp.ts';

const app = await testApp();
const projectId = await app.projectId('Cedar Ridge');
type Me = Result<'getCurrentUser'>;

describe('the signed-in person', () => {
  it('sees every company in which they sign in, and no other', async () => {
    const architect = await app.actor('architect@halden.example');
    const me = (await app.call('GET', '/current_user', { as: architect })).json<Me>();
    expect(me).toMatchObject({ first_name: 'Lena', is_external: true });
    expect(me.companies.map(({ slug }) => slug).sort((a, b) => a.localeCompare(b))).toEqual([
      'halden',
      'northbank',
    ]);
    const cost = await app.actor('cost@northbank.example');
    const other = (await app.call('GET', '/current_user', { as: cost })).json<Me>();
    expect(other.companies.map(({ slug }) => slug)).toEqual(['northbank']);
  });

  it('changes name and one preference at a time, and history keeps it', async () => {
    const person = await app.addPerson([]);
    const patch = (body: unknown) => app.call('PATCH', '/current_user', { as: person, body });
    expect((await patch({ preferences: { theme: 'dark' } })).json<Me>().preferences).toEqual({
      theme: 'dark',
      density: 'normal',
      mail_digest: 'daily',
    });
    const answer = await patch({ first_name: '  Ada ', preferences: { density: 'compact' } });
    expect(answer.json<Me>()).toMatchObject({
      first_name: 'Ada',
      preferences: { theme: 'dark', density: 'compact', mail_digest: 'daily' },
    });
    const entries = await app.asOwner<{ fields: object }>(
      `select fields from change_entry where tenant_id = 1 and entity = 'user' and entity_id = $1 order by change_set_id`,
      [person.id],
    );
    expect(entries).toHaveLength(2);
    expect(entries[1]?.fields).toMatchObject({ first_name: { from: 'Test', to: 'Ada' } });
  });

  it('cannot make themselves more than they are', async () => {
    const person = await app.addPerson([]);
    for (const field of [
      'email',
      'permissions',
      'is_external',
      'roles',
      'status',
      'tenant_id',
      'password_hash',
    ]) {
      const answer = await app.call('PATCH', '/current_user', {
        as: person,
        body: { first_name: 'Ada', [field]: 'x' },
      });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ errors: { [field]: ['This field is not known here.'] } });
    }
    expect(
      (await app.call('PATCH', '/current_user', { as: person, body: { first_name: ' ' } })).json(),
    ).toMatchObject({
      errors: { first_name: ['This cannot be blank.'] },
    });
  });
});

describe('the people of a project', () => {
  it('are found by name or e-mail, page by page; closed accounts are not offered', async () => {
    const cost = await app.actor('cost@northbank.example');
    const list = async (query: string) =>
      (await app.call('GET', `/projects/${projectId}/people?${query}`, { as: cost })).json<
        Result<'listPeople'>
      >();
    const all = await list('limit=500');
    expect(all.results).toHaveLength(all.count);
    expect((await list('search=reyes')).results.map(({ email }) => email)).toEqual([
      'cost@northbank.example',
    ]);
    expect((await list('search=maya%20ok')).count).toBe(1);
    expect((await list('search=wellspring.example')).count).toBe(1);
    expect((await list('limit=2&offset=1')).results).toEqual(all.results.slice(1, 3));
    await app.asOwner(`update app_user set status = 'DISABLED' where email = 'viewer@northbank.example'`);
    expect((await list('limit=500')).count).toBe(all.count - 1);
  });
});
