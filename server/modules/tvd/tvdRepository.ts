import type { MemberTarget } from '#domain/tvd';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { inSightOf } from '#server/services/notify/audienceRepository.ts';
import { exact, personJson } from '../jsonSql.ts';
import { lockProjects } from '../projectLockRepository.ts';

const nameOf = `coalesce((select g.div_code || ' ' || g.name from cost_group g
  where g.tenant_id = $1 and g.id = t.member_id), 'Uncategorized')`;

const ownerOf = 'left join app_user o on o.tenant_id = $1 and o.id = t.owner_id';

/**
 * The targets of a dimension within one component, or in all (null): there the project's own row counts where it is set,
 * else what its components come to.
 */
export async function readTargets(
  tx: TenantTx,
  projectId: number,
  dimension: string,
  componentId: number | null,
): Promise<MemberTarget[]> {
  if (componentId !== null)
    return tx.query<MemberTarget>({
      name: 'tvd_component_targets',
      text: `select t.member_id, ${nameOf} as name, t.target::float8, t.stretch::float8, t.version, t.note,
          ${personJson('o')} as owner
        from tvd_target t ${ownerOf}
        where t.tenant_id = $1 and t.project_id = $2 and t.dimension = $3 and t.component_id = $4`,
      values: [tx.tenantId, projectId, dimension, componentId],
    });
  return tx.query<MemberTarget>({
    name: 'tvd_targets',
    text: `select t.member_id, ${nameOf} as name,
        coalesce(max(t.target) filter (where t.component_id is null), sum(t.target))::float8 as target,
        coalesce(max(t.stretch) filter (where t.component_id is null), sum(t.stretch))::float8 as stretch,
        coalesce(max(t.version) filter (where t.component_id is null), 0) as version,
        coalesce(max(t.note) filter (where t.component_id is null), '') as note,
        (json_agg(${personJson('o')}) filter (where t.component_id is null))->0 as owner
      from tvd_target t ${ownerOf}
      where t.tenant_id = $1 and t.project_id = $2 and t.dimension = $3 group by t.member_id`,
    values: [tx.tenantId, projectId, dimension],
  });
}

/** Components with their budgets as targets, and their own stretch goals. */
export function readComponentTargets(tx: TenantTx, projectId: number): Promise<MemberTarget[]> {
  return tx.query<MemberTarget>({
    name: 'tvd_components',
    text: `select c.id as member_id, c.name, c.target_budget::float8 as target, t.stretch::float8,
        coalesce(t.version, 0) as version, coalesce(t.note, '') as note, ${personJson('o')} as owner
      from component c left join tvd_target t on t.tenant_id = $1 and t.project_id = $2
        and t.dimension = 'components' and t.member_id = c.id and t.component_id is null
      ${ownerOf}
      where c.tenant_id = $1 and c.project_id = $2 order by c.component_order, c.id`,
    values: [tx.tenantId, projectId],
  });
}

/** What an item is called, and when it has to be decided. */
type ItemName = { number: number; name: string; due_date: string | null };

/** What these items are called. */
export async function readItemNames(tx: TenantTx, ids: readonly number[]): Promise<Map<number, ItemName>> {
  if (ids.length === 0) return new Map();
  const rows = await tx.query<ItemName & { id: number }>({
    name: 'tvd_item_names',
    text: 'select id, number, name, due_date from item where tenant_id = $1 and id = any($2::bigint[])',
    values: [tx.tenantId, ids],
  });
  return new Map(rows.map(({ id, ...names }) => [id, names]));
}

/** The letters of these exclusive groups. */
export async function readGroupLetters(tx: TenantTx, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx.query<{ id: number; letter: string }>({
    name: 'tvd_group_letters',
    text: 'select id, letter from me_group where tenant_id = $1 and id = any($2::bigint[])',
    values: [tx.tenantId, [...new Set(ids)]],
  });
  return new Map(rows.map(({ id, letter }) => [id, letter]));
}

/** A kept target as a batch meets it. */
export type KeptTarget = {
  id: number;
  member_id: number;
  version: number;
  target: number | null;
  stretch: number | null;
  owner_id: number | null;
  note: string;
};

/** The kept targets of these members, after the project's row: two batches wait for each other. */
export async function lockTargets(
  tx: TenantTx,
  projectId: number,
  {
    dimension,
    componentId,
    members,
  }: { dimension: string; componentId: number | null; members: readonly number[] },
): Promise<KeptTarget[]> {
  await lockProjects(tx, [projectId]);
  return tx.query<KeptTarget>({
    name: 'tvd_for_batch',
    text: `select id, member_id, version, ${exact('target')}::float8 as target, ${exact('stretch')}::float8 as stretch,
        owner_id, note
      from tvd_target where tenant_id = $1 and project_id = $2 and dimension = $3
        and component_id is not distinct from $4::bigint and member_id = any($5::bigint[])`,
    values: [tx.tenantId, projectId, dimension, componentId, members],
  });
}

/** Which of these people may answer for a row: those who see the project. */
export async function readOwners(
  tx: TenantTx,
  projectId: number,
  ids: readonly number[],
): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await tx.query<{ id: number }>({
    name: 'tvd_owners',
    text: `select u.id from app_user u join project p on p.tenant_id = $1 and p.id = $2
      where u.tenant_id = $1 and u.id = any($3::bigint[]) and u.status <> 'DISABLED' and ${inSightOf('u.id')}`,
    values: [tx.tenantId, projectId, ids],
  });
  return new Set(rows.map(({ id }) => id));
}
