import { describe, expect, it } from 'vitest';
import type { components } from '#contract/api.ts';
import { type Actor, testApp } from '#tests/support/testApp.ts';
import { presentCell } from '#server/services/sheets/storedSheets.ts';
import { formWith } from '#tests/support/upload.ts';
import { xlsx } from '#tests/support/workbooks.ts';

type Job = components['schemas']['Job'];

const app = await testApp();
const { call, addPerson, projectId, asOwner } = app;
app.app.running.start();
const cedar = await projectId('Cedar Ridge');
const harbor = await projectId('Harbor Point');
const needed = ['foresite_access', 'add_scenarioitem', 'add_scenariosubitem'] as const;
const maya = await addPerson([...needed, 'delete_scenarioitem'], [cedar, harbor]);
const lena = await addPerson(needed, [cedar]);
const reader = await addPerson(['foresite_access'], [cedar]);

const at = (project = cedar) => `/projects/${project}/scenario-items`;
const upload = (name: string, bytes: Buffer, as: Actor = maya) =>
  call('POST', `${at()}/import`, { as, ...formWith({ name, bytes }) });
const jobOf = async (id: number, as = maya) => (await call('GET', `/jobs/${id}`, { as })).json<Job>();
async function finished(id: number, as = maya): Promise<Job> {
  await expect.poll(async () => ['done', 'failed'].includes((await jobOf(id, as)).status)).toBe(true);
  return jobOf(id, as);
}
const jobIdOf = (answer: { json: () => unknown }) => (answer.json() as { job_id: number }).job_id;
const options = (text: string) => asOwner<{ n: string }>(`select count(*) as n from item where ${text}`);
const countOf = async (text: string) => Number((await options(text))[0]?.n);

describe('a file of items', () => {
  it('is read in the background, and shown to whoever sent it alone', async () => {
    const sent = await upload('Options.xlsx', xlsx({ Options: [['Name'], ['Canopy'], [61_000]] }));
    expect(sent.statusCode, sent.body).toBe(202);
    const id = jobIdOf(sent);
    expect(await finished(id)).toMatchObject({ status: 'done', has_result: true, change_set_id: null });
    const read = await call('GET', `${at()}/import/${id}`, { as: maya });
    expect(read.json()).toEqual({
      file_name: 'Options.xlsx',
      sheets: [{ name: 'Options', rows: [['Name'], ['Canopy'], [61_000]] }],
    });
    for (const [as, project] of [
      [lena, cedar],
      [maya, harbor],
    ] as const)
      expect((await call('GET', `${at(project)}/import/${id}`, { as })).statusCode).toBe(404);
    expect((await call('GET', `${at()}/import/999999`, { as: maya })).statusCode).toBe(404);
  });

  it('says why it cannot be read, at once or where the work ends', async () => {
    const named = await upload('Options.pdf', Buffer.from('a,b'));
    expect([named.statusCode, named.json<{ message: string }>().message]).toEqual([
      415,
      'The file format is not compatible',
    ]);
    const id = jobIdOf(await upload('Options.xlsx', Buffer.from('a,b')));
    expect(await finished(id)).toMatchObject({
      status: 'failed',
      message: 'The file format is not compatible',
    });
    expect((await call('GET', `${at()}/import/${id}`, { as: maya })).statusCode).toBe(409);
    expect((await upload('Options.csv', Buffer.from('a'), reader)).statusCode).toBe(403);
  });

  it('writes nothing', async () => {
    const before = await countOf('true');
    await finished(jobIdOf(await upload('Options.csv', Buffer.from('Name\nCanopy'))));
    expect(await countOf('true')).toBe(before);
  });

  it.each([
    [{ date: '2026-11-20' }, '2026-11-20'],
    [{ percent: 0.07 }, '7%'],
    [{ percent: 0.125 }, '12.5%'],
    [true, true],
    [null, null],
    ['=1+1', '=1+1'],
  ])('has %j as %j', (cell, shown) => expect(presentCell(cell)).toBe(shown));
});

const row = (index: number, rest: object = {}) => ({
  name: `Imported ${index}`,
  status: 'DRAFT',
  sub_items: [{ scope: 'Steel', quantity: 2, measure: 'T', unit_cost: index }],
  ...rest,
});
const create = (creates: object[], as: Actor = maya) =>
  call('POST', `${at()}/bulk-create`, { as, body: { creates } });

describe('many new items', () => {
  it('are written in one change set, and undone as one', async () => {
    const sent = await create(Array.from({ length: 1200 }, (_, index) => row(index)));
    expect(sent.statusCode, sent.body).toBe(202);
    const job = await finished(jobIdOf(sent));
    expect(job).toMatchObject({ status: 'done', has_result: true });
    const [set] = await asOwner(
      `select source, summary from change_set where tenant_id = 1 and id = ${job.change_set_id}`,
    );
    expect(set).toMatchObject({ source: 'import', summary: 'Imported 1,200 items' });
    const mine = `name like 'Imported %' and not is_deleted`;
    expect(await countOf(mine)).toBe(1200);
    expect(await countOf(`${mine} and subtotal_cost = 2 * substr(name, 10)::int`)).toBe(1200);
    const news = await call('GET', '/notifications', { as: maya });
    expect(news.json<{ results: object[] }>().results[0]).toMatchObject({
      kind: 'import_finished',
      event_data: {
        title: '1,200 items',
        action: 'Import finished',
        subtitle: 'Cedar Ridge Patient Tower',
      },
    });
    const undone = await call('POST', `/change-sets/${job.change_set_id}/undo`, { as: maya });
    expect(undone.statusCode, undone.body.slice(0, 300)).toBe(201);
    expect(await countOf(mine)).toBe(0);
  });

  it('are refused together, each field by its row, before anything is written', async () => {
    const rows = Array.from({ length: 600 }, (_, index) => row(index));
    rows[3] = row(3, { component_id: 987_654 });
    rows[599] = row(599, { due_date: '1999-01-01' });
    const before = await countOf('true');
    const refused = await create(rows);
    expect(refused.statusCode).toBe(422);
    const { message, errors } = refused.json<{ message: string; errors: Record<string, string[]> }>();
    expect(message).toBe('2 rows cannot be saved like this.');
    expect(Object.keys(errors)).toEqual(['creates.3.component_id', 'creates.599.due_date']);
    expect(await countOf('true')).toBe(before);
    expect((await create([row(1)], reader)).statusCode).toBe(403);
    expect((await create([])).statusCode).toBe(400);
  });

  it('are written once, also when their job is taken up again', async () => {
    const id = jobIdOf(await create([row(7, { name: 'Written once' })]));
    const { change_set_id: set } = await finished(id);
    await asOwner(`update job set status = 'queued', run_at = now() where tenant_id = 1 and id = ${id}`);
    expect(await finished(id)).toMatchObject({ change_set_id: set });
    expect(await countOf(`name = 'Written once'`)).toBe(1);
  });
});
