import { FIRST_CARDS } from '#domain/dashboards';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import type { DemoDashboard } from './demo/demoTypes.ts';
import { insertRows } from './insertRows.ts';
import type { CompanyIds } from './loadCompany.ts';
import { pick, withIds } from './rowIds.ts';

/** Writes dashboards with their projects and members; projects are found by their names. */
export async function loadDashboards(
  tx: TenantTx,
  dashboards: readonly DemoDashboard[],
  { people, projectGroups }: CompanyIds,
): Promise<void> {
  if (dashboards.length === 0) return;
  const projects = await tx.query<{ id: number; name: string }>({
    text: `select id, name from project where tenant_id = $1`,
    values: [tx.tenantId],
  });
  const byName = new Map(projects.map(({ id, name }) => [name, id]));
  const ids = await withIds(
    tx,
    'dashboard',
    dashboards,
    ({ name, description, type, creator, costMode, cards }) => ({
      name,
      description,
      type,
      cost_mode: costMode ?? 'AS_SEEN',
      created_by_id: pick(people, creator),
      cards:
        cards?.map(({ project, ...card }, at) => ({
          ...card,
          key: `card ${at + 1}`,
          ...(project !== undefined && { project_id: pick(byName, project) }),
        })) ?? FIRST_CARDS,
    }),
  );
  const linked = <Row>(of: (dashboard: DemoDashboard) => readonly Row[], toColumns: (row: Row) => object) =>
    dashboards.flatMap((dashboard, at) =>
      of(dashboard).map((row) => ({ dashboard_id: ids[at], ...toColumns(row) })),
    );
  await insertRows(
    tx,
    'dashboard_group',
    linked(
      ({ groups = [] }) => groups,
      (name) => ({ group_id: pick(projectGroups, name) }),
    ),
  );
  await insertRows(
    tx,
    'dashboard_project',
    linked(
      ({ projects: names = [] }) => names,
      (name) => ({ project_id: pick(byName, name) }),
    ),
  );
  await insertRows(
    tx,
    'dashboard_member',
    linked(
      ({ creator, members = [] }) => [
        { key: creator, permissions: ['edit_dashboard_settings', 'edit_dashboard_cards'] },
        ...members.map((key) => ({ key, permissions: [] })),
      ],
      ({ key, permissions }) => ({ user_id: pick(people, key), permissions }),
    ),
  );
}
