import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { areaJson, exact, objectJson } from '../jsonSql.ts';

const count = (table: string, condition = '') =>
  `(select count(*) from ${table} x where x.tenant_id = $1 and x.project_id = p.id${condition})`;
const any = (table: string, condition = '') =>
  `exists (select from ${table} x where x.tenant_id = $1 and x.project_id = p.id${condition})`;

/** What the sidebar counts: everything that is there, and of risks and issues those that still need somebody. */
const counts = objectJson({
  items: count('item', ' and not x.is_deleted'),
  scenarios: count('scenario', ' and not x.is_deleted'),
  components: count('component'),
  milestones: count('milestone'),
  risks: count('risk', ` and not x.is_deleted and x.status = 'IDENTIFIED'`),
  issues: count('issue', ` and not x.is_deleted and x.status in ('OPEN', 'PENDING', 'DISPUTE')`),
});

const plain = [
  'id',
  'name',
  'alias',
  'address',
  'code',
  'city',
  'state',
  'status',
  'picture',
  'delivery_contract_type',
  'construction_category',
  'construction_start_date',
  'precon_start_date',
  'precon_end_date',
  'completion_date',
  'is_under_contract',
  'owner',
  'cm_firm',
  'architect_firm',
  'jv_partners',
  'version',
];

const project = objectJson({
  ...Object.fromEntries(plain.map((column) => [column, `p.${column}`])),
  target_budget: exact('p.target_budget'),
  target_area: areaJson('p.target_area_value', 'p.target_area_unit'),
  has_milestones: any('milestone'),
  // Every project has its 'Overall Project'; components are set up once there is another.
  has_components: any('component', ' and not x.is_uncategorized'),
  has_estimate: any('milestone', ' and x.has_estimate'),
  counts,
  permissions: 'to_json($3::text[])',
});

/** One project as JSON with its version; `permissions` are the reader's in it. */
export async function readProjectJson(
  tx: TenantTx,
  projectId: number,
  permissions: readonly string[],
): Promise<{ json: string; version: number } | undefined> {
  const [row] = await tx.query<{ json: string; version: number }>({
    name: 'read_project',
    text: `select ${project}::text as json, p.version from project p where p.tenant_id = $1 and p.id = $2`,
    values: [tx.tenantId, projectId, permissions],
  });
  return row;
}
