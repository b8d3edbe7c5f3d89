import {
  ISSUE_GROUPS,
  type IssueLinkType,
  type IssueStatus,
  seenIssueLinks,
  STATUSES_AT_STAKE,
} from '#domain/issues';
import type { components, operations } from '#contract/api.ts';
import { orderBy } from '#server/contract/ordering.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { inSightOf } from '#server/services/notify/audienceRepository.ts';
import type { AttributeConditionField } from '../attributes/attributeFilterRepository.ts';
import { attributesJson } from '../attributes/attributeRepository.ts';
import { filterSql } from '../filterSql.ts';
import type { Conditions } from '../readConditions.ts';
import { exact, found, momentJson, objectJson, personJson } from '../jsonSql.ts';
import { searchedNumbers } from '../searchedNumbers.ts';
import { costGroupsJson } from './issueCodeRepository.ts';
import { relatedJson, sourceJson } from './issueLinkRepository.ts';

type Schemas = components['schemas'];
export type Issue = Schemas['Issue'];
export type IssueQuery = NonNullable<operations['listIssues']['parameters']['query']> & {
  limit: number;
  offset: number;
};

/** What a list is asked beside its query. */
type Asked = {
  today: string;
  seen: readonly IssueLinkType[];
  /** What is asked of the company's own fields. */
  conditions: Conditions | undefined;
  /** The fields that it can be sorted by, by `ca_{slug}`. */
  fields: ReadonlyMap<string, AttributeConditionField>;
};

const list = (statuses: readonly IssueStatus[]) => statuses.map((status) => `'${status}'`).join(', ');
const open = list([...STATUSES_AT_STAKE]);

/** Due before today and not completed; `day` is the place of today. */
const late = (day: string) => `(i.due_date < ${day}::date and i.status in (${open}))`;

const rowColumns = (seen: string, markups?: string) => ({
  id: 'i.id',
  number: 'i.number',
  name: 'i.name',
  status: 'i.status',
  severity: 'i.severity',
  priority: 'i.priority',
  due_date: 'i.due_date',
  cost_at_stake: exact('i.cost_at_stake'),
  days_at_stake: 'i.days_at_stake',
  type: 'i.type',
  subtype: 'i.subtype',
  root_cause: 'i.root_cause',
  scope_of_work: 'i.scope_of_work',
  trade: 'i.trade',
  disciplines: 'to_json(i.disciplines)',
  cost_groups: costGroupsJson,
  assignee: personJson('a'),
  reviewer: personJson('v'),
  related: relatedJson(seen, markups),
  answer: 'i.answer',
  updated_at: momentJson('i.updated_at'),
  version: 'i.version',
});

const people = `left join app_user a on a.tenant_id = $1 and a.id = i.assignee_id
  left join app_user v on v.tenant_id = $1 and v.id = i.reviewer_id`;

const nameOf = (alias: string) => `lower(${alias}.first_name || ' ' || ${alias}.last_name)`;
const codeOf = (is: string) => `(select min(g.div_code) from issue_cost_group k
  join cost_group g on g.tenant_id = $1 and g.id = k.cost_group_id
  join cost_group_definition d on d.tenant_id = $1 and d.id = k.definition_id
  where k.tenant_id = $1 and k.issue_id = i.id and ${is})`;
const orderings = {
  number: 'i.number',
  name: 'lower(i.name)',
  status: 'i.status',
  severity: 'nullif(i.severity, 0)',
  priority: 'i.priority',
  due_date: 'i.due_date',
  cost_at_stake: 'i.cost_at_stake',
  days_at_stake: 'i.days_at_stake',
  assignee: nameOf('a'),
  reviewer: nameOf('v'),
  type: 'i.type',
  subtype: 'i.subtype',
  root_cause: 'i.root_cause',
  scope_of_work: 'i.scope_of_work',
  trade: 'i.trade',
  disciplines: `nullif(array_to_string(i.disciplines, ', '), '')`,
  masterformat: codeOf(`d.short_name = 'MF'`),
  uniformat: codeOf(`d.short_name = 'UF'`),
  customformat: codeOf('not d.is_standard'),
  answer: `nullif(lower(i.answer), '')`,
  related: `(select count(*) from issue_link l where l.tenant_id = $1 and l.issue_id = i.id)`,
  updated_at: 'i.updated_at',
};

/** A page of issues with the cost at stake of all that match, past due ones first unless asked otherwise. */
export async function listIssues(
  tx: TenantTx,
  projectId: number,
  query: IssueQuery,
  { today, seen, conditions, fields }: Asked,
): Promise<Schemas['IssuePage']> {
  const own = Object.fromEntries([...fields].map(([name, { order: term }]) => [name, term]));
  const order = orderBy(
    query.ordering,
    { ...orderings, ...own },
    'i.due_date nulls last, i.priority desc',
    'i.number',
  );
  const values: unknown[] = [];
  const place = (value: unknown) => `$${25 + values.push(value)}`;
  const asked = conditions ? `and ${filterSql(conditions.group, conditions.fields, place)}` : '';
  const columns = {
    ...rowColumns('$22'),
    ...(query.expand_custom_attributes && { custom_attributes: attributesJson('ISSUE', 'i.id') }),
  };
  const [relatedType, relatedId] = query.related_to?.split(':') ?? [];
  const [row] = await tx.query<{ page: Schemas['IssuePage'] }>({
    text: `with m as materialized (select i.* from issue i where i.tenant_id = $1 and i.project_id = $2 and not i.is_deleted
          and ($3::text[] is null or i.status = any($3)) and ($4::text[] is null or i.status = any($4))
          and ($4::text[] is not null or i.status <> 'VOID')
          and (${found('$5', 'i.name', 'i.description', 'i.answer')} or i.number = any($6::int[]))
          and ($7::int is null or coalesce(i.severity, 0) = $7) and ($8::int is null or i.priority = $8)
          and ($9::text is null or i.type = $9) and ($10::text is null or i.subtype = $10)
          and ($11::text is null or i.root_cause = $11) and ($12::text is null or i.scope_of_work = $12)
          and ($13::text is null or i.trade = $13) and ($14::text is null or $14 = any(i.disciplines))
          and ($15::bigint is null or i.assignee_id = $15) and ($16::bigint is null or i.reviewer_id = $16)
          and (not $17 or i.assignee_id is null) and (not $18 or ${late('$19')})
          and ($23::text is null or exists (select from issue_link l where l.tenant_id = $1 and l.issue_id = i.id
            and l.entity_type = $23 and l.entity_id = $24 and l.entity_type = any($22::text[])))
          and ($25::bigint is null or exists (select from issue_cost_group k where k.tenant_id = $1 and k.issue_id = i.id
            and k.cost_group_id = $25)) ${asked}),
      page as (select i.*, row_number() over (order by ${order}) as place from m i ${people} order by ${order}
        limit $20 offset $21)
      select json_build_object('count', (select count(*) from m),
        'past_due', (select count(*) from m i where ${late('$19')}),
        'cost_at_stake', (select ${exact('coalesce(sum(m.cost_at_stake), 0)')} from m),
        'results', coalesce((select json_agg(${objectJson(columns)} order by i.place)
          from page i ${people}), '[]')) as page`,
    values: [
      tx.tenantId,
      projectId,
      query.group === undefined ? null : ISSUE_GROUPS[query.group].statuses,
      query.status?.split(',') ?? null,
      query.search?.trim() || null,
      searchedNumbers('IS-', query.search),
      query.severity ?? null,
      query.priority ?? null,
      query.type ?? null,
      query.subtype ?? null,
      query.root_cause ?? null,
      query.scope_of_work ?? null,
      query.trade ?? null,
      query.discipline ?? null,
      query.assignee_id ?? null,
      query.reviewer_id ?? null,
      query.unassigned ?? false,
      query.past_due ?? false,
      today,
      query.limit,
      query.offset,
      seen,
      relatedType ?? null,
      relatedId === undefined ? null : Number(relatedId),
      query.cost_group ?? null,
      ...values,
    ],
  });
  return row?.page ?? { count: 0, past_due: 0, cost_at_stake: 0, results: [] };
}

/** These issues whole as somebody with these permissions sees them, in the order of their numbers; those of another project, or deleted ones, are not among them. */
export async function readIssues(
  tx: TenantTx,
  projectId: number,
  ids: readonly number[],
  { permissions }: { permissions: ReadonlySet<string> },
): Promise<Issue[]> {
  const rows = await tx.query<{ issue: Issue }>({
    name: 'read_issues',
    text: `select ${objectJson({
      ...rowColumns('$4', '$5'),
      description: 'i.description',
      answered_by: personJson('w'),
      answered_on: 'i.answered_on',
      closed_on: 'i.closed_on',
      generated_from: sourceJson('$4'),
      custom_attributes: attributesJson('ISSUE', 'i.id'),
    })} as issue from issue i ${people} left join app_user w on w.tenant_id = $1 and w.id = i.answered_by_id
      where i.tenant_id = $1 and i.project_id = $2 and not i.is_deleted and i.id = any($3::bigint[]) order by i.number`,
    values: [tx.tenantId, projectId, ids, seenIssueLinks(permissions), permissions.has('view_item_markup')],
  });
  return rows.map(({ issue }) => issue);
}

const stake = exact('coalesce(sum(i.cost_at_stake), 0)');

/** How many issues there are by status, severity and assignee, and what is at stake; void ones are left out. */
export async function readInsights(
  tx: TenantTx,
  projectId: number,
  today: string,
): Promise<Schemas['IssueInsights']> {
  const [row] = await tx.query<{ insights: Schemas['IssueInsights'] }>({
    name: 'issue_insights',
    text: `with i as materialized (select * from issue where tenant_id = $1 and project_id = $2 and not is_deleted and status <> 'VOID'),
      by_status as (select case when i.status = 'DRAFT' then 'OPEN' else i.status end as status, count(*) as count,
        ${stake} as cost_at_stake from i group by 1),
      by_severity as (select nullif(i.severity, 0) as severity, count(*) as count, ${stake} as cost_at_stake from i group by 1),
      by_assignee as (select i.assignee_id, count(*) as count, ${stake} as cost_at_stake from i group by 1)
      select ${objectJson({
        count: '(select count(*) from i)',
        open: `(select count(*) from i where i.status in (${open}))`,
        past_due: `(select count(*) from i where ${late('$3')})`,
        cost_at_stake: `(select ${stake} from i where i.status in (${open}))`,
        longest: `(select ${objectJson({ id: 'i.id', number: 'i.number', days: 'i.days_at_stake' })} from i
          where i.status in (${open}) and i.days_at_stake > 0 order by i.days_at_stake desc, i.number limit 1)`,
        issue_by_status: `coalesce((select json_agg(s order by array_position(
          array['OPEN', 'PENDING', 'DISPUTE', 'REJECTED', 'CLOSED'], s.status)) from by_status s), '[]')`,
        issue_by_severity: `coalesce((select json_agg(s order by s.severity desc nulls last) from by_severity s), '[]')`,
        issue_by_assignee: `coalesce((select json_agg(${objectJson({
          user: personJson('a'),
          count: 's.count',
          cost_at_stake: 's.cost_at_stake',
        })} order by a.id is null, s.count desc, ${nameOf('a')}) from by_assignee s
          left join app_user a on a.tenant_id = $1 and a.id = s.assignee_id), '[]')`,
      })} as insights`,
    values: [tx.tenantId, projectId, today],
  });
  if (!row) throw new Error('The insights did not answer.');
  return row.insights;
}

/** As many as are worth looking at while a name is typed. */
const mostSimilar = 5;

/**
 * Issues whose names say the same: at least half of the words of the shorter name are in the other, stems alike, and two
 * of them where it has two. The closest first; void ones are left out.
 */
export async function listSimilar(
  tx: TenantTx,
  projectId: number,
  { name, except }: { name: string; except?: number | undefined },
): Promise<Schemas['SimilarIssues']> {
  const results = await tx.query<Schemas['SimilarIssues']['results'][number]>({
    name: 'similar_issues',
    text: `with asked as (select tsvector_to_array(to_tsvector('english', $3)) as words),
      near as (select i.id, i.number, i.name, i.status, w.words,
          (select count(*) from unnest(w.words) x where x = any(a.words)) as shared,
          least(cardinality(w.words), cardinality(a.words)) as shorter,
          greatest(cardinality(w.words), cardinality(a.words)) as longer
        from issue i cross join asked a
        cross join lateral (select tsvector_to_array(to_tsvector('english', i.name)) as words) w
        where i.tenant_id = $1 and i.project_id = $2 and not i.is_deleted and i.status <> 'VOID'
          and i.id is distinct from $4::bigint)
      select id::float8 as id, number, name, status from near
      where shared >= least(2, shorter) and shared * 2 >= shorter and shared > 0
      order by shared::numeric / longer desc, number limit ${mostSimilar}`,
    values: [tx.tenantId, projectId, name, except ?? null],
  });
  return { results };
}

/** The highest number that an issue of the project ever had. */
export async function lastIssueNumber(tx: TenantTx, projectId: number): Promise<number> {
  const [row] = await tx.query<{ number: number }>({
    name: 'last_issue_number',
    text: `select coalesce(max(number), 0) as number from issue where tenant_id = $1 and project_id = $2`,
    values: [tx.tenantId, projectId],
  });
  return row?.number ?? 0;
}

/** Of these people those who see the project, and those whom its issues name already, so that saving the rest stays possible. */
export async function knownPeople(
  tx: TenantTx,
  projectId: number,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await tx.query<{ id: number }>({
    name: 'issue_people',
    text: `select u.id from app_user u join project p on p.tenant_id = $1 and p.id = $2
      where u.tenant_id = $1 and u.status <> 'DISABLED' and u.id = any($3::bigint[]) and (${inSightOf('u.id')}
        or exists (select from issue i where i.tenant_id = $1 and i.project_id = $2 and (i.assignee_id = u.id or i.reviewer_id = u.id)))`,
    values: [tx.tenantId, projectId, ids],
  });
  return new Set(rows.map(({ id }) => id));
}
