/** Whether format `d` is MasterFormat or UniFormat II, for which scope rows have a field each; `hasOwnField` of the domain says the same. */
export const hasOwnFieldSql = (d: string): string => `(${d}.is_standard and ${d}.short_name in ('MF', 'UF'))`;

/** The format in which project `project` codes its items, as text: by its own setting or the company's. */
export const costFormatOf = (project: string): string =>
  `coalesce(
      (select s.config->>'default_format' from project_setting s
        where s.tenant_id = $1 and s.project_id = ${project} and s.key = 'project'),
      (select t.settings->>'default_format' from tenant t where t.id = $1), 'MF')`;

/** A condition on format `d`: that project `project` codes its items in it. */
export const isCostFormatOf = (d: string, project: string): string =>
  `${costFormatOf(project)}
    in (${d}.id::text, case when ${d}.is_standard then ${d}.short_name end)`;
