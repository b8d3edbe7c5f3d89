/** Words as a list of SQL texts; they come from the code, never from a caller. */
export const quoted = (words: readonly string[]) => words.map((word) => `'${word}'`).join(',');

/**
 * Whether the reader holds one of these permissions in project `p`: `person` is who reads, `inCompany` whether they hold
 * one there, `only` the one project of an impersonator.
 */
export const holds = (
  permissions: readonly string[],
  person: string,
  inCompany: string,
  only: string,
) => `case when ${only}::bigint is not null then ${inCompany}::boolean
  else coalesce((select exists (select from role_permission x where x.tenant_id = $1 and x.role_id = m.role_id
      and x.permission in (${quoted(permissions)}))
    from project_member m where m.tenant_id = $1 and m.project_id = p.id and m.user_id = ${person} and m.role_id is not null),
    ${inCompany}::boolean) end`;

/** One of these rights in a project beside whose row that of `ownRights` stands; else as `holds`. */
export const held = (own: string, inCompany: string, only: string) =>
  `case when ${only}::bigint is not null then ${inCompany}::boolean else coalesce(${own}, ${inCompany}::boolean) end`;

/** What lets somebody see costs with markups. */
export const markupRights = ['view_item_markup'] as const;
