import type { components } from '#contract/api.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { exact, momentJson, objectJson, personJson } from '../jsonSql.ts';
import { sideLines } from './differenceRepository.ts';

export type EstimateVersion = components['schemas']['EstimateVersion'];

/** Lines with their notes and kinds, alternates too, as they are kept of a version; over the milestone `m`. */
const keptLines = sideLines(
  'm.id',
  { notes: 'l.notes', kind: 'l.kind', escalates_to: `case when l.kind = 'ESCALATION' then l.escalates_to end` },
  'true',
);

/** The versions of a milestone's estimate that were submitted, the newest first; at most 100. */
export async function listVersions(tx: TenantTx, milestoneId: number): Promise<EstimateVersion[]> {
  const rows = await tx.query<{ json: EstimateVersion }>({
    name: 'list_estimate_versions',
    text: `select ${objectJson({
      id: 'v.id',
      number: 'v.number',
      status: 'v.status',
      note: 'v.note',
      lines_count: 'v.lines_count',
      amount: exact('v.amount'),
      submitted_by: personJson('p'),
      submitted_at: momentJson('v.submitted_at'),
    })} as json
      from estimate_version v left join app_user p on p.tenant_id = $1 and p.id = v.submitted_by_id
      where v.tenant_id = $1 and v.milestone_id = $2 order by v.number desc limit 100`,
    values: [tx.tenantId, milestoneId],
  });
  return rows.map(({ json }) => json);
}

/** Keeps what the lines of these versions say now. */
export async function keepLines(tx: TenantTx, ids: readonly number[]): Promise<void> {
  await tx.query({
    name: 'keep_version_lines',
    text: `update estimate_version v set lines = ${keptLines}::jsonb from milestone m
      where v.tenant_id = $1 and v.id = any($2::bigint[]) and m.tenant_id = $1 and m.id = v.milestone_id`,
    values: [tx.tenantId, ids],
  });
}

/** Whether the lines of one of these versions are no longer what was submitted. */
export async function haveMoved(tx: TenantTx, ids: readonly number[]): Promise<boolean> {
  const [row] = await tx.query<{ moved: boolean }>({
    name: 'version_lines_moved',
    text: `select coalesce(bool_or(v.lines <> ${keptLines}::jsonb), false) as moved
      from estimate_version v join milestone m on m.tenant_id = $1 and m.id = v.milestone_id
      where v.tenant_id = $1 and v.id = any($2::bigint[])`,
    values: [tx.tenantId, ids],
  });
  return row?.moved ?? false;
}

/** The first of these milestones whose estimate is submitted, with the version. */
export async function findSubmitted(
  tx: TenantTx,
  milestoneIds: readonly number[],
): Promise<{ id: number; name: string; number: number } | undefined> {
  const [row] = await tx.query<{ id: number; name: string; number: number }>({
    name: 'find_submitted_version',
    text: `select v.id, m.name, v.number from estimate_version v
      join milestone m on m.tenant_id = $1 and m.id = v.milestone_id
      where v.tenant_id = $1 and v.milestone_id = any($2::bigint[]) and v.status = 'SUBMITTED' order by v.milestone_id limit 1`,
    values: [tx.tenantId, milestoneIds],
  });
  return row;
}
