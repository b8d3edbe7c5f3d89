import { usualProjectSettings } from '#domain/settings';
import { projectInSight } from '#server/plugins/accessRepository.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { found, objectJson } from '../jsonSql.ts';
import type { ProjectReader } from '../projects/projectReader.ts';

/** What a project can choose beside the company, by the names of the contract. */
const chosen = {
  area: `s.config ->> 'area_unit'`,
  defaultFormat: `nullif(s.config -> 'default_format', 'null')`,
  normalize_by_default: `(s.config ->> 'normalize_by_default')::boolean`,
};

/** What of a project's costs is shown, by the names of the contract, with what is usual. */
const shown = {
  showCostGsf: ['show_cost_gsf', usualProjectSettings.show_cost_gsf],
  showOwnerCost: ['show_owner_cost', usualProjectSettings.show_owner_cost],
  include_owner_cost: ['include_owner_cost', usualProjectSettings.include_owner_cost],
} as const;

/** Cost indices that a project has chosen, by the fields of its settings. */
const indices = ['location_index_id', 'time_index_id', 'custom_index_id'] as const;
const indexIds = `array[${indices.map((field) => `(s.config ->> '${field}')::bigint`).join(', ')}]`;

const flagOf = ([field, usual]: (typeof shown)[keyof typeof shown]) =>
  `coalesce((s.config ->> '${field}')::boolean, ${usual})`;

const row = objectJson({
  project_id: 's.project_id',
  name: 's.name',
  ...chosen,
  ...Object.fromEntries(Object.entries(shown).map(([name, field]) => [name, flagOf(field)])),
  cost_indices: `coalesce((select json_agg(x.name order by x.kind, x.name) from normalization_index x
    where x.tenant_id = $1 and not x.is_deleted and x.id = any(${indexIds})), '[]')`,
});

/** Whether anything differs from what holds where nothing was chosen. */
const differs = [
  ...Object.values(chosen).map((value) => `${value} is not null`),
  ...Object.values(shown).map((field) => `${flagOf(field)} <> ${field[1]}`),
  ...indices.map((field) => `s.config ->> '${field}' is not null`),
].join(' or ');

type Page = { search?: string | undefined; limit: number; offset: number };

/** The projects in sight that count or show otherwise than the company, by their names, as the contract's JSON. */
export async function listOverridesJson(
  tx: TenantTx,
  reader: ProjectReader,
  { search, limit, offset }: Page,
): Promise<string> {
  const [page] = await tx.query<{ json: string }>({
    name: 'list_setting_overrides',
    text: `with s as (select s.project_id, s.config, p.name from project_setting s
        join project p on p.tenant_id = $1 and p.id = s.project_id
        where s.tenant_id = $1 and s.key = 'project' and (${differs})
          and ${projectInSight({ seesAll: '$2', user: '$3', only: '$4' })} and ${found('$5', 'p.name', 'p.code')}),
      page as (select s.* from s order by lower(s.name), s.project_id limit $6 offset $7)
      select json_build_object('count', (select count(*) from s), 'results',
        coalesce((select json_agg(${row} order by lower(s.name), s.project_id) from page s), '[]'))::text as json`,
    values: [
      tx.tenantId,
      reader.seesAll,
      reader.userId,
      reader.onlyProject,
      search?.trim() || null,
      limit,
      offset,
    ],
  });
  return page?.json ?? '';
}
