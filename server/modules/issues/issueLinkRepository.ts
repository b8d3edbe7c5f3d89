import type { components } from '#contract/api.ts';
import { type IssueLink, type IssueLinkType, linkKey } from '#domain/issues';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { codeSql, exact, found, objectJson } from '../jsonSql.ts';
import { estimatedValueSql, riskLevelSql } from '../risks/riskLevelSql.ts';
import { projectBudget } from '../risks/riskRepository.ts';

type TargetPage = components['schemas']['IssueTargetPage'];

interface Kind {
  table: string;
  prefix: string;
  live: string;
  /** How a row `o` stands, by the names of the contract; `markups` is the place of whether costs are with markups. */
  standing: (markups: string) => Partial<Record<keyof typeof none, string>>;
}

/** What a kind has not. */
const none = {
  status: 'null::text',
  score: 'null::int',
  level: 'null::text',
  day: 'null::date',
  value: 'null::numeric',
  cost: 'null::numeric',
  amount: 'null::numeric',
};

/** Where the rows are that an issue can be about; those of the timeline are gone when they are deleted. */
const tables: Record<IssueLinkType, Kind> = {
  risk: {
    table: 'risk',
    prefix: 'R-',
    live: ' and not o.is_deleted',
    standing: () => ({
      status: 'o.status',
      score: '(coalesce(o.likelihood, 0) * coalesce(o.impact, 0))::int',
      level: riskLevelSql('o'),
      value: `coalesce(o.value, ${estimatedValueSql('o', projectBudget)})`,
    }),
  },
  bid_package: {
    table: 'bid_package',
    prefix: 'BP-',
    live: ' and not o.is_deleted',
    standing: () => ({
      status: 'o.status',
      amount: 'coalesce(o.committed + coalesce(o.still_to_buy, 0), o.budget)',
    }),
  },
  scenario_item: {
    table: 'item',
    prefix: 'VO-',
    live: ' and not o.is_deleted',
    standing: (markups) => ({
      status: 'o.status',
      cost: `case when o.status <> 'VOID' then case when ${markups}::boolean then o.cost else o.subtotal_cost end end`,
    }),
  },
  timeline_activity: {
    table: 'timeline_activity',
    prefix: 'A-',
    live: '',
    standing: () => ({ day: 'o.date_to' }),
  },
  design_milestone: {
    table: 'milestone',
    prefix: 'MS-',
    live: '',
    standing: () => ({
      status: `case when o.actual_date is null then 'FORECASTED' else 'ACTUAL' end`,
      day: 'coalesce(o.actual_date, o.date)',
    }),
  },
};

/**
 * Rows of all kinds under one set of names, `$1` the company and `$2` the project; `where` narrows each kind by its name.
 * With the place of whether costs are with markups each says how it stands, too.
 */
const rowsOf = (where: (type: string) => string, markups?: string) =>
  Object.entries(tables)
    .map(([type, { table, prefix, live, standing }]) => {
      const said = markups === undefined ? {} : { ...none, ...standing(markups) };
      const columns = Object.entries(said).map(([name, sql]) => `, ${sql} as ${name}`);
      return `select '${type}' as entity_type, o.id, o.number, o.name,
        ${codeSql(prefix, 'trunc(o.number)')} as code${columns.join('')}
      from ${table} o where o.tenant_id = $1 and o.project_id = $2${live} and ${where(type)}`;
    })
    .join(' union all ');

const named = { entity_type: 't.entity_type', entity_id: 't.id', code: 't.code', name: 't.name' };
const row = objectJson(named);
const standingRow = objectJson({
  ...named,
  standing: objectJson({
    status: 't.status',
    score: 't.score',
    level: 't.level',
    day: 't.day',
    value: exact('t.value'),
    cost: exact('t.cost'),
    amount: exact('t.amount'),
  }),
});
const order = 't.entity_type, t.number';

/**
 * What the issue `i` is about, as JSON; `seen` is the place of the kinds that are shown, `markups` that of whether costs are with
 * markups: without it nothing is said of how the rows stand.
 */
export const relatedJson = (seen: string, markups?: string): string =>
  `coalesce((select json_agg(${markups === undefined ? row : standingRow} order by ${order}) from (${rowsOf(
    (type) => `'${type}' = any(${seen}::text[]) and o.id in (select l.entity_id from issue_link l
      where l.tenant_id = $1 and l.issue_id = i.id and l.entity_type = '${type}')`,
    markups,
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
  seesMarkups: boolean,
): Promise<TargetPage> {
  const [answer] = await tx.query<{ page: TargetPage }>({
    name: 'issue_targets',
    text: `with m as (select t.* from (${rowsOf((type) => `'${type}' = any($3::text[])`, '$7')}) t
        where ${found('$4', 't.code', 't.name')}),
      page as (select t.* from m t order by ${order} limit $5 offset $6)
      select json_build_object('count', (select count(*) from m),
        'results', coalesce((select json_agg(${standingRow} order by ${order}) from page t), '[]')) as page`,
    values: [tx.tenantId, projectId, seen, search?.trim() || null, limit, offset, seesMarkups],
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
