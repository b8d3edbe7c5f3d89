import { describe, expect, it } from 'vitest';
import { guessSheets, readEstimate } from '#domain/estimate/import';
import type { Result } from '#server/contract/handlers.ts';
import { allPermissions, testApp } from '#tests/support/testApp.ts';
import { formWith } from '#tests/support/upload.ts';
import { xls, xlsx } from '#tests/support/workbooks.ts';

const app = await testApp();
app.app.running.start();
const projectId = await app.projectId('Cedar Ridge');
const otherProject = await app.projectId('Westfield STEM');
const writer = await app.addPerson(allPermissions, [projectId, otherProject]);
const colleague = await app.addPerson(allPermissions, [projectId]);
const reader = await app.addPerson(['estimate_access'], [projectId]);

const base = `/projects/${projectId}/estimate/files`;
const send = (name: string, bytes: Buffer, as = writer) =>
  app.call('POST', base, { as, ...formWith({ name, bytes }) });
async function finished(sent: Awaited<ReturnType<typeof send>>): Promise<Result<'getJob'>> {
  expect(sent.statusCode, sent.body).toBe(202);
  const { job_id: id } = sent.json<{ job_id: number }>();
  const job = async () => (await app.call('GET', `/jobs/${id}`, { as: writer })).json<Result<'getJob'>>();
  await expect.poll(async () => ['done', 'failed'].includes((await job()).status)).toBe(true);
  return job();
}
const rows = [
  ['Bldg', 'CSI', 'Scope', 'Qty', 'U/M', 'Rate', 'Ext.'],
  ['Patient Tower', '03 30 00', 'Mat foundation', 9420, 'CY', 412, 3_881_040],
  ['Patient Tower', '03 11 00', 'Forming', '214,600', 'SF', '14.20', '3,047,320.00'],
  [null, null, 'TOTAL', null, null, null, 6_928_360],
];
const csv = rows.map((row) => row.map((cell) => `"${cell ?? ''}"`).join(',')).join('\r\n');

describe('an estimate from a file', () => {
  it.each([
    ['Estimate.xlsx', xlsx({ Detail: rows })],
    ['Estimate.xls', xls({ Detail: rows })],
    ['Estimate.csv', Buffer.from(csv)],
    ['UTF-16.csv', Buffer.from(`\ufeff${csv}`, 'utf16le')],
  ])('%s is read in the background and comes to its stated total', async (name, bytes) => {
    const { status, id } = await finished(await send(name, bytes));
    expect(status).toBe('done');
    const file = (await app.call('GET', `${base}/${id}`, { as: writer })).json<Result<'getEstimateFile'>>();
    expect(readEstimate(file.sheets, guessSheets(file.sheets))).toMatchObject({
      total: 6_928_360,
      stated: 6_928_360,
      agrees: true,
      linesCount: 2,
    });
  });

  it('is shown to whoever sent it, in its own project', async () => {
    const { id } = await finished(await send('Estimate.csv', Buffer.from(csv)));
    const get = async (path: string, as = writer) => (await app.call('GET', path, { as })).statusCode;
    expect(await get(`${base}/${id}`)).toBe(200);
    expect(await get(`${base}/${id}`, colleague)).toBe(404);
    expect(await get(`/projects/${otherProject}/estimate/files/${id}`)).toBe(404);
    expect(await get(`${base}/${id}`, reader)).toBe(403);
  });

  it('that is none of these kinds is refused with a sentence, and nothing is kept', async () => {
    expect((await send('Estimate.pdf', Buffer.from('%PDF'))).json()).toMatchObject({
      message: 'The file format is not compatible',
    });
    expect((await send('Estimate.csv', Buffer.from(csv), reader)).statusCode).toBe(403);
    const job = await finished(await send('Renamed.csv', xlsx({ Detail: rows })));
    expect(job.status).toBe('failed');
    expect(JSON.stringify(job)).toContain('The file format is not compatible');
    expect((await app.call('GET', `${base}/${job.id}`, { as: writer })).statusCode).toBe(409);
  });
});
