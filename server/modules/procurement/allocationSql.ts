import { currentEstimate } from '../inEstimateSql.ts';
import { exact, objectJson } from '../jsonSql.ts';

/** A code as codes are compared; as `plainCode` has it. */
export const plainSql = (column: string): string =>
  `regexp_replace(lower(${column}), '[[:space:].-]', '', 'g')`;

/** Whether a rule finds a line; as `ruleFits` has it. Codes are plain; the line's is null where it has none. */
export const fitsSql = (
  rule: { match: string; code: string; component: string },
  line: { code: string; component: string },
): string => `(${rule.component} is null or ${rule.component} = ${line.component})
  and case ${rule.match} when 'ANY' then true when 'NONE' then ${line.code} is null
    when 'IS' then ${line.code} = ${rule.code} else starts_with(${line.code}, ${rule.code}) end`;

/** The text by which what was allocated by hand finds its lines. */
export const wordsSql = (column: string): string => `lower(btrim(${column}))`;

/**
 * The newest estimate of the project `$2` line by line as `src`, and as `part` what of each line goes where: by hand, else by the
 * first rule that fits. A part whose work package was deleted is none. Codes are 0 where a line has none, so that joins stay fast.
 */
export const allocatedSql = `
  now as ${currentEstimate('$2::bigint')},
  coded as materialized (select g.id, g.div_code, g.name, ${plainSql('g.div_code')} as code from cost_group g
    where g.tenant_id = $1 and g.id in (select l.cost_group_id from estimate_line l join now on now.id = l.milestone_id
      where l.tenant_id = $1)),
  src as materialized (select l.id, l.component_id, coalesce(l.cost_group_id, 0) as code_id, l.description, l.quantity, l.unit,
      l.amount, l.position, g.div_code, g.name as code_name, g.code
    from estimate_line l join now on now.id = l.milestone_id left join coded g on g.id = l.cost_group_id where l.tenant_id = $1),
  rules as materialized (select r.id, r.position, r.code_match, ${plainSql('r.code')} as code, r.component_id, r.work_package_id
    from allocation_rule r where r.tenant_id = $1 and r.project_id = $2),
  place as (select distinct component_id, code_id, code from src),
  ruled as (select p.component_id, p.code_id, f.id as rule_id, f.work_package_id from place p cross join lateral (
      select r.id, r.work_package_id from rules r where ${fitsSql({ match: 'r.code_match', code: 'r.code', component: 'r.component_id' }, { code: 'p.code', component: 'p.component_id' })}
      order by r.position, r.id limit 1) f),
  hand as materialized (select h.id, h.component_id, coalesce(h.cost_group_id, 0) as code_id, ${wordsSql('h.description')} as words, h.parts
    from allocation h where h.tenant_id = $1 and h.project_id = $2),
  given as (select s.id as line_id, h.id as hand_id, null::bigint as rule_id, c.ord, c.work_package_id, c.share,
      round(s.amount * sum(c.share) over w / 100, 2) - round(s.amount * (sum(c.share) over w - c.share) / 100, 2) as amount
    from src s join hand h on h.component_id = s.component_id and h.code_id = s.code_id and h.words = ${wordsSql('s.description')}
    cross join lateral rows from (jsonb_to_recordset(h.parts) as (work_package_id bigint, share numeric))
      with ordinality c(work_package_id, share, ord)
    window w as (partition by s.id order by c.ord)),
  part as materialized (select a.line_id, a.hand_id, a.rule_id, a.ord, a.work_package_id, a.share, a.amount, b.id as bid_package_id
    from (select * from given
      union all select s.id, null, r.rule_id, 1, r.work_package_id, 100, s.amount from src s
        join ruled r on r.component_id = s.component_id and r.code_id = s.code_id
        where not exists (select from given g where g.line_id = s.id)) a
    left join work_package k on k.tenant_id = $1 and k.project_id = $2 and k.id = a.work_package_id and not k.is_deleted
    left join bid_package b on b.tenant_id = $1 and b.project_id = $2 and b.id = k.bid_package_id and not b.is_deleted
    where a.work_package_id is null or k.id is not null)`;

/** The estimate that is allocated, or null; `now` is its row. */
export const estimateJson = `(select ${objectJson({ id: 'm.id', name: 'm.name' })} from milestone m join now on now.id = m.id where m.tenant_id = $1)`;

/** The sum of an amount as the contract has it. */
export const sumJson = (what: string): string => exact(`coalesce(sum(${what}), 0)`);
