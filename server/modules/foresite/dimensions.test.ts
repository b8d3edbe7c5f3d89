import { describe, expect, it } from 'vitest';
import type { components } from '#contract/api.ts';
import { sumMoney } from '#domain/money';
import { testApp } from '#tests/support/testApp.ts';

type Foresite = components['schemas']['Foresite'];

const { call, actor, addPerson, projectId } = await testApp();
const daniel = await actor('cost@northbank.example');
const cedar = await projectId('Cedar Ridge');
const ask = (dimension?: string) =>
  call('GET', `/projects/${cedar}/foresite${dimension === undefined ? '' : `?dimension=${dimension}`}`, {
    as: daniel,
  });
const trendBy = async (dimension?: string): Promise<Foresite> => {
  const answer = await ask(dimension);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Foresite>();
};

const whole = await trendBy();

describe('dimensions of the trend', () => {
  it.each(['cost_group_system', 'systems', 'elements', 'divisions'])(
    '%s splits every milestone and the approved to the cent',
    async (dimension) => {
      const trend = await trendBy(dimension);
      expect(trend.dimension).toBe(dimension);
      expect(trend.summary).toEqual(whole.summary);
      for (const milestone of trend.design_milestones.filter(({ has_estimate: has }) => has)) {
        const points = trend.series.flatMap(({ points: own }) => own);
        const amounts = points.filter(({ milestone_id: id }) => id === milestone.id).map(({ y }) => y);
        expect(sumMoney(amounts)).toBe(milestone.total);
      }
      const [project, ...members] = trend.pending_decisions;
      expect(sumMoney(members.map(({ approved }) => approved))).toBe(project?.approved);
      expect(sumMoney(members.map(({ forecast }) => forecast))).toBe(project?.forecast);
    },
  );

  it('names members by code, deeper ones under the level asked for', async () => {
    const systems = (await trendBy('systems')).series.map(({ name }) => name);
    expect(systems).toContain('D30 HVAC');
    expect(systems.at(-1)).toBe('Uncategorized');
    const levels = (await trendBy('cost_group_system')).series.map(({ name }) => name);
    expect(levels).toContain('D Services');
    expect(levels).not.toContain('D30 HVAC');
  });

  it('puts an item where its rows are coded', async () => {
    const { pending_decisions: rows, series } = await trendBy('systems');
    const enclosure = series.find(({ name }) => name === 'B20 Exterior Enclosure');
    const row = rows.find(({ dimension_id: id }) => id === enclosure?.id);
    expect(row?.low_items).toContain(1);
  });

  it('refuses what is no dimension, and a format that is not the company’s', async () => {
    expect((await ask('colours')).statusCode).toBe(400);
    const strange = await ask('999999999');
    expect(strange.statusCode).toBe(400);
    expect(strange.json<{ errors: object }>().errors).toHaveProperty('dimension');
  });
});

describe('risks of the trend', () => {
  it('add up active risks for those who may see them', async () => {
    expect(whole.risks?.[0]).toEqual({ dimension_id: null, count: 7, value: 11_680_000 });
    const viewer = await actor('architect@halden.example');
    const trend = await call('GET', `/projects/${cedar}/foresite`, { as: viewer });
    expect(trend.statusCode).toBe(200);
    expect(trend.json<Foresite>().risks).toBeUndefined();
  });
});

describe('one component alone', () => {
  const tower = whole.series.find(({ name }) => name === 'Patient Tower')?.id ?? 0;
  const alone = (query: string) => call('GET', `/projects/${cedar}/foresite?${query}`, { as: daniel });

  it('is shown with its own budget, estimates and items', async () => {
    const trend = (await alone(`component=${tower}`)).json<Foresite>();
    const row = whole.pending_decisions.find(({ dimension_id: id }) => id === tower);
    expect(trend).toMatchObject({ target_budget: 255_000_000, area: { value: 286_000, unit: 'sq_ft' } });
    expect(trend.summary).toMatchObject({
      current_estimate: 257_400_000,
      approved: -640_000,
      forecast: row?.forecast,
      pending_low: row?.low,
      pending_high: row?.high,
    });
    expect(trend.summary.generated).toMatchObject({
      approved: { count: 1 },
      rejected: { count: 1, cost: -890_000 },
    });
  });

  it('adds up with the others to what was generated in the project', async () => {
    const parts = await Promise.all(
      whole.series.map(async ({ id }) => (await alone(`component=${id}`)).json<Foresite>().summary.generated),
    );
    for (const status of ['approved', 'rejected', 'pending'] as const) {
      expect(sumMoney(parts.map((part) => part[status].cost))).toBe(whole.summary.generated[status].cost);
      expect(sumMoney(parts.map((part) => part[status].count))).toBe(whole.summary.generated[status].count);
    }
  });

  it.each([
    ['component=999999', 400],
    [`component=${tower}&dimension=systems`, 400],
    [`component=${tower}&dimension=components`, 200],
  ])('asked for with %s answers %i', async (query, status) => {
    expect((await alone(query)).statusCode).toBe(status);
  });

  it('is not for whoever may not see components', async () => {
    const who = await addPerson(['foresite_access'], [cedar]);
    const answer = await call('GET', `/projects/${cedar}/foresite?component=${tower}`, { as: who });
    expect(answer.statusCode).toBe(403);
  });
});
