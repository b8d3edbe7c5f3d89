import { isCounted } from '../countedLinesSql.ts';
import { currentEstimate, inEstimate } from '../inEstimateSql.ts';
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

/** A number under which a line and what was allocated by hand find each other: texts are compared only where it is the same. */
const holdSql = (parts: readonly string[]): string =>
  `hashtextextended(concat_ws('/', ${parts.join(', ')}), 0)`;

/** Whether what was allocated by hand (`h`) is of a line (`s`). */
export const sameHand = `h.hold = s.hold and h.kind = s.kind and h.ref_id = s.ref_id and h.component_id = s.held_component_id and h.code_id = s.code_id
      and h.words = s.words`;

/** The key by which a line is named from outside: of the estimate, of an item's scope or markups, or a fund. */
const keySql = (kind: string, id: string): string => `'${kind}-' || ${id}`;

/** Lines of the newest estimate. */
const estimateLines = `select l.id, 'LINE' as kind, ${keySql('line', 'l.id')} as key, 0::bigint as ref_id, l.component_id,
    l.component_id as held_component_id, coalesce(l.cost_group_id, 0) as code_id, l.description, ${wordsSql('l.description')} as words,
    l.quantity, l.unit, l.amount, l.position, g.div_code, g.name as code_name, g.code
  from estimate_line l join now on now.id = l.milestone_id left join coded g on g.id = l.cost_group_id where l.tenant_id = $1 and ${isCounted('l')}`;

/** Code of a scope row in the format of the estimate, else the one it has. */
const scopeCode = `(select g.id from cost_group g where g.tenant_id = $1 and g.id in (s.cost_group_master_format_id, s.cost_group_uni_format_id,
      (select c.cost_group_id from sub_item_code c where c.tenant_id = $1 and c.sub_item_id = s.id
        and c.definition_id = (select definition_id from format)))
    order by g.definition_id is not distinct from (select definition_id from format) desc, g.id limit 1)`;

const ofItem = (
  parts: Readonly<Record<'key' | 'words' | 'text' | 'quantity' | 'unit' | 'amount' | 'position', string>>,
) =>
  `null::bigint as id, 'ITEM' as kind, ${parts.key} as key, v.id as ref_id, coalesce(v.component_id, 0) as component_id,
    0::bigint as held_component_id, coalesce(g.id, 0) as code_id,
    'VO-' || lpad(v.number::text, greatest(3, length(v.number::text)), '0') || ' ' || v.name || ${parts.text} as description,
    ${wordsSql(parts.words)} as words, ${parts.quantity} as quantity, ${parts.unit} as unit, ${parts.amount} as amount,
    v.number * 1000 + ${parts.position} as position, g.div_code, g.name as code_name, ${plainSql('g.div_code')} as code`;

/**
 * What the project `$2` spends, line by line as `src`: its newest estimate, the items approved since by their scope (what markups add
 * to it is a line of its own), and what its funds hold. As `part` what of each line goes where: by hand, else by the first rule that
 * fits; rules take nothing from funds. A part whose work package was deleted is none. Codes are 0 where a line has none, so that
 * joins stay fast. Items and funds as `view` says (`ItemView`).
 */
export const allocatedSql = (view: string): string => `
  now as ${currentEstimate('$2::bigint')},
  coded as materialized (select g.id, g.definition_id, g.div_code, g.name, ${plainSql('g.div_code')} as code from cost_group g
    where g.tenant_id = $1 and g.id in (select l.cost_group_id from estimate_line l join now on now.id = l.milestone_id
      where l.tenant_id = $1)),
  format as materialized (select definition_id from coded group by 1 order by count(*) desc, 1 limit 1),
  later as materialized (select i.id, i.number, i.name, i.component_id,
      case ${view} when 'cost' then i.cost else i.subtotal_cost end as cost from now join item i on i.tenant_id = $1
      and i.project_id = $2 and i.status = 'APPROVED' and not i.is_deleted
    where ${view} <> 'none' and not coalesce(${inEstimate('i.id', { id: 'now.id', day: 'now.day' })}, i.approved_on <= now.day)),
  scope as materialized (select s.id, s.item_id, s.position, s.scope, s.quantity, s.measure, s.extension, ${scopeCode} as code_id
    from later v join sub_item s on s.tenant_id = $1 and s.item_id = v.id),
  other as materialized (select -row_number() over () as id, o.kind, o.key, o.ref_id, o.component_id, o.held_component_id, o.code_id,
      o.description, o.words, o.quantity, o.unit, o.amount, o.position, o.div_code, o.code_name, o.code
    from (select ${ofItem({
      key: keySql('scope', 's.id'),
      words: 's.scope',
      text: `case s.scope when '' then '' else ': ' || s.scope end`,
      quantity: 's.quantity',
      unit: 's.measure',
      amount: 's.extension',
      position: 'least(s.position, 998)',
    })} from later v join scope s on s.item_id = v.id left join cost_group g on g.tenant_id = $1 and g.id = s.code_id
        where s.extension <> 0
      union all select ${ofItem({
        key: keySql('item', 'v.id'),
        words: `''::text`,
        text: `case when t.own is null then '' else ': Markups' end`,
        quantity: 'null::numeric',
        unit: 'null::text',
        amount: 'v.cost - coalesce(t.own, 0)',
        position: '999',
      })} from later v left join (select item_id, sum(extension) as own from scope group by 1) t on t.item_id = v.id
        left join cost_group g on false where v.cost <> coalesce(t.own, 0)
      union all select null, 'FUND', ${keySql('fund', 'f.id')}, f.id, 0, 0, 0, f.name, '', null, null,
          f.amount + coalesce((select sum(e.amount) from contingency_entry e where e.tenant_id = $1 and e.pot_id = f.id), 0),
          f.position, null, null, null
        from contingency_pot f where ${view} <> 'none' and f.tenant_id = $1 and f.project_id = $2) o),
  src as materialized (select o.*, ${holdSql(['o.kind', 'o.ref_id', 'o.held_component_id', 'o.code_id', 'o.words'])} as hold
    from (${estimateLines} union all select * from other) o),
  rules as materialized (select r.id, r.position, r.code_match, ${plainSql('r.code')} as code, r.component_id, r.work_package_id
    from allocation_rule r where r.tenant_id = $1 and r.project_id = $2),
  place as (select distinct component_id, code_id, code from src where kind <> 'FUND'),
  ruled as materialized (select p.component_id, p.code_id, f.id as rule_id, f.work_package_id from place p cross join lateral (
      select r.id, r.work_package_id from rules r where ${fitsSql({ match: 'r.code_match', code: 'r.code', component: 'r.component_id' }, { code: 'p.code', component: 'p.component_id' })}
      order by r.position, r.id limit 1) f),
  hand as materialized (select o.*, ${holdSql(['o.kind', 'o.ref_id', 'o.component_id', 'o.code_id', 'o.words'])} as hold
    from (select h.id, coalesce(h.item_id, h.pot_id, 0) as ref_id,
      case when h.item_id is not null then 'ITEM' when h.pot_id is not null then 'FUND' else 'LINE' end as kind,
      coalesce(h.component_id, 0) as component_id, coalesce(h.cost_group_id, 0) as code_id, ${wordsSql('h.description')} as words, h.parts
    from allocation h where h.tenant_id = $1 and h.project_id = $2) o),
  given as (select s.id as line_id, s.kind, h.id as hand_id, null::bigint as rule_id, c.ord, c.work_package_id, c.share,
      round(s.amount * sum(c.share) over w / 100, 2) - round(s.amount * (sum(c.share) over w - c.share) / 100, 2) as amount
    from src s join hand h on ${sameHand}
    cross join lateral rows from (jsonb_to_recordset(h.parts) as (work_package_id bigint, share numeric))
      with ordinality c(work_package_id, share, ord)
    window w as (partition by s.id order by c.ord)),
  part as materialized (select a.line_id, a.kind, a.hand_id, a.rule_id, a.ord, a.work_package_id, a.share, a.amount, b.id as bid_package_id
    from (select * from given
      union all select s.id, s.kind, null, r.rule_id, 1, r.work_package_id, 100, s.amount from src s
        join ruled r on r.component_id = s.component_id and r.code_id = s.code_id
        where s.kind <> 'FUND' and not exists (select from given g where g.line_id = s.id)) a
    left join work_package k on k.tenant_id = $1 and k.project_id = $2 and k.id = a.work_package_id and not k.is_deleted
    left join bid_package b on b.tenant_id = $1 and b.project_id = $2 and b.id = k.bid_package_id and not b.is_deleted
    where a.work_package_id is null or k.id is not null)`;

/** The estimate that is allocated, or null; `now` is its row. */
export const estimateJson = `(select ${objectJson({ id: 'm.id', name: 'm.name' })} from milestone m join now on now.id = m.id where m.tenant_id = $1)`;

/** The sum of an amount as the contract has it. */
export const sumJson = (what: string): string => exact(`coalesce(sum(${what}), 0)`);
