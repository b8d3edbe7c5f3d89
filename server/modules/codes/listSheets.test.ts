import { expect, it } from 'vitest';
import type { Result } from '#server/contract/handlers.ts';
import { testApp } from '#tests/support/testApp.ts';
import { formWith } from '#tests/support/upload.ts';
import { xlsx } from '#tests/support/workbooks.ts';

const app = await testApp();
app.app.running.start();
const sender = await app.addPerson(['custom_codes_access']);
const colleague = await app.addPerson(['custom_codes_access']);
const send = (name: string, bytes: Buffer) =>
  app.call('POST', '/list-sheets', { as: sender, ...formWith({ name, bytes }) });

it('reads a file of codes in the background, for whoever sent it', async () => {
  const rows = [
    ['Code', 'Name'],
    ['01', 'General'],
    ['03 30 00', 'Concrete'],
  ];
  const sent = await send('Codes.xlsx', xlsx({ Codes: rows }));
  expect(sent.statusCode, sent.body).toBe(202);
  const path = `/list-sheets/${sent.json<{ job_id: number }>().job_id}`;
  await expect.poll(async () => (await app.call('GET', path, { as: sender })).statusCode).toBe(200);
  expect((await app.call('GET', path, { as: sender })).json<Result<'getListSheet'>>()).toEqual({
    file_name: 'Codes.xlsx',
    sheets: [{ name: 'Codes', rows }],
  });
  expect((await app.call('GET', path, { as: colleague })).statusCode).toBe(404);
});

it('says what is wrong with a file that is no workbook', async () => {
  expect((await send('Codes.pdf', Buffer.from('%PDF'))).json()).toMatchObject({
    message: 'The file format is not compatible',
  });
  const sent = await send('Codes.xlsx', Buffer.from('no workbook'));
  const path = `/list-sheets/${sent.json<{ job_id: number }>().job_id}`;
  await expect
    .poll(async () => (await app.call('GET', path, { as: sender })).json<{ message: string }>().message)
    .toBe('The file format is not compatible');
});
