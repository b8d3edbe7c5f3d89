import { describe, expect, it } from 'vitest';
import { guessSheets, readEstimate } from '#domain/estimate/import';
import type { Result } from '#server/contract/handlers.ts';
import { removeOrphans } from '#server/services/files/orphanRepository.ts';
import { tidy } from '#server/services/upkeep/upkeep.ts';
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

const base = `/projects/${projectId}/estimate/uploads`;
type Started = { id: number; job_id: number };
type Upload = Result<'getEstimateUpload'>['upload'];
const [milestone = 0] = (
  await app.asOwner<{ id: string }>(
    'select id from milestone where project_id = $1 and has_estimate order by date desc limit 1',
    [projectId],
  )
).map(({ id }) => Number(id));
const [component = 0] = (
  await app.asOwner<{ id: string }>('select min(id) as id from component where project_id = $1', [projectId])
).map(({ id }) => Number(id));
const send = (name: string, bytes: Buffer, as = writer) =>
  app.call('POST', `${base}?milestone=${milestone}`, { as, ...formWith({ name, bytes }) });
async function finished(
  sent: Awaited<ReturnType<typeof send>>,
): Promise<{ status: string; id: number; told: string }> {
  expect(sent.statusCode, sent.body).toBe(202);
  const { id, job_id: jobId } = sent.json<Started>();
  const job = async () => (await app.call('GET', `/jobs/${jobId}`, { as: writer })).json<Result<'getJob'>>();
  await expect.poll(async () => ['done', 'failed'].includes((await job()).status)).toBe(true);
  const done = await job();
  return { id, status: done.status, told: JSON.stringify(done) };
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
    const file = (await app.call('GET', `${base}/${id}/sheets`, { as: writer })).json<
      Result<'getEstimateFile'>
    >();
    expect(readEstimate(file.sheets, guessSheets(file.sheets))).toMatchObject({
      total: 6_928_360,
      stated: 6_928_360,
      agrees: true,
      linesCount: 2,
    });
  });

  it('is shown to those who may upload, in its own project', async () => {
    const { id } = await finished(await send('Estimate.csv', Buffer.from(csv)));
    const get = async (path: string, as = writer) => (await app.call('GET', path, { as })).statusCode;
    for (const part of ['', '/sheets']) {
      expect(await get(`${base}/${id}${part}`)).toBe(200);
      expect(await get(`${base}/${id}${part}`, colleague)).toBe(200);
      expect(await get(`/projects/${otherProject}/estimate/uploads/${id}${part}`)).toBe(404);
      expect(await get(`${base}/${id}${part}`, reader)).toBe(403);
    }
  });

  it('that is none of these kinds is refused with a sentence, and nothing is kept', async () => {
    const before = await list();
    expect((await send('Estimate.pdf', Buffer.from('%PDF'))).json()).toMatchObject({
      message: 'The file format is not compatible',
    });
    expect((await send('Estimate.csv', Buffer.from(csv), reader)).statusCode).toBe(403);
    expect((await list()).count).toBe(before.count);
    const renamed = await finished(await send('Renamed.csv', xlsx({ Detail: rows })));
    expect(renamed.status).toBe('failed');
    expect(renamed.told).toContain('The file format is not compatible');
    expect((await app.call('GET', `${base}/${renamed.id}/sheets`, { as: writer })).statusCode).toBe(409);
    expect(await one(renamed.id)).toMatchObject({
      status: 'FAILED',
      problem: expect.stringContaining('not compatible') as string,
    });
  });

  it('needs a milestone of the project', async () => {
    const [other] = await app.asOwner<{ id: string }>(
      'select min(id) as id from milestone where project_id = $1',
      [otherProject],
    );
    const sent = await app.call('POST', `${base}?milestone=${other?.id}`, {
      as: writer,
      ...formWith({ name: 'Estimate.csv', bytes: Buffer.from(csv) }),
    });
    expect(sent.statusCode).toBe(404);
  });
});

const one = async (id: number) =>
  (await app.call('GET', `${base}/${id}`, { as: writer })).json<Result<'getEstimateUpload'>>().upload;
const list = async () =>
  (await app.call('GET', `${base}?milestone=${milestone}`, { as: writer })).json<{
    count: number;
    results: Upload[];
  }>();
const lineSum = async () => {
  const [row] = await app.asOwner<{ sum: string; count: number }>(
    'select sum(amount) as sum, count(*)::int as count from estimate_line where milestone_id = $1',
    [milestone],
  );
  return { sum: Number(row?.sum), count: row?.count };
};
const creates = [
  { description: 'Mat foundation', component_id: component, quantity: 9420, unit: 'CY', unit_cost: 412 },
  { description: 'Forming', component_id: component, amount: 3_047_320 },
];
const accept = (id: number, as = writer, lines: object[] = creates) =>
  app.call('POST', `${base}/${id}/accept`, { as, body: { creates: lines } });
const undo = (id: number | null) => app.call('POST', `/change-sets/${id}/undo`, { as: writer });
const draft = {
  step: 'review',
  sheets: [{ is_used: true, header_row: 0, columns: [{ column: 2, means: 'description' }] }],
  codes: [{ words: '03 30 00', means: null }],
  places: [{ words: 'Patient Tower', sheet: null, means: component }],
  changed: [],
  left_out: ['0:3'],
};

describe('an upload', () => {
  it('is found again with its review and its file', async () => {
    const { id } = await finished(await send('Tomorrow.csv', Buffer.from(csv)));
    const { version } = await one(id);
    const put = (as: typeof writer, at: number) =>
      app.call('PUT', `${base}/${id}/draft`, { as, headers: { 'if-match': `"${at}"` }, body: draft });
    expect((await put(writer, version)).json()).toMatchObject({ version: version + 1 });
    expect((await put(colleague, version)).statusCode).toBe(412);
    const kept = (await app.call('GET', `${base}/${id}`, { as: colleague })).json<
      Result<'getEstimateUpload'>
    >();
    expect(kept.draft).toEqual(draft);
    expect((await list()).results[0]).toMatchObject({ id, status: 'REVIEW', file_name: 'Tomorrow.csv' });
    await removeOrphans(app.database, app.app.running.services.files, -1);
    await tidy(app.database, app.app.running.services.files);
    await app.asOwner(`update job set finished_at = now() - interval '8 days' where status = 'done'`);
    await tidy(app.database, app.app.running.services.files);
    const file = await app.app.inject({
      method: 'GET',
      url: kept.upload.url,
      headers: { host: 'northbank.localhost:4150' },
    });
    expect(file.body).toBe(csv);
    expect(file.headers['content-disposition']).toContain('Tomorrow.csv');
    expect((await app.call('GET', `${base}/${id}/sheets`, { as: writer })).statusCode).toBe(200);
  });

  it('is accepted once: whoever comes second sees who was first', async () => {
    const { id } = await finished(await send('Race.csv', Buffer.from(csv)));
    const before = await lineSum();
    const [mine, yours] = await Promise.all([accept(id), accept(id, colleague)]);
    expect([mine.statusCode, yours.statusCode].toSorted((a, b) => a - b)).toEqual([201, 409]);
    const refused = mine.statusCode === 409 ? mine : yours;
    expect(refused.json()).toMatchObject({
      message: expect.stringMatching(/has already accepted this upload/) as string,
    });
    expect(await lineSum()).toEqual({ sum: 6_928_360, count: 2 });
    const upload = await one(id);
    expect(upload).toMatchObject({ status: 'ACCEPTED', lines_count: 2, amount: 6_928_360 });
    const discard = await app.call('PATCH', `${base}/${id}`, { as: writer, body: { status: 'DISCARDED' } });
    expect(discard.statusCode).toBe(409);
    // One change set back: the lines before it, and the upload in review.
    expect((await undo(upload.change_set_id)).statusCode).toBe(201);
    expect(await lineSum()).toEqual(before);
    expect(await one(id)).toMatchObject({ status: 'REVIEW', lines_count: null, change_set_id: null });
    const again = await accept(id);
    expect(again.statusCode).toBe(201);
    const [told] = await app.asOwner<{ summary: string }>('select summary from change_set where id = $1', [
      again.json<{ change_set_id: number }>().change_set_id,
    ]);
    expect(told?.summary).toMatch(/^Accepted again the estimate of .+: 2 lines, \$6,928,360/);
    expect((await undo((await one(id)).change_set_id)).statusCode).toBe(201);
    expect(await lineSum()).toEqual(before);
  });

  it('leaves its cell of the file on each line, on the estimate and in why', async () => {
    const { id } = await finished(await send('Source.csv', Buffer.from(csv)));
    const source = { sheet: 'Rows', cell: 'G2' };
    const [first, ...others] = creates;
    const accepted = await accept(id, writer, [{ ...first, source }, ...others]);
    expect(accepted.statusCode, accepted.body).toBe(201);
    const listed = async () =>
      (
        await app.call('GET', `/projects/${projectId}/estimate/lines?milestone=${milestone}`, { as: writer })
      ).json<Result<'listEstimateLines'>>().results;
    const [line, typed] = await listed();
    expect(line?.source).toEqual({ ...source, upload_id: id, file_name: 'Source.csv' });
    expect(typed?.source).toBeNull();
    const trace = async (of: string) =>
      (await app.call('GET', `/projects/${projectId}/foresite/trace?of=${of}`, { as: writer })).json<
        Result<'traceCost'>
      >();
    const details: (string | null)[] = [];
    for (const part of (await trace('current_estimate')).results)
      for (const group of part.of ? (await trace(part.of)).results : [])
        if (group.of) details.push(...(await trace(group.of)).results.map(({ detail }) => detail));
    expect(details).toContain('9,420 CY × $412.00 · Source.csv, Rows, row 2, cell G2');
    // What is written in the grid keeps it; a line of the grid has none.
    const saved = await app.call('POST', `/projects/${projectId}/estimate/lines/batch`, {
      as: writer,
      body: {
        milestone_id: milestone,
        updates: [{ id: line?.id, notes: 'checked' }],
        creates: [{ description: 'Typed', component_id: component, amount: 1, source }],
      },
    });
    expect(saved.statusCode, saved.body).toBe(201);
    const after = await listed();
    expect(after.find((one) => one.id === line?.id)?.source).toMatchObject(source);
    expect(after.find(({ description }) => description === 'Typed')?.source).toBeNull();
    await undo(saved.json<{ change_set_id: number }>().change_set_id);
    await undo(accepted.json<{ change_set_id: number }>().change_set_id);
  });

  it('is taken line by line where it names its lines, as one change set', async () => {
    const listed = async () =>
      (
        await app.call('GET', `/projects/${projectId}/estimate/lines?milestone=${milestone}`, { as: writer })
      ).json<Result<'listEstimateLines'>>().results;
    const first = await finished(await send('First.csv', Buffer.from(csv)));
    const accepted = (await accept(first.id)).json<{ change_set_id: number }>();
    const [mat, forming] = await listed();
    const { id } = await finished(await send('Back.csv', Buffer.from(csv)));
    const by = (body: object) =>
      app.call('POST', `${base}/${id}/accept`, {
        as: writer,
        body: { replaces: false, creates: [], ...body },
      });
    const update = { id: mat?.id, if_version: mat?.version, quantity: 10_000, unit_cost: 412 };

    // A line of another estimate is refused by its row; nothing of the others is written.
    const [other = 0] = (
      await app.asOwner<{ id: string }>('select id from estimate_line where milestone_id <> $1 limit 1', [
        milestone,
      ])
    ).map((row) => Number(row.id));
    const refused = await by({ updates: [update, { id: other, notes: 'x' }], deletes: [other] });
    expect(refused.statusCode).toBe(422);
    expect(Object.keys(refused.json<{ errors: object }>().errors)).toEqual(
      expect.arrayContaining(['updates.1.id', 'deletes.0']),
    );
    expect((await by({})).statusCode).toBe(422);
    expect((await by({ replaces: true, creates, updates: [update] })).statusCode).toBe(422);
    expect((await by({ updates: [{ ...update, if_version: 99 }] })).statusCode).toBe(412);
    expect(await listed()).toMatchObject([{ quantity: 9420 }, { id: forming?.id }]);

    const done = await by({
      updates: [update],
      deletes: [forming?.id],
      creates: [
        {
          description: 'Piles',
          component_id: component,
          amount: 5,
          kind: 'ESCALATION',
          escalates_to: '2027-03-01',
          source: { sheet: 'Rows', cell: 'G9' },
        },
      ],
    });
    expect(done.statusCode, done.body).toBe(201);
    expect(await listed()).toMatchObject([
      { id: mat?.id, quantity: 10_000, amount: 4_120_000, description: mat?.description },
      { description: 'Piles', source: { cell: 'G9', upload_id: id } },
    ]);
    expect(await one(id)).toMatchObject({ status: 'ACCEPTED', lines_count: 2, amount: 4_120_005 });
    const converted = (await app.call('GET', `${base}/${id}/lines`, { as: writer })).json<
      Result<'listAcceptedLines'>
    >();
    expect(converted.results).toMatchObject([
      {
        description: mat?.description,
        quantity: 10_000,
        amount: 4_120_000,
        unit: mat?.unit,
        kind: 'WORK',
        escalates_to: null,
        cell: null,
      },
      {
        description: 'Piles',
        amount: 5,
        quantity: null,
        kind: 'ESCALATION',
        escalates_to: '2027-03-01',
        notes: '',
        sheet: 'Rows',
        cell: 'G9',
      },
    ]);
    await undo(done.json<{ change_set_id: number }>().change_set_id);
    expect((await app.call('GET', `${base}/${id}/lines`, { as: writer })).statusCode).toBe(409);
    expect((await app.call('GET', `${base}/${id}/lines`, { as: reader })).statusCode).toBe(403);
    expect((await listed()).map((row) => [row.id, row.quantity])).toEqual([
      [mat?.id, 9420],
      [forming?.id, forming?.quantity],
    ]);
    await undo(accepted.change_set_id);
  });

  it('says that its milestone was deleted meanwhile to whoever saves or accepts it', async () => {
    const made = await app.call('POST', `/projects/${projectId}/design-milestones`, {
      as: writer,
      body: { name: 'Short lived', short_name: 'SL', date: '2031-03-03' },
    });
    const gone = made.json<{ id: number }>().id;
    const sent = await app.call('POST', `${base}?milestone=${gone}`, {
      as: writer,
      ...formWith({ name: 'Gone.csv', bytes: Buffer.from(csv) }),
    });
    const { id } = await finished(sent);
    const deleted = await app.call('DELETE', `/projects/${projectId}/design-milestones/${gone}`, {
      as: writer,
    });
    expect(deleted.statusCode, deleted.body).toBeLessThan(300);
    const said = expect.stringMatching(/milestone was deleted meanwhile.*Nothing was written/) as string;
    const kept = await app.call('PUT', `${base}/${id}/draft`, { as: writer, body: draft });
    for (const answer of [await accept(id), kept]) {
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({ message: said });
    }
    const typed = await app.call('POST', `/projects/${projectId}/estimate/lines/batch`, {
      as: writer,
      body: { milestone_id: gone, creates },
    });
    expect(typed.json()).toMatchObject({ message: said });
    expect((await accept(999_999)).statusCode).toBe(404);
  });

  it('with one bad line writes nothing', async () => {
    const { id } = await finished(await send('Bad.csv', Buffer.from(csv)));
    const before = await lineSum();
    const refused = await accept(id, writer, [...creates, { description: 'x', component_id: 987_654 }]);
    expect(refused.statusCode).toBe(422);
    expect(await lineSum()).toEqual(before);
    expect(await one(id)).toMatchObject({ status: 'REVIEW' });
  });

  it('is discarded and brought back; after 30 days its file goes', async () => {
    const { id } = await finished(await send('Discard.csv', Buffer.from(csv)));
    const discard = () => app.call('PATCH', `${base}/${id}`, { as: writer, body: { status: 'DISCARDED' } });
    const gone = (await discard()).json<{ change_set_id: number }>();
    expect((await list()).results.map((upload) => upload.id)).not.toContain(id);
    expect((await accept(id)).json()).toMatchObject({
      message: expect.stringContaining('discarded') as string,
    });
    await undo(gone.change_set_id);
    expect((await list()).results.map((upload) => upload.id)).toContain(id);
    await discard();
    await tidy(app.database, app.app.running.services.files);
    expect((await one(id)).status).toBe('DISCARDED');
    await app.asOwner(`update estimate_upload set updated_at = now() - interval '31 days' where id = $1`, [
      id,
    ]);
    await tidy(app.database, app.app.running.services.files);
    expect((await app.call('GET', `${base}/${id}`, { as: writer })).statusCode).toBe(404);
  });
});
