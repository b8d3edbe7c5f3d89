import { expect, it } from 'vitest';
import type { Result } from '#server/contract/handlers.ts';
import { allPermissions, testApp } from '#tests/support/testApp.ts';
import { formWith } from '#tests/support/upload.ts';
import { xlsx } from '#tests/support/workbooks.ts';

const app = await testApp();
app.app.running.start();
const projectId = await app.projectId('Harbor Point');
const otherProject = await app.projectId('Cedar Ridge');
const writer = await app.addPerson(allPermissions, [projectId, otherProject]);
const colleague = await app.addPerson(allPermissions, [projectId]);
const reader = await app.addPerson(['procurement_access'], [projectId]);
const base = `/projects/${projectId}/bid-tabulations`;
const send = (name: string, bytes: Buffer, as = writer) =>
  app.call('POST', base, { as, ...formWith({ name, bytes }) });

it('reads a bid tabulation in the background, for whoever sent it to this project', async () => {
  const rows = [
    ['Item', 'Description', 'Bidder'],
    ['0001', 'Lab', 900],
  ];
  const sent = await send('Tabulation.xlsx', xlsx({ Tabulation: rows }));
  expect(sent.statusCode, sent.body).toBe(202);
  const { job_id: id } = sent.json<{ job_id: number }>();
  const get = (path: string, as = writer) => app.call('GET', path, { as });
  await expect.poll(async () => (await get(`${base}/${id}`)).statusCode).toBe(200);
  expect((await get(`${base}/${id}`)).json<Result<'getBidTabulation'>>()).toEqual({
    file_name: 'Tabulation.xlsx',
    sheets: [{ name: 'Tabulation', rows }],
  });
  expect((await get(`${base}/${id}`, colleague)).statusCode).toBe(404);
  expect((await get(`/projects/${otherProject}/bid-tabulations/${id}`)).statusCode).toBe(404);
  expect((await get(`${base}/${id}`, reader)).statusCode).toBe(403);
});

it('refuses what is no sheet', async () => {
  expect((await send('Tabulation.pdf', Buffer.from('%PDF'))).json()).toMatchObject({
    message: 'The file format is not compatible',
  });
  expect((await send('Tabulation.csv', Buffer.from('Item'), reader)).statusCode).toBe(403);
});
