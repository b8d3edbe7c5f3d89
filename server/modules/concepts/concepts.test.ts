import { describe, expect, it } from 'vitest';
import type { components } from '#contract/api.ts';
import { CONCEPT_MESSAGES } from '#domain/concepts';
import { type Actor, testApp } from '#tests/support/testApp.ts';

type Schemas = components['schemas'];

const { call, addPerson, asOwner } = await testApp();
const rights = ['concept_lab_access', 'add_analysis', 'change_analysis'] as const;
const planner = await addPerson([
  ...rights,
  'add_project',
  'change_project',
  'change_component',
  'view_all_projects',
  'estimate_access',
  'component_access',
  'foresite_access',
]);
const reader = await addPerson(['concept_lab_access']);
const outsider = await addPerson([...rights]);
const stranger = await addPerson(['concept_lab_access', 'add_analysis', 'change_analysis'], [], 'halden');

const path = '/analyses';
const send = (url: string, body: object, as: Actor = planner, headers = {}) =>
  call('POST', url, { as, body, headers });
const ok = async <Answer>(answer: ReturnType<typeof call>, status = 200): Promise<Answer> => {
  const { statusCode, body } = await answer;
  expect(statusCode, body).toBe(status);
  return JSON.parse(body) as Answer;
};
const started = async (body: object = {}) =>
  (
    await ok<Schemas['AnalysisSaved']>(
      send(path, { name: 'Library sizing', city: 'Seattle', cost_date: '2026-10-12', ...body }),
      201,
    )
  ).analysis;
const concept = async (id: number, body: object) =>
  (await ok<Schemas['ConceptSaved']>(send(`${path}/${id}/concepts`, body), 201)).concept;
const clinic = { name: '60k', components: [{ name: 'Clinic', area: 60_000, cost_per_area: 620 }] };
const terms = {
  duration_months: 18,
  escalation_percent: 4,
  contingency_percent: 5,
  start_date: '2027-10-01',
};
const scenario = async (id: number, conceptId: number, body: object = {}) =>
  (
    await ok<Schemas['ConceptScenarioSaved']>(
      send(`${path}/${id}/scenarios`, { name: 'One phase', concept_id: conceptId, ...terms, ...body }),
      201,
    )
  ).scenario;
const undo = (id: number | null, as: Actor = planner) => call('POST', `/change-sets/${id}/undo`, { as });

describe('analyses', () => {
  it('of the demo are listed with what their concepts cost', async () => {
    const { results } = await ok<Schemas['AnalysisPage']>(
      call('GET', `${path}?search=outpatient&ordering=-lowest_cost`, { as: reader }),
    );
    expect(results).toMatchObject([
      {
        name: 'Outpatient clinic sizing',
        status: 'ACTIVE',
        concept_count: 3,
        scenario_count: 4,
        lowest_cost: 37_200_000,
        highest_cost: 55_800_000,
        project: null,
      },
    ]);
    const { results: concepts } = await ok<Schemas['ConceptList']>(
      call('GET', `${path}/${results[0]?.id}/concepts`, { as: reader }),
    );
    expect(concepts.map(({ area, cost, cost_per_area: rate }) => [area, cost, rate])).toEqual([
      [60_000, 37_200_000, 620],
      [75_000, 46_500_000, 620],
      [90_000, 55_800_000, 620],
    ]);
  });

  it('start as drafts in today’s prices, move where they may, and leave the list when archived', async () => {
    const { analysis } = await ok<Schemas['AnalysisSaved']>(send(path, { name: ' Depot ' }), 201);
    expect(analysis).toMatchObject({ name: 'Depot', status: 'DRAFT', area_unit: 'sq_ft', version: 1 });
    const move = (status: string) =>
      call('PATCH', `${path}/${analysis.id}`, { as: planner, body: { status } });
    expect((await move('PROMOTED')).statusCode).toBe(422);
    await ok(move('ACTIVE'));
    const archived = await ok<Schemas['AnalysisSaved']>(move('ARCHIVED'));
    const listed = async (query: string) =>
      (await ok<Schemas['AnalysisPage']>(call('GET', `${path}?search=depot${query}`, { as: reader }))).count;
    expect([await listed(''), await listed('&status=ARCHIVED'), await listed('&status=DRAFT')]).toEqual([
      0, 1, 0,
    ]);
    const refused = await call('PATCH', `${path}/${analysis.id}`, { as: planner, body: { name: 'Other' } });
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { message: CONCEPT_MESSAGES.archived }]);
    expect((await send(`${path}/${analysis.id}/concepts`, clinic)).statusCode).toBe(409);
    await ok(undo(archived.change_set_id), 201);
    expect(await listed('&status=ACTIVE')).toBe(1);
  });

  it('are refused without a name, from an old version, and without the rights', async () => {
    expect((await send(path, { name: ' ' })).json()).toMatchObject({
      errors: { name: ['Name is required'] },
    });
    const { id } = await started();
    await ok(call('PATCH', `${path}/${id}`, { as: planner, body: { city: 'Boston' } }));
    const stale = await call('PATCH', `${path}/${id}`, {
      as: planner,
      body: { city: 'Denver' },
      headers: { 'if-match': '1' },
    });
    expect(stale.statusCode).toBe(412);
    expect((await send(path, { name: 'No' }, reader)).statusCode).toBe(403);
    expect((await call('PATCH', `${path}/${id}`, { as: reader, body: { city: 'X' } })).statusCode).toBe(403);
    const foreign = await call('GET', `${path}/${id}`, { as: stranger });
    expect([403, 404]).toContain(foreign.statusCode);
  });

  it('keep the unit of area once concepts are measured in it, undo included', async () => {
    const { id } = await started();
    const { change_set_id: set } = await ok<Schemas['AnalysisSaved']>(
      call('PATCH', `${path}/${id}`, { as: planner, body: { area_unit: 'sq_m' } }),
    );
    await concept(id, clinic);
    const change = await call('PATCH', `${path}/${id}`, { as: planner, body: { area_unit: 'sq_ft' } });
    expect([change.statusCode, change.json()]).toMatchObject([409, { message: CONCEPT_MESSAGES.unit }]);
    expect((await undo(set)).statusCode).toBe(409);
  });
});

describe('concepts', () => {
  it('are priced to the cent, copied, and stay while scenarios use them', async () => {
    const { id } = await started();
    const made = await concept(id, {
      name: 'Odd',
      components: [
        { name: 'A', area: 0.5, cost_per_area: 0.01 },
        { name: 'B', area: 1234.5678, cost_per_area: 321.1234 },
      ],
    });
    expect(made.components.map(({ cost }) => cost)).toEqual([0.01, 396_448.61]);
    expect(made.cost).toBe(396_448.62);
    const copy = async () =>
      (await ok<Schemas['ConceptSaved']>(send(`${path}/${id}/concepts/${made.id}/duplicate`, {}), 201))
        .concept;
    expect([(await copy()).name, (await copy()).name]).toEqual(['Odd copy', 'Odd copy 2']);
    const used = await scenario(id, made.id);
    const remove = (what: string) => call('DELETE', `${path}/${id}/${what}`, { as: planner });
    const kept = await remove(`concepts/${made.id}`);
    expect([kept.statusCode, kept.json()]).toMatchObject([
      409,
      { message: '"Odd" is used by 1 scenario. Delete it first.' },
    ]);
    const gone = await ok<Schemas['ConceptRemoved']>(remove(`scenarios/${used.id}`));
    await ok(remove(`concepts/${made.id}`));
    // The scenario would come back to a concept that is gone.
    expect((await undo(gone.change_set_id)).statusCode).toBe(409);
  });

  it('that are not there are answered in their own words', async () => {
    const { id } = await started();
    const answer = await call('PATCH', `${path}/${id}/concepts/987654`, { as: planner, body: { name: 'X' } });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      404,
      { message: 'No Concept matches the given query.' },
    ]);
    const other = await started();
    const theirs = await concept(other.id, clinic);
    const crossed = await send(`${path}/${id}/scenarios`, {
      name: 'X',
      concept_id: theirs.id,
      duration_months: 1,
    });
    expect([crossed.statusCode, crossed.json()]).toMatchObject([
      422,
      { errors: { concept_id: ['No Concept matches the given query.'] } },
    ]);
  });

  it('take costs per area from past projects, brought to the place and date of the analysis', async () => {
    const { id } = await started();
    const { results } = await ok<Schemas['PastComponentPage']>(
      call('GET', `${path}/${id}/past-components?search=summit`, { as: planner }),
    );
    expect(results).toMatchObject([
      { component_name: 'Medical Pavilion', city: 'Portland', year: 2019, area: 210_000, cost_per_area: 610 },
    ]);
    const [past] = results;
    // $610 × 1.3980, as the legacy set has it.
    expect(past?.factor).toBeCloseTo(1.398, 3);
    expect(past?.normalized_cost_per_area).toBeCloseTo(852.8, 0);
    const taken = {
      name: 'From Summit Valley',
      components: [
        {
          name: 'Clinic',
          area: 60_000,
          cost_per_area: past?.normalized_cost_per_area,
          source: { project_id: past?.project_id, component_id: past?.component_id },
        },
      ],
    };
    const made = await concept(id, taken);
    expect(made.components[0]?.source).toMatchObject({
      cost_per_area: 610,
      project_name: past?.project_name,
    });

    // Whoever does not see the project sees what the analysis costs, and not what the project cost.
    const [hidden] = (
      await ok<Schemas['ConceptList']>(call('GET', `${path}/${id}/concepts`, { as: outsider }))
    ).results;
    expect(hidden?.cost).toBe(made.cost);
    expect(hidden?.components[0]?.source).toMatchObject({
      project_name: null,
      cost_per_area: null,
      factor: null,
    });
    expect(
      (await ok<Schemas['PastComponentPage']>(call('GET', `${path}/${id}/past-components`, { as: outsider })))
        .count,
    ).toBe(0);
    const refused = await send(`${path}/${id}/concepts`, taken, outsider);
    expect(refused.json()).toHaveProperty(['errors', 'components.0.source']);
    // A source that is there already stays, whoever saves.
    const saved = await ok<Schemas['ConceptSaved']>(
      call('PATCH', `${path}/${id}/concepts/${made.id}`, {
        as: outsider,
        body: { components: [{ ...taken.components[0], area: 70_000 }] },
      }),
    );
    expect(saved.concept.components[0]).toMatchObject({ area: 70_000, source: { cost_per_area: null } });
    const [kept] = (await ok<Schemas['ConceptList']>(call('GET', `${path}/${id}/concepts`, { as: planner })))
      .results;
    expect(kept?.components[0]?.source).toMatchObject({ cost_per_area: 610 });
  });

  it('say what is missing to bring a cost here', async () => {
    const { id } = await started({ city: '' });
    const { results } = await ok<Schemas['PastComponentPage']>(
      call('GET', `${path}/${id}/past-components?search=summit`, { as: planner }),
    );
    expect(results[0]).toMatchObject({
      factor: null,
      normalized_cost_per_area: null,
      problem: 'Set the city of the analysis first.',
    });
  });
});

describe('scenarios', () => {
  it('add escalation, contingency and markups, each with its reason', async () => {
    const { id } = await started();
    const { id: conceptId } = await concept(id, clinic);
    const made = await scenario(id, conceptId, {
      markups: [
        { name: 'General conditions', kind: 'percent_direct', value: 10 },
        { name: 'Owner costs', kind: 'lump_sum', value: 4_000_000 },
      ],
    });
    expect(made.steps.map(({ name, amount }) => [name, amount])).toEqual([
      ['Building cost', 37_200_000],
      ['Escalation', 2_642_931.29],
      ['Contingency', 1_992_146.56],
      ['General conditions', 4_183_507.79],
      ['Owner costs', 4_000_000],
    ]);
    expect(made.total).toBe(50_018_585.64);
    expect(made.cost_per_area).toBe(833.64);
    const grown = await ok<Schemas['ConceptScenarioSaved']>(
      call('PATCH', `${path}/${id}/scenarios/${made.id}`, {
        as: planner,
        body: { contingency_percent: 0, markups: [] },
      }),
    );
    expect(grown.scenario.total).toBe(39_842_931.29);
    const { results } = await ok<{ results: Schemas['HistoryEntry'][] }>(
      call('GET', `${path}/${id}/history`, { as: reader }),
    );
    expect(results.map(({ entity, kind }) => `${entity} ${kind}`)).toEqual([
      'concept_scenario updated',
      'concept_scenario created',
      'concept created',
      'analysis created',
    ]);
    const large = { components: [{ name: 'A', area: 1e6, cost_per_area: 99_000 }] };
    const refused = await call('PATCH', `${path}/${id}/concepts/${conceptId}`, { as: planner, body: large });
    expect([refused.statusCode, refused.json()]).toMatchObject([422, { message: CONCEPT_MESSAGES.tooMuch }]);
  });
});

describe('promotion', () => {
  const promote = (id: number, scenarioId: number, as = planner, more = {}) =>
    send(`${path}/${id}/promote`, { concept_scenario_id: scenarioId, ...more }, as);
  const ready = async () => {
    const analysis = await started({ site: '12th Avenue' });
    const { id: conceptId } = await concept(analysis.id, {
      name: 'Campus',
      components: [
        { name: 'Clinic', area: 60_000, cost_per_area: 620 },
        { name: 'Clinic', area: 30_000, cost_per_area: 333.33 },
        { name: 'Overall Project', area: 1, cost_per_area: 1 },
      ],
    });
    return { id: analysis.id, scenario: await scenario(analysis.id, conceptId) };
  };

  it('makes a project in status CONCEPT, whose components carry areas and the whole budget', async () => {
    const { id, scenario: one } = await ready();
    const { project_id: made } = await ok<Schemas['Promotion']>(promote(id, one.id), 201);
    const project = await ok<Schemas['Project']>(call('GET', `/projects/${made}`, { as: planner }));
    expect(project).toMatchObject({
      name: 'Library sizing',
      status: 'CONCEPT',
      city: 'Seattle',
      address: '12th Avenue',
      target_budget: one.total,
      target_area: { value: 90_001, unit: 'sq_ft' },
      construction_start_date: '2027-10-01',
      completion_date: '2029-04-01',
      analysis: { id, name: 'Library sizing' },
    });
    const { results } = await ok<Schemas['ComponentPage']>(
      call('GET', `/projects/${made}/components`, { as: planner }),
    );
    expect(results.map(({ name, area }) => [name, area?.value ?? null])).toEqual([
      ['Overall Project', null],
      ['Clinic', 60_000],
      ['Clinic 2', 30_000],
      ['Overall Project 2', 1],
    ]);
    const cents = results.reduce(
      (sum, { target_budget: budget }) => sum + Math.round((budget ?? 0) * 100),
      0,
    );
    expect(cents).toBe(Math.round(one.total * 100));
    const analysis = await ok<Schemas['Analysis']>(call('GET', `${path}/${id}`, { as: planner }));
    expect(analysis).toMatchObject({ status: 'PROMOTED', project: { id: made, status: 'CONCEPT' } });
    // Who does not see the project is not told of it; who does not see the hub is not told of the analysis.
    expect(await ok(call('GET', `${path}/${id}`, { as: reader }))).toMatchObject({ project: null });
    const member = await addPerson(['component_access', 'foresite_access'], [made]);
    expect(await ok(call('GET', `/projects/${made}`, { as: member }))).toMatchObject({ analysis: null });
    await ok(call('PATCH', `/projects/${made}/status`, { as: planner, body: { target_status: 'ACTIVE' } }));
  });

  it('happens once, also where two promote at the same moment', async () => {
    const { id, scenario: one } = await ready();
    const codes = (await Promise.all([promote(id, one.id), promote(id, one.id)])).map((x) => x.statusCode);
    expect(codes.toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect((await promote(id, one.id)).json()).toMatchObject({ message: CONCEPT_MESSAGES.promoted });
    const change = await call('PATCH', `${path}/${id}/scenarios/${one.id}`, {
      as: planner,
      body: { duration_months: 2 },
    });
    expect(change.statusCode).toBe(409);
    const [count] = await asOwner<{ count: string }>(
      `select count(*) from project p join analysis a on a.tenant_id = 1 and a.promoted_project_id = p.id
        where p.tenant_id = 1 and a.id = $1`,
      [id],
    );
    expect(Number(count?.count)).toBe(1);
  });

  it('is taken back as a whole by Undo, and refused to whoever may not add projects', async () => {
    const { id, scenario: one } = await ready();
    expect((await promote(id, one.id, outsider)).json()).toMatchObject({ permission: 'add_project' });
    const { change_set_id: set, project_id: made } = await ok<Schemas['Promotion']>(promote(id, one.id), 201);
    await ok(undo(set), 201);
    expect((await call('GET', `/projects/${made}`, { as: planner })).statusCode).toBe(404);
    expect(await ok(call('GET', `${path}/${id}`, { as: planner }))).toMatchObject({
      status: 'DRAFT',
      project: null,
    });
    await ok(promote(id, one.id, planner, { name: 'Second try' }), 201);
  });

  it('is not taken back once the project says something else', async () => {
    const { id, scenario: one } = await ready();
    const { change_set_id: set, project_id: made } = await ok<Schemas['Promotion']>(promote(id, one.id), 201);
    await ok(call('PATCH', `/projects/${made}`, { as: planner, body: { name: 'Its own name' } }));
    expect((await undo(set)).statusCode).toBe(409);
  });

  it('asks for a scenario of this analysis that costs something', async () => {
    const { id } = await started();
    const { scenario: other } = await ready();
    expect((await promote(id, other.id)).statusCode).toBe(404);
    const { id: empty } = await concept(id, { name: 'Empty' });
    const nothing = await scenario(id, empty);
    expect((await promote(id, nothing.id)).json()).toMatchObject({ message: CONCEPT_MESSAGES.nothing });
  });
});
