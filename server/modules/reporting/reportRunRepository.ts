import type { components, operations } from '#contract/api.ts';
import { orderBy } from '#server/contract/ordering.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { found, momentJson, objectJson, personJson } from '../jsonSql.ts';

type Schemas = components['schemas'];
export type ReportRunRow = Schemas['ReportRunRow'];
type Query = NonNullable<operations['listReportRuns']['parameters']['query']> & {
  limit: number;
  offset: number;
};

/** Who reads: what they hold decides which runs they open. */
export type RunReader = { userId: number; permissions: ReadonlySet<string> };

/** `$1` the company, `$2` the project, `$3` the reader, `$4` the permissions of the reader. */
const row = {
  id: 'r.id',
  report: `json_build_object('id', r.custom_report_id, 'name', r.name, 'description', r.description)`,
  as_of: 'r.as_of',
  page_count: 'r.page_count',
  note_count: 'r.note_count',
  is_open: 'r.read_with <@ $4::text[]',
  created_by: personJson('c'),
  created_at: momentJson('r.created_at'),
  version: 'r.version',
};
const people = 'left join app_user c on c.tenant_id = $1 and c.id = r.created_by_id';
/** Runs of the project; those of private reports only for whoever made the report or the run. */
const inSight = `r.tenant_id = $1 and r.project_id = $2 and (r.created_by_id = $3 or exists (select from custom_report p
    where p.tenant_id = $1 and p.id = r.custom_report_id and (p.access = 'COMPANY' or p.created_by_id = $3)))`;

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

/** A page of the archive, the newest run first. */
export async function listReportRuns(
  tx: TenantTx,
  projectId: number,
  reader: RunReader,
  query: Query,
): Promise<Schemas['ReportRunPage']> {
  const order = orderBy(query.ordering, orderings, 'r.created_at desc', 'r.id');
  const [answer] = await tx.query<{ page: Schemas['ReportRunPage'] }>({
    text: `with matching as materialized (select r.id, row_number() over (order by ${order}) as place from report_run r
        where ${inSight} and not r.is_deleted and ${found('$5', 'r.name', 'r.description')})
      select json_build_object('count', (select count(*) from matching), 'results',
        coalesce((select json_agg(${objectJson(row)} order by m.place)
          from (select * from matching order by place limit $6 offset $7) m
          join report_run r on r.tenant_id = $1 and r.id = m.id ${people}), '[]')) as page`,
    values: [...reading(tx, projectId, reader), query.search?.trim() || null, query.limit, query.offset],
  });
  return answer?.page ?? { count: 0, results: [] };
}

/** One run without its figures; undefined where the reader has none of that number here. */
export async function findReportRun(
  tx: TenantTx,
  projectId: number,
  reader: RunReader,
  { id, isDeleted = false }: { id: number; isDeleted?: boolean },
): Promise<ReportRunRow | undefined> {
  const [answer] = await tx.query<{ run: ReportRunRow }>({
    name: 'find_report_run',
    text: `select ${objectJson(row)} as run from report_run r ${people}
      where ${inSight} and r.id = $5 and r.is_deleted = $6`,
    values: [...reading(tx, projectId, reader), id, isDeleted],
  });
  return answer?.run;
}

/** A run with its figures as ready JSON, for those who hold all that it was read with. */
export async function readRunJson(tx: TenantTx, run: ReportRunRow): Promise<string> {
  const [answer] = await tx.query<{ figures: string }>({
    name: 'read_report_run_figures',
    text: `select figures::text as figures from report_run_figures where tenant_id = $1 and report_run_id = $2`,
    values: [tx.tenantId, run.id],
  });
  if (!answer) throw new Error('A run has no figures.');
  return `${JSON.stringify(run).slice(0, -1)},"figures":${answer.figures}}`;
}

/** Keeps what the pages of a new run showed. */
export async function insertRunFigures(tx: TenantTx, id: number, figures: object): Promise<void> {
  await tx.query({
    text: `insert into report_run_figures (tenant_id, report_run_id, figures) values ($1, $2, $3::jsonb)`,
    values: [tx.tenantId, id, JSON.stringify(figures)],
  });
}
