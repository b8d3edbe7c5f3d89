import { beforeAll, describe, expect, it } from 'vitest';
import { timelineCalls } from '#tests/support/timelineCalls.ts';

const { app, base, everybody, send, done, read, undo } = await timelineCalls();

type Milestone = { id: number; code: string; date: string; change_set_id: number | null };
type Said = { message: string; errors: Record<string, string[]> };

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const milestone = (name: string, date: string) =>
  done<Milestone>('POST', '/design-milestones', { name, date });
const moveTo = (row: Milestone, date: string) =>
  send('POST', '/timeline/moves', {
    moves: [{ entity_type: 'designmilestone', entity_id: row.id, date_from: date }],
  });
const locks = (gmp_lock_enabled: boolean) =>
  app.call('PATCH', `${base}/settings`, { as: everybody, body: { timeline: { gmp_lock_enabled } } });
const dateOf = async ({ id }: Milestone) => (await read()).milestones.find((row) => row.id === id)?.date;

let before: Milestone;
let after: Milestone;
let movedBefore: number | null;
beforeAll(async () => {
  before = await milestone('Before the GMP date', daysAgo(31));
  after = await milestone('After the GMP date', daysAgo(5));
  const body = { date: daysAgo(30) };
  movedBefore = (await done<Milestone>('PATCH', `/design-milestones/${before.id}`, body)).change_set_id;
});

describe('the GMP lock', () => {
  it('holds nothing before the GMP date has passed', async () => {
    const gmp = await done<{ id: number }>('POST', '/contract-events', {
      name: 'GMP lock',
      type: 'GMP_LOCK_DATE',
      date: daysAgo(-40),
    });
    expect((await read()).gmp_locked_to).toBeNull();
    await done('PATCH', `/contract-events/${gmp.id}`, { date: daysAgo(20) });
    expect((await read()).gmp_locked_to).toBe(daysAgo(20));
  });

  it('then refuses another date of a milestone up to it: typed, dragged, previewed, removed and by undo', async () => {
    const sentence = expect.stringMatching(
      / keeps its date: it stands before the GMP date of .+ has passed\./,
    );
    const typed = await send('PATCH', `/design-milestones/${before.id}`, { date: daysAgo(29) });
    expect([typed.statusCode, typed.json<Said>().message]).toEqual([422, sentence]);
    expect(typed.json<Said>().errors).toEqual({ date: [sentence] });
    const dragged = await moveTo(before, daysAgo(3));
    expect([dragged.statusCode, dragged.json<Said>().message]).toEqual([422, sentence]);
    const moves = [{ entity_type: 'designmilestone', entity_id: before.id, date_from: daysAgo(3) }];
    const preview = await send('POST', '/timeline/preview', { moves });
    expect(preview.json()).toMatchObject({ moved: [], problem: sentence });
    expect((await send('DELETE', `/design-milestones/${before.id}`)).statusCode).toBe(422);
    expect((await undo(movedBefore)).statusCode).toBe(422);
    expect(await dateOf(before)).toBe(daysAgo(30));
  });

  it('leaves names, the day it was reached, and later milestones free', async () => {
    const path = `/design-milestones/${before.id}`;
    await done('PATCH', path, { name: 'Renamed', actual_date: daysAgo(30) });
    await done('PATCH', path, { actual_date: null });
    expect((await moveTo(after, daysAgo(4))).statusCode).toBe(201);
  });

  it('lets a milestone stay where its predecessors no longer let it', async () => {
    const work = await done<{ id: number }>('POST', '/timeline/activities', {
      name: 'Late work',
      date_from: daysAgo(8),
      work_days: 2,
    });
    const link = {
      entity_type: 'timelineactivity',
      entity_id: work.id,
      relationship_type: 'FS',
      lag_days: 0,
    };
    await done('PATCH', `/design-milestones/${before.id}`, { timeline_predecessors_write: [link] });
    expect(await dateOf(before)).toBe(daysAgo(30));
    await done('PATCH', `/design-milestones/${before.id}`, { timeline_predecessors_write: [] });
  });

  it('is off where the project says so', async () => {
    expect((await locks(false)).statusCode).toBe(200);
    expect((await read()).gmp_locked_to).toBeNull();
    expect((await moveTo(before, daysAgo(29))).statusCode).toBe(201);
    await locks(true);
    expect((await moveTo(before, daysAgo(28))).statusCode).toBe(422);
  });
});
