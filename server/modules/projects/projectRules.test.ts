import { describe, expect, it } from 'vitest';
import { addDays, type IsoDate } from '#domain/dates';
import { STATUS_ORDER } from '#domain/projects';
import { dateTable, homeTable, milestoneTable, statusTable } from '#domain/projects/examples';
import type { Result } from '#server/contract/handlers.ts';
import { testApp } from '#tests/support/testApp.ts';

const app = await testApp();
const admin = await app.actor('admin@northbank.example');
const [{ today } = { today: '' }] = await app.asOwner<{ today: IsoDate }>(
  `select (now() at time zone time_zone)::date::text as today from tenant where slug = 'northbank'`,
);

type Body = { errors?: Record<string, string[]> };
let made = 0;
async function create(body: object = {}): Promise<number> {
  const answer = await app.call('POST', '/projects', {
    as: admin,
    body: { name: `Rules ${++made}`, ...body },
  });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<Result<'getProject'>>().id;
}
const setStatus = (id: number, status: string) =>
  app.asOwner('update project set status = $2 where id = $1', [id, status]);

describe('the table of statuses', () => {
  it('is what a project moves along, and nowhere else', async () => {
    const id = await create();
    for (const { status, next } of statusTable)
      for (const to of STATUS_ORDER) {
        await setStatus(id, status);
        const answer = await app.call('PATCH', `/projects/${id}/status`, {
          as: admin,
          body: { target_status: to },
        });
        expect([status, to, answer.statusCode]).toEqual([status, to, next.includes(to) ? 200 : 422]);
      }
  });
});

describe('the table of homes', () => {
  it.each(homeTable.filter(({ opens }) => opens === undefined))(
    'says where $status that lacks $lacks opens: $home',
    async ({ status, lacks, home }) => {
      const has = (step: 'timeline' | 'components' | 'estimate') => !lacks.includes(step);
      const id = await create({
        ...(has('components') && { components: [{ name: 'Tower' }] }),
        ...(has('timeline') && { milestones: [{ name: 'Concept', date: addDays(today, 30) }] }),
      });
      if (has('estimate'))
        await app.asOwner('update milestone set has_estimate = true where project_id = $1', [id]);
      await setStatus(id, status);
      const answer = await app.call('GET', `/projects/${id}/missing-data`, { as: admin });
      expect(answer.json()).toEqual({ missing: lacks, home });
    },
  );
});

describe('the table of milestones', () => {
  it.each(milestoneTable)('says what each is: $what', async ({ milestones }) => {
    const id = await create({
      milestones: milestones.map(({ planned }, at) => ({ name: `M ${at}`, date: addDays(today, planned) })),
    });
    for (const [at, { actual, estimated }] of milestones.entries())
      await app.asOwner(
        'update milestone set has_estimate = $3, actual_date = $4 where project_id = $1 and name = $2',
        [id, `M ${at}`, estimated, actual === undefined ? null : addDays(today, actual)],
      );
    const answer = await app.call('GET', `/projects/${id}/design-milestones`, { as: admin });
    const types = new Map(
      answer.json<Result<'listMilestones'>>().results.map(({ name, type }) => [name, type]),
    );
    expect(milestones.map((_, at) => types.get(`M ${at}`))).toEqual(milestones.map(({ type }) => type));
  });
});

const anySentence = expect.stringMatching(/^This has to be a date/) as string;
describe('the table of dates', () => {
  it.each(dateTable(today).filter(({ day }) => /^\d/.test(day)))(
    'holds for a milestone and for a project: $day, $message',
    async ({ day, message }) => {
      const id = await create();
      // What is no day has been refused by the contract, with its own sentence.
      const told = message === null ? undefined : [message === 'Invalid date' ? anySentence : message];
      const milestone = await app.call('POST', `/projects/${id}/design-milestones`, {
        as: admin,
        body: { name: 'Concept', date: day },
      });
      const project = await app.call('PATCH', `/projects/${id}`, {
        as: admin,
        body: { completion_date: day },
      });
      expect([milestone.statusCode < 300, project.statusCode < 300]).toEqual([!message, !message]);
      expect(milestone.json<Body>().errors?.['date']).toEqual(told);
      expect(project.json<Body>().errors?.['completion_date']).toEqual(told);
    },
  );
});
