import type { components } from '#contract/api.ts';
import { type IssueLink, type IssueLinkType, linkKey } from '#domain/issues';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { codeSql, found, objectJson } from '../jsonSql.ts';

type TargetPage = components['schemas']['IssueTargetPage'];

/** Where the rows are that an issue can be about; those of the timeline are gone when they are deleted. */
const tables: Record<IssueLinkType, { table: string; prefix: string; live: string }> = {
  risk: { table: 'risk', prefix: 'R-', live: ' and not o.is_deleted' },
  bid_package: { table: 'bid_package', prefix: 'BP-', live: ' and not o.is_deleted' },
  scenario_item: { table: 'item', prefix: 'VO-', live: ' and not o.is_deleted' },
  timeline_activity: { table: 'timeline_activity', prefix: 'A-', live: '' },
  design_milestone: { table: 'milestone', prefix: 'MS-', live: '' },
};

/** Rows of all kinds under one set of names, `$1` the company and `$2` the project; `where` narrows each kind by its name. */
const rowsOf = (where: (type: string) => string) =>
  Object.entries(tables)
    .map(
      ([type, { table, prefix, live }]) => `select '${type}' as entity_type, o.id, o.number, o.name,
        ${codeSql(prefix, 'trunc(o.number)')} as code
      from ${table} o where o.tenant_id = $1 and o.project_id = $2${live} and ${where(type)}`,
    )
    .join(' union all ');

const row = objectJson({ entity_type: 't.entity_type', entity_id: 't.id', code: 't.code', name: 't.name' });
const order = 't.entity_type, t.number';

/** What the issue `i` is about, as JSON; `seen` is the place of the kinds that are shown. */
export const relatedJson = (seen: string): string =>
  `coalesce((select json_agg(${row} order by ${order}) from (${rowsOf(
    (type) => `'${type}' = any(${seen}::text[]) and o.id in (select l.entity_id from issue_link l
      where l.tenant_id = $1 and l.issue_id = i.id and l.entity_type = '${type}')`,
  )}) t), '[]')`;

/** The row that the issue `i` was raised from, as JSON; null where there is none, or none that is shown. */
export const sourceJson = (seen: string): string =>
  `(select ${row} from (${rowsOf(
    (type) =>
      `i.generated_from_type = '${type}' and '${type}' = any(${seen}::text[]) and o.id = i.generated_from_id`,
  )}) t)`;

/** Rows of the project that an issue can be about, found by code and name. */
export async function listTargets(
  tx: TenantTx,
  projectId: number,
  seen: readonly IssueLinkType[],
  { search, limit, offset }: { search?: string | undefined; limit: number; offset: number },
): Promise<TargetPage> {
  const [answer] = await tx.query<{ page: TargetPage }>({
    name: 'issue_targets',
    text: `with m as (select t.* from (${rowsOf((type) => `'${type}' = any($3::text[])`)}) t
        where ${found('$4', 't.code', 't.name')}),
      page as (select t.* from m t order by ${order} limit $5 offset $6)
      select json_build_object('count', (select count(*) from m),
        'results', coalesce((select json_agg(${row} order by ${order}) from page t), '[]')) as page`,
    values: [tx.tenantId, projectId, seen, search?.trim() || null, limit, offset],
  });
  return answer?.page ?? { count: 0, results: [] };
}

/** Of these links those whose rows are in the project. */
export async function knownLinks(
  tx: TenantTx,
  projectId: number,
  links: readonly IssueLink[],
): Promise<ReadonlySet<string>> {
  if (links.length === 0) return new Set();
  const rows = await tx.query<IssueLink>({
    name: 'known_issue_links',
    text: `select t.entity_type, t.id::float8 as entity_id from (${rowsOf(
      (type) =>
        `o.id in (select (l ->> 'entity_id')::bigint from jsonb_array_elements($3::jsonb) l where l ->> 'entity_type' = '${type}')`,
    )}) t`,
    values: [tx.tenantId, projectId, JSON.stringify(links)],
  });
  return new Set(rows.map(linkKey));
}

/** What these issues are about, by their number; by kind and number. */
export async function loadLinks(
  tx: TenantTx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, IssueLink[]>> {
  const rows = await tx.query<IssueLink & { issue_id: number }>({
    name: 'load_issue_links',
    text: `select issue_id::float8 as issue_id, entity_type, entity_id::float8 as entity_id from issue_link
      where tenant_id = $1 and issue_id = any($2::bigint[]) order by issue_id, entity_type, entity_id`,
    values: [tx.tenantId, ids],
  });
  const links = new Map<number, IssueLink[]>();
  for (const { issue_id: id, ...link } of rows) links.set(id, [...(links.get(id) ?? []), link]);
  return links;
}

/** Replaces what these issues are about. */
export async function replaceLinks(
  tx: TenantTx,
  issues: readonly { issueId: number; links: readonly IssueLink[] }[],
): Promise<void> {
  if (issues.length === 0) return;
  await tx.query({
    text: 'delete from issue_link where tenant_id = $1 and issue_id = any($2::bigint[])',
    values: [tx.tenantId, issues.map(({ issueId }) => issueId)],
  });
  const rows = issues.flatMap(({ issueId, links }) => links.map((link) => ({ issue_id: issueId, ...link })));
  if (rows.length === 0) return;
  await tx.query({
    text: `insert into issue_link (tenant_id, issue_id, entity_type, entity_id)
      select $1, r.issue_id, r.entity_type, r.entity_id
      from jsonb_to_recordset($2::jsonb) as r (issue_id bigint, entity_type text, entity_id bigint)`,
    values: [tx.tenantId, JSON.stringify(rows)],
  });
}
