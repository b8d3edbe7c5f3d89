import type { components } from '#contract/api.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { momentJson, objectJson, personJson } from '../jsonSql.ts';

type Schemas = components['schemas'];
/** A template as its row has it. */
export type KeptTemplate = Omit<Schemas['ReportTemplate'], 'may_delete'> & { is_own: boolean };
/** Cards and pages of a template. */
export type TemplateLayout = Pick<Schemas['CustomReport'], 'report_cards'> & Record<string, unknown>;

/** `$1` the company, `$2` the reader. */
const row = objectJson({
  id: 't.id',
  name: 't.name',
  description: 't.description',
  card_count: `jsonb_array_length(t.layout -> 'report_cards')`,
  use_count: 't.use_count',
  is_own: 't.created_by_id is not distinct from $2',
  created_by: personJson('c'),
  created_at: momentJson('t.created_at'),
  version: 't.version',
});
const besides = 'left join app_user c on c.tenant_id = $1 and c.id = t.created_by_id';

/** The templates of the company by their names. */
export async function listReportTemplates(tx: TenantTx, userId: number): Promise<KeptTemplate[]> {
  const [answer] = await tx.query<{ rows: KeptTemplate[] }>({
    name: 'list_report_templates',
    text: `select coalesce(json_agg(${row} order by lower(t.name), t.id), '[]') as rows
      from report_template t ${besides} where t.tenant_id = $1 and not t.is_deleted`,
    values: [tx.tenantId, userId],
  });
  return answer?.rows ?? [];
}

/** One template; undefined where the company has none of that number. */
export async function findReportTemplate(
  tx: TenantTx,
  userId: number,
  id: number,
): Promise<KeptTemplate | undefined> {
  const [answer] = await tx.query<{ row: KeptTemplate }>({
    name: 'find_report_template',
    text: `select ${row} as row from report_template t ${besides}
      where t.tenant_id = $1 and t.id = $3 and not t.is_deleted`,
    values: [tx.tenantId, userId, id],
  });
  return answer?.row;
}

/** Cards and pages of a template, counted as used once more; undefined where there is none. */
export async function takeTemplateLayout(tx: TenantTx, id: number): Promise<TemplateLayout | undefined> {
  const [answer] = await tx.query<{ layout: TemplateLayout }>({
    text: `update report_template set use_count = use_count + 1
      where tenant_id = $1 and id = $2 and not is_deleted returning layout`,
    values: [tx.tenantId, id],
  });
  return answer?.layout;
}

/** Lets those who keep templates take turns, so that none is kept beyond the limit. */
export async function lockTemplates(tx: TenantTx): Promise<void> {
  await tx.query({
    text: `select pg_advisory_xact_lock(hashtextextended('report_template:' || $1::text, 0))`,
    values: [tx.tenantId],
  });
}
