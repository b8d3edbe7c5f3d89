import { describe, expect, it } from 'vitest';
import {
  groupAxes,
  mainAxes,
  METRIC_CHARTS,
  METRIC_FEATURES,
  type MetricChart,
  metricDefinition,
  type MetricFeature,
} from '#domain/dashboards';
import type { Result } from '#server/contract/handlers.ts';
import { type Actor, allPermissions, testApp } from '#tests/support/testApp.ts';

type Answer = Result<'drawProjectMetric'>;

const app = await testApp();
const admin = await app.actor('admin@northbank.example');
const cedar = await app.projectId('Cedar Ridge');
const legacy = await app.projectId('Summit Valley');
const features = Object.keys(METRIC_FEATURES) as MetricFeature[];
const charts = Object.keys(METRIC_CHARTS) as MetricChart[];
const without = (...keys: string[]) => allPermissions.filter((permission) => !keys.includes(permission));

const list = await app.call('GET', '/project-dashboards?search=healthcare', { as: admin });
const dashboardId = list.json<Result<'listDashboards'>>().results[0]?.id ?? 0;

const usual = {
  feature: 'risks',
  chart_type: 'bar',
  main_axis: 'category',
  secondary_axis: 'cost',
  group_axis: null,
  orientation: null,
  open_only: false,
};
const draw = (change: object = {}, as: Actor = admin, projectId = cedar) =>
  app.call('POST', `/projects/${projectId}/custom-metric`, { as, body: { ...usual, ...change } });

/** The same over a dashboard that shows this project alone; what that draws is worked out anew in metrics.test. */
async function onDashboard(metric: Record<string, string | null>): Promise<Answer> {
  const query = new URLSearchParams({ shown_project_id: String(cedar) });
  for (const [name, value] of Object.entries(metric)) if (value !== null) query.set(name, value);
  return (
    await app.call('GET', `/project-dashboards/${dashboardId}/metric?${query}`, { as: admin })
  ).json<Answer>();
}

describe.each(features)('a metric of %s in a project', (feature) => {
  it.each(charts)(
    'as %s draws what a dashboard of that project draws, in every combination',
    async (chart) => {
      const { groups } = METRIC_CHARTS[chart];
      let compared = 0;
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
            const answer = await draw(metric);
            expect(answer.statusCode).toBe(200);
            expect(answer.json<Answer>()).toEqual(await onDashboard(metric));
            compared += 1;
          }
      }
      expect(compared).toBeGreaterThan(0);
    },
  );

  it('has the definition that the editor works with, without the project as an axis', async () => {
    const read = async (query: string) =>
      (await app.call('GET', `/custom-metric-definition?feature=${feature}${query}`, { as: admin })).json<
        Result<'getMetricDefinition'>
      >();
    expect(await read('&place=project')).toEqual(metricDefinition(feature, 'project'));
    expect((await read('&place=project')).axis.main).not.toContain('project');
    expect((await read('')).axis.main).toContain('project');
  });

  it('is refused to those who do not see what it counts, with the missing permission', async () => {
    const { permission, axes, measures } = METRIC_FEATURES[feature];
    const blind = await app.addPerson(without(permission), [cedar]);
    const answer = await draw({ feature, main_axis: axes[0], secondary_axis: measures[0] }, blind);
    expect([answer.statusCode, answer.json<{ permission: string }>().permission]).toEqual([403, permission]);
  });
});

describe('a metric in a project', () => {
  it('has no definition before it is said what it counts, nor of what nobody counts', async () => {
    const ask = async (query: string) =>
      (await app.call('GET', `/custom-metric-definition${query}`, { as: admin })).json<{ errors: object }>();
    expect((await ask('')).errors).toEqual({ feature: ['feature not initialized'] });
    expect((await ask('?place=project')).errors).toEqual({ feature: ['feature not initialized'] });
    expect(Object.keys((await ask('?feature=meetings')).errors)).toEqual(['feature']);
  });

  it.each([
    ['along projects', { main_axis: 'project' }, 422, 'main_axis'],
    ['split by projects', { group_axis: 'project' }, 422, 'group_axis'],
    ['as a stack without groups', { chart_type: 'stack_bar' }, 422, 'group_axis'],
    [
      'as a pie with an orientation',
      { chart_type: 'pie_chart', orientation: 'vertical' },
      422,
      'orientation',
    ],
    ['of something else', { feature: 'meetings' }, 400, 'feature'],
    ['with a legend of its own', { show_categories: true }, 400, 'show_categories'],
  ])('is refused %s', async (_what, change, status, field) => {
    const answer = await draw(change);
    expect(answer.statusCode).toBe(status);
    expect(answer.body).toContain(field);
  });

  it('is drawn in any status, and not there for an outsider', async () => {
    expect((await draw({}, admin, legacy)).statusCode).toBe(200);
    const outsider = await app.addPerson(without('view_all_projects'), []);
    expect((await draw({}, outsider)).statusCode).toBe(404);
  });

  it('shows items without markups to those who do not see those', async () => {
    const items = { feature: 'value_option_items', main_axis: 'status' };
    await app.asOwner('update item set cost = subtotal_cost + 100 where project_id = $1', [cedar]);
    const sum = async (as: Actor) =>
      (await draw(items, as)).json<Answer>().data.reduce((all, { value }) => all + value, 0);
    const count = (await draw({ ...items, secondary_axis: 'count' }))
      .json<Answer>()
      .data.reduce((all, { value }) => all + value, 0);
    const plain = await app.addPerson(without('view_item_markup'), [cedar]);
    expect((await sum(admin)) - (await sum(plain))).toBeCloseTo(100 * count, 2);
  });

  it('is kept on a report only when it can be drawn', async () => {
    const save = (metric: object) =>
      app.call('POST', `/projects/${cedar}/reports`, {
        as: admin,
        body: {
          name: 'Charts',
          report_cards: [{ key: 'a', kind: 'custom-chart', metric: { ...usual, ...metric } }],
        },
      });
    expect((await save({})).statusCode).toBe(201);
    expect((await save({ main_axis: 'project' })).statusCode).toBe(422);
  });
});
