/** Pieces of SQL about people; `u` is the row of the account, `$1` the company. */

/** What a list calls somebody, for sorting: the name, or the address of somebody who has none yet. */
export const sortName = `lower(coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email))`;

/** What somebody is searched by. */
export const searchedColumns = [`u.first_name || ' ' || u.last_name`, 'u.email'] as const;

const named = (link: string, target: string, column: string) =>
  `coalesce((select json_agg(json_build_object('id', x.id, 'name', x.name) order by lower(x.name), x.id)
    from ${link} l join ${target} x on x.tenant_id = $1 and x.id = l.${column}
    where l.tenant_id = $1 and l.user_id = u.id), '[]')`;

/** The roles that somebody holds in the company. */
export const rolesJson = named('user_role', 'role', 'role_id');

/** The business units that somebody belongs to. */
export const unitsJson = named('user_access_scope', 'access_scope', 'access_scope_id');

/** The units of a list with everything below them. */
export const unitsBelow = (units: string): string => `(with recursive below (id) as (
    select unnest(${units}::bigint[])
    union select c.id from access_scope c join below on c.parent_id = below.id where c.tenant_id = $1)
  select id from below)`;
