import { expect, it } from 'vitest';
import type { Result } from '#server/contract/handlers.ts';
import { allPermissions, testApp } from '#tests/support/testApp.ts';
import { formWith } from '#tests/support/upload.ts';
import { xlsx } from '#tests/support/workbooks.ts';

const app = await testApp();
app.app.running.start();
const projectId = await app.projectId('Westfield STEM');
const otherProject = await app.projectId('Cedar Ridge');
const writer = await app.addPerson(allPermissions, [projectId, otherProject]);
const colleague = await app.addPerson(allPermissions, [projectId]);
const reader = await app.addPerson(['program_access'], [projectId]);
const base = `/projects/${projectId}/program-areas/files`;
const send = (name: string, bytes: Buffer, as = writer) =>
  app.call('POST', base, { as, ...formWith({ name, bytes }) });

it('reads a room list in the background, for whoever sent it to this project', async () => {
  const rows = [
    ['Room', 'Level', 'NSF'],
    ['Lab', 1, 900],
  ];
  const sent = await send('Rooms.xlsx', xlsx({ Rooms: rows }));
  expect(sent.statusCode, sent.body).toBe(202);
  const { job_id: id } = sent.json<{ job_id: number }>();
  const get = (path: string, as = writer) => app.call('GET', path, { as });
  await expect.poll(async () => (await get(`${base}/${id}`)).statusCode).toBe(200);
  expect((await get(`${base}/${id}`)).json<Result<'getRoomList'>>()).toEqual({
    file_name: 'Rooms.xlsx',
    sheets: [{ name: 'Rooms', rows }],
  });
  expect((await get(`${base}/${id}`, colleague)).statusCode).toBe(404);
  expect((await get(`/projects/${otherProject}/program-areas/files/${id}`)).statusCode).toBe(404);
  expect((await get(`${base}/${id}`, reader)).statusCode).toBe(403);
});

it('refuses what is no sheet', async () => {
  expect((await send('Rooms.pdf', Buffer.from('%PDF'))).json()).toMatchObject({
    message: 'The file format is not compatible',
  });
  expect((await send('Rooms.csv', Buffer.from('Room'), reader)).statusCode).toBe(403);
});
