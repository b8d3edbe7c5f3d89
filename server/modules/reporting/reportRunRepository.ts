import type { components, operations } from '#contract/api.ts';
import type { PageSettings } from '#domain/reporting';
import { orderBy } from '#server/contract/ordering.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { found, momentJson, objectJson, personJson } from '../jsonSql.ts';

type Schemas = components['schemas'];
/** A run as it is kept; where its PDF is, is said by an address that is signed. */
export type KeptRun = Omit<Schemas['ReportRunRow'], 'attachment_url'> & { storage_key: string | null };
type Query = NonNullable<operations['listReportRuns']['parameters']['query']> & {
  limit: number;
  offset: number;
};

/** Who reads: what they hold decides which runs they open. */
export type RunReader = { userId: number; permissions: ReadonlySet<string> };

const company = '(select time_zone from tenant where id = $1)';
/** Of a moment, by the clock of the company. */
function monthOf(moment: string): string {
  return `to_char(${moment} at time zone ${company}, 'YYYY-MM')`;
}
const linkTo = 'from report_share s where s.tenant_id = $1 and s.report_run_id = r.id';

/** Whether the reader has all permissions that the run's figures ask for. */
const mayOpen = 'r.read_with <@ $4::text[]';
/** `$1` the company, `$2` the project, `$3` the reader, `$4` the permissions of the reader. */
const row = {
  id: 'r.id',
  report: `json_build_object('id', r.custom_report_id, 'name', r.name, 'description', r.description)`,
  as_of: 'r.as_of',
  page_count: 'r.page_count',
  note_count: 'r.note_count',
  is_open: mayOpen,
  pdf_state: `case when p.storage_key is not null then 'READY' when j.status in ('queued', 'running') then 'MAKING'
    when p.report_run_id is null or j.status = 'cancelled' then 'NONE' else 'FAILED' end`,
  pdf_job_id: `case when p.storage_key is null and j.created_by_id = $3 then j.id end`,
  storage_key: 'p.storage_key',
  pdf_size: `case when p.storage_key is not null and ${mayOpen} then p.size end`,
  mailed_count: 'r.mailed_count',
  link_state: 'l.state',
  link_views: 'coalesce(l.views, 0)',
  month: monthOf('r.created_at'),
  created_by: personJson('c'),
  created_at: momentJson('r.created_at'),
  version: 'r.version',
};
const besides = `left join app_user c on c.tenant_id = $1 and c.id = r.created_by_id
  left join report_run_pdf p on p.tenant_id = $1 and p.report_run_id = r.id
  left join job j on j.tenant_id = $1 and j.id = p.job_id
  left join lateral (select case when bool_or(s.revoked_at is null and s.expires_on >= (now() at time zone ${company})::date) then 'ACTIVE'
      when bool_or(s.revoked_at is null) then 'EXPIRED' else 'REVOKED' end as state,
      sum((select count(*) from report_share_visit v where v.tenant_id = $1 and v.report_share_id = s.id and v.kind = 'OPENED'))::int as views
    ${linkTo} having count(*) > 0) l on ${mayOpen}`;
/** Runs of the project; those of private reports only for whoever made the report or the run. */
const inSight = `r.tenant_id = $1 and r.project_id = $2 and (r.created_by_id = $3 or exists (select from custom_report o
    where o.tenant_id = $1 and o.id = r.custom_report_id and (o.access = 'COMPANY' or o.created_by_id = $3)))`;

const orderings = {
  name: 'lower(r.name)',
  as_of: 'r.as_of',
  page_count: 'r.page_count',
  created_at: 'r.created_at',
};

const reading = (tx: TenantTx, projectId: number, { userId, permissions }: RunReader) => [
  tx.tenantId,
  projectId,
  userId,
  [...permissions],
];

/** Which runs were sent: by mail, by a link, or not at all. */
const sent = {
  MAILED: 'r.mailed_count > 0',
  LINKED: `exists (select ${linkTo})`,
  NOT_SENT: `r.mailed_count = 0 and not exists (select ${linkTo})`,
} as const;

type RunPage = Omit<Schemas['ReportRunPage'], 'results' | 'pdf_missing'> & { results: KeptRun[] };

/** What of the archive a query asks for; `values` takes what it is compared with. */
function conditionsOf(query: Query, values: unknown[]): string[] {
  const conditions: string[] = [];
  const given = (value: unknown) => `$${values.push(value)}`;
  const beginningOf = (days: string) => `((${days})::timestamp at time zone ${company})`;
  const search = query.search?.trim();
  // Nothing is asked of each run that nobody asked for.
  if (search) conditions.push(found(given(search), 'r.name', 'r.description'));
  if (query.custom_report_id) conditions.push(`r.custom_report_id = ${given(query.custom_report_id)}`);
  if (query.created_by_id) conditions.push(`r.created_by_id = ${given(query.created_by_id)}`);
  if (query.created_from)
    conditions.push(`r.created_at >= ${beginningOf(`${given(query.created_from)}::date`)}`);
  if (query.created_to)
    conditions.push(`r.created_at < ${beginningOf(`${given(query.created_to)}::date + 1`)}`);
  if (query.sent) conditions.push(`(${sent[query.sent]})`);
  return conditions;
}

/** A page of the archive, the newest run first, with what its months hold. */
export async function listReportRuns(
  tx: TenantTx,
  projectId: number,
  reader: RunReader,
  query: Query,
): Promise<RunPage> {
  const order = orderBy(query.ordering, orderings, 'r.created_at desc', 'r.id');
  const values: unknown[] = [...reading(tx, projectId, reader), query.limit, query.offset];
  const conditions = conditionsOf(query, values);
  const matching = [inSight, 'not r.is_deleted', ...conditions].join(' and ');
  const isWhole = conditions.length === 0 && query.ordering === undefined;
  const [answer] = await tx.query<{ page: RunPage }>({
    ...(isWhole && { name: 'list_report_runs' }),
    // Counted and paged apart: the newest are found by an index, whatever the archive holds.
    text: `with page as materialized (select m.id, row_number() over () as place
        from (select r.id from report_run r where ${matching} order by ${order} limit $5 offset $6) m),
      months as materialized (select date_trunc('month', r.created_at at time zone ${company}) as month, count(*) as count,
          sum(p.size) as bytes
        from report_run r
          left join report_run_pdf p on p.tenant_id = $1 and p.report_run_id = r.id and ${mayOpen}
        where ${matching} group by 1)
      select json_build_object('count', (select coalesce(sum(count), 0) from months),
        'pdf_bytes', (select coalesce(sum(bytes), 0) from months),
        'months', (select coalesce(json_agg(json_build_object('month', to_char(month, 'YYYY-MM'), 'count', count)
          order by month desc), '[]') from months),
        'results', coalesce((select json_agg(${objectJson(row)} order by m.place) from page m
          join report_run r on r.tenant_id = $1 and r.id = m.id ${besides}), '[]')) as page`,
    values,
  });
  return answer?.page ?? { count: 0, pdf_bytes: 0, months: [], results: [] };
}

/** The reports whose runs somebody finds in the archive, and whoever ran them. */
export async function readRunChoices(
  tx: TenantTx,
  projectId: number,
  { userId }: Pick<RunReader, 'userId'>,
): Promise<Schemas['ReportRunChoices']> {
  const [answer] = await tx.query<{ choices: Schemas['ReportRunChoices'] }>({
    name: 'read_report_run_choices',
    text: `with run as materialized (select r.custom_report_id, r.created_by_id, r.name, r.created_at
        from report_run r where ${inSight} and not r.is_deleted)
      select json_build_object(
        'reports', coalesce((select json_agg(json_build_object('id', o.custom_report_id, 'name', o.name)
            order by lower(o.name), o.custom_report_id)
          from (select distinct on (custom_report_id) custom_report_id, name from run
            order by custom_report_id, created_at desc) o), '[]'),
        'people', coalesce((select json_agg(${personJson('c')} order by lower(c.last_name), lower(c.first_name), c.id)
          from app_user c where c.tenant_id = $1 and c.id in (select created_by_id from run)), '[]')) as choices`,
    values: [tx.tenantId, projectId, userId],
  });
  return answer?.choices ?? { reports: [], people: [] };
}

/** One run without its figures; undefined where the reader has none of that number here. */
export async function findReportRun(
  tx: TenantTx,
  projectId: number,
  reader: RunReader,
  { id, isDeleted = false }: { id: number; isDeleted?: boolean },
): Promise<KeptRun | undefined> {
  const [answer] = await tx.query<{ run: KeptRun }>({
    name: 'find_report_run',
    text: `select ${objectJson(row)} as run from report_run r ${besides}
      where ${inSight} and r.id = $5 and r.is_deleted = $6`,
    values: [...reading(tx, projectId, reader), id, isDeleted],
  });
  return answer?.run;
}

/** The figures of a run as ready JSON, for those who hold all that they were read with. */
export async function readFiguresJson(tx: TenantTx, id: number): Promise<string> {
  const [answer] = await tx.query<{ figures: string }>({
    name: 'read_report_run_figures',
    text: `select figures::text as figures from report_run_figures where tenant_id = $1 and report_run_id = $2`,
    values: [tx.tenantId, id],
  });
  if (!answer) throw new Error('A run has no figures.');
  return answer.figures;
}

/** The permissions that a run was read with. */
export async function readRunRights(tx: TenantTx, id: number): Promise<string[]> {
  const [answer] = await tx.query<{ rights: string[] }>({
    text: 'select read_with as rights from report_run where tenant_id = $1 and id = $2',
    values: [tx.tenantId, id],
  });
  if (!answer) throw new Error('A run is not there.');
  return answer.rights;
}

/** The paper of a run. */
export async function readRunPage(tx: TenantTx, id: number): Promise<PageSettings> {
  const [answer] = await tx.query<{ page: PageSettings }>({
    text: `select figures - '{papers,pages,logo,cover_picture}'::text[] as page from report_run_figures
      where tenant_id = $1 and report_run_id = $2`,
    values: [tx.tenantId, id],
  });
  if (!answer) throw new Error('A run has no figures.');
  return answer.page;
}

/** Notes the job that makes the PDF of a run, in place of the one before. */
export async function beginRunPdf(tx: TenantTx, id: number, jobId: number, fileName: string): Promise<void> {
  await tx.query({
    text: `insert into report_run_pdf (tenant_id, report_run_id, job_id, file_name) values ($1, $2, $3, $4)
      on conflict (tenant_id, report_run_id) do update
        set job_id = excluded.job_id, file_name = excluded.file_name, size = 0, storage_key = null`,
    values: [tx.tenantId, id, jobId, fileName],
  });
}

/** Keeps the PDF that a job has made, unless another job was asked for it meanwhile. */
export async function keepRunPdf(
  tx: TenantTx,
  id: number,
  jobId: number,
  { storageKey, size }: { storageKey: string; size: number },
): Promise<void> {
  await tx.query({
    text: `update report_run_pdf set storage_key = $4, size = $5
      where tenant_id = $1 and report_run_id = $2 and job_id = $3`,
    values: [tx.tenantId, id, jobId, storageKey, size],
  });
}

/** Keeps what the pages of a new run showed. */
export async function insertRunFigures(tx: TenantTx, id: number, figures: object): Promise<void> {
  await tx.query({
    text: `insert into report_run_figures (tenant_id, report_run_id, figures) values ($1, $2, $3::jsonb)`,
    values: [tx.tenantId, id, JSON.stringify(figures)],
  });
}

/** What a job of a schedule has made before it was tried again. */
export interface RunOfJob {
  id: number;
  hasPdf: boolean;
  /** Whether the schedule has sent it. */
  isSent: boolean;
}

/** The run that a job made; undefined where it has made none. */
export async function findRunOfJob(tx: TenantTx, jobId: number): Promise<RunOfJob | undefined> {
  const [run] = await tx.query<RunOfJob>({
    text: `select r.id, exists (select from report_run_pdf p where p.tenant_id = $1 and p.report_run_id = r.id) as "hasPdf",
        exists (select from report_schedule s where s.tenant_id = $1 and s.last_run_id = r.id) as "isSent"
      from report_run r where r.tenant_id = $1 and r.made_by_job_id = $2`,
    values: [tx.tenantId, jobId],
  });
  return run;
}

/** Notes to how many people a run was mailed, beside those of before. */
export async function noteMailed(tx: TenantTx, id: number, people: number): Promise<void> {
  await tx.query({
    text: 'update report_run set mailed_count = mailed_count + $3 where tenant_id = $1 and id = $2',
    values: [tx.tenantId, id, people],
  });
}

/** Notes which job made a run. */
export async function noteRunJob(tx: TenantTx, id: number, jobId: number): Promise<void> {
  await tx.query({
    text: 'update report_run set made_by_job_id = $3 where tenant_id = $1 and id = $2',
    values: [tx.tenantId, id, jobId],
  });
}
