import { expect, it } from 'vitest';
import type { Result } from '#server/contract/handlers.ts';
import { type Attachment, attachmentCalls, type Place } from '#tests/support/attachmentCalls.ts';
import { type Actor, allPermissions, testApp } from '#tests/support/testApp.ts';
import { png } from '#tests/support/upload.ts';

type Dashboard = Result<'getDashboard'>;

const app = await testApp();
const admin = await app.actor('admin@northbank.example');
const daniel = await app.actor('cost@northbank.example');
const { send, list } = attachmentCalls(app, admin);
const without = (...keys: string[]) => allPermissions.filter((permission) => !keys.includes(permission));
const person = () => app.addPerson(without('manage_all_project_dashboards', 'view_all_projects'), []);

const make = async (memberships: object[] = []) => {
  const body = { name: 'Review', type: 'EXTERNAL', memberships };
  return (await app.call('POST', '/project-dashboards', { as: daniel, body })).json<Dashboard>();
};
const read = async (id: number, as: Actor = daniel) =>
  (await app.call('GET', `/project-dashboards/${id}`, { as })).json<Dashboard>();
const pictureOf = (id: number): Place => ({ entity: 'dashboard', id, field: 'picture' });
const smallOf = (id: number): Place => ({ entity: 'dashboard', id, field: 'picture_thumbnail' });

it('is shown with its small one, replaced by the next, stands in the history, and is taken away', async () => {
  const { id, picture } = await make();
  expect(picture).toBeNull();
  const first = await send(pictureOf(id), 'site.png', png(), daniel);
  await send(smallOf(id), 'thumbnail.png', png(), daniel);
  expect(await read(id)).toMatchObject({
    picture: first.json<Attachment>().url,
    picture_thumbnail: expect.stringMatching(/^\/files\//),
  });
  const second = await send(pictureOf(id), 'site.jpg.png', png({ color: [9, 9, 9] }), daniel);
  expect((await read(id)).picture).toBe(second.json<Attachment>().url);
  const lines = (await app.call('GET', `/project-dashboards/${id}/history`, { as: daniel })).json<
    Result<'listDashboardHistory'>
  >().results;
  expect(lines.map(({ entity }) => entity)).toEqual(['attachment', 'attachment', 'dashboard']);
  const { results } = await list(pictureOf(id), daniel);
  expect(results).toHaveLength(2);
  for (const file of results)
    expect((await app.call('DELETE', `/attachments/${file.id}`, { as: daniel })).statusCode).toBe(204);
  expect(await read(id)).toMatchObject({ picture: null, picture_thumbnail: null });
});

it('is seen by members, changed by those who may edit settings, and not there for everybody else', async () => {
  const [viewer, cards, settings, outsider] = await Promise.all([person(), person(), person(), person()]);
  const { id } = await make([
    { user_id: viewer.id, permissions: [] },
    { user_id: cards.id, permissions: ['edit_dashboard_cards'] },
    { user_id: settings.id, permissions: ['edit_dashboard_settings'] },
  ]);
  const statusOf = async (as: Actor) => (await send(pictureOf(id), 'site.png', png(), as)).statusCode;
  expect([await statusOf(viewer), await statusOf(cards), await statusOf(outsider)]).toEqual([403, 403, 404]);
  expect(await statusOf(settings)).toBe(201);
  const counts = await Promise.all(
    [viewer, cards, outsider].map(async (as) => (await list(pictureOf(id), as)).count),
  );
  expect(counts).toEqual([1, 1, 0]);
  const [kept] = (await list(pictureOf(id), viewer)).results;
  const refused = await app.call('DELETE', `/attachments/${kept?.id}`, { as: viewer });
  expect(refused.statusCode).toBe(403);
  expect(refused.json<{ message: string }>().message).toMatch(/edit settings/);
});

it.each([
  ['a type that is not taken', 'site.webp', png(), 415, '.png, .jpg, .jpeg, .gif'],
  ['a drawing', 'site.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, '.png'],
  ['what its name does not say', 'site.png', Buffer.from('no picture'), 415, 'content of this file'],
  ['21 MB', 'site.png', Buffer.alloc(21 * 1_048_576), 413, 'Files is larger than 20 MB'],
  ['a long name', `${'x'.repeat(252)}.png`, png(), 400, 'File name is larger than 255 characters'],
])('refuses %s', async (_what, name, bytes, status, words) => {
  const { id } = await make();
  const answer = await send(pictureOf(id), name, bytes, daniel);
  expect(answer.statusCode).toBe(status);
  expect(answer.body).toContain(words);
  expect((await read(id)).picture).toBeNull();
});
