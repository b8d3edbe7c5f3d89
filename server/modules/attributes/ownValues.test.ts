import { describe, expect, it } from 'vitest';
import type { components } from '#contract/api.ts';
import type { Result } from '#server/contract/handlers.ts';
import { allPermissions, testApp } from '#tests/support/testApp.ts';

type Schemas = components['schemas'];
type Risk = Schemas['Risk'];
type Component = Schemas['Component'];

const app = await testApp();
const project = await app.projectId('Cedar Ridge');
const anna = await app.addPerson(allPermissions, [project]);
const list = async (entity: string) =>
  (await app.call('GET', `/custom-attributes?entity_type=${entity}&limit=100`, { as: anna })).json<
    Result<'listAttributeDefinitions'>
  >().results;
const own = [...(await list('RISK')), ...(await list('COMPONENT'))];
const idOf = (name: string) => own.find((one) => one.name === name)?.id ?? 0;
const optionOf = (name: string, word: string) =>
  own.find((one) => one.name === name)?.options.find(({ option_value: value }) => value === word)
    ?.option_id ?? 0;
const entry = (name: string, value: unknown) => ({ custom_attribute_id: idOf(name), value });
const saidBy = ({ custom_attributes: entries = [] }: Pick<Schemas['RiskBrief'], 'custom_attributes'>) =>
  Object.fromEntries(entries.map(({ name, value }) => [name, value]));
const undo = (id: number | null) => app.call('POST', `/change-sets/${id ?? 0}/undo`, { as: anna });

const risks = `/projects/${project}/risks`;
const saveRisks = (body: object[]) => app.call('POST', risks, { as: anna, body });
const riskList = async (query: Record<string, string>) => {
  const answer = await app.call('GET', `${risks}?${new URLSearchParams(query).toString()}`, { as: anna });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Schemas['RiskPage']>();
};
const namesOf = async (rule: object) =>
  (
    await riskList({ filter: JSON.stringify({ match: 'and', rules: [rule] }), ordering: 'number' })
  ).results.map(({ number }) => number);

describe('the company’s own fields of risks', () => {
  it('are read with a risk, and with the list where it is asked for them', async () => {
    const [first] = (await riskList({ ordering: 'number', expand_custom_attributes: 'true' })).results;
    expect(saidBy(first as Risk)).toMatchObject({ Response: optionOf('Response', 'Mitigate') });
    const [plain] = (await riskList({ ordering: 'number' })).results;
    expect(plain?.custom_attributes).toBeUndefined();
  });

  it('are filtered and sorted by, those without a value last', async () => {
    const avoid = String(optionOf('Response', 'Avoid'));
    const mitigate = String(optionOf('Response', 'Mitigate'));
    expect(await namesOf({ field: 'ca_response', operator: 'one_of', value: [avoid, mitigate] })).toEqual([
      1, 4, 5,
    ]);
    expect(await namesOf({ field: 'ca_trigger_date', operator: 'is_empty', value: null })).not.toContain(1);
    const sorted = await riskList({ ordering: '-ca_trigger_date', expand_custom_attributes: 'true' });
    const days = sorted.results.map((risk) => saidBy(risk)['Trigger date'] as string | undefined);
    const said = days.filter((day) => day !== undefined);
    expect(said).toHaveLength(3);
    expect(days.slice(0, 3)).toEqual(said.toSorted().toReversed());
    const strange = { match: 'and', rules: [{ field: 'ca_gone', operator: 'is_empty', value: null }] };
    const refused = await app.call('GET', `${risks}?filter=${encodeURIComponent(JSON.stringify(strange))}`, {
      as: anna,
    });
    expect(refused.statusCode).toBe(400);
    expect((await app.call('GET', `${risks}?ordering=ca_gone`, { as: anna })).statusCode).toBe(400);
  });

  it('are saved with a risk, kept where they are not sent, shown in history and undone', async () => {
    const made = await saveRisks([
      {
        name: 'Dewatering',
        status: 'IDENTIFIED',
        custom_attributes: [entry('Response', optionOf('Response', 'Avoid'))],
      },
    ]);
    expect(made.statusCode, made.body).toBe(201);
    const [risk] = made.json<Schemas['RiskBatchResult']>().results as [Risk];
    const day = (
      await riskList({ ordering: '-ca_trigger_date', expand_custom_attributes: 'true' })
    ).results.map((one) => saidBy(one)['Trigger date'])[0];
    const changed = await app.call('PATCH', `${risks}/${risk.id}`, {
      as: anna,
      body: { custom_attributes: [entry('Trigger date', day)] },
    });
    expect(saidBy(changed.json<Risk>())).toEqual({
      Response: optionOf('Response', 'Avoid'),
      'Trigger date': day,
    });
    const batch = await saveRisks([{ id: risk.id, custom_attributes: [entry('Response', null)] }]);
    const { change_set_id: set, results } = batch.json<Schemas['RiskBatchResult']>();
    expect(saidBy(results[0] as Risk)).toEqual({ 'Trigger date': day });
    const history = await app.call('GET', `${risks}/${risk.id}/history`, { as: anna });
    expect(history.body).toContain('Avoid');
    expect((await undo(set)).statusCode).toBe(201);
    const back = await app.call('GET', `${risks}/${risk.id}`, { as: anna });
    expect(saidBy(back.json<Risk>())['Response']).toBe(optionOf('Response', 'Avoid'));
  });

  it('are refused by row and field, with nothing saved', async () => {
    const answer = await saveRisks([
      { name: 'One that is fine', status: 'IDENTIFIED' },
      {
        name: 'One that is not',
        status: 'IDENTIFIED',
        custom_attributes: [entry('Trigger date', 'soon'), entry('Bed count', 3)],
      },
    ]);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json<{ errors: object }>().errors)).toEqual([
      `1.custom_attributes.${idOf('Trigger date')}`,
      `1.custom_attributes.${idOf('Bed count')}`,
    ]);
    expect((await riskList({ search: 'One that is' })).count).toBe(0);
  });
});

describe('the company’s own fields of issues', () => {
  const issues = `/projects/${project}/issues`;
  const issueList = async (query: Record<string, string>) =>
    (await app.call('GET', `${issues}?${new URLSearchParams(query).toString()}`, { as: anna })).json<
      Schemas['IssuePage']
    >().results;
  const made = async () => {
    const answer = await app.call('POST', '/custom-attributes', {
      as: anna,
      body: { entity_type: 'ISSUE', name: 'Permit days', type: 'NUMBER' },
    });
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json<Result<'createAttributeDefinition'>>().id;
  };

  it('are saved in a batch and alone, sorted, filtered, refused by row, deleted and brought back', async () => {
    const id = await made();
    const said = (value: unknown) => [{ custom_attribute_id: id, value }];
    const [first, second] = await issueList({ ordering: 'number' });
    const batch = await app.call('POST', issues, {
      as: anna,
      body: [
        { id: first?.id, custom_attributes: said(5) },
        { id: second?.id, custom_attributes: said(40) },
      ],
    });
    expect(batch.statusCode, batch.body).toBe(201);
    const sorted = await issueList({ ordering: '-ca_permit_days', expand_custom_attributes: 'true' });
    expect(sorted.slice(0, 2).map((one) => saidBy(one))).toEqual([
      { 'Permit days': 40 },
      { 'Permit days': 5 },
    ]);
    expect(saidBy(sorted[2] ?? {})).toEqual({});
    const rule = { field: 'ca_permit_days', operator: 'greater_than', value: 10 };
    const found = await issueList({ filter: JSON.stringify({ match: 'and', rules: [rule] }) });
    expect(found.map(({ number }) => number)).toEqual([second?.number]);
    const refused = await app.call('POST', issues, {
      as: anna,
      body: [{ id: first?.id, custom_attributes: said('many') }],
    });
    expect(refused.statusCode).toBe(422);
    expect(Object.keys(refused.json<{ errors: object }>().errors)).toEqual([`0.custom_attributes.${id}`]);

    const one = `${issues}/${first?.id}`;
    const changed = await app.call('PATCH', one, { as: anna, body: { custom_attributes: said(6) } });
    expect(saidBy(changed.json<Schemas['Issue']>())).toEqual({ 'Permit days': 6 });
    expect((await app.call('DELETE', one, { as: anna })).statusCode).toBe(204);
    const back = await app.call('PATCH', `${one}/restore`, { as: anna });
    expect(saidBy(back.json<Schemas['Issue']>()), back.body).toEqual({ 'Permit days': 6 });
  });
});

describe('the company’s own fields of components', () => {
  const path = `/projects/${project}/components`;
  const all = async () =>
    (await app.call('GET', path, { as: anna })).json<Schemas['ComponentPage']>().results;
  const called = async (name: string) => (await all()).find((one) => one.name === name) as Component;
  const send = (body: object) => app.call('POST', `${path}/batch`, { as: anna, body });

  it('are listed, typed, pasted and undone in one step', async () => {
    const tower = await called('Patient Tower');
    expect(saidBy(tower)).toEqual({ 'Bed count': 192, 'Floor-to-floor': 15 });
    const answer = await send({
      source: 'paste',
      create: [{ name: 'Helistop', custom_attributes: [entry('Floor-to-floor', 12.25)] }],
      update: [{ id: tower.id, version: tower.version, custom_attributes: [entry('Bed count', null)] }],
    });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(saidBy(await called('Helistop'))).toEqual({ 'Floor-to-floor': 12.25 });
    expect(saidBy(await called('Patient Tower'))).toEqual({ 'Floor-to-floor': 15 });
    const undone = await undo(answer.json<Schemas['ComponentBatchResult']>().change_set_id);
    expect(undone.statusCode, undone.body).toBe(201);
    expect(await called('Helistop')).toBeUndefined();
    expect(saidBy(await called('Patient Tower'))).toEqual({ 'Bed count': 192, 'Floor-to-floor': 15 });
  });

  it('come back with a component that was deleted', async () => {
    const made = await send({ create: [{ name: 'Bridge', custom_attributes: [entry('Bed count', 4)] }] });
    const [id = 0] = made.json<Schemas['ComponentBatchResult']>().created;
    const { version } = await called('Bridge');
    const removed = await send({ remove: [{ id, version }] });
    await undo(removed.json<Schemas['ComponentBatchResult']>().change_set_id);
    expect(saidBy(await called('Bridge'))).toEqual({ 'Bed count': 4 });
  });

  it('are refused by row and field', async () => {
    const tower = await called('Patient Tower');
    const wrong = await send({
      update: [{ id: tower.id, version: tower.version, custom_attributes: [entry('Bed count', 'many')] }],
    });
    expect(wrong.statusCode).toBe(422);
    expect(wrong.json<{ errors: object }>().errors).toEqual({
      [`update.0.custom_attributes.${idOf('Bed count')}`]: ['Bed count does not take such a value.'],
    });
  });
});
