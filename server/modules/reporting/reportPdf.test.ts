import { expect, it } from 'vitest';
import type { components } from '#contract/api.ts';
import { findChromium } from '#tests/support/chromium.mjs';
import { testApp } from '#tests/support/testApp.ts';

type Schemas = components['schemas'];

const chromium = findChromium() ?? '';
const { app, call, addPerson, projectId, asOwner } = await testApp({ settings: { CHROMIUM_PATH: chromium } });
const cedar = await projectId('Cedar Ridge');
const full = ['reporting_access', 'issue_access'] as const;
const lena = await addPerson(full, [cedar]);
const mate = await addPerson(full, [cedar]);
const plain = await addPerson(['reporting_access'], [cedar]);
const path = (rest: string) => `/projects/${cedar}${rest}`;
const page = '<div class="page"><h2>Active issues</h2><p>Shaft sizes differ</p></div>';
const body = {
  html_content: [page, page],
  css: '.page{height:200mm}',
  printBackground: true,
  filename: 'Owner/../book',
};

const newRun = async (): Promise<number> => {
  const cards = [{ key: 'a', kind: 'active-issues' }];
  const made = await call('POST', path('/reports'), {
    as: lena,
    body: { name: 'Owner book', access: 'COMPANY', state: 'PUBLISHED', report_cards: cards },
  });
  const figures = {
    page_size: 'letter',
    page_orientation: 'landscape',
    margin: 'normal',
    include_header: true,
    include_cover_page: true,
    include_page_numbers: true,
    project_name: 'Cedar Ridge',
    project_facts: '',
    author: '',
    papers: [{ key: 'a', kind: 'active-issues', title: 'Active issues' }],
    pages: [[{ key: 'a', from: 0, to: 0, is_continued: false, is_end: true, height: 60 }]],
  };
  const address = path(`/reports/${made.json<Schemas['CustomReport']>().id}/runs`);
  const run = await call('POST', address, { as: lena, body: { figures } });
  expect(run.statusCode, run.body).toBe(201);
  return run.json<Schemas['ReportRunRow']>().id;
};
const render = (id: number, sent: object = body, as = lena) =>
  call('POST', path(`/report-runs/${id}/render-custom-report-PDF`), { as, body: sent });
const read = async (id: number, as = lena) =>
  (await call('GET', path(`/report-runs/${id}`), { as })).json<Schemas['ReportRun']>();

it.runIf(chromium)('a job makes the PDF of a run and keeps it with the run', async () => {
  const id = await newRun();
  expect(await read(id)).toMatchObject({ pdf_state: 'NONE', attachment_url: null });
  expect((await render(id, { ...body, html_content: [page] })).body).toContain(
    'The run has 2 pages, and 1 were sent',
  );
  const asked = await render(id);
  expect(asked.statusCode, asked.body).toBe(202);
  const { job_id: jobId } = asked.json<Schemas['JobAccepted']>();
  expect(await read(id)).toMatchObject({ pdf_state: 'MAKING', pdf_job_id: jobId });
  expect(await read(id, mate)).toMatchObject({ pdf_state: 'MAKING', pdf_job_id: null });
  expect((await render(id)).body).toContain('being made already');
  app.running.start();
  await expect.poll(async () => (await read(id)).pdf_state, { timeout: 60_000 }).toBe('READY');

  const { attachment_url: url } = await read(id, mate);
  const file = await app.inject({ url: url ?? '', headers: { host: 'northbank.localhost' } });
  expect(file.headers).toMatchObject({ 'content-type': 'application/pdf' });
  expect(file.headers['content-disposition']).toContain('book.pdf');
  const text = file.rawPayload.toString('latin1');
  expect(text.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(2);
  expect(text).toContain('/MediaBox [0 0 792 612]');
  expect(text).toContain('/Title (Owner book)');
  // Without the signature it is not there, and who may not open the run is given no address.
  expect(
    (await app.inject({ url: (url ?? '').split('?')[0] ?? '', headers: { host: 'northbank.localhost' } }))
      .statusCode,
  ).toBe(404);
  const list = (await call('GET', path('/report-runs'), { as: plain })).json<Schemas['ReportRunPage']>();
  const closed = { is_open: false, attachment_url: null, pdf_size: null };
  expect(list.results.find((run) => run.id === id)).toMatchObject(closed);
  // Nor do totals tell how large it is.
  const all = (await call('GET', path('/report-runs'), { as: lena })).json<Schemas['ReportRunPage']>();
  expect(all.pdf_bytes - list.pdf_bytes).toBe(all.results.find((run) => run.id === id)?.pdf_size);
  expect((await render(id)).body).toContain('has its PDF already');
  const [told] = await asOwner<{ title: string; subtitle: string }>(
    `select title, subtitle from notification where tenant_id = 1 and user_id = $1 and kind = 'report_ready'`,
    [lena.id],
  );
  expect(told).toEqual({ title: 'Owner book', subtitle: 'PDF, 2 pages' });
});

it.runIf(chromium)('a page that cannot be read fails with its reason, and can be made again', async () => {
  const id = await newRun();
  await render(id, { ...body, html_content: [page, '<p>open'] });
  app.running.start();
  await expect.poll(async () => (await read(id)).pdf_state, { timeout: 60_000 }).toBe('FAILED');
  const { pdf_job_id: jobId } = await read(id);
  const job = await call('GET', `/jobs/${jobId}`, { as: lena });
  expect(job.json<Schemas['Job']>()).toMatchObject({
    status: 'failed',
    message: expect.stringMatching(/well-formed/) as string,
  });
  expect((await render(id)).statusCode).toBe(202);
});

it('is refused to those who may not open the run, and with styles without end', async () => {
  const id = await newRun();
  expect((await render(id, body, plain)).statusCode).toBe(403);
  expect((await render(id, { ...body, css: 'x'.repeat(400_001) })).statusCode).toBe(400);
});

it('says which setting is missing where there is no browser', async () => {
  const bare = await testApp({ settings: { CHROMIUM_PATH: 'off' } });
  const reader = await bare.addPerson(full, [cedar]);
  const list = await bare.call('GET', path('/report-runs'), { as: reader });
  expect(list.json<Schemas['ReportRunPage']>().pdf_missing).toMatch(/CHROMIUM_PATH/);
});
