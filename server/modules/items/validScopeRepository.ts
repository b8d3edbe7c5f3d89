import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { costFormatOf } from '../codes/formatSql.ts';

/** Whether row `s` counts as valid scope in format `f.format`; `hasValidScope` of the domain says the same. */
const counts = `s.scope ~ '\\S' and s.quantity is not null and s.unit_cost is not null and case f.format
  when 'MF' then s.cost_group_master_format_id is not null
  when 'UF' then s.cost_group_uni_format_id is not null
  else exists (select from sub_item_code c
    where c.tenant_id = $1 and c.sub_item_id = s.id and c.definition_id::text = f.format) end`;

/**
 * Says anew of each item whether its scope is valid, once the cost format of its project is another: of one project, or of
 * all where it is the company's. It is derived, so versions and histories of the items stay as they are.
 */
export async function refreshValidScope(tx: TenantTx, projectId: number | null): Promise<void> {
  await tx.query({
    name: 'refresh_valid_scope',
    text: `update item i set has_valid_scope = not i.has_valid_scope from project p,
        lateral (select ${costFormatOf('p.id')} as format) f
      where i.tenant_id = $1 and p.tenant_id = $1 and p.id = i.project_id and ($2::bigint is null or p.id = $2)
        and i.has_valid_scope <> exists (
          select from sub_item s where s.tenant_id = $1 and s.item_id = i.id and ${counts})`,
    values: [tx.tenantId, projectId],
  });
}
