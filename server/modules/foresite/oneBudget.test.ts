import { expect, it } from 'vitest';
import type { Result } from '#server/contract/handlers.ts';
import { testApp } from '#tests/support/testApp.ts';

const { call, actor } = await testApp();
const maya = await actor('admin@northbank.example');
const cedar = '/projects/1';

const read = async <Body>(path: string) => {
  const answer = await call('GET', path, { as: maya });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Body>();
};

async function positions() {
  const foresite = await read<Result<'getForesite'>>(`${cedar}/foresite`);
  const tvd = await read<Result<'getTvd'>>(`${cedar}/tvd?dimension=components`);
  const overview = await read<Result<'getOverview'>>(`${cedar}/overview`);
  const list = await read<Result<'listProjects'>>('/projects?search=Cedar');
  const estimate = await read<Result<'getEstimate'>>(`${cedar}/estimate?milestone=3`);
  const { target_budget: budget, budget_adjusted: adjusted, summary } = foresite;
  return {
    foresite: [budget, summary.gap],
    adjusted: adjusted.cost,
    program: summary.program_value,
    estimate: estimate.budget,
    tvd: [tvd.cards[0]?.target, tvd.cards[0]?.gap],
    overview: [overview.cost?.target_budget, overview.cost?.gap],
    list: list.results.map((row) => [row.target_budget, row.gap])[0],
    states: [summary.target_state, tvd.cards[0]?.target_state, overview.cost?.target_state],
  };
}

it('holds every figure of a project against the budgets of its components', async () => {
  const { results } = await read<Result<'listComponents'>>(`${cedar}/components`);
  const tower = results.find(({ name }) => name === 'Patient Tower')!;
  const update = [{ id: tower.id, version: tower.version, target_budget: tower.target_budget! + 1_000_000 }];
  const saved = await call('POST', `${cedar}/components/batch`, { as: maya, body: { update } });
  expect(saved.statusCode, saved.body).toBe(200);
  const stand = [306_000_000, 6_900_000];
  expect(await positions()).toMatchObject({
    foresite: stand,
    adjusted: 304_100_000,
    program: 306_000_000,
    estimate: 306_000_000,
    tvd: stand,
    overview: stand,
    list: stand,
  });
});

it('takes the company’s tolerance wherever a state is told', async () => {
  expect((await positions()).states).toEqual(Array(3).fill('aboveTargetWithinTolerance'));
  const saved = await call('PATCH', '/company-settings', { as: maya, body: { tvd: { tolerance: 2 } } });
  expect(saved.statusCode, saved.body).toBe(200);
  expect((await positions()).states).toEqual(Array(3).fill('aboveTarget'));
});
