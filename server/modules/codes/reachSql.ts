/**
 * Steps of a statement that begins `with recursive`: `reach` says under which codes of a format (`definition`, a condition on `d`) a
 * code of any format counts, by shares of the cost from `lo` to `hi`.
 *
 * A code of the format counts under itself down to the level, and from there on under the one above at that level. A code of another
 * format goes along the mapping that is kept between the two (docs/product/codes.md): its own row, else that of the nearest code above
 * which has one. Where a mapping is kept in the other direction alone, it is read backwards, in equal shares.
 */
export const reachSteps = (definition: string, level: string): string => `target as (
    select d.id from cost_group_definition d where d.tenant_id = $1 and ${definition}),
  tree as (
    select g.id, g.id as member, 1 as level from cost_group g join target on target.id = g.definition_id
    where g.tenant_id = $1 and g.parent_id is null
    union all
    select g.id, case when t.level < ${level} then g.id else t.member end, t.level + 1
    from tree t join cost_group g on g.tenant_id = $1 and g.parent_id = t.id),
  mapped as materialized (
    select m.from_definition_id as definition_id, r.from_id as source, t.id as goal, t.share
    from code_mapping m join target on target.id = m.to_definition_id, ${mappingRows}
    where m.tenant_id = $1
    union all
    select m.to_definition_id, t.id, r.from_id, 1
    from code_mapping m join target on target.id = m.from_definition_id, ${mappingRows}
    where m.tenant_id = $1 and not exists (select from code_mapping o where o.tenant_id = $1
      and o.from_definition_id = m.to_definition_id and o.to_definition_id = m.from_definition_id
      and jsonb_array_length(o.rows) > 0)),
  goals as materialized (
    select m.definition_id, m.source, t.member, sum(m.share) as share
    from mapped m join tree t on t.id = m.goal group by 1, 2, 3),
  shares as (
    select definition_id, source, member, (sum(share) over so_far - share) / sum(share) over everything as lo,
      sum(share) over so_far / sum(share) over everything as hi
    from goals window so_far as (partition by definition_id, source order by member),
      everything as (partition by definition_id, source)),
  carried as (
    select g.id, case when g.id in (select source from goals) then g.id end as source from cost_group g
    where g.tenant_id = $1 and g.parent_id is null and g.definition_id in (select definition_id from mapped)
    union all
    select g.id, case when g.id in (select source from goals) then g.id else c.source end
    from carried c join cost_group g on g.tenant_id = $1 and g.parent_id = c.id),
  reach as materialized (
    select id, member, 0::numeric as lo, 1::numeric as hi from tree
    union all
    select c.id, s.member, s.lo, s.hi from carried c join shares s on s.source = c.source)`;

const mappingRows = `jsonb_to_recordset(m.rows) as r (from_id bigint, "to" jsonb),
      jsonb_to_recordset(r."to") as t (id bigint, share numeric)`;

/** The part of an amount that counts under a code of `reach`, an outer join `r`: parts add up to the amount to the cent. */
export const reachedPart = (amount: string): string =>
  `coalesce(round(${amount} * r.hi, 2) - round(${amount} * r.lo, 2), ${amount})`;

/**
 * The code by which a scope row `s` counts in the format of `reach`: its code in that format (`own`), else in MasterFormat, UniFormat or
 * another format that a mapping leads from. `others` is a join that this asks for.
 */
export const reachedCode = (own: string) => ({
  code: `coalesce(${own}, case when s.cost_group_master_format_id in (select id from reach) then s.cost_group_master_format_id end,
    case when s.cost_group_uni_format_id in (select id from reach) then s.cost_group_uni_format_id end, o.cost_group_id)`,
  others: `left join lateral (select c.cost_group_id from sub_item_code c
    where (select exists (select from mapped)) and c.tenant_id = $1 and c.sub_item_id = s.id
      and c.cost_group_id in (select id from reach) order by c.definition_id limit 1) o on true`,
});
