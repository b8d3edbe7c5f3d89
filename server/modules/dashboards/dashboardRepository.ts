import type { DashboardPermission } from '#domain/dashboards';
import type { Caller, Result } from '#server/contract/handlers.ts';
import { orderBy } from '#server/contract/ordering.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { projectInSight } from '#server/plugins/accessRepository.ts';
import { pictureAddressSql } from '#server/services/files/fileAddress.ts';
import { found, momentJson, objectJson, personJson } from '../jsonSql.ts';
import { inDashboard } from './matchingProjectRepository.ts';

export type Dashboard = Result<'getDashboard'>;

export type DashboardQuery = {
  search?: string | undefined;
  type?: string | undefined;
  group_id?: readonly number[] | undefined;
  shown_project_id?: readonly number[] | undefined;
  member_id?: readonly number[] | undefined;
  ordering?: string | undefined;
  limit: number;
  offset: number;
};

/** `$1` the company, `$2` sees every project, `$3` the caller, `$4` the one project of an impersonator, `$5` manages all dashboards. */
const reading = (tx: TenantTx, { userId, permissions, impersonation }: Caller): unknown[] => [
  tx.tenantId,
  permissions.has('view_all_projects'),
  userId,
  impersonation?.projectId ?? null,
  permissions.has('manage_all_project_dashboards'),
];
const inSight = projectInSight({ seesAll: '$2', user: '$3', only: '$4' });
const isMember = (user: string) => `exists (select from dashboard_member x
  where x.tenant_id = $1 and x.dashboard_id = d.id and x.user_id = ${user})`;
const isSeen = `($5::boolean or ${isMember('$3')})`;

const mark = (row: string) => objectJson({ id: `${row}.id`, name: `${row}.name` });
const projects = (condition: string) =>
  `coalesce((select json_agg(${mark('p')} order by lower(p.name), p.id) from project p
    where p.tenant_id = $1 and ${condition} and ${inSight}), '[]')`;

const picture = (field: 'picture' | 'picture_thumbnail') =>
  `(select ${pictureAddressSql('f')} from attachment f where f.tenant_id = $1 and f.entity = 'dashboard'
    and f.entity_id = d.id and f.field_name = '${field}' limit 1)`;

const rowJson = objectJson({
  id: 'd.id',
  name: 'd.name',
  description: 'd.description',
  type: 'd.type',
  cost_mode: 'd.cost_mode',
  picture: picture('picture'),
  picture_thumbnail: picture('picture_thumbnail'),
  project_groups: `coalesce((select json_agg(${mark('g')} order by lower(g.name), g.id) from dashboard_group x
    join project_group g on g.tenant_id = $1 and g.id = x.group_id where x.tenant_id = $1 and x.dashboard_id = d.id), '[]')`,
  projects: projects(
    `exists (select from dashboard_project x where x.tenant_id = $1 and x.dashboard_id = d.id and x.project_id = p.id)`,
  ),
  related_projects: projects(inDashboard('d.id', 'p.id')),
  memberships: `coalesce((select json_agg(${objectJson({ user: personJson('u'), permissions: 'to_json(x.permissions)' })}
    order by u.id <> d.created_by_id, lower(u.last_name), lower(u.first_name), u.id)
    from dashboard_member x join app_user u on u.tenant_id = $1 and u.id = x.user_id
    where x.tenant_id = $1 and x.dashboard_id = d.id), '[]')`,
  cards: 'd.cards',
  created_at: momentJson('d.created_at'),
  created_by: `(select ${personJson('u')} from app_user u where u.tenant_id = $1 and u.id = d.created_by_id)`,
  permissions: `case when $5::boolean then json_build_array('edit_dashboard_settings', 'edit_dashboard_cards') else
    coalesce((select to_json(x.permissions) from dashboard_member x
      where x.tenant_id = $1 and x.dashboard_id = d.id and x.user_id = $3), '[]') end`,
  version: 'd.version',
});

const orderings = { name: 'lower(d.name)', type: 'd.type', created_at: 'd.created_at' };
const someOf = <T>(list: readonly T[] | undefined): readonly T[] | null => (list?.length ? list : null);

/** A page of the dashboards that the caller sees, in one statement. */
export async function listDashboards(
  tx: TenantTx,
  caller: Caller,
  query: DashboardQuery,
): Promise<Result<'listDashboards'>> {
  const order = orderBy(query.ordering, orderings, 'lower(d.name)', 'd.id');
  const [row] = await tx.query<{ page: Result<'listDashboards'> }>({
    text: `with matching as materialized (select d.* from dashboard d
        where d.tenant_id = $1 and not d.is_deleted and ${isSeen} and ${found('$6', 'd.name', 'd.description')}
          and ($7::text is null or d.type = $7)
          and ($8::bigint[] is null or exists (select from dashboard_group x
            where x.tenant_id = $1 and x.dashboard_id = d.id and x.group_id = any($8)))
          and ($9::bigint[] is null or exists (select from project p
            where p.tenant_id = $1 and p.id = any($9) and ${inSight} and ${inDashboard('d.id', 'p.id')}))
          and ($10::bigint[] is null or ${isMember('any($10)')})),
      page as (select d.*, row_number() over (order by ${order}) as place from matching d order by place limit $11 offset $12)
      select json_build_object('count', (select count(*) from matching),
        'results', coalesce((select json_agg(${rowJson} order by d.place) from page d), '[]')) as page`,
    values: [
      ...reading(tx, caller),
      query.search ?? null,
      query.type ?? null,
      someOf(query.group_id),
      someOf(query.shown_project_id),
      someOf(query.member_id),
      query.limit,
      query.offset,
    ],
  });
  return row?.page ?? { count: 0, results: [] };
}

/** One dashboard as the caller sees it; undefined where there is none for them. A deleted one only where it is asked for. */
export async function readDashboard(
  tx: TenantTx,
  caller: Caller,
  id: number,
  isDeleted = false,
): Promise<Dashboard | undefined> {
  const [row] = await tx.query<{ dashboard: Dashboard }>({
    name: 'read_dashboard',
    text: `select ${rowJson} as dashboard from dashboard d
      where d.tenant_id = $1 and d.id = $6 and d.is_deleted = $7 and ${isSeen}`,
    values: [...reading(tx, caller), id, isDeleted],
  });
  return row?.dashboard;
}

/** Of these groups those that the caller sees every project of; empty groups count. */
export async function openGroups(tx: TenantTx, caller: Caller, ids: readonly number[]): Promise<Set<number>> {
  const rows = await tx.query<{ id: number }>({
    text: `select g.id from project_group g where g.tenant_id = $1 and g.id = any($5::bigint[]) and not exists (
      select from project_group_link l join project p on p.tenant_id = $1 and p.id = l.project_id
      where l.tenant_id = $1 and l.group_id = g.id and not p.is_deleted and not ${inSight})`,
    values: [...reading(tx, caller).slice(0, 4), ids],
  });
  return new Set(rows.map(({ id }) => id));
}

/** Somebody who can be a member. */
export type Candidate = { user: Dashboard['memberships'][number]['user']; email: string };

type PeopleQuery = {
  ids?: readonly number[];
  /** A part of a name or an address. */
  search?: string;
  /** Only people with an address of the company's own domains. */
  ownOnly?: boolean;
  limit?: number;
};

/** People of the company whose accounts are open, with the company's own domains. */
export async function findPeople(
  tx: TenantTx,
  { ids, search, ownOnly = false, limit }: PeopleQuery,
): Promise<{ people: Candidate[]; domains: string[] }> {
  const [row] = await tx.query<{ people: Candidate[]; domains: string[] }>({
    text: `select t.email_domains as domains, coalesce((select json_agg(json_build_object('user', ${personJson('u')}, 'email', u.email)
        order by lower(u.last_name), lower(u.first_name), u.id)
      from (select u.* from app_user u where u.tenant_id = $1 and u.status <> 'DISABLED' and ($2::bigint[] is null or u.id = any($2))
          and ${found('$3', 'u.email', `(u.first_name || ' ' || u.last_name)`)}
          and (not $4::boolean or exists (select from unnest(t.email_domains) own
            where lower(trim(own)) = lower(split_part(u.email, '@', 2))))
        order by lower(u.last_name), lower(u.first_name), u.id limit $5) u), '[]') as people
      from tenant t where t.id = $1`,
    values: [tx.tenantId, ids ?? null, search ?? null, ownOnly, limit ?? null],
  });
  return row ?? { people: [], domains: [] };
}

/** What a dashboard keeps in tables of their own. */
export type DashboardParts = {
  project_group_ids: number[];
  project_ids: number[];
  memberships: { user_id: number; permissions: DashboardPermission[] }[];
};

/** The parts of these dashboards, by number. */
export async function readParts(tx: TenantTx, ids: readonly number[]): Promise<Map<number, DashboardParts>> {
  const rows = await tx.query<DashboardParts & { id: number }>({
    text: `select d.id,
        coalesce((select json_agg(x.group_id order by x.group_id) from dashboard_group x
          where x.tenant_id = $1 and x.dashboard_id = d.id), '[]') as project_group_ids,
        coalesce((select json_agg(x.project_id order by x.project_id) from dashboard_project x
          where x.tenant_id = $1 and x.dashboard_id = d.id), '[]') as project_ids,
        coalesce((select json_agg(json_build_object('user_id', x.user_id, 'permissions', x.permissions) order by x.user_id)
          from dashboard_member x where x.tenant_id = $1 and x.dashboard_id = d.id), '[]') as memberships
      from dashboard d where d.tenant_id = $1 and d.id = any($2::bigint[])`,
    values: [tx.tenantId, ids],
  });
  return new Map(rows.map(({ id, ...parts }) => [id, parts]));
}

/** Gives dashboards these parts and no others; what has gone since is left out. */
export async function replaceParts(
  tx: TenantTx,
  rows: readonly (DashboardParts & { id: number })[],
): Promise<void> {
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  for (const table of ['dashboard_group', 'dashboard_project', 'dashboard_member'])
    await tx.query({
      text: `delete from ${table} where tenant_id = $1 and dashboard_id = any($2::bigint[])`,
      values: [tx.tenantId, ids],
    });
  const links = (of: (row: DashboardParts) => readonly number[]) =>
    JSON.stringify(rows.flatMap((row) => of(row).map((to) => ({ id: row.id, linked: to }))));
  const insert = (table: string, column: string, target: string, json: string) =>
    tx.query({
      text: `insert into ${table} (tenant_id, dashboard_id, ${column}) select $1, r.id, r.linked
        from jsonb_to_recordset($2::jsonb) as r (id bigint, linked bigint)
        join ${target} t on t.tenant_id = $1 and t.id = r.linked`,
      values: [tx.tenantId, json],
    });
  await insert(
    'dashboard_group',
    'group_id',
    'project_group',
    links((row) => row.project_group_ids),
  );
  await insert(
    'dashboard_project',
    'project_id',
    'project',
    links((row) => row.project_ids),
  );
  const members = rows.flatMap(({ id, memberships }) => memberships.map((one) => ({ id, ...one })));
  await tx.query({
    text: `insert into dashboard_member (tenant_id, dashboard_id, user_id, permissions) select $1, r.id, r.user_id, r.permissions
      from jsonb_to_recordset($2::jsonb) as r (id bigint, user_id bigint, permissions text[])
      join app_user u on u.tenant_id = $1 and u.id = r.user_id`,
    values: [tx.tenantId, JSON.stringify(members)],
  });
}
