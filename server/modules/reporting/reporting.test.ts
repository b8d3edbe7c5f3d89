import { expect, it } from 'vitest';
import type { components } from '#contract/api.ts';
import { testApp } from '#tests/support/testApp.ts';
import { formWith, png } from '#tests/support/upload.ts';

type Report = components['schemas']['CustomReport'];

const { app, call, addPerson, projectId } = await testApp();
const cedar = await projectId('Cedar Ridge');
const harbor = await projectId('Harbor Point');
const lena = await addPerson(['reporting_access'], [cedar, harbor]);
const reader = await addPerson(['reporting_access'], [cedar, harbor]);
const outsider = await addPerson(['foresite_access'], [cedar]);
const path = (project: number, rest = '') => `/projects/${project}/reports${rest}`;
const names = async (as: typeof lena, project: number, query = '') =>
  (await call('GET', path(project, `?${query}`), { as }))
    .json<components['schemas']['CustomReportPage']>()
    .results.map(({ name }) => name);
const added = async (body: object): Promise<Report> => {
  const answer = await call('POST', path(cedar), { as: lena, body });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<Report>();
};

it('a new report is a private draft on legal paper that only its maker sees', async () => {
  const report = await added({ name: ' Owner book ' });
  expect(report).toMatchObject({
    name: 'Owner book',
    state: 'DRAFT',
    access: 'PRIVATE',
    page_size: 'legal',
    is_own: true,
  });
  expect(await names(lena, cedar, 'search=owner')).toEqual(['Owner book']);
  expect(await names(reader, cedar, 'search=owner')).toEqual([]);
  expect((await call('GET', path(cedar, `/${report.id}`), { as: reader })).statusCode).toBe(404);
  expect((await call('GET', path(cedar), { as: outsider })).statusCode).toBe(403);
});

it('a published one is changed from its version; a global one is read elsewhere and changed at home', async () => {
  const report = await added({ name: 'Everywhere', access: 'COMPANY', state: 'PUBLISHED' });
  const address = path(cedar, `/${report.id}`);
  const patch = (at: string, body: object, version = '"1"') =>
    call('PATCH', at, { as: reader, body, headers: { 'if-match': version } });
  const saved = await patch(address, { scope: 'GLOBAL', report_cards: [{ key: 'a', kind: 'risk-table' }] });
  expect(saved.json<Report>()).toMatchObject({ scope: 'GLOBAL', card_count: 1, version: 2 });
  expect((await patch(address, { name: 'Late' })).statusCode).toBe(412);
  expect((await patch(address, { access: 'PRIVATE' }, '"2"')).statusCode).toBe(422);
  const chart = { kind: 'foresite-chart' };
  expect(
    (
      await patch(
        address,
        {
          report_cards: [
            { key: 'a', ...chart },
            { key: 'b', ...chart },
          ],
        },
        '"2"',
      )
    ).body,
  ).toContain('This card can only be added once');
  expect(await names(reader, harbor)).toEqual(['Everywhere']);
  expect((await patch(path(harbor, `/${report.id}`), { name: 'x' }, '"2"')).statusCode).toBe(404);
});

it('a deleted one comes back whole', async () => {
  const report = await added({ name: 'Gone', report_cards: [{ key: 'a', kind: 'text', text: 'Hello' }] });
  const address = path(cedar, `/${report.id}`);
  expect((await call('DELETE', address, { as: lena })).statusCode).toBe(204);
  expect((await call('GET', address, { as: lena })).statusCode).toBe(404);
  expect((await call('PATCH', `${address}/restore`, { as: reader })).statusCode).toBe(404);
  const back = await call('PATCH', `${address}/restore`, { as: lena });
  expect(back.json<Report>()).toMatchObject({ name: 'Gone', report_cards: [{ key: 'a', text: 'Hello' }] });
  expect((await call('PATCH', `${address}/restore`, { as: lena })).statusCode).toBe(409);
});

it('a logo of its own is uploaded by whoever changes reports where it was made, and seen by whoever sees it', async () => {
  const secret = await added({ name: 'Own' });
  const open = await added({ name: 'For all', access: 'COMPANY', scope: 'GLOBAL' });
  const far = await addPerson(['reporting_access'], [harbor]);
  const place = (id: number) => `/attachments?entity_name=customreport&entity_id=${id}`;
  const send = (id: number, as: typeof lena, name = 'logo.png', bytes = png()) =>
    call('POST', `${place(id)}&field_name=header_logo`, { as, ...formWith({ name, bytes }) });
  const count = async (id: number, as: typeof lena) =>
    (await call('GET', place(id), { as })).json<{ count: number }>().count;
  expect((await send(secret.id, lena)).statusCode).toBe(201);
  expect((await send(open.id, reader)).statusCode).toBe(201);
  expect((await send(secret.id, reader)).statusCode).toBe(404);
  expect((await send(open.id, outsider)).statusCode).toBe(404);
  expect((await send(open.id, far)).statusCode).toBe(403);
  expect((await send(open.id, lena, 'logo.pdf')).statusCode).toBe(415);
  expect((await send(open.id, lena, 'logo.png', Buffer.from('no picture'))).statusCode).toBe(415);
  // One takes the place of the other.
  expect((await send(open.id, lena, 'new.png')).statusCode).toBe(201);
  expect([await count(open.id, reader), await count(open.id, far)]).toEqual([1, 1]);
  expect([
    await count(secret.id, lena),
    await count(secret.id, reader),
    await count(open.id, outsider),
  ]).toEqual([1, 0, 0]);
});

it('a clone and a template take the logo along, each with bytes of its own', async () => {
  const place = (id: number) => `/attachments?entity_name=customreport&entity_id=${id}`;
  const first = await added({ name: 'With a logo', access: 'COMPANY' });
  const sent = await call('POST', `${place(first.id)}&field_name=header_logo`, {
    as: lena,
    ...formWith({ name: 'northbank.png', bytes: png({ width: 60, height: 20 }) }),
  });
  expect(sent.statusCode).toBe(201);
  const logoOf = async (id: number, as = lena) => {
    const { results } = (await call('GET', place(id), { as })).json<{
      results: { id: number; file_name: string; url: string; size: number }[];
    }>();
    return results;
  };
  const clone = await added({ name: 'Clone', logo_of_report_id: first.id });
  const kept = await call('POST', path(cedar, `/${first.id}/template`), { as: lena, body: { name: 'Kept' } });
  const template = kept.json<{ id: number }>().id;
  // What becomes of the first one does not touch what was made of it.
  const [logo] = await logoOf(first.id);
  expect((await call('DELETE', `/attachments/${logo?.id}`, { as: lena })).statusCode).toBe(204);
  const started = await call('POST', `/projects/${harbor}/report-templates/${template}/reports`, {
    as: reader,
  });
  const made = started.json<Report>().id;
  expect(await logoOf(first.id)).toEqual([]);
  for (const [id, as] of [
    [clone.id, lena],
    [made, reader],
  ] as const) {
    const [own] = await logoOf(id, as);
    expect(own).toMatchObject({ file_name: 'northbank.png', size: logo?.size });
    const bytes = await app.inject({
      method: 'GET',
      url: own?.url ?? '',
      headers: { host: 'northbank.localhost' },
    });
    expect([bytes.statusCode, bytes.rawPayload.length]).toEqual([200, logo?.size]);
  }
  const bare = await added({ name: 'Bare', logo_of_report_id: first.id });
  expect(await logoOf(bare.id)).toEqual([]);
  const secret = await added({ name: 'Secret' });
  const refused = await call('POST', path(cedar), {
    as: reader,
    body: { name: 'x', logo_of_report_id: secret.id },
  });
  expect([refused.statusCode, refused.body]).toEqual([
    422,
    expect.stringContaining('The report that was cloned no longer exists.'),
  ]);
});
