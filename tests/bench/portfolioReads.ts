// What the portfolio and a custom metric take over many projects, each against the bare statement over the same rows.
import type { Database, TenantTx } from '#server/database/tenantTransaction.ts';
import type { Caller } from '#server/contract/handlers.ts';
import { readMetric } from '#server/modules/dashboards/metricRepository.ts';
import { readOutlook } from '#server/modules/dashboards/outlookRepository.ts';
import { readOverTime } from '#server/modules/dashboards/overTimeRepository.ts';
import { readPortfolio } from '#server/modules/dashboards/portfolioRepository.ts';
import { daysOverTime } from '#domain/dashboards';
import type { Permission } from '#contract/unions.ts';
import { median } from './load.ts';
import { milliseconds, type Report } from './report.ts';
import { spent } from './serverCalls.ts';

const first = 5_000_000;
/** Rows of one statement, within what the server allows it. */
const slice = 20_000;
const sizes = { projects: 1_000, items: 500_000, risks: 200_000 } as const;

/** Copies one row of a table so many times, each with other values in some of its columns. */
export async function copies(
  inCompany: <T>(work: (tx: TenantTx) => Promise<T>) => Promise<T>,
  table: string,
  { like, count, set }: { like: string; count: number; set: Readonly<Record<string, string>> },
): Promise<void> {
  const columns = await inCompany((tx) =>
    tx.query<{ name: string }>({
      text: `select column_name as name from information_schema.columns
      where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
      values: [table],
    }),
  );
  const names = columns.map(({ name }) => name);
  for (let from = 1; from <= count; from += slice)
    await inCompany((tx) =>
      tx.query({
        text: `insert into ${table} (${names.join(', ')})
          select ${names.map((name) => set[name] ?? `o.${name}`).join(', ')}
          from (select * from ${table} where ${like} limit 1) o,
            generate_series(${from}, ${Math.min(count, from + slice - 1)}) n`,
      }),
    );
}

/** Fills a company with projects, items and risks; kept totals stand beside each project, as its changes would have left them. */
export async function fillPortfolio(database: Database, tenantId: number): Promise<void> {
  const project = `${first} + 1 + n % ${sizes.projects}`;
  const inCompany = <T>(work: (tx: TenantTx) => Promise<T>) => database.asTenant(tenantId, work);
  const [like] = await inCompany((tx) =>
    tx.query<{ id: number }>({
      text: `select project_id as id from project_total where tenant_id = ${tenantId} and estimate is not null
        and exists (select from item i where i.tenant_id = ${tenantId} and i.project_id = project_total.project_id)
        and exists (select from risk r where r.tenant_id = ${tenantId} and r.project_id = project_total.project_id) limit 1`,
    }),
  );
  const own = `tenant_id = ${tenantId} and project_id = ${like?.id}`;
  await copies(inCompany, 'project', {
    like: `tenant_id = ${tenantId} and id = ${like?.id}`,
    count: sizes.projects,
    set: { id: `${first} + n`, name: `'Bench ' || n`, code: `'B-' || n` },
  });
  await copies(inCompany, 'project_total', {
    like: own,
    count: sizes.projects,
    set: { project_id: `${first} + n`, milestone_id: 'null' },
  });
  await copies(inCompany, 'item', {
    like: own,
    count: sizes.items,
    set: {
      id: `${first} + n`,
      project_id: project,
      number: `1 + n / ${sizes.projects}`,
      component_id: 'null',
      due_date: `date '2026-01-01' + (n % 700)::int`,
      cost: '(n % 9000) * 100',
      subtotal_cost: '(n % 9000) * 90',
    },
  });
  await copies(inCompany, 'risk', {
    like: own,
    count: sizes.risks,
    set: {
      id: `${first} + n`,
      project_id: project,
      number: `1 + n / ${sizes.projects}`,
      component_id: 'null',
      likelihood: '1 + n % 5',
      impact: '1 + n % 4',
      value: '(n % 9000) * 100',
    },
  });
  await database.asSystem(async (tx) => {
    for (const table of ['project', 'project_total', 'item', 'risk'])
      await tx.query({ text: `analyze ${table}` });
  });
}

const everything: Permission[] = [
  'view_all_projects',
  'portfolio_access',
  'foresite_access',
  'view_item_markup',
  'risk_access',
  'issue_access',
  'timeline_access',
  'procurement_access',
];

/** Portfolio, months, outlook and metrics of a company with 1,000 projects, 500,000 items and 200,000 risks. */
export async function portfolioReads(
  { database, tenantId }: { database: Database; tenantId: number },
  report: Report,
): Promise<void> {
  const filling = await spent(() => fillPortfolio(database, tenantId));
  report('filling 1,000 projects, 500,000 items, 200,000 risks', milliseconds(filling));
  const [person] = await database.asTenant(tenantId, (tx) =>
    tx.query<{ id: number }>({ text: `select min(id) as id from app_user where tenant_id = ${tenantId}` }),
  );
  // As far as figures of projects look at who reads them.
  const reader = {
    userId: Number(person?.id),
    permissions: new Set(everything),
    tenantFlags: new Set(['procurement_available']),
    impersonation: null,
  } as unknown as Caller;
  const read = <T>(work: (tx: TenantTx) => Promise<T>) =>
    spent(() => database.asTenant(tenantId, work, { readOnly: true }));
  const bare = (text: string) => read((tx) => tx.query({ text }));
  const own = `tenant_id = ${tenantId} and not is_deleted`;
  const page = { group_by: 'none' as const, limit: 20, offset: 0 };
  const along = { feature: 'risks', chart_type: 'bar', main_axis: 'likelihood' } as const;
  const works = {
    portfolio: [
      () => read((tx) => readPortfolio(tx, reader, page)),
      () =>
        bare(`select count(*), sum(p.target_budget), sum(k.estimate + k.approved_cost), sum(k.low_cost), sum(k.high_cost)
          from project p join project_total k on k.tenant_id = p.tenant_id and k.project_id = p.id
          where p.tenant_id = ${tenantId} and not p.is_deleted`),
    ],
    grouped: [
      () => read((tx) => readPortfolio(tx, reader, { ...page, group_by: 'status' })),
      () =>
        bare(`select p.status, count(*), sum(p.target_budget), sum(k.estimate + k.approved_cost)
          from project p join project_total k on k.tenant_id = p.tenant_id and k.project_id = p.id
          where p.tenant_id = ${tenantId} and not p.is_deleted group by 1`),
    ],
    months: [
      () => read((tx) => readOverTime(tx, reader, {}, daysOverTime('2026-11-20', 12))),
      () => bare(`select day, sum(estimate) from project_total_day where tenant_id = ${tenantId} group by 1`),
    ],
    outlook: [
      () => read((tx) => readOutlook(tx, reader, {}, '2026-11-20')),
      () =>
        bare(`select (select json_agg(r) from (select id, name, value from risk where ${own} and status <> 'CLOSED'
            order by value desc nulls last limit 10) r), (select count(*) from risk where ${own} and status <> 'CLOSED'),
          (select json_agg(i) from (select id, name, cost from item where ${own} and status = 'PENDING'
            order by due_date nulls last limit 10) i), (select count(*) from item where ${own} and status = 'PENDING')`),
    ],
    count: [
      () => read((tx) => readMetric(tx, reader, { ...along, secondary_axis: 'count' }, {})),
      () => bare(`select likelihood, count(*) from risk where ${own} group by 1`),
    ],
    cost: [
      () => read((tx) => readMetric(tx, reader, { ...along, secondary_axis: 'cost' }, {})),
      () => bare(`select likelihood, sum(value) from risk where ${own} group by 1`),
    ],
    items: [
      () =>
        read((tx) =>
          readMetric(
            tx,
            reader,
            {
              feature: 'value_option_items',
              chart_type: 'stack_bar',
              main_axis: 'due_month',
              secondary_axis: 'cost',
              group_axis: 'status',
            },
            {},
          ),
        ),
      () =>
        bare(`select to_char(due_date, 'YYYY-MM'), status, sum(cost) from item where ${own} group by 1, 2`),
    ],
  };
  const names = {
    portfolio: 'portfolio of 1,000 projects, 500,000 items, against its bare sums',
    grouped: '  grouped by status',
    months: '  over twelve months',
    outlook: '  what comes next',
    count: 'metric over 200,000 risks, counted, against its bare SQL',
    cost: '  their value',
    items: 'metric over 500,000 items by month and status against its bare SQL',
  } as const;
  const most = { portfolio: '500 ms', grouped: '500 ms', count: '3', cost: '3', items: '3' } as Record<
    string,
    string
  >;
  for (const [name, [ours, floor]] of Object.entries(works) as [
    keyof typeof works,
    [() => Promise<number>, () => Promise<number>],
  ][]) {
    const times = { ours: [] as number[], floor: [] as number[] };
    for (let turn = -2; turn < 7; turn += 1) {
      const bareTime = await floor();
      const time = await ours();
      if (turn < 0) continue; // plans and pages are still warming up
      times.ours.push(time);
      times.floor.push(bareTime);
    }
    const [time, bareTime] = [median(times.ours), median(times.floor)];
    report(
      names[name],
      `${(time / bareTime).toFixed(2)} (${milliseconds(time)} against ${milliseconds(bareTime)})`,
      most[name] ?? '',
    );
  }
}
