import fc from 'fast-check';

type Run = (text: string, values?: unknown[]) => Promise<unknown>;

/** Values that a dashboard can have, by field of a body. */
export const dashboardValues = {
  project_group_ids: fc.subarray([1, 2]),
  memberships: fc.constant([{ user_id: 3, permissions: ['edit_dashboard_cards'] }]),
  cards: fc.constant([{ key: 'totals', kind: 'totals', width: 12 }]),
};

const there = (run: Run, isDeleted = false) =>
  run('update dashboard set is_deleted = $1 where tenant_id = 1', [isDeleted]);

/** What has to be there before operations of dashboards can do their work: the demo's, deleted by no call before. */
export const dashboardRows = (run: Run): Record<string, () => Promise<unknown>> => ({
  ...Object.fromEntries(
    [
      'getDashboard',
      'updateDashboard',
      'arrangeDashboard',
      'removeDashboard',
      'listDashboardHistory',
      'getDashboardPortfolio',
      'getDashboardOutlook',
      'getDashboardOverTime',
      'getDashboardMetric',
      'getDashboardSpending',
      'listDashboardMetricRows',
    ].map((operation) => [operation, () => there(run)]),
  ),
  restoreDashboard: () => there(run, true),
});

/** Makes somebody a member of every dashboard of the demo: what they are shown there is for their other rights to say. */
export const joinDashboards = (run: Run, userId: number) =>
  run(
    `insert into dashboard_member (tenant_id, dashboard_id, user_id) select 1, d.id, $1 from dashboard d
      where d.tenant_id = 1 on conflict do nothing`,
    [userId],
  );
