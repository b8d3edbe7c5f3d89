import { type ExposedRisks, exposureByMonth, type RiskLevel } from '#domain/risks';
import type { components, operations } from '#contract/api.ts';
import { orderBy } from '#server/contract/ordering.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { budgetOf } from '../budgetSql.ts';
import { attributesJson } from '../attributes/attributeRepository.ts';
import type { AttributeConditionField } from '../attributes/attributeFilterRepository.ts';
import { drawnFor } from '../contingency/sharedLossRepository.ts';
import { filterSql } from '../filterSql.ts';
import { codeSql, exact, found, momentJson, objectJson, personJson } from '../jsonSql.ts';
import { searchedNumbers } from '../searchedNumbers.ts';
import type { Conditions } from '../readConditions.ts';
import { estimatedValueSql, riskLevelSql } from './riskLevelSql.ts';
import type { OlderRisk } from './scaleRepository.ts';

type Schemas = components['schemas'];
export type Risk = Schemas['Risk'];
export type RiskQuery = NonNullable<operations['listRisks']['parameters']['query']> & {
  limit: number;
  offset: number;
};

/** What a list asks of the company's own fields. */
export type OwnAsked = {
  conditions: Conditions | undefined;
  /** The fields that it can be sorted by, by `ca_{slug}`. */
  fields: ReadonlyMap<string, AttributeConditionField>;
};

/** The project's budget: the sum of its components' budgets where those are set, else its target (docs/product/figures.md). */
export const projectBudget = `(select ${budgetOf('p')} as budget from project p where p.tenant_id = $1 and p.id = $2)`;

/** The project's risks with what follows from them. `$1` is the company, `$2` the project. */
const risks = `select r.*, coalesce(r.likelihood, 0) * coalesce(r.impact, 0) as score,
    ${riskLevelSql('r')} as level, coalesce(s.number, 1) as scale,
    ${estimatedValueSql('r', 'b.budget')} as estimated_value,
    m.draft, m.doing, m.done, m.draft + m.doing + m.done as mitigation_count,
    c.name as category_name, k.name as component_name, k.is_uncategorized
  from risk r cross join ${projectBudget} b
    cross join lateral (select count(*) filter (where m.status = 'DRAFT') as draft,
      count(*) filter (where m.status = 'IN_PROGRESS') as doing, count(*) filter (where m.status = 'COMPLETE') as done
      from mitigation m where m.tenant_id = $1 and m.risk_id = r.id) m
    left join risk_category c on c.tenant_id = $1 and c.id = r.category_id
    left join risk_scale s on s.tenant_id = $1 and s.id = r.scale_id
    left join component k on k.tenant_id = $1 and k.id = r.component_id
  where r.tenant_id = $1 and r.project_id = $2 and not r.is_deleted`;

const counted = `coalesce(r.value, r.estimated_value, 0)`;
const expectedOf = `round(${counted} * coalesce(r.likelihood, 0) / 5, 2)`;

const named = (id: string, name: string) =>
  `case when ${id} is not null then ${objectJson({ id, name })} end`;

const rowColumns = {
  id: 'r.id',
  number: 'r.number',
  name: 'r.name',
  category: named('r.category_id', 'r.category_name'),
  component: named(
    'r.component_id',
    `case when r.is_uncategorized then 'Overall Project' else r.component_name end`,
  ),
  owner: personJson('o'),
  status: 'r.status',
  likelihood: 'r.likelihood',
  impact: 'r.impact',
  score: 'r.score',
  level: 'r.level',
  scale: 'r.scale',
  value: exact('r.value'),
  original_value: exact('r.original_value'),
  estimated_value: exact('r.estimated_value'),
  mitigation_counts: objectJson({ DRAFT: 'r.draft', IN_PROGRESS: 'r.doing', COMPLETE: 'r.done' }),
  comment: 'r.comment',
  cause: 'r.cause',
  event: 'r.event',
  effect: 'r.effect',
  updated_at: momentJson('r.updated_at'),
  version: 'r.version',
};

const ownerOf = `left join app_user o on o.tenant_id = $1 and o.id = r.owner_id`;

const orderings = {
  number: 'r.number',
  name: 'lower(r.name)',
  category: 'lower(r.category_name)',
  component: 'lower(r.component_name)',
  value: counted,
  original_value: 'r.original_value',
  likelihood: 'r.likelihood',
  impact: 'r.impact',
  score: 'r.score',
  mitigated: 'r.done::numeric / nullif(r.mitigation_count, 0)',
  owner: `lower(o.first_name || ' ' || o.last_name)`,
  status: 'r.status',
  updated_at: 'r.updated_at',
};

/** A page of risks with the totals of all that match. */
export async function listRisks(
  tx: TenantTx,
  projectId: number,
  query: RiskQuery,
  { conditions, fields }: OwnAsked,
): Promise<Schemas['RiskPage']> {
  const own = Object.fromEntries([...fields].map(([name, { order: term }]) => [name, term]));
  const order = orderBy(query.ordering, { ...orderings, ...own }, 'r.score desc', 'r.number');
  const values: unknown[] = [];
  const place = (value: unknown) => `$${14 + values.push(value)}`;
  const asked = conditions ? `and ${filterSql(conditions.group, conditions.fields, place)}` : '';
  const columns = {
    ...rowColumns,
    ...(query.expand_custom_attributes && { custom_attributes: attributesJson('RISK', 'r.id') }),
  };
  const [row] = await tx.query<{ page: Schemas['RiskPage'] }>({
    text: `with r as materialized (select * from (${risks}) r
        where ($3 = 'ALL' or r.status = $3)
          and (${found('$4', 'r.name', 'r.description', 'r.comment')} or r.number = any($5::int[]))
          and (cardinality($6::text[]) = 0 or r.level = any($6::text[]))
          and (not $7 or r.mitigation_count = 0)
          and ($8::int is null or r.likelihood = $8) and ($9::int is null or r.impact = $9)
          and ($10::bigint is null or r.category_id = $10) and ($11::bigint is null or r.component_id = $11)
          and ($12::bigint is null or r.owner_id = $12) ${asked}),
      page as (select r.*, row_number() over (order by ${order}) as place from r ${ownerOf} order by ${order}
        limit $13 offset $14)
      select json_build_object('count', (select count(*) from r),
        'totals', (select ${objectJson({
          value: exact(`coalesce(sum(${counted}), 0)`),
          original_value: exact('coalesce(sum(r.original_value), 0)'),
        })} from r),
        'results', coalesce((select json_agg(${objectJson(columns)} order by r.place)
          from page r ${ownerOf}), '[]')) as page`,
    values: [
      tx.tenantId,
      projectId,
      query.status ?? 'IDENTIFIED',
      query.search?.trim() || null,
      searchedNumbers('R-', query.search),
      query.level?.split(',') ?? [],
      query.no_mitigation ?? false,
      query.likelihood ?? null,
      query.impact ?? null,
      query.category_id ?? null,
      query.component_id ?? null,
      query.owner_id ?? null,
      query.limit,
      query.offset,
      ...values,
    ],
  });
  return row?.page ?? { count: 0, totals: { value: 0, original_value: 0 }, results: [] };
}

const mitigationJson = objectJson({
  id: 'm.id',
  name: 'm.name',
  description: 'm.description',
  due_date: 'm.due_date',
  status: 'm.status',
  leader: personJson('l'),
  cost: exact('m.cost'),
  likelihood_effect: 'm.likelihood_effect',
  impact_effect: 'm.impact_effect',
});

const leaderOf = `left join app_user l on l.tenant_id = $1 and l.id = m.leader_id`;

/** These risks whole, in the order of their numbers; those of another project, or deleted ones, are not among them. */
export async function readRisks(tx: TenantTx, projectId: number, ids: readonly number[]): Promise<Risk[]> {
  const rows = await tx.query<{ risk: Risk }>({
    name: 'read_risks',
    text: `select ${objectJson({
      ...rowColumns,
      description: 'r.description',
      inherent_likelihood: 'r.inherent_likelihood',
      inherent_impact: 'r.inherent_impact',
      response: 'r.response',
      trigger: 'r.trigger',
      exposed_from: 'r.exposed_from',
      exposed_to: 'r.exposed_to',
      struck: 'r.struck',
      struck_on: 'r.struck_on',
      outcome_cost: exact('r.outcome_cost'),
      days_lost: 'r.days_lost',
      closed_on: 'r.closed_on',
      mitigations: `coalesce((select json_agg(${mitigationJson} order by m.position) from mitigation m ${leaderOf}
        where m.tenant_id = $1 and m.risk_id = r.id), '[]')`,
      custom_attributes: attributesJson('RISK', 'r.id'),
    })} as risk from (${risks} and r.id = any($3::bigint[])) r ${ownerOf} order by r.number`,
    values: [tx.tenantId, projectId, ids],
  });
  return rows.map(({ risk }) => risk);
}

const levelCount = (level: RiskLevel) => `count(*) filter (where r.level = '${level}')`;

/** How many bets a simulation is given, and how many mitigations are listed to look at. */
const most = { bets: 2000, attention: 5, codes: 3, components: 50, leaders: 200 } as const;

/** The register as it is stored: months follow from the days of exposure. */
type StoredRegister = Omit<Schemas['RiskRegister'], 'over_time'> & {
  until: string | null;
  exposed: ExposedRisks[];
};

/** Where the register is: heatmap, levels, exposure and mitigations of the active risks, in one statement. */
export async function readRegister(
  tx: TenantTx,
  projectId: number,
  today: string,
): Promise<Schemas['RiskRegister']> {
  const [row] = await tx.query<{ register: StoredRegister }>({
    name: 'risk_register',
    text: `with r as materialized (${risks} and r.status = 'IDENTIFIED'),
      cell as (select likelihood, impact, count(*) as count, (array_agg(number order by number))[1:${most.codes}] as numbers
        from r where likelihood is not null and impact is not null group by likelihood, impact),
      due as (select m.*, r.number as risk_number from mitigation m join r on r.id = m.risk_id
        where m.tenant_id = $1 order by m.status = 'COMPLETE', m.due_date nulls last, r.number, m.position
        limit ${most.attention})
      select ${objectJson({
        count: '(select count(*) from r)',
        levels: `(select ${objectJson({
          none: levelCount('none'),
          low: levelCount('low'),
          medium: levelCount('medium'),
          high: levelCount('high'),
        })} from r)`,
        cells: `coalesce((select json_agg(${objectJson({
          likelihood: 'c.likelihood',
          impact: 'c.impact',
          count: 'c.count',
          numbers: 'to_json(c.numbers)',
        })} order by c.likelihood, c.impact) from cell c), '[]')`,
        no_mitigation: `(select ${objectJson({
          count: 'count(*)',
          value: exact(`coalesce(sum(${counted}), 0)`),
        })} from r where r.mitigation_count = 0)`,
        budget: `(select ${exact('b.budget')} from ${projectBudget} b)`,
        value: `(select ${exact(`coalesce(sum(${counted}), 0)`)} from r)`,
        expected: `(select ${exact(`coalesce(sum(${expectedOf}), 0)`)} from r)`,
        by_component: `coalesce((select json_agg(json_build_object('component', k.component, 'count', k.count,
          'expected', ${exact('k.expected')}) order by k.expected desc, k.place)
          from (select min(r.number) as place, count(*) as count, sum(${expectedOf}) as expected,
            (${rowColumns.component})::jsonb as component from r
            group by 4 order by 3 desc, 1 limit ${most.components}) k), '[]')`,
        until: `(select p.completion_date from project p where p.tenant_id = $1 and p.id = $2)`,
        exposed: `coalesce((select json_agg(x) from (select count(*) as count, r.exposed_from, r.exposed_to,
          ${exact(`sum(${expectedOf})`)} as expected from r group by r.exposed_from, r.exposed_to) x), '[]')`,
        mitigations: `(select ${objectJson({
          DRAFT: 'coalesce(sum(r.draft), 0)',
          IN_PROGRESS: 'coalesce(sum(r.doing), 0)',
          COMPLETE: 'coalesce(sum(r.done), 0)',
        })} from r)`,
        leader_count: `(select count(distinct coalesce(m.leader_id, 0)) from mitigation m join r on r.id = m.risk_id
          where m.tenant_id = $1)`,
        mitigations_by_leader: `coalesce((select json_agg(json_build_object('leader', k.leader, 'counts', k.counts)
          order by k.count desc, k.leader_id nulls last)
          from (select m.leader_id, count(*) as count, ${personJson('l')}::jsonb as leader, ${objectJson({
            DRAFT: `count(*) filter (where m.status = 'DRAFT')`,
            IN_PROGRESS: `count(*) filter (where m.status = 'IN_PROGRESS')`,
            COMPLETE: `count(*) filter (where m.status = 'COMPLETE')`,
          })} as counts
            from (select m.* from mitigation m join r on r.id = m.risk_id where m.tenant_id = $1) m ${leaderOf}
            group by 1, 3 order by 2 desc, 1 nulls last limit ${most.leaders}) k), '[]')`,
        attention: `coalesce((select json_agg(${objectJson({
          risk_id: 'm.risk_id',
          risk_number: 'm.risk_number',
          name: 'm.name',
          status: 'm.status',
          due_date: 'm.due_date',
          leader: personJson('l'),
        })} order by m.status = 'COMPLETE', m.due_date nulls last, m.risk_number, m.position) from due m ${leaderOf}), '[]')`,
        bets: `coalesce((select json_agg(${objectJson({
          id: 'r.id',
          number: 'r.number',
          name: 'r.name',
          value: exact(counted),
          likelihood: 'r.likelihood',
          impact: 'r.impact',
          category_id: 'r.category_id',
          component_id: 'r.component_id',
        })} order by r.number) from (select * from r order by number limit ${most.bets}) r), '[]')`,
      })} as register`,
    values: [tx.tenantId, projectId],
  });
  if (!row) throw new Error('The register did not answer.');
  const { until, exposed, ...register } = row.register;
  return { ...register, over_time: exposureByMonth(exposed, { today, until }) };
}

/** Active risks that were scored by another version of the scale than this one, by number; null is the first. */
export const listOlderRisks = (
  tx: TenantTx,
  projectId: number,
  scaleId: number | null,
): Promise<OlderRisk[]> =>
  tx.query<OlderRisk>({
    name: 'older_risks',
    text: `select r.id::float8 as id, r.number, r.name, r.scale, r.likelihood, r.impact, r.level from (${risks}) r
      where r.status = 'IDENTIFIED' and r.scale_id is distinct from $3::bigint order by r.number`,
    values: [tx.tenantId, projectId, scaleId],
  });

/** Items of the project that are linked with a risk, by number; with markups, and with what funds paid, for those who see markups. */
export async function listItemsOfRisk(
  tx: TenantTx,
  projectId: number,
  { riskId, seesMarkups }: { riskId: number; seesMarkups: boolean },
): Promise<Schemas['RiskItemPage']> {
  const results = await tx.query<Schemas['RiskItem']>({
    name: 'items_of_risk',
    text: `select i.id::float8 as id, ${codeSql('VO-', 'i.number')} as code, i.name, i.status,
        case when i.status <> 'VOID' then case when $4::boolean then i.cost else i.subtotal_cost end end::float8 as cost,
        case when $4::boolean then ${drawnFor('item_id', 'i.id')}::float8 end as drawn
      from item_link l join item i on i.tenant_id = $1 and i.id = l.item_id and i.project_id = $2 and not i.is_deleted
      where l.tenant_id = $1 and l.entity_type = 'risk' and l.entity_id = $3 order by i.number limit 100`,
    values: [tx.tenantId, projectId, riskId, seesMarkups],
  });
  return { count: results.length, results };
}

/** Kinds of risks by name, 'Other' last. */
export async function listCategories(tx: TenantTx): Promise<Schemas['RiskCategoryPage']> {
  const results = await tx.query<Schemas['NamedRow']>({
    name: 'risk_categories',
    text: `select id, name from risk_category where tenant_id = $1 order by lower(name) = 'other', lower(name)`,
    values: [tx.tenantId],
  });
  return { count: results.length, results };
}

/** The highest number that a risk of the project ever had. */
export async function lastRiskNumber(tx: TenantTx, projectId: number): Promise<number> {
  const [row] = await tx.query<{ number: number }>({
    name: 'last_risk_number',
    text: `select coalesce(max(number), 0) as number from risk where tenant_id = $1 and project_id = $2`,
    values: [tx.tenantId, projectId],
  });
  return row?.number ?? 0;
}

/** Ids that risks refer to, by what they name. */
export type Referred = Readonly<Record<'category_id' | 'component_id' | 'person_id', readonly number[]>>;

/** Which of these ids the project may use. */
export async function knownReferences(
  tx: TenantTx,
  projectId: number,
  { category_id: categories, component_id: parts, person_id: people }: Referred,
): Promise<Referred> {
  const ids = (query: string) => `(select coalesce(json_agg(q.id), '[]') from (${query}) q)`;
  const [row] = await tx.query<Referred>({
    name: 'risk_references',
    text: `select ${ids(`select id from risk_category where tenant_id = $1 and id = any($3::bigint[])`)} as category_id,
      ${ids(`select id from component where tenant_id = $1 and project_id = $2 and id = any($4::bigint[])`)} as component_id,
      ${ids(`select id from app_user where tenant_id = $1 and status <> 'DISABLED' and id = any($5::bigint[])`)} as person_id`,
    values: [tx.tenantId, projectId, categories, parts, people],
  });
  if (!row) throw new Error('The check of references did not answer.');
  return row;
}
