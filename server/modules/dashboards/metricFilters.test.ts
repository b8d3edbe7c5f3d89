import { describe, expect, it } from 'vitest';
import type { Result } from '#server/contract/handlers.ts';
import { testApp } from '#tests/support/testApp.ts';

type Answer = Result<'getPortfolioMetric'>;

const app = await testApp();
const admin = await app.actor('admin@northbank.example');
const askAt = (path: string, query: Record<string, string>) =>
  app.call('GET', `/portfolio/${path}?${new URLSearchParams(query)}`, { as: admin });
const ask = (query: Record<string, string>) => askAt('metric', query);
const askRows = (query: Record<string, string>) => askAt('metric/rows', query);

describe('filters of a metric', () => {
  const bar = { feature: 'risks', chart_type: 'bar', main_axis: 'category', secondary_axis: 'cost' };

  it.each([
    'nothing',
    '{}',
    '[null]',
    '[{"axis":"status"}]',
    '[{"axis":"status","values":[]}]',
    '[{"axis":"status","values":[1]}]',
    '[{"axis":"__proto__","values":["1"]}]',
    JSON.stringify(Array.from({ length: 7 }, () => ({ axis: 'status', values: ['1'] }))),
    JSON.stringify([{ axis: 'status', values: ['x'.repeat(201)] }]),
  ])('that cannot be read are refused: %s', async (metric_filters) => {
    expect((await ask({ ...bar, metric_filters })).statusCode).toBe(400);
    expect((await askRows({ ...bar, metric_filters })).statusCode).toBe(400);
  });

  it('are values, never words of the statement, and leave nothing where nothing has them', async () => {
    const metric_filters = JSON.stringify([{ axis: 'status', values: [`' or true --`, '%'] }]);
    expect((await ask({ ...bar, metric_filters })).json<Answer>().is_empty).toBe(true);
  });
});
