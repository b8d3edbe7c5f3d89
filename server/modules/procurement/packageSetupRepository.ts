import type { components } from '#contract/api.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { isCounted } from '../countedLinesSql.ts';
import { currentEstimate } from '../inEstimateSql.ts';
import { exact, objectJson } from '../jsonSql.ts';
import { plainSql } from './allocationSourceRepository.ts';

type Proposals = components['schemas']['PackageProposals'];

const proposal = objectJson({
  cost_group_id: 'g.id',
  div_code: 'g.div_code',
  name: 'g.name',
  line_count: 'g.line_count',
  amount: exact('g.amount'),
  taken: `(select min(p.number) from bid_package p where p.tenant_id = $1 and p.project_id = $2
    and not p.is_deleted and lower(p.name) = lower(g.name))`,
});

/** The newest estimate by groups of a level, 1 being the top: what lies below a group counts to it. */
export async function readProposals(tx: TenantTx, projectId: number, level: number): Promise<Proposals> {
  const [row] = await tx.query<{ proposals: Proposals }>({
    name: 'read_package_proposals',
    text: `with recursive e as (select c.id, m.name from ${currentEstimate('$2::bigint')} c
          join milestone m on m.tenant_id = $1 and m.id = c.id),
      used as (select l.cost_group_id as id, count(*) as line_count, sum(l.amount) as amount
        from estimate_line l join e on e.id = l.milestone_id where l.tenant_id = $1 and ${isCounted('l')} group by l.cost_group_id),
      way as (select u.id as leaf, c.id, c.parent_id, 0 as depth from used u
          join cost_group c on c.tenant_id = $1 and c.id = u.id
        union all select w.leaf, c.id, c.parent_id, w.depth + 1 from way w
          join cost_group c on c.tenant_id = $1 and c.id = w.parent_id),
      place as (select w.leaf, (array_agg(w.id order by w.depth desc))[least($3::int, count(*)::int)] as id
        from way w group by w.leaf),
      g as (select c.id, c.div_code, c.name, sum(u.line_count) as line_count, sum(u.amount) as amount
        from used u join place p on p.leaf = u.id join cost_group c on c.tenant_id = $1 and c.id = p.id
        group by c.id, c.div_code, c.name)
      select json_build_object(
        'milestone', (select ${objectJson({ id: 'e.id', name: 'e.name' })} from e),
        'total', (select ${exact('coalesce(sum(amount), 0)')} from used),
        'uncoded', (select ${exact('coalesce(sum(amount), 0)')} from used where id is null),
        'results', coalesce((select json_agg(${proposal} order by g.div_code, g.id) from g), '[]')) as proposals`,
    values: [tx.tenantId, projectId, level],
  });
  if (!row) throw new Error('The estimate did not answer.');
  return row.proposals;
}

type TemplateProposals = components['schemas']['TemplateProposals'];

const MOST_TEMPLATES = 500;

const templateProposal = objectJson({
  template_id: 't.id',
  number: 't.number',
  name: 't.name',
  work_trade: 't.work_trade',
  scope_count: 'jsonb_array_length(t.scope)',
  line_count: 'coalesce(s.line_count, 0)',
  amount: exact('coalesce(s.amount, 0)'),
  taken: `(select min(p.number) from bid_package p where p.tenant_id = $1 and p.project_id = $2
    and not p.is_deleted and lower(p.name) = lower(t.name))`,
});

/** The company's packages with the lines of the newest estimate that each takes: a line goes to the longest code that its own starts with. */
export async function readTemplateProposals(tx: TenantTx, projectId: number): Promise<TemplateProposals> {
  const [row] = await tx.query<{ proposals: TemplateProposals }>({
    name: 'read_template_proposals',
    text: `with e as (select c.id, m.name from ${currentEstimate('$2::bigint')} c
          join milestone m on m.tenant_id = $1 and m.id = c.id),
      t as materialized (select t.* from template t where t.tenant_id = $1 and t.kind = 'PACKAGE' and not t.is_deleted
        order by lower(t.number), lower(t.name), t.id limit ${MOST_TEMPLATES}),
      codes as materialized (select t.id, ${plainSql('c.code')} as code, row_number() over (order by lower(t.number), lower(t.name), t.id) as place
        from t cross join unnest(t.codes) c(code)),
      used as (select l.cost_group_id as id, count(*) as line_count, sum(l.amount) as amount
        from estimate_line l join e on e.id = l.milestone_id where l.tenant_id = $1 and ${isCounted('l')} group by l.cost_group_id),
      place as (select u.line_count, u.amount, (select c.id from codes c where starts_with(${plainSql('g.div_code')}, c.code)
          order by length(c.code) desc, c.place limit 1) as template_id
        from used u left join cost_group g on g.tenant_id = $1 and g.id = u.id),
      s as (select template_id, sum(line_count) as line_count, sum(amount) as amount from place group by template_id)
      select json_build_object(
        'milestone', (select ${objectJson({ id: 'e.id', name: 'e.name' })} from e),
        'total', (select ${exact('coalesce(sum(amount), 0)')} from used),
        'unmatched', (select ${exact('coalesce(sum(amount), 0)')} from s where template_id is null),
        'results', coalesce((select json_agg(${templateProposal} order by lower(t.number), lower(t.name), t.id)
          from t left join s on s.template_id = t.id), '[]')) as proposals`,
    values: [tx.tenantId, projectId],
  });
  if (!row) throw new Error('The estimate did not answer.');
  return row.proposals;
}
