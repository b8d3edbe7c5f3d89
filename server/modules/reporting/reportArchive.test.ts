import { expect, it } from 'vitest';
import type { components } from '#contract/api.ts';
import { addDays } from '#domain/dates';
import { cards, figuresOf } from '#tests/support/reportFigures.ts';
import { testApp } from '#tests/support/testApp.ts';

type Schemas = components['schemas'];

const { call, addPerson, projectId, asOwner } = await testApp();
const cedar = await projectId('Cedar Ridge');
const lena = await addPerson(
  ['reporting_access', 'foresite_access', 'view_item_markup', 'risk_access'],
  [cedar],
);
const path = (rest = '') => `/projects/${cedar}${rest}`;

const archive = async (query: string) =>
  (await call('GET', path(`/report-runs?${query}`), { as: lena })).json<Schemas['ReportRunPage']>();
/** A run of a new report. */
const kept = async (name: string) => {
  const report = await call('POST', path('/reports'), {
    as: lena,
    body: { name, access: 'COMPANY', state: 'PUBLISHED', report_cards: cards },
  });
  const { id } = report.json<Schemas['CustomReport']>();
  const answer = await call('POST', path(`/reports/${id}/runs`), {
    as: lena,
    body: { figures: figuresOf() },
  });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<Schemas['ReportRunRow']>();
};

it('is searched, sorted, paged, deleted and brought back', async () => {
  for (const name of ['Zinc roof', 'Alpha zinc', 'Beta zinc']) await kept(name);
  const names = async (query: string) => (await archive(query)).results.map(({ report }) => report.name);
  expect(await names('search=ZINC')).toEqual(['Beta zinc', 'Alpha zinc', 'Zinc roof']);
  expect(await names('search=zinc&ordering=name&limit=1&offset=1')).toEqual(['Beta zinc']);
  const [row] = (await archive('search=roof')).results;
  expect(await names(`custom_report_id=${row?.report.id}`)).toEqual(['Zinc roof']);
  const address = path(`/report-runs/${row?.id}`);
  expect((await call('DELETE', address, { as: lena, headers: { 'if-match': '"7"' } })).statusCode).toBe(412);
  expect((await call('DELETE', address, { as: lena, headers: { 'if-match': '"1"' } })).statusCode).toBe(204);
  expect((await call('GET', address, { as: lena })).statusCode).toBe(404);
  expect(await archive('search=roof')).toMatchObject({ count: 0 });
  expect((await call('PATCH', `${address}/restore`, { as: lena })).statusCode).toBe(200);
  expect((await call('GET', address, { as: lena })).json<Schemas['ReportRun']>().figures).toEqual(
    figuresOf(),
  );
  expect((await call('PATCH', `${address}/restore`, { as: lena })).statusCode).toBe(409);
});

it('is filtered by who, when and how it was sent, and says what its months hold', async () => {
  const owner = await addPerson(['reporting_access', 'foresite_access'], [cedar]);
  const row = await kept('Quartz plaza');
  const other = await kept('Quartz plaza');
  const third = await kept('Quartz plaza');
  const set = (sql: string, ...values: unknown[]) => asOwner(`update report_run set ${sql}`, values);
  // Midnight of the company, not of Greenwich: eleven at night of April 30 in Los Angeles.
  await set(`created_at = '2024-05-01T06:00:00Z', mailed_count = 3 where tenant_id = 1 and id = $1`, row.id);
  await set(`created_at = '2024-05-01T08:00:00Z' where tenant_id = 1 and id = $1`, other.id);
  await set(
    `created_at = '2024-05-02T08:00:00Z', created_by_id = $2 where tenant_id = 1 and id = $1`,
    third.id,
    owner.id,
  );
  for (const [run, size] of [
    [row.id, 1_500_000],
    [other.id, 500_000],
  ] as const)
    await asOwner(
      `insert into report_run_pdf (tenant_id, report_run_id, job_id, file_name, size, storage_key)
        values (1, $1, 1, 'x.pdf', $2, $3)`,
      [run, size, `key ${run}`],
    );
  const link = await call('POST', path(`/report-runs/${other.id}/shares`), {
    as: lena,
    body: {
      recipient: 'Sam Whitaker',
      expires_on: addDays(new Date().toISOString().slice(0, 10), 30),
      has_watermark: true,
      tells_opening: false,
      hidden_keys: [],
      is_mailed: false,
    },
  });
  expect(link.statusCode, link.body).toBe(201);
  const found = async (query: string) => archive(`search=quartz&${query}`);
  const ids = async (query: string) => (await found(query)).results.map(({ id }) => id);
  expect(await found('')).toMatchObject({
    count: 3,
    months: [
      { month: '2024-05', count: 2 },
      { month: '2024-04', count: 1 },
    ],
    pdf_bytes: 2_000_000,
    results: [
      { id: third.id, month: '2024-05', pdf_size: null, mailed_count: 0, link_state: null },
      { id: other.id, month: '2024-05', pdf_size: 500_000, link_state: 'ACTIVE', link_views: 0 },
      { id: row.id, month: '2024-04', pdf_size: 1_500_000, mailed_count: 3, link_views: 0 },
    ],
  });
  expect(await ids('sent=MAILED')).toEqual([row.id]);
  expect(await ids('sent=LINKED')).toEqual([other.id]);
  expect(await ids('sent=NOT_SENT')).toEqual([third.id]);
  expect(await ids(`created_by_id=${owner.id}`)).toEqual([third.id]);
  expect(await ids('created_from=2024-05-01')).toEqual([third.id, other.id]);
  expect(await ids('created_from=2024-04-30&created_to=2024-04-30')).toEqual([row.id]);
  expect(await found('sent=MAILED')).toMatchObject({ count: 1, pdf_bytes: 1_500_000 });
  // A page holds a part of a month; the month says all that it holds.
  expect(await found('limit=1')).toMatchObject({ count: 3, months: [{ count: 2 }, { count: 1 }] });
  const choices = (await call('GET', path('/report-run-choices'), { as: lena })).json<
    Schemas['ReportRunChoices']
  >();
  expect(choices.reports).toContainEqual({ id: row.report.id, name: 'Quartz plaza' });
  expect(choices.people.map(({ id }) => id)).toEqual(expect.arrayContaining([lena.id, owner.id]));
  await asOwner('update report_share set revoked_at = now() where tenant_id = 1 and report_run_id = $1', [
    other.id,
  ]);
  expect((await found('sent=LINKED')).results).toMatchObject([{ link_state: 'REVOKED' }]);
});
