import { describe, expect, it } from 'vitest';
import type { components } from '#contract/api.ts';
import { testApp } from '#tests/support/testApp.ts';

type Schemas = components['schemas'];
type Issue = Schemas['Issue'];

const { call, addPerson, projectId } = await testApp();
const cedar = await projectId('Cedar Ridge');
const harbor = await projectId('Harbor Point');
const priya = await addPerson(['issue_access', 'risk_access', 'foresite_access'], [cedar, harbor]);
const scheduler = await addPerson(['issue_access', 'timeline_access'], [cedar]);
const half = await addPerson(['issue_access'], [cedar]);
const outsider = await addPerson(['foresite_access'], [cedar]);
const elsewhere = await addPerson(['issue_access'], [harbor]);

const path = `/projects/${cedar}/issues`;
const list = async (query = '', as = priya) =>
  (await call('GET', `${path}?${query}`, { as })).json<Schemas['IssuePage']>();
const numbers = async (query = '') => (await list(query)).results.map(({ number }) => number);
const insights = async () =>
  (await call('GET', `${path}/insights`, { as: priya })).json<Schemas['IssueInsights']>();
const save = (body: object[], as = priya) => call('POST', path, { as, body });
const created = async (over: object = {}): Promise<Issue> => {
  const answer = await save([{ name: 'Door hardware unclear', status: 'OPEN', ...over }]);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<Schemas['IssueBatchResult']>().results[0] as Issue;
};
const patch = (id: number, body: object, version = '') =>
  call('PATCH', `${path}/${id}`, { as: priya, body, headers: version ? { 'if-match': version } : {} });
const remove = (id: number) => call('DELETE', `${path}/${id}`, { as: priya });

describe('the lists', () => {
  it('hold active, backlog and completed issues, the one due first on top', async () => {
    expect(await numbers('group=active')).toEqual([5, 6, 2]);
    expect(await numbers('group=backlog')).toEqual([1, 3]);
    expect(await numbers('group=completed')).toEqual([4]);
    expect((await list('group=backlog')).cost_at_stake).toBe(1_770_000);
  });

  it('are searched by code, name and text, filtered by each field, and sorted', async () => {
    expect(await numbers('search=IS-003')).toEqual([3]);
    expect(await numbers('search=SHAFT')).toEqual([1]);
    expect(await numbers('search=_haft')).toEqual([]);
    expect(await numbers('severity=4&ordering=number')).toEqual([1, 3]);
    expect(await numbers('severity=0')).toEqual([]);
    expect(await numbers('status=DISPUTE,REJECTED')).toEqual([5, 6]);
    expect(await numbers('type=Design&subtype=Code compliance')).toEqual([6]);
    expect(await numbers('trade=HVAC')).toEqual([1]);
    expect(await numbers('discipline=Structural&ordering=number')).toEqual([3, 4]);
    expect(await numbers('root_cause=Regulatory&scope_of_work=Civil&priority=5')).toEqual([5]);
    expect(await numbers('ordering=-cost_at_stake&limit=2')).toEqual([1, 5]);
    expect(await numbers('ordering=number&limit=2&offset=4')).toEqual([5, 6]);
    expect(await numbers('ordering=-answer,number&limit=2')).toEqual([1, 2]);
    expect((await numbers('ordering=-related,disciplines'))[0]).toBe(1);
    const [first] = (await list('search=IS-001')).results;
    expect(await numbers(`assignee_id=${first?.assignee?.id ?? 0}&ordering=number`)).toEqual([1, 2, 6]);
    expect(await numbers(`reviewer_id=${first?.reviewer?.id ?? 0}&ordering=number`)).toEqual([1, 3]);
    expect((await call('GET', `${path}?ordering=description`, { as: priya })).statusCode).toBe(400);
  });

  it('are exported by their filters, in their order and by pages, for those who may', async () => {
    const exporter = await addPerson(['issue_access', 'issue_export'], [cedar]);
    const query = 'status=OPEN,PENDING,DISPUTE,REJECTED,CLOSED,VOID&ordering=-cost_at_stake,number';
    const page = await list(`${query}&expand_custom_attributes=true&limit=500`, exporter);
    const file = await call('GET', `${path}/export?${query}&limit=500`, { as: exporter });
    expect(file.statusCode, file.body).toBe(200);
    expect(page.results.length).toBeGreaterThan(4);
    expect(file.json()).toEqual(page);
    const second = await call('GET', `${path}/export?${query}&limit=2&offset=2`, { as: exporter });
    expect(second.json()).toEqual({ ...page, results: page.results.slice(2, 4) });
    // What an issue is about is told to those who may see it, in a file as on the page.
    expect(file.json<Schemas['IssuePage']>().results.every(({ related }) => related.length === 0)).toBe(true);
    const refused = await call('GET', `${path}/export`, { as: priya });
    expect([refused.statusCode, refused.json()]).toMatchObject([403, { permission: 'issue_export' }]);
    expect((await call('GET', `/projects/${harbor}/issues/export`, { as: exporter })).statusCode).toBe(404);
  });

  it('know what is past due, and who has nothing to do with it', async () => {
    const late = await created({ name: 'Long ago', due_date: '2020-01-01' });
    const page = await list('group=backlog&past_due=true');
    expect(page.results[0]?.number).toBe(late.number);
    expect(page.count).toBe(page.past_due);
    expect(await numbers('unassigned=true')).toEqual([late.number]);
    await remove(late.id);
  });

  it('show related rows to those who may see them', async () => {
    const codes = async (as = priya) =>
      (await list('search=IS-001', as)).results[0]?.related.map(({ code }) => code);
    expect(await codes()).toEqual(['R-003', 'VO-004']);
    expect(await codes(half)).toEqual([]);
  });

  it('leave to the issue itself how related rows stand: state, score and price', async () => {
    const [row] = (await list('search=IS-001')).results;
    expect(row?.related.every(({ standing }) => standing === undefined)).toBe(true);
    const standing = async (as = priya) =>
      (await call('GET', `${path}/${row?.id ?? 0}`, { as }))
        .json<Issue>()
        .related.map(({ code, standing: stands }) => [code, stands]);
    const nothing = {
      status: null,
      score: null,
      level: null,
      day: null,
      value: null,
      cost: null,
      amount: null,
    };
    const item = (await call('GET', `/projects/${cedar}/scenario-items?search=VO-004`, { as: priya })).json<{
      results: { cost: number }[];
    }>().results[0];
    expect(await standing()).toEqual([
      ['R-003', { ...nothing, status: 'IDENTIFIED', score: 12, level: 'medium', value: 4_100_000 }],
      ['VO-004', { ...nothing, status: 'PENDING', cost: item?.cost }],
    ]);
    expect(await standing(half)).toEqual([]);
    const targets = await call('GET', `${path}/targets?search=MS-004`, { as: scheduler });
    expect(targets.json<Schemas['IssueTargetPage']>().results[0]?.standing).toEqual({
      ...nothing,
      status: 'FORECASTED',
      day: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    });
  });

  it('are counted by status, severity and assignee; drafts are open, void issues nothing', async () => {
    const before = await insights();
    expect([before.count, before.open, before.cost_at_stake]).toEqual([6, 5, 2_645_000]);
    expect(before.longest).toMatchObject({ number: 5, days: 30 });
    const [draft, wrong] = [await created({ status: 'DRAFT' }), await created()];
    expect((await patch(wrong.id, { status: 'VOID' })).statusCode).toBe(200);
    const { count, issue_by_status: statuses } = await insights();
    expect(count).toBe(7);
    expect(statuses.map(({ status, count: many }) => [status, many])).toEqual([
      ['OPEN', 3],
      ['PENDING', 1],
      ['DISPUTE', 1],
      ['REJECTED', 1],
      ['CLOSED', 1],
    ]);
    expect(await numbers('search=hardware')).toEqual([draft.number]);
    expect(await numbers('status=VOID')).toEqual([wrong.number]);
    await Promise.all([remove(draft.id), remove(wrong.id)]);
  });

  it('are closed to those without the key, and to other projects', async () => {
    expect((await call('GET', path, { as: outsider })).statusCode).toBe(403);
    expect((await save([{ name: 'x', status: 'OPEN' }], outsider)).statusCode).toBe(403);
    expect((await call('GET', `/projects/${harbor}/issues`, { as: half })).statusCode).toBe(404);
    const [issue] = (await list('limit=1')).results;
    const other = await call('GET', `/projects/${harbor}/issues/${issue?.id ?? 0}`, { as: priya });
    expect(other.statusCode).toBe(404);
  });
});

describe('an issue', () => {
  it('gets the next number, moves by the table of transitions, and is signed when it is answered', async () => {
    const last = (await call('GET', `${path}/last-number`, { as: priya })).json<{ last_number: number }>();
    const issue = await created({ disciplines: ['Fire'], cost_at_stake: 38_000 });
    expect(issue).toMatchObject({ number: last.last_number + 1, priority: 3, answered_on: null });
    const refused = await patch(issue.id, { status: 'REJECTED' });
    expect([refused.statusCode, refused.json<{ errors: object }>().errors]).toEqual([
      422,
      {
        status: [
          'An issue that is Open cannot become Rejected. Choose one of: Pending, Disputed, Closed, Void.',
        ],
      },
    ]);
    const answered = (await patch(issue.id, { answer: 'Use set 4.', status: 'CLOSED' })).json<Issue>();
    expect([answered.answered_by?.id, answered.answered_on, answered.closed_on]).toEqual([
      priya.id,
      expect.any(String),
      answered.answered_on,
    ]);
    const again = (await patch(issue.id, { answer: '', status: 'OPEN' })).json<Issue>();
    expect([again.answered_by, again.answered_on, again.closed_on]).toEqual([null, null, null]);
    await remove(issue.id);
  });

  it('is refused to who was slower, deleted, and brought back with its history', async () => {
    const issue = await created();
    expect((await patch(issue.id, { severity: 2 }, '"1"')).statusCode).toBe(200);
    expect((await patch(issue.id, { severity: 3 }, '"1"')).statusCode).toBe(412);
    expect((await remove(issue.id)).statusCode).toBe(204);
    expect((await call('GET', `${path}/${issue.id}`, { as: priya })).statusCode).toBe(404);
    const back = await call('PATCH', `${path}/${issue.id}/restore`, { as: priya });
    expect([back.statusCode, back.json<Issue>().severity]).toEqual([200, 2]);
    expect((await call('PATCH', `${path}/${issue.id}/restore`, { as: priya })).statusCode).toBe(409);
    const history = await call('GET', `${path}/${issue.id}/history`, { as: priya });
    expect(history.json<{ count: number }>().count).toBe(4);
    expect(history.body).toContain('Severity');
    await remove(issue.id);
  });

  it.each([
    [{ assignee_id: 987_654 }, 'assignee_id'],
    [{ reviewer_id: elsewhere.id }, 'reviewer_id'],
    [{ type: 'Cost', subtype: 'Conflict' }, 'subtype'],
    [{ due_date: '2126-02-01' }, 'due_date'],
    [{ disciplines: ['Fire', 'Fire'] }, 'disciplines'],
  ])('refuses %j by its field', async (body, field) => {
    const [issue] = (await list('limit=1')).results;
    const refused = await patch(issue?.id ?? 0, body);
    expect([refused.statusCode, Object.keys(refused.json<{ errors: object }>().errors)]).toEqual([
      422,
      [field],
    ]);
  });

  it.each([[{ severity: 6 }], [{ days_at_stake: 3.5 }], [{ cost_at_stake: -1 }], [{ name: '' }], [{}]])(
    'refuses %j as no issue at all',
    async (body) => {
      const [issue] = (await list('limit=1')).results;
      expect((await patch(issue?.id ?? 0, body)).statusCode).toBe(400);
    },
  );
});

describe('what an issue is about', () => {
  const risk = (id: number) => ({ entity_type: 'risk', entity_id: id });
  const targets = async (query = '', as = priya) =>
    (await call('GET', `${path}/targets?${query}`, { as })).json<Schemas['IssueTargetPage']>();
  const codes = ({ related }: Pick<Issue, 'related'>) => related.map(({ code }) => code);

  it('is found by kind, code and name, as far as somebody sees it', async () => {
    const found = await targets('entity_type=risk&search=R-003');
    expect(found.results.map(({ code, entity_type: type }) => [type, code])).toEqual([['risk', 'R-003']]);
    expect((await targets('search=VO-004')).count).toBe(1);
    expect((await targets('entity_type=design_milestone')).count).toBe(0);
    expect((await targets('', half)).count).toBe(0);
    const buyer = await addPerson(['issue_access', 'procurement_access'], [cedar]);
    const packages = (await targets('entity_type=bid_package', buyer)).results;
    expect(packages[0]?.code).toMatch(/^BP-\d{3}$/);
    expect((await targets('search=BP-', buyer)).count).toBe(packages.length);
    const scheduler = await addPerson(['issue_access', 'timeline_access'], [cedar]);
    const kinds = new Set((await targets('limit=500', scheduler)).results.map((row) => row.entity_type));
    expect([...kinds].sort()).toEqual(['design_milestone', 'timeline_activity']);
  });

  it('is saved, kept where it is not seen, shown in history, and undone', async () => {
    const [found] = (await targets('entity_type=risk&search=R-003')).results;
    const [second] = (await targets('entity_type=risk&search=R-001')).results;
    const link = risk(found?.entity_id ?? 0);
    const issue = await created({ generated_from: link, related: [link, link] });
    expect([issue.generated_from?.code, codes(issue)]).toEqual(['R-003', ['R-003']]);
    const seenByHalf = (await call('GET', `${path}/${issue.id}`, { as: half })).json<Issue>();
    expect([seenByHalf.generated_from, seenByHalf.related]).toEqual([null, []]);
    await call('PATCH', `${path}/${issue.id}`, { as: half, body: { related: [] } });
    const changed = (await patch(issue.id, { related: [link, risk(second?.entity_id ?? 0)] })).json<Issue>();
    expect(codes(changed)).toEqual(['R-001', 'R-003']);
    expect((await numbers(`related_to=risk:${link.entity_id}`)).includes(issue.number)).toBe(true);
    expect((await list(`related_to=risk:${link.entity_id}`, half)).count).toBe(0);
    const history = await call('GET', `${path}/${issue.id}/history`, { as: priya });
    expect(history.body).toContain('Risk');
    await remove(issue.id);
    const back = (await call('PATCH', `${path}/${issue.id}/restore`, { as: priya })).json<Issue>();
    expect(codes(back)).toEqual(['R-001', 'R-003']);
    await remove(issue.id);
  });

  it('is refused where it is not there, of another project, or not seen', async () => {
    const issue = await created();
    const other = (
      await call('GET', `/projects/${harbor}/issues/targets?entity_type=risk`, { as: priya })
    ).json<Schemas['IssueTargetPage']>().results[0];
    for (const id of [987_654, other?.entity_id ?? 0]) {
      const refused = await patch(issue.id, { related: [risk(id)] });
      expect([refused.statusCode, Object.keys(refused.json<{ errors: object }>().errors)]).toEqual([
        422,
        ['related'],
      ]);
    }
    const [mine] = (await targets('entity_type=risk')).results;
    const unseen = await call('PATCH', `${path}/${issue.id}`, {
      as: half,
      body: { related: [risk(mine?.entity_id ?? 0)] },
    });
    expect(unseen.statusCode).toBe(422);
    const again = await save([{ id: issue.id, generated_from: risk(mine?.entity_id ?? 0) }]);
    expect(Object.keys(again.json<{ errors: object }>().errors)).toEqual(['0.generated_from']);
    await remove(issue.id);
  });
});

describe('many issues at once', () => {
  it('are saved in one change set that can be undone, or refused by their place', async () => {
    const [one, two] = [await created(), await created()];
    const answer = await save([
      { id: one.id, version: 1, severity: 4 },
      { id: two.id, version: 1, _delete: true },
      { name: 'New', status: 'OPEN' },
      { _delete: true },
    ]);
    const { results, change_set_id: set } = answer.json<Schemas['IssueBatchResult']>();
    expect(results.map(({ name, severity }) => [name, severity])).toEqual([
      ['Door hardware unclear', 4],
      ['New', null],
    ]);
    const undone = await call('POST', `/change-sets/${set ?? 0}/undo`, { as: priya });
    expect(undone.statusCode, undone.body).toBe(201);
    expect(await numbers('search=hardware&ordering=number')).toEqual(
      expect.arrayContaining([one.number, two.number]),
    );
    const refused = await save([{ name: 'Fine', status: 'OPEN' }, { status: 'CLOSED' }]);
    expect(Object.keys(refused.json<{ errors: object }>().errors)).toEqual(['1.name', '1.status']);
    const stale = await save([{ id: one.id, version: 1, severity: 1 }]);
    expect([stale.statusCode, Object.keys(stale.json<{ errors: object }>().errors)]).toEqual([412, ['0']]);
    await Promise.all([remove(one.id), remove(two.id)]);
  });
});

describe('cost groups and similar names', () => {
  const groups = async (query: string) =>
    (await call('GET', `/cost-groups?limit=2&${query}`, { as: priya })).json<{
      results: { id: number; standard: string; div_code: string }[];
    }>().results;

  it('keep one cost group of each format, sorted and filtered by it, with history', async () => {
    const [first, second] = await groups('standard=MF');
    const [element] = await groups('standard=UF');
    const ids = [element?.id, first?.id];
    const { id, cost_groups: codes, version } = await created({ cost_group_ids: ids });
    expect(codes.map(({ standard, div_code }) => [standard, div_code])).toEqual([
      ['MF', first?.div_code],
      ['UF', element?.div_code],
    ]);
    expect((await list(`cost_group=${first?.id}`)).results.map((issue) => issue.id)).toEqual([id]);
    expect((await list('ordering=masterformat&limit=1')).results[0]?.id).toBe(id);
    const moved = await patch(id, { cost_group_ids: [second?.id] }, String(version));
    expect(moved.json<Issue>().cost_groups).toMatchObject([{ id: second?.id }]);
    for (const wrong of [[first?.id, second?.id], [987_654]]) {
      const refused = await patch(id, { cost_group_ids: wrong });
      expect([refused.statusCode, Object.keys(refused.json<{ errors: object }>().errors)]).toEqual([
        422,
        ['cost_group_ids'],
      ]);
    }
    const history = await call('GET', `${path}/${id}/history`, { as: priya });
    expect(history.body).toContain(`${second?.div_code}`);
    await remove(id);
  });

  it('find issues that say the same, by the stems of their words', async () => {
    const { id } = await created({ name: 'Louvers at the roof are too small for the fans' });
    const similar = async (name: string, except?: number) => {
      const query = new URLSearchParams({ name, ...(except && { except: String(except) }) });
      const answer = await call('GET', `${path}/similar?${query}`, { as: priya });
      return answer.json<Schemas['SimilarIssues']>().results.map((issue) => issue.id);
    };
    expect(await similar('Roof louver too small')).toEqual([id]);
    expect(await similar('small fan')).toEqual([id]);
    expect(await similar('Roof leaks at the drain')).toEqual([]);
    expect(await similar('the of at')).toEqual([]);
    expect(await similar('Roof louver too small', id)).toEqual([]);
    await patch(id, { status: 'VOID' });
    expect(await similar('Roof louver too small')).toEqual([]);
    const foreign = await call('GET', `${path}/similar?name=louver`, { as: elsewhere });
    expect(foreign.statusCode).toBe(404);
  });
});
