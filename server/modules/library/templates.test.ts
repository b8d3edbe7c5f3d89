import { describe, expect, it } from 'vitest';
import type { components } from '#contract/api.ts';
import { type Actor, testApp } from '#tests/support/testApp.ts';

type Schemas = components['schemas'];
type Template = Schemas['Template'];

const { call, addPerson, projectId } = await testApp();
const cedar = await projectId('Cedar Ridge');
const maya = await addPerson(
  ['idea_access', 'add_idea', 'change_idea', 'delete_idea', 'risk_access', 'change_risk', 'issue_access'],
  [cedar],
);
const reader = await addPerson(['idea_access', 'risk_access'], [cedar]);
const outsider = await addPerson(['risk_access', 'change_risk', 'issue_access'], [cedar]);

const path = '/library/templates';
const list = async (query = '', as: Actor = reader) =>
  (await call('GET', `${path}?${query}`, { as })).json<Schemas['TemplatePage']>();
const names = async (query: string) => (await list(query)).results.map(({ name }) => name);
const create = (body: object[], as: Actor = maya) => call('POST', path, { as, body });
const created = async (over: object = {}): Promise<Template> => {
  const answer = await create([
    { kind: 'RISK', name: ' Late elevators ', likelihood: 4, impact: 2, ...over },
  ]);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<Schemas['TemplateResult']>().results[0] as Template;
};
const remove = (id: number) => call('DELETE', `${path}/${id}`, { as: maya });
const take = (kind: 'risks' | 'issues', templates: number[], as: Actor = maya) =>
  call('POST', `/projects/${cedar}/${kind}/from-templates`, { as, body: { templates } });
const errorsOf = (answer: Awaited<ReturnType<typeof call>>) =>
  Object.keys(answer.json<{ errors: object }>().errors);

describe('the library of templates', () => {
  it('is searched, filtered by kind, project type and category, sorted and counted by project type', async () => {
    const risks = await list('kind=RISK&limit=500');
    expect(risks.groups).toEqual([
      { project_type: null, count: 5 },
      { project_type: 'Healthcare', count: 3 },
      { project_type: 'K-12', count: 1 },
    ]);
    expect((await list('kind=ISSUE')).count).toBe(4);
    expect(await names('kind=RISK&project_type=k-12')).toEqual(['Summer window missed for site work']);
    expect((await list('kind=RISK&for_any_type=true')).count).toBe(5);
    expect((await list('kind=RISK&project_type=K-12')).groups).toEqual(risks.groups);
    expect(await names('search=tariff')).toEqual(['Steel tariff change']);
    expect(await names('kind=ISSUE&type=Permit')).toEqual(['Utility vault location disputed']);
    expect((await names('kind=RISK&ordering=-score'))[0]).toBe('Switchgear lead time over 60 weeks');
    const category = risks.results.find(({ name }) => name === 'Steel tariff change')?.category;
    expect((await list(`category_id=${category?.id ?? 0}`)).count).toBe(2);
    expect((await call('GET', path, { as: outsider })).statusCode).toBe(403);
  });

  it('is filtered by score, severity, and by what was made of it where the reader sees that', async () => {
    const scores = async (query: string) =>
      (await list(`kind=RISK&limit=500&${query}`)).results.map(
        ({ likelihood, impact }) => (likelihood ?? 0) * (impact ?? 0),
      );
    const [high, medium, all] = [await scores('level=high'), await scores('level=medium'), await scores('')];
    expect(high).toEqual(all.filter((score) => score >= 15));
    expect(medium).toEqual(all.filter((score) => score >= 6 && score < 15));
    expect(await scores('level=high,medium,low')).toEqual(all.filter((score) => score > 0));
    expect((await list('kind=ISSUE&severity=5')).results.every(({ severity }) => severity === 5)).toBe(true);
    const [one, other] = [await created({ name: 'Late doors' }), await created({ name: 'Late hoists' })];
    const unused = async () => (await list('kind=RISK&unused=true&limit=500')).results.map(({ id }) => id);
    expect(await unused()).toEqual(expect.arrayContaining([one.id, other.id]));
    const made = await take('risks', [one.id]);
    const usedIn = async (project: number, as = reader) =>
      (await list(`kind=RISK&used_in=${project}&limit=500`, as)).results.map(({ id }) => id);
    expect(await usedIn(cedar)).toContain(one.id);
    expect(await usedIn(cedar)).not.toContain(other.id);
    expect(await unused()).not.toContain(one.id);
    expect(await usedIn(cedar, await addPerson(['idea_access', 'issue_access'], [cedar]))).toEqual([]);
    expect(await usedIn(cedar, await addPerson(['idea_access', 'risk_access'], []))).toEqual([]);
    expect(
      (await list('kind=RISK&ordering=-used_count,name&limit=1')).results[0]?.used_count,
    ).toBeGreaterThan(0);
    const { change_set_id: set } = made.json<Schemas['RowsFromTemplates']>();
    await call('POST', `/change-sets/${set ?? 0}/undo`, { as: maya });
    await Promise.all([remove(one.id), remove(other.id)]);
  });

  it('keeps many at once, refuses all by their place, and lets them be changed, deleted and brought back', async () => {
    const refused = await create([
      { kind: 'RISK', name: 'Fine' },
      { kind: 'RISK', name: 'x', trade: 'HVAC' },
      { kind: 'ISSUE', name: 'y', category_id: 1 },
      { kind: 'RISK', name: 'z', category_id: 987_654 },
    ]);
    expect([refused.statusCode, errorsOf(refused)]).toEqual([
      422,
      ['1.trade', '2.category_id', '3.category_id'],
    ]);
    expect((await create([{ kind: 'RISK', name: 'x' }], reader)).statusCode).toBe(403);
    const one = await created({ project_type: ' Healthcare ', tag_names: ['b', 'a'] });
    expect([one.name, one.project_type, one.tag_names]).toEqual(['Late elevators', 'Healthcare', ['a', 'b']]);
    const patch = (body: object, version: string) =>
      call('PATCH', `${path}/${one.id}`, { as: maya, body, headers: { 'if-match': version } });
    expect((await patch({ impact: 5 }, '"1"')).json<Template>().impact).toBe(5);
    expect((await patch({ impact: 3 }, '"1"')).statusCode).toBe(412);
    expect(errorsOf(await patch({ type: 'Cost' }, '"2"'))).toEqual(['type']);
    expect((await remove(one.id)).statusCode).toBe(204);
    expect((await call('GET', `${path}/${one.id}`, { as: reader })).statusCode).toBe(404);
    const back = await call('PATCH', `${path}/${one.id}/restore`, { as: maya });
    expect([back.statusCode, back.json<Template>().impact]).toEqual([200, 5]);
    expect((await call('PATCH', `${path}/${one.id}/restore`, { as: maya })).statusCode).toBe(409);
    const history = await call('GET', `${path}/${one.id}/history`, { as: reader });
    expect(history.body).toContain('Impact');
    await remove(one.id);
  });
});

describe('what became of templates', () => {
  it('is told of the projects whose risks the reader sees: how often they struck, and at what cost', async () => {
    const one = await created({ name: 'Late curtain wall mock-up' });
    const known = await list(`search=${one.code}`);
    expect([one.code, known.results.map(({ id }) => id)]).toEqual([
      expect.stringMatching(/^RT-\d{3}$/),
      [one.id],
    ]);
    const closed = async (outcome: object) => {
      const answer = await take('risks', [one.id]);
      const [id] = answer.json<Schemas['RowsFromTemplates']>().created;
      const done = await call('POST', `/projects/${cedar}/risks/${id ?? 0}/close`, {
        as: maya,
        body: outcome,
      });
      expect(done.statusCode, done.body).toBe(201);
    };
    await closed({ struck: true, struck_on: '2026-10-01', outcome_cost: 900_000 });
    await closed({ struck: true, struck_on: '2026-10-01', outcome_cost: 600_000 });
    await closed({ struck: false });
    await take('risks', [one.id]);
    const told = async (as: Actor) => {
      const template = (await call('GET', `${path}/${one.id}`, { as })).json<Template>();
      const [row] = (await list(`search=${one.code}`, as)).results;
      const { used_in, closed_count, struck_count, mean_cost } = template;
      expect(row).toMatchObject({ used_in, closed_count, struck_count, mean_cost });
      return [used_in, closed_count, struck_count, mean_cost];
    };
    expect(await told(reader)).toEqual([1, 3, 2, 750_000]);
    expect(await told(await addPerson(['idea_access', 'risk_access'], []))).toEqual([0, 0, 0, null]);
    const blind = await addPerson(['idea_access'], [cedar]);
    expect(await told(blind)).toEqual([0, 0, 0, null]);

    const uses = (as: Actor) => call('GET', `${path}/${one.id}/uses`, { as });
    const { count, results } = (await uses(reader)).json<Schemas['TemplateUsePage']>();
    expect([count, results.map(({ status, struck, cost }) => [status, struck, cost])]).toEqual([
      4,
      [
        ['CLOSED', true, 900_000],
        ['CLOSED', true, 600_000],
        ['CLOSED', false, null],
        ['IDENTIFIED', false, null],
      ],
    ]);
    expect(results[0]?.project).toEqual({ id: cedar, name: 'Cedar Ridge Patient Tower' });
    expect((await uses(blind)).statusCode).toBe(403);
    const risks = results.map(({ risk }) => ({ id: risk.id, _delete: true }));
    expect((await call('POST', `/projects/${cedar}/risks`, { as: maya, body: risks })).statusCode).toBe(201);
    expect(await told(reader)).toEqual([0, 0, 0, null]);
    await remove(one.id);
  });

  it('orders the list', async () => {
    expect(
      (await list('kind=RISK&ordering=project_type,-struck,mean_cost,used_in,code')).results[0]?.code,
    ).toBe('RT-003'); // the only one with a risk that is closed, which did not strike
  });
});

describe('templates in a project', () => {
  it('become risks with their mitigations in one change set, and are counted', async () => {
    const mitigation = {
      name: 'Ask early',
      description: '',
      cost: 5000,
      likelihood_effect: 1,
      impact_effect: 0,
    };
    const one = await created({ mitigations: [mitigation] });
    const two = await created({ name: 'Late glass', likelihood: 2 });
    const answer = await take('risks', [two.id, one.id]);
    expect(answer.statusCode, answer.body).toBe(201);
    const { change_set_id: set, created: ids } = answer.json<Schemas['RowsFromTemplates']>();
    const risks = await Promise.all(
      ids.map(async (id) =>
        (await call('GET', `/projects/${cedar}/risks/${id}`, { as: maya })).json<Schemas['Risk']>(),
      ),
    );
    expect(
      risks.map(({ name, likelihood, inherent_likelihood: first }) => [name, likelihood, first]),
    ).toEqual([
      ['Late glass', 2, 2],
      ['Late elevators', 4, 4],
    ]);
    expect(risks[1]?.mitigations.map(({ name, status }) => [name, status])).toEqual([['Ask early', 'DRAFT']]);
    const used = async () =>
      (await call('GET', `${path}/${one.id}`, { as: reader })).json<Template>().used_count;
    expect(await used()).toBe(1);
    expect((await call('POST', `/change-sets/${set ?? 0}/undo`, { as: maya })).statusCode).toBe(201);
    expect(await used()).toBe(0);
    await Promise.all([remove(one.id), remove(two.id)]);
  });

  it('are refused in a project that is finished', async () => {
    const finished = await projectId('Lakeshore');
    const writer = await addPerson(['idea_access', 'risk_access', 'change_risk', 'issue_access'], [finished]);
    for (const kind of ['risks', 'issues'] as const) {
      const answer = await call('POST', `/projects/${finished}/${kind}/from-templates`, {
        as: writer,
        body: { templates: [1] },
      });
      expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
        422,
        'This project is Legacy, so nothing more is planned in it. Add the templates to a project that is under way.',
      ]);
    }
  });

  it('become issues, or are refused where they are gone, of the other kind, or without the key', async () => {
    const issue = await created({
      kind: 'ISSUE',
      name: 'Doors unclear',
      likelihood: null,
      impact: null,
      type: 'Design',
      subtype: 'Conflict',
      severity: 4,
    });
    const answer = await take('issues', [issue.id]);
    expect(answer.statusCode, answer.body).toBe(201);
    const [id = 0] = answer.json<Schemas['RowsFromTemplates']>().created;
    const made = (await call('GET', `/projects/${cedar}/issues/${id}`, { as: maya })).json<
      Schemas['Issue']
    >();
    expect([made.name, made.type, made.subtype, made.severity, made.status]).toEqual([
      'Doors unclear',
      'Design',
      'Conflict',
      4,
      'OPEN',
    ]);
    expect(errorsOf(await take('risks', [issue.id]))).toEqual(['templates']);
    await remove(issue.id);
    expect((await take('issues', [issue.id])).json<{ message: string }>().message).toBe(
      'One of these templates is no longer in the library. Choose again.',
    );
    expect((await take('risks', [1], reader)).statusCode).toBe(403);
    expect((await take('risks', [1], outsider)).statusCode).toBe(403);
  });
});
