import { expect, it } from 'vitest';
import type { components } from '#contract/api.ts';
import { testApp } from '#tests/support/testApp.ts';

type Schemas = components['schemas'];
type Template = Schemas['ReportTemplate'];

const { call, addPerson, projectId, asOwner } = await testApp();
const cedar = await projectId('Cedar Ridge');
const harbor = await projectId('Harbor Point');
const lena = await addPerson(['reporting_access'], [cedar, harbor]);
const mate = await addPerson(['reporting_access'], [cedar, harbor]);
const admin = await addPerson(['reporting_access', 'change_company'], [cedar]);
const outsider = await addPerson(['foresite_access'], [cedar]);
const path = (rest: string, project = cedar) => `/projects/${project}${rest}`;
const layout = {
  page_size: 'a4',
  page_orientation: 'landscape',
  margin: 'small',
  include_contents: true,
  include_cover_page: false,
  prepared_for: 'Sam Whitaker',
  report_cards: [
    { key: 's', kind: 'section', title: 'Cost' },
    { key: 'a', kind: 'foresite-table', note: { title: 'Before 50% DD', text: '' } },
  ],
} as const;
const newReport = async (more: object = {}): Promise<number> => {
  const body = { name: 'Owner book', state: 'PUBLISHED', ...layout, ...more };
  return (await call('POST', path('/reports'), { as: lena, body })).json<Schemas['CustomReport']>().id;
};
const keep = (report: number, body: object, as = lena) =>
  call('POST', path(`/reports/${report}/template`), { as, body });
const listed = async (as = lena, project = cedar) =>
  (await call('GET', path('/report-templates', project), { as })).json<Schemas['ReportTemplatePage']>()
    .results;
const start = (id: number, as = mate, project = harbor) =>
  call('POST', path(`/report-templates/${id}/reports`, project), { as });

it('is kept of a report for the whole company, and a report starts with its cards and pages', async () => {
  const report = await newReport();
  const made = (await keep(report, { name: ' Owner book ', description: 'For owners' })).json<Template>();
  expect(made).toMatchObject({ name: 'Owner book', card_count: 2, use_count: 0, may_delete: true });
  // What becomes of the report does not touch it.
  await call('PATCH', path(`/reports/${report}`), { as: lena, body: { report_cards: [] } });
  const [seen] = await listed(mate, harbor);
  expect(seen).toMatchObject({ id: made.id, description: 'For owners', may_delete: false });
  const started = await start(made.id);
  expect(started.statusCode, started.body).toBe(201);
  expect(started.json<Schemas['CustomReport']>()).toMatchObject({
    ...layout,
    name: 'Owner book',
    description: 'For owners',
    state: 'DRAFT',
    access: 'PRIVATE',
    is_own: true,
    is_here: true,
  });
  await start(made.id, lena, cedar);
  expect((await listed()).find(({ id }) => id === made.id)).toMatchObject({ use_count: 2, version: 1 });
});

it('is kept of reports in sight alone, with a name, and up to a hundred', async () => {
  const secret = await newReport();
  expect((await keep(secret, { name: 'Not mine' }, mate)).statusCode).toBe(404);
  expect((await keep(secret, { name: ' ' })).statusCode).toBe(422);
  expect((await keep(secret, { name: 'x' }, outsider)).statusCode).toBe(403);
  expect((await call('GET', path('/report-templates'), { as: outsider })).statusCode).toBe(403);
  await asOwner(
    `insert into report_template (tenant_id, id, name, layout)
      select 1, 880000 + n, 'Many ' || n, '{"report_cards": []}' from generate_series(1, 100) n`,
    [],
  );
  expect((await keep(secret, { name: 'One more' })).body).toContain(
    'A company has at most 100 templates. Delete one first.',
  );
  await asOwner('delete from report_template where tenant_id = 1 and id > 880000', []);
});

it('is deleted by whoever kept it or who administers the company, and comes back by Undo', async () => {
  const { id, version } = (await keep(await newReport(), { name: 'Gone' })).json<Template>();
  const remove = (as: typeof lena) =>
    call('DELETE', path(`/report-templates/${id}`), { as, headers: { 'if-match': `"${version}"` } });
  expect((await remove(mate)).statusCode).toBe(403);
  const removed = await remove(admin);
  expect(removed.statusCode, removed.body).toBe(200);
  expect((await start(id)).statusCode).toBe(404);
  expect((await listed()).map((one) => one.id)).not.toContain(id);
  const { change_set_id: set } = removed.json<Schemas['RemovedReportTemplate']>();
  const undone = await call('POST', `/change-sets/${set}/undo`, { as: admin });
  expect(undone.statusCode, undone.body).toBe(201);
  expect((await start(id)).statusCode).toBe(201);
});
