import type { TenantTx } from '#server/database/tenantTransaction.ts';
import type { IdeaRow } from '#server/database/schema/library.ts';
import type { DemoIdea } from './demo/northbankIdeas.ts';
import type { CompanyIds } from './loadCompany.ts';
import { pick, withIds } from './rowIds.ts';

/** Writes the company's library of ideas, kept by whoever runs the company. */
export async function loadIdeas(
  tx: TenantTx,
  ideas: readonly DemoIdea[],
  { costGroups, people }: Pick<CompanyIds, 'costGroups' | 'people'>,
): Promise<void> {
  const [keeper] = people.values();
  await withIds(tx, 'idea', ideas, ({ name, description, category, tags, limits = [0, 0], rows }, index) => ({
    number: index + 1,
    name,
    description,
    construction_category: category,
    tag_names: tags,
    lower_limit: limits[0],
    upper_limit: limits[1],
    rows: rows.map(({ scope, quantity, measure, unitCost, masterFormat }): IdeaRow => ({
      scope,
      quantity,
      measure,
      unit_cost: unitCost,
      cost_group_master_format_id: masterFormat ? pick(costGroups, masterFormat).id : null,
      cost_group_uni_format_id: null,
    })),
    is_deleted: false,
    created_by_id: keeper ?? null,
    created_at: new Date().toISOString(),
    updated_at: new Date().toISOString(),
    version: 1,
  }));
}
