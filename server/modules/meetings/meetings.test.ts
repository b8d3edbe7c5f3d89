import { describe, expect, it } from 'vitest';
import { subtractMoney } from '#domain/money';
import type { Result } from '#server/contract/handlers.ts';
import { type Actor, allPermissions, testApp } from '#tests/support/testApp.ts';

type Meeting = Result<'getMeeting'>;
type Item = Result<'getItem'>;

const app = await testApp();
const project = await app.projectId('Cedar Ridge');
const base = `/projects/${project}`;
const path = `${base}/meetings`;
const anna = await app.addPerson(allPermissions, [project]);
const ben = await app.addPerson(allPermissions, [project]);
const noMarkups = await app.addPerson(
  allPermissions.filter((one) => one !== 'view_item_markup'),
  [project],
);
const reader = await app.addPerson(['foresite_access'], [project]);
const leader = await app.addPerson(['foresite_access', 'edit_any_scenarioitem'], [project]);
const outsider = await app.addPerson(['foresite_access', 'edit_any_scenarioitem']);

const [milestone] = await app.asOwner<{ id: string }>(
  'select id from milestone where tenant_id = 1 and project_id = $1 order by date desc limit 1',
  [project],
);
const milestoneId = Number(milestone?.id);

const [group] = await app.asOwner<{ id: string }>(
  `select c.id from cost_group c join cost_group_definition d on d.tenant_id = 1 and d.id = c.definition_id
   where c.tenant_id = 1 and d.short_name = 'MF' order by length(c.div_code) desc, c.id limit 1`,
  [],
);
const code = Number(group?.id);

async function addItem(name: string, cost = 1000): Promise<Item> {
  const sub = { scope: 'Work', quantity: 1, unit_cost: cost, cost_group_master_format_id: code };
  const answer = await app.call('POST', `${base}/scenario-items`, {
    as: anna,
    body: { name, sub_items: [sub] },
  });
  expect(answer.statusCode, answer.body).toBe(201);
  const item = answer.json<Item>();
  if (item.status === 'PENDING') return item;
  const moved = await app.call('PATCH', `${base}/scenario-items/${item.id}`, {
    as: anna,
    body: { status: 'PENDING' },
  });
  return moved.json<Item>();
}
const itemOf = async (id: number) =>
  (await app.call('GET', `${base}/scenario-items/${id}`, { as: anna })).json<Item>();

async function plan(topics: { entity: string; entity_id: number }[], body: object = {}): Promise<Meeting> {
  const answer = await app.call('POST', path, {
    as: anna,
    body: { title: 'Weekly', date: '2026-10-12', topics, ...body },
  });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<Meeting>();
}
const withItems = async (...items: Item[]) =>
  plan(items.map(({ id }) => ({ entity: 'item', entity_id: id })));
const read = async (id: number, as: Actor = anna) =>
  (await app.call('GET', `${path}/${id}`, { as })).json<Meeting>();
const decide = (meeting: Meeting, at: number, body: object, as: Actor = anna, headers = {}) =>
  app.call('PATCH', `${path}/${meeting.id}/topics/${meeting.topics[at]?.id}/decide`, { as, body, headers });
const revert = (meeting: Meeting, at: number, as: Actor = anna) =>
  app.call('PATCH', `${path}/${meeting.id}/topics/${meeting.topics[at]?.id}/revert`, { as });
const act = (meeting: Meeting, action: 'close' | 'reopen', as: Actor = anna) =>
  app.call('PATCH', `${path}/${meeting.id}/${action}`, { as });

describe('an agenda', () => {
  it('is proposed for a day, the most urgent first, with risks and issues for those who see them', async () => {
    const due = await addItem('Due soon');
    await app.call('PATCH', `${base}/scenario-items/${due.id}`, {
      as: anna,
      body: { due_date: '2031-01-06' },
    });
    const ask = async (as: Actor, days = 7) =>
      (await app.call('GET', `${path}/agenda?date=2031-01-01&days=${days}`, { as })).json<
        Result<'getMeetingAgenda'>
      >();
    const agenda = await ask(anna);
    expect(agenda).toMatchObject({ date: '2031-01-01', next_date: '2031-01-08' });
    expect(agenda.topics.find(({ entity_id: id }) => id === due.id)).toMatchObject({
      name: 'Due soon',
      reasons: ['DUE'],
      due_date: '2031-01-06',
    });
    expect((await ask(anna, 3)).topics.some(({ entity_id: id }) => id === due.id)).toBe(false);
    expect((await ask(reader)).topics.every(({ entity }) => entity === 'item')).toBe(true);
    const planned = await app.call('POST', path, { as: anna, body: { title: 'First', date: '2031-01-01' } });
    expect(planned.json<Meeting>().topics.map(({ subject }) => subject.name)).toEqual(
      agenda.topics.map(({ name }) => name),
    );
  });

  it('gains, loses and reorders topics, and nothing stands on it twice', async () => {
    const [a, b, c] = [await addItem('A'), await addItem('B'), await addItem('C')];
    const meeting = await withItems(a, b);
    const topics = `${path}/${meeting.id}/topics`;
    const add = (ids: number[]) =>
      app.call('POST', topics, {
        as: anna,
        body: { topics: ids.map((id) => ({ entity: 'item', entity_id: id })) },
      });
    const names = (from: { topics: Meeting['topics'] }) => from.topics.map(({ subject }) => subject.name);
    const added = (await add([b.id, c.id])).json<Meeting>();
    expect(names(added)).toEqual(['A', 'B', 'C']);
    expect((await add([987_654])).statusCode).toBe(422);
    const order = [added.topics[2]?.id, added.topics[0]?.id];
    const sorted = (await app.call('PUT', topics, { as: anna, body: { topics: order } })).json<Meeting>();
    expect(names(sorted)).toEqual(['C', 'A', 'B']);
    expect((await app.call('PUT', topics, { as: anna, body: { topics: [987_654] } })).statusCode).toBe(422);
    const gone = await app.call('DELETE', `${topics}/${sorted.topics[1]?.id}`, { as: anna });
    expect(gone.statusCode).toBe(204);
    expect(names(await read(meeting.id))).toEqual(['C', 'B']);
    expect((await decide(sorted, 0, { outcome: 'NOTED' })).statusCode).toBe(200);
    expect((await app.call('DELETE', `${topics}/${sorted.topics[0]?.id}`, { as: anna })).statusCode).toBe(
      409,
    );
  });

  it('asks for a title, and for attendees who see the project', async () => {
    const post = (body: object) =>
      app.call('POST', path, { as: anna, body: { date: '2026-10-12', ...body } });
    expect((await post({ title: '  ' })).statusCode).toBe(400);
    const refused = await post({ title: 'x', topics: [], attendee_ids: [outsider.id] });
    expect([refused.statusCode, refused.json()]).toMatchObject([422, { errors: { attendee_ids: [{}] } }]);
    const made = await plan([], { attendee_ids: [reader.id, ben.id], title: ' Kick-off ' });
    expect(made).toMatchObject({ title: 'Kick-off', attendees: [{}, {}], closed_at: null });
    const list = await app.call('GET', `${path}?search=KICK&ordering=-number&is_open=true`, { as: reader });
    expect(list.json<Result<'listMeetings'>>().results[0]).toMatchObject({ id: made.id, code: made.code });
    const patch = (body: object, headers = {}) =>
      app.call('PATCH', `${path}/${made.id}`, { as: anna, body, headers });
    expect((await patch({ notes: 'Ten people' })).json()).toMatchObject({ notes: 'Ten people', version: 2 });
    const stale = await patch({ notes: 'Late' }, { 'If-Match': '"1"' });
    expect([stale.statusCode, stale.json()]).toMatchObject([412, { current: { notes: 'Ten people' } }]);
  });
});

describe('a decision', () => {
  it('approves the item with its topic in one change set, and one undo takes both back', async () => {
    const item = await addItem('Decide me', 2500);
    const meeting = await withItems(item);
    const approved = await decide(meeting, 0, {
      outcome: 'APPROVED',
      milestone: milestoneId,
      note: 'All agree',
    });
    expect(approved.statusCode, approved.body).toBe(200);
    const now = approved.json<Meeting>();
    const [topic] = now.topics;
    expect(topic).toMatchObject({
      outcome: 'APPROVED',
      note: 'All agree',
      decided_by: { id: anna.id },
      subject: { status: 'APPROVED' },
    });
    expect(Number(topic?.forecast_after) - Number(topic?.forecast_before)).toBeCloseTo(item.cost ?? 0, 2);
    expect(await itemOf(item.id)).toMatchObject({ status: 'APPROVED', milestone_id: milestoneId });
    const undone = await app.call('POST', `/change-sets/${now.change_set_id}/undo`, { as: anna });
    expect(undone.statusCode, undone.body).toBeLessThan(300);
    expect((await read(meeting.id)).topics[0]).toMatchObject({
      outcome: 'OPEN',
      decided_by: null,
      forecast_after: null,
    });
    expect((await itemOf(item.id)).status).toBe('PENDING');
  });

  it('rejects with the note as reason, defers to a day to come, and notes', async () => {
    const [a, b, c] = [await addItem('No'), await addItem('Later'), await addItem('Heard')];
    const meeting = await withItems(a, b, c);
    await decide(meeting, 0, { outcome: 'REJECTED', note: 'Too late' });
    expect(await itemOf(a.id)).toMatchObject({ status: 'REJECTED', rejection_reason: 'Too late' });
    const none = await decide(meeting, 1, { outcome: 'DEFERRED' });
    expect([none.statusCode, none.json()]).toMatchObject([422, { errors: { due_date: [{}] } }]);
    expect((await decide(meeting, 1, { outcome: 'DEFERRED', due_date: '2020-01-01' })).statusCode).toBe(422);
    expect((await decide(meeting, 1, { outcome: 'DEFERRED', due_date: '2031-05-05' })).statusCode).toBe(200);
    expect(await itemOf(b.id)).toMatchObject({ status: 'PENDING', due_date: '2031-05-05' });
    const noted = (await decide(meeting, 2, { outcome: 'NOTED', note: 'Heard' })).json<Meeting>();
    expect(noted.decided_count).toBe(3);
    const back = (await revert(meeting, 0)).json<Meeting>();
    expect(back.topics[0]).toMatchObject({
      outcome: 'OPEN',
      subject: { status: 'PENDING' },
      note: 'Too late',
    });
    expect((await revert(meeting, 0)).statusCode).toBe(409);
  });

  it('is refused without a milestone, with another project’s, without scope or without permission', async () => {
    const item = await addItem('Strict');
    const meeting = await withItems(item);
    expect((await decide(meeting, 0, { outcome: 'APPROVED' })).json()).toMatchObject({
      errors: { milestone: [{}] },
    });
    expect((await decide(meeting, 0, { outcome: 'APPROVED', milestone: 987_654 })).statusCode).toBe(422);
    const may = await decide(meeting, 0, { outcome: 'APPROVED', milestone: milestoneId }, leader);
    expect([may.statusCode, may.json()]).toMatchObject([403, { permission: 'approve_scenarioitem' }]);
    expect((await decide(meeting, 0, { outcome: 'NOTED' }, reader)).statusCode).toBe(403);
    expect((await read(meeting.id)).topics[0]?.outcome).toBe('OPEN');
    const [risk] = await app.asOwner<{ id: string }>(
      'select id from risk where tenant_id = 1 and project_id = $1 limit 1',
      [project],
    );
    const about = await plan([{ entity: 'risk', entity_id: Number(risk?.id) }]);
    expect((await decide(about, 0, { outcome: 'APPROVED', milestone: milestoneId })).statusCode).toBe(422);
    expect((await decide(about, 0, { outcome: 'NOTED' })).statusCode).toBe(200);
    expect((await read(about.id, reader)).topics).toEqual([]);
    expect((await decide(about, 0, { outcome: 'NOTED' }, leader)).statusCode).toBe(404);
  });

  it('is made once when two decide at the same moment; the other learns who and when', async () => {
    const item = await addItem('Contested');
    const meeting = await withItems(item);
    const both = await Promise.all([
      decide(meeting, 0, { outcome: 'APPROVED', milestone: milestoneId }, anna),
      decide(meeting, 0, { outcome: 'REJECTED' }, ben),
    ]);
    expect(both.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([200, 409]);
    const late = both.find(({ statusCode }) => statusCode === 409);
    expect(late?.json<{ message: string }>().message).toMatch(/(approved|rejected) it on \w+ \d/);
    expect(late?.json()).toMatchObject({ current: { topics: [{ decided_by: {} }] } });
  });

  it('made elsewhere is named, and the topic can still be noted and reopened', async () => {
    const item = await addItem('Elsewhere');
    const meeting = await withItems(item);
    await app.call('PATCH', `${base}/scenario-items/${item.id}/reject`, { as: ben, body: {} });
    const late = await decide(meeting, 0, { outcome: 'APPROVED', milestone: milestoneId });
    expect(late.statusCode).toBe(409);
    expect(late.json<{ message: string }>().message).toMatch(
      /^The item is Rejected and cannot .+ rejected it on/,
    );
    expect((await decide(meeting, 0, { outcome: 'NOTED' })).statusCode).toBe(200);
    expect((await revert(meeting, 0)).statusCode).toBe(200);
    expect((await itemOf(item.id)).status).toBe('REJECTED');
  });
});

describe('minutes', () => {
  it('keep what stood on the agenda, tell attendees, and change no more until they are reopened', async () => {
    const item = await addItem('Old name', 4000);
    const other = await addItem('Open');
    const planned = await plan(
      [item, other].map(({ id }) => ({ entity: 'item', entity_id: id })),
      { attendee_ids: [anna.id, reader.id] },
    );
    await decide(planned, 0, { outcome: 'REJECTED' });
    const closed = (await act(planned, 'close')).json<Meeting>();
    expect(closed.closed_at).not.toBeNull();
    await app.call('PATCH', `${base}/scenario-items/${other.id}`, { as: anna, body: { name: 'New name' } });
    expect((await read(planned.id)).topics.map(({ subject }) => subject.name)).toEqual(['Old name', 'Open']);
    const news = (await app.call('GET', '/notifications', { as: reader })).json<
      Result<'listNotifications'>
    >();
    expect(news.results[0]?.event_data).toMatchObject({ title: 'Weekly', action: 'Minutes closed' });
    for (const refused of [
      await decide(planned, 1, { outcome: 'NOTED' }),
      await revert(planned, 0),
      await act(planned, 'close'),
      await app.call('PATCH', `${path}/${planned.id}`, { as: anna, body: { notes: 'x' } }),
      await app.call('DELETE', `${path}/${planned.id}`, { as: anna }),
    ])
      expect(refused.statusCode, refused.body).toBe(409);
    const undo = await app.call('POST', `/change-sets/${closed.change_set_id}/undo`, { as: anna });
    expect(undo.statusCode).toBe(422);
    expect((await act(planned, 'reopen', leader)).statusCode).toBe(403);
    const open = (await act(planned, 'reopen')).json<Meeting>();
    expect(open.topics[1]?.subject.name).toBe('New name');
    expect((await app.call('DELETE', `${path}/${planned.id}`, { as: anna })).statusCode).toBe(204);
    expect((await app.call('GET', `${path}/${planned.id}`, { as: anna })).statusCode).toBe(404);
    expect((await itemOf(item.id)).status).toBe('REJECTED');
  });

  it('keep when a topic was due, or that it was not, whatever becomes of the date', async () => {
    const [deferred, undated] = [await addItem('Deferred'), await addItem('Undated')];
    const planned = await withItems(deferred, undated);
    await decide(planned, 0, { outcome: 'DEFERRED', due_date: '2031-05-05' });
    await act(planned, 'close');
    for (const { id } of [deferred, undated]) {
      const answer = await app.call('PATCH', `${base}/scenario-items/${id}`, {
        as: anna,
        body: { due_date: '2031-09-09' },
      });
      expect(answer.statusCode, answer.body).toBe(200);
    }
    const due = ({ topics }: Meeting) => topics.map(({ subject }) => subject.due_date);
    expect(due(await read(planned.id))).toEqual(['2031-05-05', null]);
    expect(due((await act(planned, 'reopen')).json<Meeting>())).toEqual(['2031-09-09', '2031-09-09']);
  });

  it('show costs and forecasts as their reader sees costs', async () => {
    await app.asOwner(
      `insert into project_markup (tenant_id, id, project_id, position, name, kind, value)
       values (1, 900001, $1, 0, 'Fee of the builder', 'percent_direct', 10)`,
      [project],
    );
    const item = await addItem('With markups', 1000);
    const meeting = await withItems(item);
    expect((await decide(meeting, 0, { outcome: 'APPROVED', milestone: milestoneId })).statusCode).toBe(200);
    for (const action of ['close', 'reopen'] as const) {
      await act(meeting, action);
      const seen = [await read(meeting.id), await read(meeting.id, noMarkups)];
      expect(seen.map(({ topics }) => topics[0]?.subject.cost)).toEqual([1100, 1000]);
      const moved = seen.map(({ topics: [topic] }) =>
        subtractMoney(Number(topic?.forecast_after), Number(topic?.forecast_before)),
      );
      expect(moved).toEqual([1100, 1000]);
    }
  });

  it('are out of sight with their project', async () => {
    const meeting = await plan([]);
    const elsewhere = await app.projectId('Harbor Point');
    for (const answer of [
      await app.call('GET', `${path}/${meeting.id}`, { as: outsider }),
      await app.call('GET', `/projects/${elsewhere}/meetings/${meeting.id}`, { as: anna }),
      await app.call('PATCH', `${path}/987654/close`, { as: anna }),
    ])
      expect(answer.statusCode).toBe(404);
  });
});
