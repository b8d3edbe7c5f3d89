import { describe, expect, it } from 'vitest';
import type { components } from '#contract/api.ts';
import { sumMoney } from '#domain/money';
import { testApp } from '#tests/support/testApp.ts';

type Foresite = components['schemas']['Foresite'];

const { call, actor, projectId } = await testApp();
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

  it('puts an option where its rows are coded', async () => {
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
