import type { components } from '#contract/api.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { exact, found, momentJson, objectJson, personJson } from '../jsonSql.ts';

type Schemas = components['schemas'];

/** An upload as the contract has it, but for the address of its file. */
export type UploadRow = Omit<Schemas['EstimateUpload'], 'url'> & { storage_key: string };

/** That a file is being read, or could not be, is what its job says. */
const status = `case when u.status <> 'REVIEW' then u.status when j.status in ('queued', 'running') then 'READING'
  when j.status = 'done' then 'REVIEW' else 'FAILED' end`;

const columns = objectJson({
  id: 'u.id',
  milestone_id: 'u.milestone_id',
  file_name: 'u.file_name',
  size: 'u.size',
  status,
  problem: `case when u.status = 'REVIEW' and j.status is distinct from 'done' and coalesce(j.status, '') not in ('queued', 'running')
    then coalesce(j.error, 'The file was not read to its end. Upload it again.') end`,
  job_id: 'u.job_id',
  lines_count: 'u.lines_count',
  amount: exact('u.amount'),
  created_by: personJson('p'),
  created_at: momentJson('u.created_at'),
  accepted_by: `case when u.status = 'ACCEPTED' then ${personJson('a')} end`,
  accepted_at: `case when u.status = 'ACCEPTED' then ${momentJson('s.created_at')} end`,
  change_set_id: `case when u.status = 'ACCEPTED' then u.accepted_set_id end`,
  version: 'u.version',
  storage_key: 'u.storage_key',
});

const from = `estimate_upload u
  left join job j on j.tenant_id = $1 and j.id = u.job_id
  left join app_user p on p.tenant_id = $1 and p.id = u.created_by_id
  left join change_set s on s.tenant_id = $1 and s.id = u.accepted_set_id
  left join app_user a on a.tenant_id = $1 and a.id = s.actor_id`;

type Filters = {
  milestone?: number | undefined;
  search?: string | undefined;
  limit: number;
  offset: number;
};

/** The uploads of a project, or of one milestone, the newest first. */
export async function listUploads(
  tx: TenantTx,
  projectId: number,
  { milestone, search, limit, offset }: Filters,
): Promise<{ count: number; results: UploadRow[] }> {
  const [page] = await tx.query<{ count: number; results: UploadRow[] }>({
    name: 'list_estimate_uploads',
    text: `with matching as (select u.* from estimate_upload u
        where u.tenant_id = $1 and u.project_id = $2 and u.status <> 'DISCARDED'
          and ($3::bigint is null or u.milestone_id = $3) and ${found('$4', 'u.file_name')})
      select (select count(*)::int from matching) as count,
        coalesce((select json_agg(${columns} order by u.id desc) from ${from}
          where u.tenant_id = $1 and u.id in (select id from matching order by id desc limit $5 offset $6)), '[]') as results`,
    values: [tx.tenantId, projectId, milestone ?? null, search?.trim() || null, limit, offset],
  });
  return page ?? { count: 0, results: [] };
}

/** One upload with its draft; undefined where it is not in the project. */
export async function findUpload(
  tx: TenantTx,
  projectId: number,
  id: number,
): Promise<{ upload: UploadRow; draft: Schemas['EstimateDraft'] | null } | undefined> {
  const [row] = await tx.query<{ upload: UploadRow; draft: Schemas['EstimateDraft'] | null }>({
    name: 'find_estimate_upload',
    text: `select ${columns} as upload, u.draft from ${from} where u.tenant_id = $1 and u.project_id = $2 and u.id = $3`,
    values: [tx.tenantId, projectId, id],
  });
  return row;
}

/** Holds an upload until the transaction ends, so that of two who accept it the second sees what the first did. */
export async function lockUpload(tx: TenantTx, projectId: number, id: number): Promise<void> {
  await tx.query({
    name: 'lock_estimate_upload',
    text: 'select u.id from estimate_upload u where u.tenant_id = $1 and u.project_id = $2 and u.id = $3 for update',
    values: [tx.tenantId, projectId, id],
  });
}

/** Whether the project has this milestone. */
export async function hasMilestone(tx: TenantTx, projectId: number, id: number): Promise<boolean> {
  const rows = await tx.query({
    name: 'estimate_has_milestone',
    text: 'select from milestone m where m.tenant_id = $1 and m.project_id = $2 and m.id = $3',
    values: [tx.tenantId, projectId, id],
  });
  return rows.length > 0;
}

/** Where and when an estimate of the project holds: its city, and the day of the milestone; undefined for another project's. */
export async function findPlace(
  tx: TenantTx,
  projectId: number,
  milestoneId: number,
): Promise<{ city: string | null; date: string } | undefined> {
  const [row] = await tx.query<{ city: string | null; date: string }>({
    name: 'estimate_place',
    text: `select nullif(p.city, '') as city, coalesce(m.actual_date, m.date)::text as date
      from milestone m join project p on p.tenant_id = $1 and p.id = m.project_id
      where m.tenant_id = $1 and m.project_id = $2 and m.id = $3`,
    values: [tx.tenantId, projectId, milestoneId],
  });
  return row;
}

/** Keeps how far a review has come, and answers its new version. What is being mended is no history yet. */
export async function keepDraft(tx: TenantTx, id: number, draft: Schemas['EstimateDraft']): Promise<number> {
  const [row] = await tx.query<{ version: number }>({
    name: 'keep_estimate_draft',
    text: `update estimate_upload u set draft = $3::jsonb, version = u.version + 1, updated_at = now()
      where u.tenant_id = $1 and u.id = $2 returning u.version`,
    values: [tx.tenantId, id, JSON.stringify(draft)],
  });
  return row?.version ?? 0;
}

/** Remembers what accepting an upload wrote. */
export async function rememberAccepted(tx: TenantTx, id: number, changeSetId: number | null): Promise<void> {
  await tx.query({
    name: 'remember_accepted_upload',
    text: 'update estimate_upload u set accepted_set_id = $3 where u.tenant_id = $1 and u.id = $2',
    values: [tx.tenantId, id, changeSetId],
  });
}

/** Whether the upload was accepted before, and taken back since. */
export async function wasAccepted(tx: TenantTx, id: number): Promise<boolean> {
  const rows = await tx.query({
    name: 'was_accepted_upload',
    text: 'select from estimate_upload u where u.tenant_id = $1 and u.id = $2 and u.accepted_set_id is not null',
    values: [tx.tenantId, id],
  });
  return rows.length > 0;
}

/**
 * What accepting an upload wrote, as JSON, in the order of its lines: those that it made as they were then, those that it changed with
 * what they say now where it said nothing.
 */
export async function acceptedLinesJson(tx: TenantTx, changeSetId: number): Promise<string> {
  const said = (field: string) => `e.fields->'${field}'->'to'`;
  const text = (field: string) => `e.fields->'${field}'->>'to'`;
  const either = (field: string) =>
    `case when e.kind = 'create' or e.fields ? '${field}' then ${said(field)} else to_jsonb(l.${field}) end`;
  const reference = (field: string) =>
    `case when e.kind = 'create' or e.fields ? '${field}' then (${text(field)})::bigint else l.${field} end`;
  const [row] = await tx.query<{ json: string }>({
    name: 'accepted_estimate_lines',
    text: `select json_build_object('results', coalesce(json_agg(json_build_object(
        'code', g.div_code, 'group', g.name, 'component', c.name,
        'description', ${either('description')}, 'quantity', ${either('quantity')}, 'unit', ${either('unit')},
        'unit_cost', ${either('unit_cost')}, 'amount', ${either('amount')},
        'kind', coalesce(${either('kind')}, '"WORK"'::jsonb), 'escalates_to', ${either('escalates_to')},
        'notes', coalesce(${either('notes')}, '""'::jsonb),
        'sheet', ${said('source')}->>'sheet', 'cell', ${said('source')}->>'cell') order by e.position), '[]'))::text as json
      from change_entry e
      left join estimate_line l on l.tenant_id = $1 and l.id = e.entity_id
      left join cost_group g on g.tenant_id = $1 and g.id = ${reference('cost_group_id')}
      left join component c on c.tenant_id = $1 and c.id = ${reference('component_id')}
      where e.tenant_id = $1 and e.change_set_id = $2 and e.entity = 'estimate_line' and e.kind in ('create', 'update')`,
    values: [tx.tenantId, changeSetId],
  });
  return row?.json ?? '';
}
