/** The end of a day where the company is; `$4` is its time zone. */
export const endOf = (date: string): string => `((${date}::date + 1)::timestamp at time zone $4)`;

/**
 * Common table expressions up to `tails`: by row of an entity what happened after a day, as `LaterChanges`: its first change, and
 * what each field said before the first change that touched it. Takes `$1` company, `$2` project, `$3` day, `$4` time zone and
 * `$5` names of fields.
 */
export const tailsSql = (entity: string): string => `later as materialized (
    select e.entity_id as id, e.change_set_id as at, e.kind, e.fields
    from change_set s join change_entry e on e.tenant_id = $1 and e.change_set_id = s.id and e.entity = '${entity}'
    where s.tenant_id = $1 and s.project_id = $2 and s.created_at >= ${endOf('$3')}
  ), firsts as (
    select distinct on (id) id, kind from later order by id, at
  ), moved as (
    select distinct on (l.id, f.key) l.id, f.key, f.value->'from' as value
    from later l, jsonb_each(l.fields) f where f.key = any($5) order by l.id, f.key, l.at
  ), tails as (
    select f.id, json_build_object('first', f.kind, 'fields', coalesce(m.fields, '{}')) as later
    from firsts f left join (select id, jsonb_object_agg(key, value) as fields from moved group by id) m on m.id = f.id
  )`;
