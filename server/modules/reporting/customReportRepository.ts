import type { components, operations } from '#contract/api.ts';
import { orderBy } from '#server/contract/ordering.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { found, momentJson, objectJson, personJson } from '../jsonSql.ts';

type Schemas = components['schemas'];
export type CustomReport = Schemas['CustomReport'];
type Query = NonNullable<operations['listCustomReports']['parameters']['query']> & {
  limit: number;
  offset: number;
};

/** `$1` the company, `$2` the project, `$3` the reader. */
const row = {
  id: 'r.id',
  name: 'r.name',
  description: 'r.description',
  state: 'r.state',
  scope: 'r.scope',
  access: 'r.access',
  is_own: 'r.created_by_id is not distinct from $3',
  is_here: 'r.project_id = $2',
  card_count: 'jsonb_array_length(r.report_cards)',
  created_by: personJson('c'),
  created_at: momentJson('r.created_at'),
  updated_by: personJson('u'),
  updated_at: momentJson('r.updated_at'),
  version: 'r.version',
};
const whole = {
  ...row,
  page_size: 'r.page_size',
  page_orientation: 'r.page_orientation',
  margin: 'r.margin',
  include_header: 'r.include_header',
  include_cover_page: 'r.include_cover_page',
  include_page_numbers: 'r.include_page_numbers',
  include_contents: 'r.include_contents',
  include_cover_picture: 'r.include_cover_picture',
  prepared_for: 'r.prepared_for',
  prepared_by: 'r.prepared_by',
  report_cards: 'r.report_cards',
};
const people = `left join app_user c on c.tenant_id = $1 and c.id = r.created_by_id
  left join app_user u on u.tenant_id = $1 and u.id = r.updated_by_id`;
/** What the reader sees in the project: its own reports and global ones, private ones of others left out. */
const inSight = `r.tenant_id = $1 and (r.project_id = $2 or r.scope = 'GLOBAL')
  and (r.access = 'COMPANY' or r.created_by_id = $3)`;

const orderings = {
  name: 'lower(r.name)',
  state: 'r.state',
  scope: 'r.scope',
  access: 'r.access',
  created_at: 'r.created_at',
  updated_at: 'r.updated_at',
};

/** A page of the reports that somebody sees in a project, the last modified first. */
export async function listCustomReports(
  tx: TenantTx,
  projectId: number,
  userId: number,
  query: Query,
): Promise<Schemas['CustomReportPage']> {
  const order = orderBy(query.ordering, orderings, 'r.updated_at desc', 'r.id');
  const [answer] = await tx.query<{ page: Schemas['CustomReportPage'] }>({
    text: `with matching as materialized (select r.* from custom_report r
        where ${inSight} and not r.is_deleted and ${found('$4', 'r.name', 'r.description')}
          and ($5::text is null or r.state = $5) and ($6::text is null or r.scope = $6)
          and ($7::text is null or r.access = $7)),
      page as (select r.*, row_number() over (order by ${order}) as place from matching r
        order by place limit $8 offset $9)
      select json_build_object('count', (select count(*) from matching), 'results',
        coalesce((select json_agg(${objectJson(row)} order by r.place) from page r ${people}), '[]')) as page`,
    values: [
      tx.tenantId,
      projectId,
      userId,
      query.search?.trim() || null,
      query.state ?? null,
      query.scope ?? null,
      query.access ?? null,
      query.limit,
      query.offset,
    ],
  });
  return answer?.page ?? { count: 0, results: [] };
}

/** One report with its cards; undefined where the reader has none of that number here. */
export async function readCustomReport(
  tx: TenantTx,
  projectId: number,
  userId: number,
  { id, isDeleted = false }: { id: number; isDeleted?: boolean },
): Promise<CustomReport | undefined> {
  const [answer] = await tx.query<{ report: CustomReport }>({
    name: 'read_custom_report',
    text: `select ${objectJson(whole)} as report from custom_report r ${people}
      where ${inSight} and r.id = $4 and r.is_deleted = $5`,
    values: [tx.tenantId, projectId, userId, id, isDeleted],
  });
  return answer?.report;
}

/** What has a logo: a report, or a template that reports start from. */
export interface LogoOwner {
  entity: 'customreport' | 'report_template';
  id: number;
}
/** The field that it stands in. */
export const LOGO_FIELD = 'header_logo';

type Logo = { file_name: string; file_type: string; size: number; storage_key: string };

/** The logo of a report or of a template, with where its bytes are; undefined where it has none. */
export async function findReportLogo(tx: TenantTx, { entity, id }: LogoOwner): Promise<Logo | undefined> {
  const [row] = await tx.query<Logo>({
    name: 'find_report_logo',
    text: `select file_name, file_type, size, storage_key from attachment
      where tenant_id = $1 and entity = $2 and entity_id = $3 and field_name = $4 order by id desc limit 1`,
    values: [tx.tenantId, entity, id, LOGO_FIELD],
  });
  return row;
}
