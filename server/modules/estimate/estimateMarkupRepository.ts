import type { EstimateMarkup, ProjectDisplayLine } from '#domain/markups';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import type { RowWrite, Snapshot } from '#server/services/changes/entityAdapter.ts';
import { isCounted } from '../countedLinesSql.ts';
import { exact, objectJson } from '../jsonSql.ts';
import { lockProjects } from '../projectLockRepository.ts';
import { estimateMarkupsOf, markupsOf, taking } from './markupSql.ts';
import { lockMilestones } from './totalsRepository.ts';

/** The project's markups, and what an estimate says of them. */
type EstimateMarkups = {
  name: string;
  version: number;
  markups: (ProjectDisplayLine & { value: number })[];
  said: EstimateMarkup[];
  /** What its lines come to that take these markups, and what the others add by themselves; in dollars. */
  direct: number;
  own: number;
  area: number;
};

/** The markups that lie on a milestone's estimate; undefined for a milestone of another project. */
export async function readEstimateMarkups(
  tx: TenantTx,
  projectId: number,
  milestoneId: number,
): Promise<EstimateMarkups | undefined> {
  const [row] = await tx.query<{ read: EstimateMarkups }>({
    name: 'read_estimate_markups',
    text: `with sums as (
        select ${taking.sums} from estimate_line l where l.tenant_id = $1 and l.milestone_id = $3 and ${isCounted('l')})
      select ${objectJson({
        name: 'm.name',
        version: `coalesce((select s.version from estimate_markup_set s where s.tenant_id = $1 and s.milestone_id = m.id), 1)`,
        ...markupsOf,
        said: estimateMarkupsOf('m.id'),
        direct: `(select ${exact('coalesce(s.taking, 0)')} from sums s)`,
        own: `(select ${exact('coalesce(s.own, 0)')} from sums s)`,
      })} as read
      from milestone m join project p on p.tenant_id = $1 and p.id = m.project_id
      where m.tenant_id = $1 and m.project_id = $2 and m.id = $3`,
    values: [tx.tenantId, projectId, milestoneId],
  });
  return row?.read;
}

/**
 * What estimates say of their project's markups, under the number of their milestone, which is locked: there may be no row yet. Their
 * projects are held too, so that the lines of a project do not change while they are checked with these.
 */
export async function loadSets(tx: TenantTx, ids: readonly number[]): Promise<Map<number, Snapshot>> {
  const milestones = await tx.query<{ projectId: number }>({
    name: 'projects_of_milestones',
    text: `select distinct m.project_id::float8 as "projectId" from milestone m where m.tenant_id = $1 and m.id = any($2::bigint[])`,
    values: [tx.tenantId, ids],
  });
  await lockProjects(
    tx,
    milestones.map(({ projectId }) => projectId),
  );
  await lockMilestones(tx, ids);
  const rows = await tx.query<{ id: number; projectId: number; version: number; lines: EstimateMarkup[] }>({
    name: 'load_estimate_markup_sets',
    text: `select m.id::float8 as id, m.project_id::float8 as "projectId", coalesce(s.version, 1) as version, coalesce(s.lines, '[]') as lines
      from milestone m left join estimate_markup_set s on s.tenant_id = $1 and s.milestone_id = m.id
      where m.tenant_id = $1 and m.id = any($2::bigint[])`,
    values: [tx.tenantId, ids],
  });
  return new Map(
    rows.map(({ id, projectId, version, lines }) => [
      id,
      { version, projectId, fields: { estimate_markups: lines } },
    ]),
  );
}

/** Keeps what these estimates say. */
export async function writeSets(tx: TenantTx, rows: readonly RowWrite[]): Promise<void> {
  const listed = rows.map(({ id, version, fields }) => ({
    milestone_id: id,
    version,
    lines: fields['estimate_markups'],
  }));
  await tx.query({
    name: 'write_estimate_markup_sets',
    text: `insert into estimate_markup_set (tenant_id, milestone_id, lines, version)
      select $1, r.milestone_id, r.lines, r.version
      from jsonb_to_recordset($2::jsonb) as r (milestone_id bigint, lines jsonb, version int)
      on conflict (tenant_id, milestone_id) do update set lines = excluded.lines, version = excluded.version`,
    values: [tx.tenantId, JSON.stringify(listed)],
  });
}
