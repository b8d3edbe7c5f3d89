import { expect, it } from 'vitest';
import type { components } from '#contract/api.ts';
import { addDays } from '#domain/dates';
import { REPORT_SHARES } from '#domain/reporting';
import { testApp } from '#tests/support/testApp.ts';

type Schemas = components['schemas'];

const { app, call, addPerson, projectId, asOwner } = await testApp();
const cedar = await projectId('Cedar Ridge');
const harbor = await projectId('Harbor Point');
const full = ['reporting_access', 'foresite_access', 'view_item_markup'] as const;
const lena = await addPerson(full, [cedar, harbor]);
const mate = await addPerson(full, [cedar]);
const plain = await addPerson(['reporting_access', 'foresite_access'], [cedar]);
const path = (rest: string, project = cedar) => `/projects/${project}${rest}`;
const today = new Date().toISOString().slice(0, 10);

const table = (cell: string): Schemas['ReportRunTable'] => ({
  columns: [{ id: 'name', label: 'Name', width: 900, is_end: false }],
  rows: [[cell]],
  row_heights: [36],
  total: null,
});
const piece = (key: string) => ({ key, from: 0, to: 1, is_continued: false, is_end: true, height: 93 });
const cards = [
  { key: 'items', kind: 'foresite-table' },
  { key: 'reserve', kind: 'contingency' },
] as const;
const figures: Schemas['ReportRunFigures'] = {
  page_size: 'letter',
  page_orientation: 'portrait',
  margin: 'small',
  include_header: true,
  include_cover_page: false,
  include_page_numbers: true,
  project_name: 'Cedar Ridge',
  project_facts: '',
  author: 'Lena',
  papers: [
    { key: 'items', kind: 'foresite-table', title: 'Value Optioneering', table: table('Chilled beams') },
    { key: 'reserve', kind: 'contingency', title: 'Contingency', table: table('Our own reserve') },
  ],
  pages: [[piece('items')], [piece('reserve')]],
};

const newRun = async (): Promise<number> => {
  const made = await call('POST', path('/reports'), {
    as: lena,
    body: { name: 'Owner book', access: 'COMPANY', state: 'PUBLISHED', report_cards: cards },
  });
  const address = path(`/reports/${made.json<Schemas['CustomReport']>().id}/runs`);
  const run = await call('POST', address, { as: lena, body: { figures } });
  expect(run.statusCode, run.body).toBe(201);
  return run.json<Schemas['ReportRunRow']>().id;
};
const draft = {
  recipient: 'Sam Whitaker',
  expires_on: addDays(today, 30),
  has_watermark: true,
  tells_opening: false,
  hidden_keys: [] as string[],
  is_mailed: false,
};
const make = (run: number, part: object = {}, as = lena) =>
  call('POST', path(`/report-runs/${run}/shares`), { as, body: { ...draft, ...part } });
const share = async (part: object = {}) => {
  const run = await newRun();
  const answer = await make(run, part);
  expect(answer.statusCode, answer.body).toBe(201);
  const { share: made, address } = answer.json<Schemas['MadeReportShare']>();
  return { run, id: made.id, made, token: address.split('#')[1] ?? '' };
};
const anonymous = (url: string, payload: object, host = 'northbank.localhost') =>
  app.inject({ method: 'POST', url: `/api${url}`, headers: { host }, payload });
const open = (token: string, password?: string, host?: string) =>
  anonymous('/shared-reports/open', { token, ...(password !== undefined && { password }) }, host);
const opened = async (token: string, password?: string) =>
  (await open(token, password)).json<Schemas['SharedReport']>();
const visit = (pass: string, isPrinted = false) =>
  anonymous('/shared-reports/visit', { pass, is_printed: isPrinted });
const list = async (run: number, as = lena) =>
  (await call('GET', path(`/report-runs/${run}/shares`), { as })).json<Schemas['ReportSharePage']>();

it('opens to whoever has the link, with the figures of the run and nothing else of the company', async () => {
  const { token, run } = await share();
  const seen = await opened(token);
  expect(seen).toMatchObject({
    state: 'OPEN',
    report: { name: 'Owner book', recipient: 'Sam Whitaker', figures },
  });
  expect(seen.report?.watermark).toMatch(/^Sam Whitaker, \w{3} \d+, \d{4}$/);
  const [kept] = await asOwner<{ row: string }>(
    'select to_jsonb(s)::text as row from report_share s where tenant_id = 1 and report_run_id = $1',
    [run],
  );
  expect(kept?.row).not.toContain(token);
});

it('shows no card that was left out, in nothing that is answered', async () => {
  const { token, made } = await share({ hidden_keys: ['reserve', 'of nothing'], has_watermark: false });
  expect(made.left_out).toEqual(['Contingency']);
  const answer = await open(token);
  expect(answer.body).toContain('Chilled beams');
  expect(answer.body).not.toMatch(/reserve|Contingency/i);
  expect(answer.json<Schemas['SharedReport']>().report).toMatchObject({
    watermark: null,
    figures: { pages: [[piece('items')]] },
  });
});

it('asks for its password, notes wrong ones and closes after ten', async () => {
  const { token, run } = await share({ password: 'curtain wall' });
  const asked = await open(token);
  expect(asked.json()).toEqual({ state: 'PASSWORD', company_name: 'Northbank Builders', report: null });
  expect(await opened(token, 'curtain wall')).toMatchObject({ state: 'OPEN' });
  for (let at = 0; at < REPORT_SHARES.wrongPasswords; at += 1)
    expect(await opened(token, `guess ${at}`)).toMatchObject({ state: 'WRONG_PASSWORD', report: null });
  // Now even the right one waits.
  expect(await opened(token, 'curtain wall')).toMatchObject({ state: 'LOCKED', report: null });
  const [row] = (await list(run)).results;
  expect(row?.visit_count).toBe(REPORT_SHARES.wrongPasswords + 1);
  expect(row?.visits.filter(({ kind }) => kind === 'OPENED')).toHaveLength(1);
  await asOwner(`update report_share_visit set at = at - interval '16 minutes' where tenant_id = 1`);
  expect(await opened(token, 'curtain wall')).toMatchObject({ state: 'OPEN' });
});

it('many guesses at once are counted like one after the other', async () => {
  const { token } = await share({ password: 'curtain wall' });
  const states = await Promise.all(
    Array.from({ length: 15 }, async (_, at) => (await opened(token, `guess ${at}`)).state),
  );
  expect(states.filter((state) => state === 'WRONG_PASSWORD')).toHaveLength(REPORT_SHARES.wrongPasswords);
});

it('is revoked at once, and open pages close', async () => {
  const { token, id, run } = await share();
  const pass = (await opened(token)).report?.pass ?? '';
  expect((await visit(pass)).json()).toEqual({ is_open: true });
  expect((await visit(pass, true)).statusCode).toBe(200);
  expect((await list(run, mate)).results[0]?.visits).toMatchObject([{ kind: 'OPENED', prints: 1 }]);
  expect((await call('DELETE', path(`/report-shares/${id}`), { as: mate })).statusCode).toBe(204);
  expect((await visit(pass)).statusCode).toBe(404);
  expect((await open(token)).statusCode).toBe(404);
  expect((await list(run)).results[0]).toMatchObject({ state: 'REVOKED', revoked_by: { id: mate.id } });
});

it('a guessed, foreign, ended link and that of a deleted run answer the same', async () => {
  const { token, id } = await share();
  const guessed = await open('a'.repeat(43));
  expect(guessed.statusCode).toBe(404);
  const same = (body: string) => body.replace(/"(trace|request)_id":"[^"]*"/, '');
  expect(same((await open(token, undefined, 'corewell.localhost')).body)).toBe(same(guessed.body));
  expect((await open('short')).statusCode).toBe(404);
  await asOwner(`update report_share set expires_on = current_date - 2 where tenant_id = 1 and id = $1`, [
    id,
  ]);
  expect((await open(token)).statusCode).toBe(404);
  const other = await share();
  await call('DELETE', path(`/report-runs/${other.run}`), { as: lena });
  expect((await open(other.token)).statusCode).toBe(404);
});

it('is made, seen and revoked by those alone who may open the run', async () => {
  const { run, id } = await share();
  expect((await make(run, {}, plain)).statusCode).toBe(403);
  expect((await call('GET', path(`/report-runs/${run}/shares`), { as: plain })).statusCode).toBe(403);
  expect((await call('DELETE', path(`/report-shares/${id}`), { as: plain })).statusCode).toBe(403);
  expect((await call('DELETE', path(`/report-shares/${id}`, harbor), { as: lena })).statusCode).toBe(404);
});

it('says what is wrong with it', async () => {
  const run = await newRun();
  const answer = await make(run, {
    recipient: ' ',
    expires_on: addDays(today, 400),
    is_mailed: true,
    password: 'short',
    hidden_keys: ['items', 'reserve'],
  });
  expect(answer.statusCode).toBe(422);
  for (const word of ['recipient', 'email', 'expires_on', 'password', 'hidden_keys'])
    expect(answer.body).toContain(`"${word}"`);
  expect((await list(run)).count).toBe(0);
});

it('is mailed without its password, and tells its maker once a day that it was opened', async () => {
  const { token } = await share({
    email: 'Sam.Whitaker@wellspring.example',
    is_mailed: true,
    tells_opening: true,
    password: 'curtain wall',
  });
  const [mail] = await asOwner<{ recipient: string; text: string }>(
    `select recipient, to_jsonb(m)::text as text from mail_message m where tenant_id = 1 order by id desc limit 1`,
  );
  expect(mail?.recipient).toBe('sam.whitaker@wellspring.example');
  expect(mail?.text).toContain(token);
  expect(mail?.text).not.toContain('curtain wall');
  await open(token, 'curtain wall');
  await open(token, 'curtain wall');
  const told = await asOwner<{ subtitle: string }>(
    `select subtitle from notification where tenant_id = 1 and user_id = $1 and action = 'Report opened'`,
    [lena.id],
  );
  expect(told).toEqual([{ subtitle: 'By the link for Sam Whitaker' }]);
});
