import { describe, expect, it } from 'vitest';
import type { Result } from '#server/contract/handlers.ts';
import { allPermissions, testApp } from '#tests/support/testApp.ts';
import { formWith } from '#tests/support/upload.ts';

const app = await testApp();
const projectId = await app.projectId('Cedar Ridge');
const path = `/projects/${projectId}`;
const writer = await app.addPerson(allPermissions, [projectId]);
const reader = await app.addPerson(['estimate_access', 'foresite_access'], [projectId]);

const get = async <Body>(address: string) =>
  (await app.call('GET', `${path}${address}`, { as: writer })).json<Body>();
const milestones = (await get<Result<'listMilestones'>>('/design-milestones')).results;
const current = milestones.find(({ type }) => type === 'current')?.id ?? 0;
const earlier = milestones.find(({ has_estimate: has, id }) => has && id !== current)?.id ?? 0;
const trend = () => get<Result<'getForesite'>>('/foresite');
const contained = () =>
  get<Result<'listContainedItems'>>(`/estimate/contained?milestone=${current}&against=${earlier}`);
const say = (item_id: number, state: 'IN' | 'OUT' | null, milestone_id = current, as = writer) =>
  app.call('PUT', `${path}/estimate/contained`, { as, body: { milestone_id, item_id, state } });
/** The estimate that the panel of an item says it is in. */
const estimateOf = async (id: number) =>
  (await get<Result<'getItem'>>(`/scenario-items/${id}`)).in_estimate_of;
/** The same of every item of the list. */
const listed = async (more = '') =>
  (await get<Result<'listItems'>>(`/scenario-items?limit=all${more}`)).results.map((row) => [
    row.id,
    row.in_estimate_of,
  ]);
const kept = async () => {
  const [row] = (await app.asOwner(
    'select approved_cost::float8 as cost from project_total where tenant_id = 1 and project_id = $1',
    [projectId],
  )) as { cost: number }[];
  return row?.cost;
};

describe('an approved item that the estimate has', () => {
  it('is told before lines are accepted, and nothing is saved by that', async () => {
    const item = (await trend()).approved_series.at(-1);
    const component = (await get<Result<'getEstimate'>>(`/estimate?milestone=${current}`)).components[0]?.id;
    const ahead = milestones.find(({ type }) => type === 'forecasted')?.id ?? 0;
    const preview = (as = writer) =>
      app.call('POST', `${path}/estimate/contained`, {
        as,
        body: {
          milestone_id: ahead,
          against: current,
          creates: [{ description: `Work of ${item?.code}`, component_id: component, amount: 7 }],
        },
      });
    const answer = await preview();
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json<Result<'previewContainedItems'>>().results).toMatchObject([
      { item_id: item?.item_id, state: null, suggestion: { reason: 'code', lines_count: 1, found: 7 } },
    ]);
    const page = `/estimate?milestone=${ahead}`;
    expect((await get<Result<'getEstimate'>>(page)).lines_count).toBe(0);
    expect((await preview(reader)).statusCode).toBe(403);
  });

  it('is suggested by its code, and counts once when it is confirmed; undo counts it again', async () => {
    const before = await trend();
    const item = before.approved_series.at(-1);
    const id = item?.item_id ?? 0;
    expect(before.summary.approved).toBe(await kept());
    const component = (await get<Result<'getEstimate'>>(`/estimate?milestone=${current}`)).components[0]?.id;
    await app.call('POST', `${path}/estimate/lines/batch`, {
      as: writer,
      body: {
        milestone_id: current,
        creates: [{ description: `Work of ${item?.code}`, component_id: component, amount: 1 }],
      },
    });
    expect((await contained()).results.find((row) => row.item_id === id)).toMatchObject({
      state: null,
      suggestion: { reason: 'code', lines_count: 1, found: 1 },
    });
    const answer = await say(id, 'IN');
    expect(answer.statusCode, answer.body).toBe(200);
    const after = await trend();
    expect(after.approved_series.some((point) => point.item_id === id)).toBe(false);
    expect(after.estimated_approved_series.some((point) => point.item_id === id)).toBe(true);
    expect(after.summary.approved).not.toBe(before.summary.approved);
    expect(await kept()).toBe(after.summary.approved);
    const name = milestones.find((one) => one.id === current)?.name;
    expect(await estimateOf(id)).toBe(name);
    expect(await listed()).toContainEqual([id, name]);
    expect((await listed('&ordering=-in_estimate_of')).at(0)?.[1]).toBe(name);
    expect((await contained()).results.find((row) => row.item_id === id)).toMatchObject({
      state: 'IN',
      is_said_here: true,
    });
    const set = answer.json<Result<'sayEstimateItem'>>().change_set_id ?? 0;
    expect((await app.call('POST', `/change-sets/${set}/undo`, { as: writer })).statusCode).toBe(201);
    expect((await trend()).summary.approved).toBe(before.summary.approved);
    expect(await kept()).toBe(before.summary.approved);
    expect(await estimateOf(id)).toBeNull();
    expect(await listed()).toContainEqual([id, null]);
  });

  it('and confirmed of an estimate before is in this one too, until somebody says otherwise of this one', async () => {
    const id = (await trend()).approved_series.at(-1)?.item_id ?? 0;
    const isOpen = async () => (await trend()).approved_series.some((point) => point.item_id === id);
    await say(id, 'IN', earlier);
    expect(await isOpen()).toBe(false);
    await say(id, 'OUT');
    expect(await isOpen()).toBe(true);
    expect(await kept()).toBe((await trend()).summary.approved);
    await say(id, null);
    await say(id, null, earlier);
    expect(await isOpen()).toBe(true);
    expect((await say(id, null)).json()).toEqual({ change_set_id: null });
  });

  it('that was approved before counts on top where it is said not to be in it', async () => {
    const id = (await trend()).approved_series.at(-1)?.item_id ?? 0;
    const isOpen = async () => (await trend()).approved_series.some((point) => point.item_id === id);
    await app.asOwner(`update item set approved_on = '2020-01-01' where tenant_id = 1 and id = $1`, [id]);
    await say(id, 'OUT');
    expect(await isOpen()).toBe(true);
    expect(await kept()).toBe((await trend()).summary.approved);
    expect(await estimateOf(id)).toBeNull();
    await say(id, null);
    expect(await isOpen()).toBe(false);
    expect(await estimateOf(id)).not.toBeNull();
    expect(await kept()).toBe((await trend()).summary.approved);
  });

  it('is said by those who may upload, of rows of this project', async () => {
    expect((await say(1, 'IN', current, reader)).statusCode).toBe(403);
    expect((await say(987_654, 'IN')).statusCode).toBe(404);
    expect((await say(1, 'IN', 987_654)).statusCode).toBe(404);
  });

  it('counts as confirmed while the lines stand that were looked at: accept, replace, revert, undo, accept again, clear', async () => {
    const component = (await get<Result<'getEstimate'>>(`/estimate?milestone=${current}`)).components[0]?.id;
    const upload = async (name: string) => {
      const sent = await app.call('POST', `${path}/estimate/uploads?milestone=${current}`, {
        as: writer,
        ...formWith({ name, bytes: Buffer.from('Scope,Amount\r\nWork,10') }),
      });
      expect(sent.statusCode, sent.body).toBe(202);
      return sent.json<{ id: number }>().id;
    };
    const setOf = (answer: Awaited<ReturnType<typeof app.call>>, status: number) => {
      expect(answer.statusCode, answer.body).toBe(status);
      return answer.json<{ change_set_id: number }>().change_set_id;
    };
    const accept = async (id: number, amount: number) =>
      setOf(
        await app.call('POST', `${path}/estimate/uploads/${id}/accept`, {
          as: writer,
          body: { creates: [{ description: 'Work', component_id: component, amount }] },
        }),
        201,
      );
    const undo = async (set: number) => {
      const answer = await app.call('POST', `/change-sets/${set}/undo`, { as: writer });
      expect(answer.statusCode, answer.body).toBe(201);
      return answer.json<Result<'undoChangeSet'>>().id;
    };
    const item = (await trend()).approved_series.at(-1)?.item_id ?? 0;
    const { approved } = (await trend()).summary;
    const today = (await get<Result<'listForesiteDays'>>('/foresite/days')).last_day;
    /** Whether it is inside the estimate, as trend, past, list and kept totals have it: they agree. */
    const isInside = async () => {
      const now = await trend();
      expect(await kept()).toBe(now.summary.approved);
      const past = await get<Result<'getForesiteAsOf'>>(`/foresite/as-of?date=${today}`);
      expect(past.foresite).toEqual(now);
      const inside = now.estimated_approved_series.some((point) => point.item_id === item);
      expect((await estimateOf(item)) !== null).toBe(inside);
      const row = (await contained()).results.find((one) => one.item_id === item);
      expect(row?.state === 'IN').toBe(inside);
      return inside;
    };
    expect(await isInside()).toBe(false);
    const [first, second] = [await upload('First.csv'), await upload('Second.csv')];

    await accept(first, 100);
    const confirmed = setOf(await say(item, 'IN'), 200);
    expect(await isInside()).toBe(true);
    const replaced = await accept(second, 200);
    expect(await isInside()).toBe(false);
    expect((await trend()).summary.approved).toBe(approved);

    const reverted = await undo(replaced);
    expect(await isInside()).toBe(true);
    await undo(reverted);
    expect(await isInside()).toBe(false);

    // What is said of the second stays its own.
    setOf(await say(item, 'IN'), 200);
    expect(await isInside()).toBe(true);
    setOf(await say(item, null), 200);

    // Taken back to the end, and accepted in the other order: the later of the two is the one that stands.
    await undo(replaced);
    const firstSet = (await get<Result<'getEstimateUpload'>>(`/estimate/uploads/${first}`)).upload
      .change_set_id;
    await undo(firstSet ?? 0);
    expect(await isInside()).toBe(false);
    await accept(second, 200);
    expect(await isInside()).toBe(false);
    await accept(first, 100);
    expect(await isInside()).toBe(true);

    const cleared = setOf(
      await app.call('POST', `${path}/estimate/clear`, { as: writer, body: { milestone_id: current } }),
      201,
    );
    expect((await contained()).results.find((one) => one.item_id === item)?.state ?? null).toBeNull();
    // What is typed after it is nobody's upload: the item counts on top of it until somebody says otherwise.
    const typed = await app.call('POST', `${path}/estimate/lines/batch`, {
      as: writer,
      body: {
        milestone_id: current,
        creates: [{ description: 'Typed', component_id: component, amount: 1 }],
      },
    });
    expect(typed.statusCode, typed.body).toBeLessThan(300);
    expect(await isInside()).toBe(false);
    const saidOfTyped = setOf(await say(item, 'IN'), 200);
    expect(await isInside()).toBe(true);
    const [typedSaid] = await app.asOwner<{ upload_id: string | null }>(
      'select upload_id from estimate_item where milestone_id = $1 and item_id = $2 order by id desc limit 1',
      [current, item],
    );
    expect(typedSaid?.upload_id).toBeNull();
    const third = await accept(await upload('Third.csv'), 300);
    expect(await isInside()).toBe(false);
    await undo(third);
    expect(await isInside()).toBe(true);
    await undo(saidOfTyped);
    expect(await isInside()).toBe(false);
    await undo(typed.json<Result<'saveEstimateLines'>>().change_set_id ?? 0);
    await undo(cleared);
    expect(await isInside()).toBe(true);
    await undo(confirmed);
    expect(await isInside()).toBe(false);
  });
});
