import { describe, expect, it } from 'vitest';
import type { Result } from '#server/contract/handlers.ts';
import { type Actor, testApp } from '#tests/support/testApp.ts';
import { tidy } from '#server/services/upkeep/upkeep.ts';

const app = await testApp();
const projectId = await app.projectId('Cedar Ridge');
const hiddenId = await app.projectId('Harbor Point');
const cost = await app.actor('cost@northbank.example');
type Page = Result<'listNotifications'>;

const team = () => app.addPerson(['foresite_access'], [projectId]);
const list = async (as: Actor, query = '') =>
  (await app.call('GET', `/notifications${query}`, { as })).json<Page>();
const newsOf = async (as: Actor) =>
  (await list(as)).results.map(({ event_data: { title, action } }) => `${title}: ${action}`);
const addItem = async (body: object, as = cost) =>
  (await app.call('POST', `/projects/${projectId}/scenario-items`, { as, body })).json<
    Result<'createItem'>
  >();
const assign = (itemId: number, person: Actor | null, as = cost) =>
  app.call('PATCH', `/projects/${projectId}/scenario-items/${itemId}`, {
    as,
    body: { assignee_id: person?.id ?? null },
  });

describe('what happens to a person’s items', () => {
  it('is sent in the transaction of the change: assigned, moved, undone', async () => {
    const person = await team();
    const item = await addItem({ name: 'Rooftop canopy', assignee_id: person.id });
    const [first] = (await list(person)).results;
    expect(first).toMatchObject({
      kind: 'assigned',
      creator: { id: cost.id, first_name: 'Daniel' },
      is_read: false,
      link: `/projects/${projectId}/foresite?itemDetailsId=${item.id}`,
      event_data: {
        title: 'Rooftop canopy',
        action: 'Assigned to you',
        subtitle: `${item.code} · Cedar Ridge Patient Tower`,
      },
    });
    const path = `/projects/${projectId}/scenario-items/${item.id}`;
    const rejected = await app.call('PATCH', `${path}/reject`, { as: cost, body: {} });
    const { change_set_id } = rejected.json<Result<'rejectItem'>>();
    await app.call('POST', `/change-sets/${change_set_id}/undo`, { as: cost });
    expect(await newsOf(person)).toEqual([
      'Rooftop canopy: Reverted to Pending',
      'Rooftop canopy: Rejected',
      'Rooftop canopy: Assigned to you',
    ]);
  });

  it('is not sent to whoever did it, nor when the change was refused', async () => {
    const before = (await list(cost)).count;
    const { id, version } = await addItem({ name: 'My own', assignee_id: cost.id });
    const person = await team();
    const stale = await app.call('PATCH', `/projects/${projectId}/scenario-items/${id}`, {
      as: cost,
      body: { assignee_id: person.id },
      headers: { 'if-match': `"${version + 5}"` },
    });
    expect(stale.statusCode).toBe(412);
    expect((await list(cost)).count).toBe(before);
    expect((await list(person)).count).toBe(0);
  });

  it('is sent only to people who see the project and hold the module’s permission there', async () => {
    const blind = await app.addPerson(['timeline_access'], [projectId]);
    const away = await app.addPerson(['foresite_access']);
    const closed = await team();
    const lead = await app.addPerson(['foresite_access'], [projectId]);
    const { id } = await addItem({ name: 'Watched' });
    await app.asOwner(`update app_user set status = 'DISABLED' where tenant_id = 1 and id = $1`, [closed.id]);
    for (const person of [blind, away, closed, lead]) {
      await app.asOwner('update item set proposed_by_id = $2 where tenant_id = 1 and id = $1', [
        id,
        person.id,
      ]);
      const to = (await app.call('GET', `/projects/${projectId}/scenario-items/${id}`, { as: cost })).json<{
        status: string;
      }>().status;
      const path = `/projects/${projectId}/scenario-items/${id}`;
      const moved =
        to === 'PENDING'
          ? await app.call('PATCH', `${path}/reject`, { as: cost, body: {} })
          : await app.call('PATCH', `${path}/revert`, { as: cost });
      expect(moved.statusCode).toBe(200);
    }
    const kept = await app.asOwner<{ user_id: string }>(
      'select user_id from notification where tenant_id = 1 and user_id = any($1)',
      [[blind.id, away.id, closed.id, lead.id]],
    );
    expect(kept.map(({ user_id }) => Number(user_id))).toEqual([lead.id]);
  });

  it('is no longer shown once the project or the permission is out of reach', async () => {
    const person = await team();
    await addItem({ name: 'Soon hidden', assignee_id: person.id });
    expect(await list(person)).toMatchObject({ count: 1, unread: 1 });
    await app.asOwner('delete from role_permission where tenant_id = 1 and role_id = $1', [person.id]);
    expect(await list(person)).toEqual({ count: 0, unread: 0, results: [] });
    await app.asOwner(`insert into role_permission values (1, $1, 'foresite_access')`, [person.id]);
    expect((await list(person)).count).toBe(1);
    await app.asOwner('delete from project_member where tenant_id = 1 and user_id = $1', [person.id]);
    expect(await list(person)).toEqual({ count: 0, unread: 0, results: [] });
  });
});

describe('an accepted invite', () => {
  it('is sent to whoever invited, with the newcomer’s role and project', async () => {
    const [inviter, newcomer] = [await team(), await team()];
    await app.asOwner('update app_user set invited_by_id = $2 where tenant_id = 1 and id = $1', [
      newcomer.id,
      inviter.id,
    ]);
    const { services } = app.app.running;
    await services.database.asTenant(1, (tx) => services.notify.inviteAccepted(tx, newcomer.id, new Date()));
    const [row] = await app.asOwner<{ name: string }>(
      'select name from role where tenant_id = 1 and id = $1',
      [newcomer.id],
    );
    expect((await list(inviter)).results).toMatchObject([
      {
        kind: 'invite_accepted',
        creator: { id: newcomer.id },
        link: `/projects/${projectId}/invite-members`,
        event_data: {
          title: 'Test Person',
          action: 'Accepted your invite',
          subtitle: `${row?.name} · Cedar Ridge Patient Tower`,
        },
      },
    ]);
    await services.database.asTenant(1, (tx) => services.notify.inviteAccepted(tx, inviter.id, new Date()));
    expect((await list(newcomer)).count).toBe(0);
  });
});

describe('somebody who views a project as a role', () => {
  it('is shown what that role may see there, and nothing of other places', async () => {
    const held = [
      'foresite_access',
      'can_impersonate',
      'invite_members_to_project',
      'view_all_projects',
    ] as const;
    const lead = await app.addPerson(held, [projectId]);
    const elsewhere = await addItem({ name: 'Here', assignee_id: lead.id });
    expect(elsewhere.id).toBeGreaterThan(0);
    await app.asOwner(
      `insert into notification (tenant_id, id, user_id, project_id, kind, title, action, subtitle, link)
        values (1, 999001, $1, $2, 'assigned', 'There', 'x', 'x', '/'), (1, 999002, $1, null, 'assigned', 'Company', 'x', 'x', '/')`,
      [lead.id, hiddenId],
    );
    expect((await list(lead)).count).toBe(3);
    const [role] = await app.asOwner<{ id: string }>(
      `select id from role where tenant_id = 1 and name = 'Owner Rep'`,
    );
    const started = await app.call('POST', `/permission-roles/${role?.id}/impersonate`, {
      as: lead,
      body: { project_id: projectId },
    });
    expect(started.statusCode).toBeLessThan(300);
    expect(await newsOf(lead)).toEqual(['Here: Assigned to you']);
    await app.asOwner(
      `delete from role_permission where tenant_id = 1 and role_id = $1 and permission = 'foresite_access'`,
      [Number(role?.id)],
    );
    await expect.poll(async () => (await list(lead)).count).toBe(0);
    const marked = await app.call('POST', '/notifications/read-all', { as: lead });
    expect(marked.statusCode).toBe(403);
  });
});

describe('the list', () => {
  it('comes by pages of ten, newest first, and drops what is older than 31 days', async () => {
    const person = await team();
    const { id } = await addItem({ name: 'To and fro' });
    for (let turn = 0; turn < 12; turn += 1) {
      await assign(id, person);
      await assign(id, null);
    }
    const first = await list(person);
    expect(first).toMatchObject({ count: 12, unread: 12 });
    expect(first.results).toHaveLength(10);
    const rest = await list(person, '?offset=10');
    expect(rest.results).toHaveLength(2);
    const ids = [...first.results, ...rest.results].map((one) => one.id);
    expect(ids).toEqual([...ids].sort((a, b) => b - a));
    await app.asOwner(
      `update notification set created_at = now() - interval '32 days' where tenant_id = 1 and id = any($1)`,
      [ids.slice(0, 3)],
    );
    expect(await list(person)).toMatchObject({ count: 9, unread: 9 });
    await tidy(app.database, app.app.running.services.files);
    const [left] = await app.asOwner<{ count: string }>(
      'select count(*) from notification where tenant_id = 1 and user_id = $1',
      [person.id],
    );
    expect(Number(left?.count)).toBe(9);
  });

  it('is behind its flag', async () => {
    const off = await testApp({ settings: { CLIENT_FLAGS: 'reporting' } });
    const person = await off.addPerson([]);
    for (const [method, path] of [
      ['GET', '/notifications'],
      ['POST', '/notifications/read-all'],
    ] as const) {
      const answer = await off.call(method, path, { as: person });
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toMatchObject({ code: 'forbidden', flag: 'notifications' });
    }
  });
});

describe('reading', () => {
  const post = (as: Actor, path: string, body?: unknown) =>
    app.call('POST', `/notifications/${path}`, { as, ...(body === undefined ? {} : { body }) });
  const two = async (person: Actor) => {
    const a = await addItem({ name: 'A', assignee_id: person.id });
    await addItem({ name: 'B', assignee_id: person.id });
    expect(a.id).toBeGreaterThan(0);
    return (await list(person)).results.map(({ id }) => id);
  };

  it('marks what is named, then all', async () => {
    const person = await team();
    const [newest = 0] = await two(person);
    expect((await post(person, 'read', { ids: [newest] })).json()).toEqual({ unread: 1 });
    expect((await list(person)).results.map(({ is_read }) => is_read)).toEqual([true, false]);
    expect((await post(person, 'read-all')).json()).toEqual({ unread: 0 });
    expect((await list(person)).unread).toBe(0);
  });

  it('passes over other people’s numbers, other companies’ and unknown ones without telling', async () => {
    const [person, other] = [await team(), await team()];
    const own = await two(person);
    const theirs = await two(other);
    const [foreign] = await app.asOwner<{ id: string }>(
      `insert into notification (tenant_id, id, user_id, kind, title, action, subtitle, link)
        select 2, 1999999, id, 'assigned', 'x', 'x', 'x', '/' from app_user where tenant_id = 2 limit 1 returning id`,
    );
    const answer = await post(person, 'read', { ids: [...theirs, 987_654, Number(foreign?.id)] });
    expect([answer.statusCode, answer.json()]).toEqual([200, { unread: 2 }]);
    expect((await list(other)).unread).toBe(2);
    expect((await post(person, 'read-all')).statusCode).toBe(200);
    expect((await list(other)).unread).toBe(2);
    const [untouched] = await app.asOwner<{ read_at: string | null }>(
      'select read_at from notification where tenant_id = 2 and id = 1999999',
    );
    expect(untouched?.read_at).toBeNull();
    expect((await list(person)).results.map(({ id }) => id)).toEqual(own);
  });
});
