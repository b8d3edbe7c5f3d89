import { describe, expect, it } from 'vitest';
import type { Result } from '#server/contract/handlers.ts';
import { testApp } from '#tests/support/testApp.ts';
import { formWith } from '#tests/support/upload.ts';
import { xlsx } from '#tests/support/workbooks.ts';

const app = await testApp();
app.app.running.start();
const admin = await app.actor('admin@northbank.example');
const colleague = await app.addPerson(['add_project']);
const viewer = await app.actor('viewer@northbank.example');

const send = (name: string, bytes: Buffer, as = admin) =>
  app.call('POST', '/project-sheets', { as, ...formWith({ name, bytes }) });
async function finished(id: number): Promise<Result<'getJob'>> {
  const job = async () => (await app.call('GET', `/jobs/${id}`, { as: admin })).json<Result<'getJob'>>();
  await expect.poll(async () => ['done', 'failed'].includes((await job()).status)).toBe(true);
  return job();
}

describe('a spreadsheet that a project starts from', () => {
  it('is read in the background for whoever sent it, and becomes a project with its parts', async () => {
    const book = xlsx({
      Budget: [
        ['Component', 'Area', 'Budget'],
        ['Tower', 9000, 5_000_000],
        ['Garage', -1, 1],
      ],
      Dates: [
        ['Milestone', 'Date'],
        ['100% SD', '2026-12-11'],
      ],
    });
    const sent = await send('Program.xlsx', book);
    expect(sent.statusCode, sent.body).toBe(202);
    const { job_id: id } = sent.json<{ job_id: number }>();
    expect(await finished(id)).toMatchObject({ status: 'done' });
    const answer = await app.call('GET', `/project-sheets/${id}`, { as: admin });
    const sheet = answer.json<Result<'getProjectSheet'>>();
    expect(sheet).toEqual({
      file_name: 'Program.xlsx',
      components: [
        {
          name: 'Tower',
          work_type: null,
          target_budget: 5_000_000,
          area: { value: 9000, unit: 'sq_ft' },
        },
      ],
      milestones: [{ name: '100% SD', short_name: null, date: '2026-12-11' }],
      problems: [
        { sheet: 'Budget', row: 3, text: '"-1" is not an area. Enter a number that is not negative.' },
      ],
    });
    expect((await app.call('GET', `/project-sheets/${id}`, { as: colleague })).statusCode).toBe(404);
    const { components, milestones } = sheet;
    const made = await app.call('POST', '/projects', {
      as: admin,
      body: { name: 'From a workbook', components, milestones },
    });
    expect(made.json()).toMatchObject({ counts: { components: 2, milestones: 1 }, has_milestones: true });
  });

  it('is refused for its type, its content, and to those who may not add projects', async () => {
    expect((await send('Program.pdf', Buffer.from('a,b'))).statusCode).toBe(415);
    const { job_id: id } = (await send('Program.xlsx', Buffer.from('a,b'))).json<{ job_id: number }>();
    expect(await finished(id)).toMatchObject({
      status: 'failed',
      message: 'The file format is not compatible',
    });
    expect((await app.call('GET', `/project-sheets/${id}`, { as: admin })).statusCode).toBe(409);
    expect((await send('a.csv', Buffer.from('Component\nTower'), viewer)).statusCode).toBe(403);
  });
});
