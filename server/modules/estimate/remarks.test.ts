import { describe, expect, it } from 'vitest';
import type { Result } from '#server/contract/handlers.ts';
import { allPermissions, testApp } from '#tests/support/testApp.ts';

const app = await testApp();
const projectId = await app.projectId('Cedar Ridge');
const path = `/projects/${projectId}`;
const writer = await app.addPerson(allPermissions, [projectId]);
const reader = await app.addPerson(['estimate_access'], [projectId]);

type Difference = Result<'getEstimateDifference'>;
const milestones = (await app.call('GET', `${path}/design-milestones`, { as: writer })).json<
  Result<'listMilestones'>
>().results;
const current = milestones.find(({ type }) => type === 'current')?.id ?? 0;
const earlier = milestones.find(({ has_estimate: has, id }) => has && id !== current)?.id ?? 0;
const component = (await app.call('GET', `${path}/estimate?milestone=${current}`, { as: writer })).json<
  Result<'getEstimate'>
>().components[0]?.id;

const addLine = (milestone_id: number, description: string, amount: number) =>
  app.call('POST', `${path}/estimate/lines/batch`, {
    as: writer,
    body: { milestone_id, creates: [{ description, component_id: component, amount }] },
  });
await addLine(earlier, 'Curtain wall of level nine', 900_000);
await addLine(current, 'Storefront in the lobby', 700_000);

const compare = async (against = earlier) =>
  (
    await app.call('GET', `${path}/estimate/difference?milestone=${current}&against=${against}`, {
      as: reader,
    })
  ).json<Difference>();
const lineOf = async (text: string, against = earlier) =>
  (await compare(against)).lines.find(
    ({ before, after }) => before?.description === text || after?.description === text,
  );
const old = (await lineOf('Curtain wall of level nine'))?.before_key ?? '';
const now = (await lineOf('Storefront in the lobby'))?.after_key ?? '';
const of = { milestone_id: current, against: earlier };
const match = (
  state: 'MATCHED' | 'APART' | null,
  keys: { before_key: string | null; after_key: string | null } = { before_key: old, after_key: now },
  as = writer,
) => app.call('PUT', `${path}/estimate/difference/match`, { as, body: { ...of, ...keys, state } });
const note = (text: string, body: object = {}, as = writer) =>
  app.call('PUT', `${path}/estimate/difference/note`, {
    as,
    body: { ...of, before_key: null, after_key: now, note: text, ...body },
  });

describe('two lines that a person says are one work', () => {
  it('are matched by hand, taken apart, and left to the rule again; each can be undone', async () => {
    const before = await compare();
    const answer = await match('MATCHED');
    expect(answer.statusCode, answer.body).toBe(200);
    const found = await lineOf('Storefront in the lobby');
    expect(found).toMatchObject({ matched_by: 'hand', before_key: old, after_key: now, price: -200_000 });
    const after = await compare();
    expect(after.other.amount).toBe(before.other.amount + 200_000);
    expect([after.before.total, after.after.total]).toEqual([before.before.total, before.after.total]);
    const set = answer.json<Result<'matchEstimateLines'>>().change_set_id ?? 0;
    expect((await app.call('POST', `/change-sets/${set}/undo`, { as: writer })).statusCode).toBe(201);
    expect(await compare()).toEqual(before);
    await match('APART');
    expect(await lineOf('Storefront in the lobby')).toMatchObject({ matched_by: null, is_apart: true });
    await match(null, { before_key: null, after_key: now });
    expect(await compare()).toEqual(before);
    expect((await match(null)).json()).toEqual({ change_set_id: null });
  });

  it('stay matched when the same lines are uploaded anew, in this comparison alone', async () => {
    await match('MATCHED');
    const [line] = (
      await app.call('GET', `${path}/estimate/lines?milestone=${current}&search=Storefront`, { as: writer })
    ).json<Result<'listEstimateLines'>>().results;
    await app.call('POST', `${path}/estimate/lines/batch`, {
      as: writer,
      body: { milestone_id: current, deletes: [line?.id] },
    });
    expect(await lineOf('Storefront in the lobby')).toBeUndefined();
    expect(await lineOf('Curtain wall of level nine')).toMatchObject({ matched_by: null });
    await addLine(current, 'STOREFRONT, in the lobby', 710_000);
    expect(await lineOf('STOREFRONT, in the lobby')).toMatchObject({ matched_by: 'hand' });
    const other = milestones.find((one) => one.has_estimate && ![current, earlier].includes(one.id));
    expect(await lineOf('STOREFRONT, in the lobby', other?.id)).toMatchObject({ matched_by: null });
    await match(null);
  });

  it('are lines of these estimates, and named by those who may upload', async () => {
    expect((await match('MATCHED', { before_key: 'nowhere', after_key: now })).json()).toMatchObject({
      errors: {
        before_key: ['This line is no longer in the estimate. Look at the comparison again.'],
      },
    });
    expect((await match('MATCHED', { before_key: old, after_key: null })).statusCode).toBe(400);
    expect((await match('MATCHED', undefined, reader)).statusCode).toBe(403);
    expect((await note('Why', {}, reader)).statusCode).toBe(403);
    expect((await note('Why', { milestone_id: 987_654 })).statusCode).toBe(404);
    expect((await note('Why', { against: 987_654 })).statusCode).toBe(400);
    expect((await note('Why', { after_key: null })).statusCode).toBe(400);
  });
});

describe('a note on a difference', () => {
  it('is kept, changed, shown in history and taken away', async () => {
    const noteNow = async () => (await lineOf('STOREFRONT, in the lobby'))?.note;
    expect(await noteNow()).toBeNull();
    expect((await note('  The owner asked for it  ')).statusCode).toBe(200);
    expect(await noteNow()).toBe('The owner asked for it');
    expect((await note('The owner asked for it')).json()).toEqual({ change_set_id: null });
    const changed = await note('Asked for by the owner');
    expect(await noteNow()).toBe('Asked for by the owner');
    const set = changed.json<Result<'noteEstimateDifference'>>().change_set_id ?? 0;
    await app.call('POST', `/change-sets/${set}/undo`, { as: writer });
    expect(await noteNow()).toBe('The owner asked for it');
    const [event] = (await app.call('GET', `${path}/history?area=estimate`, { as: writer })).json<
      Result<'listProjectHistory'>
    >().results;
    expect(event).toMatchObject({ entity: 'estimate_remark', entity_name: 'STOREFRONT, in the lobby' });
    expect(event?.changes.map(({ label }) => label)).toEqual(['Note']);
    await note('');
    expect(await noteNow()).toBeNull();
  });

  it('of a line that was removed stays with it', async () => {
    await note('Cut in the review', { before_key: old, after_key: null });
    expect((await lineOf('Curtain wall of level nine'))?.note).toBe('Cut in the review');
    await match('MATCHED');
    expect((await lineOf('STOREFRONT, in the lobby'))?.note).toBe('Cut in the review');
    await note('', { before_key: old, after_key: now });
    expect((await lineOf('STOREFRONT, in the lobby'))?.note).toBeNull();
  });
});
