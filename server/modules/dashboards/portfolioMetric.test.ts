import { describe, expect, it } from 'vitest';
import {
  groupAxes,
  mainAxes,
  METRIC_CHARTS,
  METRIC_FEATURES,
  type MetricChart,
  type MetricFeature,
} from '#domain/dashboards';
import type { Result } from '#server/contract/handlers.ts';
import { type Actor, allPermissions, testApp } from '#tests/support/testApp.ts';

type Answer = Result<'getPortfolioMetric'>;
type Rows = Result<'listPortfolioMetricRows'>;

const app = await testApp();
const admin = await app.actor('admin@northbank.example');
const features = Object.keys(METRIC_FEATURES) as MetricFeature[];
const charts = Object.keys(METRIC_CHARTS) as MetricChart[];
const ask = (path: string, query: Record<string, string | null>, as: Actor = admin) => {
  const said = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== null);
  return app.call('GET', `/portfolio/${path}?${new URLSearchParams(said)}`, { as });
};
const { results } = (await app.call('GET', '/portfolio', { as: admin })).json<Result<'getPortfolio'>>();
const projects = [...new Set(results.map(({ id }) => id))];
const sums = (answers: readonly Answer[]) => {
  const bars = new Map<string, number>();
  for (const { main_id, group_id, value } of answers.flatMap(({ data }) => data)) {
    const key = `${main_id} | ${group_id}`;
    bars.set(key, Math.round(((bars.get(key) ?? 0) + value) * 100) / 100);
  }
  return Object.fromEntries(bars);
};

describe.each(features)('a metric of %s over the portfolio', (feature) => {
  it.each(charts)('as %s is the sum of its projects, in every combination', async (chart) => {
    const { groups } = METRIC_CHARTS[chart];
    for (const main of mainAxes(feature, chart, 'project')) {
      const splits = groups === 'none' ? [null] : groupAxes(feature, main, 'project');
      for (const group of groups === 'optional' ? [null, ...splits] : splits)
        for (const measure of METRIC_FEATURES[feature].measures) {
          const metric = {
            feature,
            chart_type: chart,
            main_axis: main,
            secondary_axis: measure,
            group_axis: group,
          };
          const whole = await ask('metric', metric);
          expect(whole.statusCode).toBe(200);
          const parts = await Promise.all(
            projects.map((id) =>
              app.call('POST', `/projects/${id}/custom-metric`, {
                as: admin,
                body: { ...metric, orientation: null, open_only: false },
              }),
            ),
          );
          expect(sums([whole.json<Answer>()])).toEqual(sums(parts.map((part) => part.json<Answer>())));
        }
    }
  });

  it('is empty for those who do not see what it counts', async () => {
    const { permission, axes, measures } = METRIC_FEATURES[feature];
    const blind = await app.addPerson(
      allPermissions.filter((one) => one !== permission),
      projects,
    );
    const metric = { feature, main_axis: axes[0], secondary_axis: measures[0] };
    const drawn = await ask('metric', { ...metric, chart_type: 'bar' }, blind);
    expect(drawn.json<Answer>()).toMatchObject({ is_empty: true, data: [] });
    expect((await ask('metric/rows', metric, blind)).json<Rows>()).toMatchObject({ count: 0, results: [] });
  });
});

const risks = { feature: 'risks', main_axis: 'category', secondary_axis: 'cost' };

it('is for those who hold the portfolio', async () => {
  const without = await app.addPerson(
    allPermissions.filter((one) => one !== 'portfolio_access'),
    projects,
  );
  const answers = [
    await ask('metric', { ...risks, chart_type: 'bar' }, without),
    await ask('metric/rows', risks, without),
  ];
  expect(
    answers.map((answer) => [answer.statusCode, answer.json<{ permission: string }>().permission]),
  ).toEqual([
    [403, 'portfolio_access'],
    [403, 'portfolio_access'],
  ]);
});

it('narrows as the portfolio does, tells projects apart, and names the rows of a bar', async () => {
  const byProject = { ...risks, chart_type: 'stack_bar', group_axis: 'project', open_only: 'true' };
  const whole = (await ask('metric', byProject)).json<Answer>();
  const ids = new Set(whole.data.map((row) => Number(row.group_id)));
  expect(ids.size).toBeGreaterThan(1);
  const [only = 0] = ids;
  const one = (await ask('metric', { ...byProject, shown_project_id: String(only) })).json<Answer>();
  expect(one.data).toEqual(whole.data.filter((row) => Number(row.group_id) === only));
  const [bar] = one.data;
  const rows = (
    await ask('metric/rows', {
      ...risks,
      open_only: 'true',
      main_id: bar?.main_id ?? '',
      shown_project_id: String(only),
    })
  ).json<Rows>();
  expect([rows.value, rows.projects.map(({ id }) => id)]).toEqual([bar?.value, [only]]);
});

it.each([
  ['an axis that the feature does not have', { main_axis: 'severity' }],
  ['a measure that the feature does not have', { secondary_axis: 'committed' }],
  ['a stack of bars without groups', { chart_type: 'stack_bar' }],
])('refuses %s', async (_case, wrong) => {
  expect((await ask('metric', { ...risks, chart_type: 'bar', ...wrong })).statusCode).toBe(422);
});
