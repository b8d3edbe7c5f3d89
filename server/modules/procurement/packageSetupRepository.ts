import type { components } from '#contract/api.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { currentEstimate } from '../inEstimateSql.ts';
import { exact, objectJson } from '../jsonSql.ts';

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
        from estimate_line l join e on e.id = l.milestone_id where l.tenant_id = $1 group by l.cost_group_id),
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
