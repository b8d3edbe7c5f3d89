import type { Permission, TenantFlag } from '#contract/unions.ts';
import type { DashboardCard } from '#domain/dashboards';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import type { Reader } from './matchingProjectRepository.ts';

/** A dashboard with thresholds, and who is told. `cards` are those with one. */
export type WatchedDashboard = {
  id: number;
  name: string;
  cards: DashboardCard[];
  members: Reader[];
};

type Row = Pick<WatchedDashboard, 'id' | 'name' | 'cards'> & {
  flags: TenantFlag[];
  members: { id: number; permissions: Permission[] }[];
};

const watched = `jsonb_path_query_array(d.cards, '$[*] ? (exists(@.metric.threshold.value) || exists(@.gap_threshold))')`;

/** Dashboards with a threshold, in the order of their numbers after this one; members whose accounts are open. */
export async function watchedDashboards(
  tx: TenantTx,
  after: number,
  limit: number,
): Promise<WatchedDashboard[]> {
  const rows = await tx.query<Row>({
    name: 'watched_dashboards',
    text: `select d.id, d.name, ${watched} as cards,
        array(select f.flag from tenant_flag f where f.tenant_id = $1 and f.enabled) as flags,
        coalesce((select json_agg(json_build_object('id', u.id, 'permissions', array(
            select distinct h.permission from user_role l join role_permission h on h.tenant_id = $1 and h.role_id = l.role_id
            where l.tenant_id = $1 and l.user_id = u.id)) order by u.id)
          from dashboard_member x join app_user u on u.tenant_id = $1 and u.id = x.user_id and u.status = 'ACTIVE'
          where x.tenant_id = $1 and x.dashboard_id = d.id), '[]') as members
      from dashboard d
      where d.tenant_id = $1 and d.id > $2 and not d.is_deleted and jsonb_array_length(${watched}) > 0
      order by d.id limit $3`,
    values: [tx.tenantId, after, limit],
  });
  return rows.map(({ flags, members, ...dashboard }) => ({
    ...dashboard,
    members: members.map(({ id, permissions }) => ({
      userId: id,
      permissions: new Set(permissions),
      tenantFlags: new Set(flags),
      impersonation: null,
    })),
  }));
}

/** The keys of what people were told of thresholds on a dashboard, by person. */
export async function toldThresholds(
  tx: TenantTx,
  dashboardId: number,
  userIds: readonly number[],
): Promise<Map<number, string[]>> {
  const rows = await tx.query<{ id: number; keys: string[] }>({
    name: 'told_thresholds',
    text: `select n.user_id as id, array_agg(n.key) as keys from notification n
      where n.tenant_id = $1 and n.user_id = any($2::bigint[]) and n.kind = 'threshold_passed'
        and starts_with(n.key, 'threshold ' || $3::bigint || ' ') group by 1`,
    values: [tx.tenantId, userIds, dashboardId],
  });
  return new Map(rows.map(({ id, keys }) => [id, keys]));
}
