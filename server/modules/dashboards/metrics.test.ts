import { describe, expect, it } from 'vitest';
import {
  groupAxes,
  mainAxes,
  METRIC_AXES,
  METRIC_CHARTS,
  METRIC_FEATURES,
  METRIC_MEASURES,
  type MetricAxis,
  type MetricChart,
  type MetricFeature,
  type MetricMeasure,
} from '#domain/dashboards';
import { levelOfScore, riskScore, riskValue } from '#domain/risks';
import type { Result } from '#server/contract/handlers.ts';
import { seededRandom } from '#server/database/seed/seededRandom.ts';
import { allPermissions, testApp } from '#tests/support/testApp.ts';

type Answer = Result<'getDashboardMetric'>;
type Row = Record<string, string | number | boolean | null>;

const app = await testApp();
const admin = await app.actor('admin@northbank.example');
const list = await app.call('GET', '/project-dashboards?search=healthcare', { as: admin });
const dashboardId = list.json<Result<'listDashboards'>>().results[0]?.id ?? 0;
const ask = (query: Record<string, string>, as = admin) =>
  app.call('GET', `/project-dashboards/${dashboardId}/metric?${new URLSearchParams(query)}`, { as });

const askRows = (query: Record<string, string>, as = admin) =>
  app.call('GET', `/project-dashboards/${dashboardId}/metric/rows?${new URLSearchParams(query)}`, { as });

const features = Object.keys(METRIC_FEATURES) as MetricFeature[];
const charts = Object.keys(METRIC_CHARTS) as MetricChart[];
const tables: Record<MetricFeature, string> = {
  issues: 'issue',
  risks: 'risk',
  value_option_items: 'item',
  bid_packages: 'bid_package',
};

/** Gives the rows of the demo other values by chance, empty ones too, so that every axis has several names. */
async function scatter() {
  const random = seededRandom(20_261_012);
  const some = (values: readonly unknown[]) => values[random.between(0, values.length - 1)];
  const set = async (table: string, valuesOf: () => Record<string, unknown>) => {
    for (const { id } of await app.asOwner<{ id: number }>(`select id from ${table} where tenant_id = 1`)) {
      const entries = Object.entries(valuesOf());
      await app.asOwner(
        `update ${table} set ${entries.map(([column], at) => `${column} = $${at + 2}`).join(', ')} where tenant_id = 1 and id = $1`,
        [id, ...entries.map(([, value]) => value)],
      );
    }
  };
  const day = () => some([null, '2026-11-30', '2026-12-01', '2027-01-31']);
  await set('issue', () => ({
    status: some(['OPEN', 'PENDING', 'CLOSED', 'VOID']),
    priority: random.between(1, 5),
    severity: some([null, 0, 1, 5]),
    type: some([null, 'Design', 'Cost']),
    assignee_id: some([null, 1, 2, 3]),
    due_date: day(),
    closed_on: day(),
  }));
  await set('risk', () => ({
    likelihood: some([null, 1, 3, 5]),
    impact: some([null, 2, 4, 5]),
    value: some([null, 0, 125_000.5, 900_000]),
    response: some([null, 'AVOID', 'ACCEPT']),
    owner_id: some([null, 1, 2]),
    category_id: some([null, 1, 2, 3]),
    closed_on: day(),
  }));
  await set('item', () => ({
    priority: random.between(1, 5),
    assignee_id: some([null, 1, 2]),
    due_date: day(),
    lower_limit: random.between(0, 40),
    upper_limit: random.between(0, 40),
  }));
  await set('bid_package', () => ({
    work_trade: some(['', 'Electrical', 'Concrete']),
    owner_id: some([null, 1, 2]),
    budget: some([null, 0, 1_250_000.25, 900_000]),
    on_site: day(),
  }));
}
await scatter();

/** The rows that the dashboard's projects have, each with its project's budget. */
const rowsOf = (feature: MetricFeature) =>
  app.asOwner<Row>(
    `select x.*, coalesce((select sum(c.target_budget) from component c where c.tenant_id = 1 and c.project_id = p.id),
        p.target_budget) as project_budget
      from ${tables[feature]} x join project p on p.tenant_id = 1 and p.id = x.project_id
      where x.tenant_id = 1 and not x.is_deleted and (exists (select from dashboard_project d
          where d.tenant_id = 1 and d.dashboard_id = $1 and d.project_id = p.id)
        or exists (select from dashboard_group d join project_group_link l on l.tenant_id = 1 and l.group_id = d.group_id
          where d.tenant_id = 1 and d.dashboard_id = $1 and l.project_id = p.id))`,
    [dashboardId],
  );

type Value = Row[string] | undefined;
const textOf = (value: Value) => (value === null || value === undefined ? '' : String(value));
/** The driver of the tests makes days into dates. */
const monthOf = (value: unknown) => (value instanceof Date ? value.toISOString().slice(0, 7) : '');

/** The name of a row on an axis, worked out anew. */
function keyOf(row: Row, axis: MetricAxis): string {
  const columns: Partial<Record<MetricAxis, string>> = {
    project: 'project_id',
    assignee: 'assignee_id',
    owner: 'owner_id',
    category: 'category_id',
  };
  if (axis === 'due_month') return monthOf(row['due_date']);
  if (axis === 'closed_month') return monthOf(row['closed_on']);
  if (axis === 'approved_month') return monthOf(row['approved_on']);
  if (axis === 'on_site_month') return monthOf(row['on_site']);
  if (axis === 'trade' && 'work_trade' in row) return textOf(row['work_trade']);
  if (axis === 'level') return levelOfScore(riskScore(row['likelihood'] as number, row['impact'] as number));
  if (axis === 'severity') return Number(row['severity']) === 0 ? '' : textOf(row['severity']);
  return textOf(row[columns[axis] ?? axis]);
}

const cents = (value: number) => Math.round(Math.abs(value) * 100 + 1e-6) * Math.sign(value);

/** What a row adds to a measure, in cents, or one. */
function amountOf(row: Row, feature: MetricFeature, measure: MetricMeasure): number {
  if (measure === 'count') return 1;
  if (measure === 'budget' || measure === 'committed') return cents(Number(row[measure] ?? 0));
  if (feature === 'risks') return cents(riskValue(row, row['project_budget'] as never));
  const cost = Number(row['cost']);
  if (measure === 'max_cost') return cents(cost + (Math.abs(cost) * Number(row['upper_limit'])) / 100);
  if (measure === 'min_cost') return cents(cost - (Math.abs(cost) * Number(row['lower_limit'])) / 100);
  return cents(cost);
}

function worked(
  rows: readonly Row[],
  feature: MetricFeature,
  main: MetricAxis,
  group: MetricAxis | null,
  measure: MetricMeasure,
) {
  const sums = new Map<string, number>();
  for (const row of rows) {
    const key = `${keyOf(row, main)} | ${group ? keyOf(row, group) : ''}`;
    sums.set(key, (sums.get(key) ?? 0) + amountOf(row, feature, measure));
  }
  return sums;
}

const answered = (data: Answer['data'], measure: MetricMeasure) =>
  new Map(
    data.map(({ main_id, group_id, value }) => [
      `${main_id} | ${group_id ?? ''}`,
      measure === 'count' ? value : cents(value),
    ]),
  );

describe.each(features)('a metric of %s', (feature) => {
  it.each(charts)('as %s agrees with a second calculation in every combination', async (chart) => {
    const rows = await rowsOf(feature);
    expect(rows.length).toBeGreaterThan(0);
    let compared = 0;
    for (const main of mainAxes(feature, chart)) {
      const { groups } = METRIC_CHARTS[chart];
      const splits =
        groups === 'none' ? [null] : [...(groups === 'optional' ? [null] : []), ...groupAxes(feature, main)];
      for (const group of splits)
        for (const measure of METRIC_FEATURES[feature].measures) {
          const answer = await ask({
            feature,
            chart_type: chart,
            main_axis: main,
            secondary_axis: measure,
            ...(group && { group_axis: group }),
          });
          expect(answer.statusCode).toBe(200);
          expect(answered(answer.json<Answer>().data, measure)).toEqual(
            worked(rows, feature, main, group, measure),
          );
          compared += 1;
        }
    }
    expect(compared).toBeGreaterThan(0);
  });
});

describe.each(features)('a metric of %s with filters', (feature) => {
  const axes: readonly MetricAxis[] = METRIC_FEATURES[feature].axes;
  /** Every second value that the rows have on an axis. */
  const someOf = (rows: readonly Row[], axis: MetricAxis) => ({
    axis,
    values: [...new Set(rows.map((row) => keyOf(row, axis)))].filter((_key, at) => at % 2 === 0),
  });

  it('agrees with a second calculation by each axis, alone and with the next', async () => {
    const rows = await rowsOf(feature);
    const measure = METRIC_FEATURES[feature].measures.at(-1) ?? 'count';
    for (const [at, axis] of axes.entries()) {
      const next = axes[(at + 1) % axes.length] as MetricAxis;
      for (const filters of [[someOf(rows, axis)], [someOf(rows, axis), someOf(rows, next)]]) {
        const left = rows.filter((row) =>
          filters.every((filter) => filter.values.includes(keyOf(row, filter.axis))),
        );
        for (const main of [axis, next]) {
          const query = {
            feature,
            main_axis: main,
            secondary_axis: measure,
            metric_filters: JSON.stringify(filters),
          };
          const { data } = (await ask({ ...query, chart_type: 'bar' })).json<Answer>();
          expect(answered(data, measure)).toEqual(worked(left, feature, main, null, measure));
          const [bar] = data;
          if (!bar) continue;
          const behind = await askRows({ ...query, ...(bar.main_id !== '' && { main_id: bar.main_id }) });
          expect(behind.json<Result<'listDashboardMetricRows'>>().count).toBe(
            left.filter((row) => keyOf(row, main) === bar.main_id).length,
          );
        }
      }
    }
  });

  it('is refused by an axis that it does not have, and by one named twice', async () => {
    const usual = { feature, chart_type: 'bar', main_axis: 'project', secondary_axis: 'count' };
    const statusOf = async (...filters: MetricAxis[]) => {
      const asked = JSON.stringify(filters.map((axis) => ({ axis, values: ['1'] })));
      return (await ask({ ...usual, metric_filters: asked })).statusCode;
    };
    for (const axis of Object.keys(METRIC_AXES) as MetricAxis[])
      expect([axis, await statusOf(axis)]).toEqual([axis, axes.includes(axis) ? 200 : 422]);
    expect(await statusOf('status', 'status')).toBe(422);
  });
});

describe.each(features)('a metric of %s that the editor does not offer', (feature) => {
  const allAxes = Object.keys(METRIC_AXES) as MetricAxis[];
  const allMeasures = Object.keys(METRIC_MEASURES) as MetricMeasure[];

  it.each(charts)('is refused as %s, whichever of its choices is wrong', async (chart) => {
    const { groups } = METRIC_CHARTS[chart];
    const { axes, measures } = METRIC_FEATURES[feature];
    const fits = (axis: MetricAxis) => (axes as readonly MetricAxis[]).includes(axis);
    const stands = (axis: MetricAxis) =>
      fits(axis) && (chart !== 'line_chart' || METRIC_AXES[axis].kind === 'month');
    const main = allAxes.find(stands) as MetricAxis;
    const split = allAxes.find((axis) => fits(axis) && axis !== main) as MetricAxis;
    const usual = {
      feature,
      chart_type: chart,
      main_axis: main,
      secondary_axis: measures[0],
      ...(groups === 'required' && { group_axis: split }),
    };
    const splitsBy = (axis: MetricAxis) => groups !== 'none' && fits(axis) && axis !== main;
    const tries: [object, boolean][] = [
      ...allAxes
        .filter((axis) => groups !== 'required' || axis !== split)
        .map((axis): [object, boolean] => [{ main_axis: axis }, stands(axis)]),
      ...allMeasures.map((measure): [object, boolean] => [
        { secondary_axis: measure },
        (measures as readonly MetricMeasure[]).includes(measure),
      ]),
      ...allAxes.map((axis): [object, boolean] => [{ group_axis: axis }, splitsBy(axis)]),
    ];
    const statuses = await Promise.all(
      tries.map(async ([change]) => [change, (await ask({ ...usual, ...change })).statusCode]),
    );
    expect(statuses).toEqual(tries.map(([change, drawn]) => [change, drawn ? 200 : 422]));
    expect(tries.some(([, drawn]) => !drawn)).toBe(true);
  });
});

describe.each(features)('the rows behind a bar of %s', (feature) => {
  it('are those that the bar counts, on every axis', async () => {
    const measure = METRIC_FEATURES[feature].measures.at(-1) ?? 'count';
    for (const main of mainAxes(feature, 'bar')) {
      const base = { feature, main_axis: main, secondary_axis: measure };
      const bars = (await ask({ ...base, chart_type: 'bar' })).json<Answer>().data;
      expect(bars.length).toBeGreaterThan(0);
      for (const { main_id, value } of bars) {
        const rows = (await askRows({ ...base, ...(main_id !== '' && { main_id }) })).json<
          Result<'listDashboardMetricRows'>
        >();
        const sum = rows.projects.reduce((all, one) => all + cents(one.value ?? one.count), 0);
        expect([rows.count, cents(rows.value ?? rows.count), sum]).toEqual([
          rows.results.length,
          cents(value),
          cents(value),
        ]);
      }
    }
  });
});

describe('the rows behind a bar', () => {
  const bar = { feature: 'risks', main_axis: 'status', secondary_axis: 'cost', main_id: 'IDENTIFIED' };

  it('name what is there with its status, and nothing that is decided where only what is open counts', async () => {
    const read = async (query: Record<string, string>) =>
      (await askRows({ ...bar, ...query })).json<Result<'listDashboardMetricRows'>>();
    const open = await read({});
    expect(open.results[0]).toMatchObject({ status: 'Identified', project_id: open.projects[0]?.id });
    expect((await read({ main_id: 'CLOSED', open_only: 'true' })).count).toBe(0);
    expect((await read({ main_id: `' or true --` })).count).toBe(0);
  });

  it('keep to the chosen projects', async () => {
    const rows = async (query: Record<string, string>) =>
      (await askRows({ ...bar, ...query })).json<Result<'listDashboardMetricRows'>>();
    const [first] = (await rows({})).projects;
    const chosen = await rows({ shown_project_id: String(first?.id) });
    expect(chosen.projects).toEqual([first]);
    expect((await rows({ shown_project_id: '999999' })).projects).toEqual([]);
  });

  it('are refused on an axis that the feature does not have, and empty without its right', async () => {
    expect((await askRows({ ...bar, main_axis: 'severity' })).statusCode).toBe(422);
    const blind = await app.addPerson(allPermissions.filter((key) => key !== 'risk_access'));
    expect((await askRows(bar, blind)).json()).toEqual({ count: 0, value: null, projects: [], results: [] });
  });

  it('of bid packages need procurement in the company', async () => {
    const packages = { feature: 'bid_packages', secondary_axis: 'count', main_axis: 'project' };
    const count = async () =>
      (await ask({ ...packages, chart_type: 'bar' }))
        .json<Answer>()
        .data.reduce((sum, { value }) => sum + value, 0);
    expect(await count()).toBeGreaterThan(0);
    await app.call('PATCH', '/switches', { as: admin, body: { switches: { procurement_available: false } } });
    expect(await count()).toBe(0);
  });
});

describe('a metric', () => {
  const bar = { feature: 'risks', chart_type: 'bar', main_axis: 'category', secondary_axis: 'cost' };

  it.each([
    ['a stack bar without a group', { chart_type: 'stack_bar' }],
    ['a pie with a group', { chart_type: 'pie_chart', group_axis: 'level' }],
    ['a line over names', { chart_type: 'line_chart' }],
    ['a measure of items for risks', { secondary_axis: 'max_cost' }],
    ['an axis of issues for risks', { main_axis: 'severity' }],
    ['a group that is the axis itself', { group_axis: 'category' }],
  ])('is refused for %s', async (_what, change) => {
    expect((await ask({ ...bar, ...change })).statusCode).toBe(422);
  });

  it('leaves out what is decided where only what is open counts', async () => {
    const open = (
      await ask({ ...bar, main_axis: 'status', secondary_axis: 'count', open_only: 'true' })
    ).json<Answer>();
    expect(open.data.map(({ main_id }) => main_id)).toEqual(['IDENTIFIED']);
  });

  it('shows nothing of what the caller may not see, and items without markups', async () => {
    const without = (key: string) => allPermissions.filter((permission) => permission !== key);
    const blind = await app.addPerson(without('risk_access'));
    expect((await ask(bar, blind)).json<Answer>()).toEqual({ chart_type: 'bar', is_empty: true, data: [] });
    const items = { ...bar, feature: 'value_option_items', main_axis: 'status' };
    const plain = await app.addPerson(without('view_item_markup'));
    const rows = await rowsOf('value_option_items');
    const subtotal = rows.reduce((sum, row) => sum + cents(Number(row['subtotal_cost'])), 0);
    const { data } = (await ask(items, plain)).json<Answer>();
    expect(data.reduce((sum, { value }) => sum + cents(value), 0)).toBe(subtotal);
  });

  it('is kept on a card only when it can be drawn', async () => {
    const metric = {
      name: 'Value',
      ...bar,
      group_axis: null,
      orientation: 'vertical',
      show_categories: true,
      open_only: true,
    };
    const arrange = (change: object) =>
      app.call('PUT', `/project-dashboards/${dashboardId}/cards`, {
        as: admin,
        body: { cards: [{ key: 'm', kind: 'metric', width: 6, metric: { ...metric, ...change } }] },
      });
    expect((await arrange({})).statusCode).toBe(200);
    expect((await arrange({ chart_type: 'stack_bar' })).statusCode).toBe(422);
    const filters = [{ axis: 'level', values: ['high', 'medium'] }];
    expect((await arrange({ filters })).json()).toMatchObject({ cards: [{ metric: { filters } }] });
    expect((await arrange({ filters: [{ axis: 'severity', values: ['1'] }] })).statusCode).toBe(422);
    expect((await arrange({ filters: [{ axis: 'level', values: [] }] })).statusCode).toBe(400);
    const bare = { cards: [{ key: 'm', kind: 'metric', width: 6 }] };
    const refused = await app.call('PUT', `/project-dashboards/${dashboardId}/cards`, {
      as: admin,
      body: bare,
    });
    expect(refused.statusCode).toBe(422);
  });
});
