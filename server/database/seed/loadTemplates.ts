import type { TenantTx } from '#server/database/tenantTransaction.ts';
import type { DemoIndex } from './demo/costIndices.ts';
import type { DemoTemplate } from './demo/markupTemplates.ts';
import type { CompanyIds } from './loadCompany.ts';
import { withIds } from './rowIds.ts';

/** Writes the company's markup templates, kept by whoever runs the company. */
export async function loadTemplates(
  tx: TenantTx,
  templates: readonly DemoTemplate[],
  { people }: Pick<CompanyIds, 'people'>,
): Promise<void> {
  const [keeper] = people.values();
  await withIds(tx, 'markup_template', templates, (template) => ({
    ...template,
    is_default: false,
    is_deleted: false,
    created_by_id: keeper ?? null,
    created_at: new Date().toISOString(),
    updated_at: new Date().toISOString(),
    version: 1,
  }));
}

/** Writes the company's cost indices, kept by whoever runs the company. */
export async function loadIndices(
  tx: TenantTx,
  indices: readonly DemoIndex[],
  { people }: Pick<CompanyIds, 'people'>,
): Promise<void> {
  const [keeper] = people.values();
  await withIds(tx, 'normalization_index', indices, (index) => ({
    ...index,
    is_deleted: false,
    created_by_id: keeper ?? null,
    created_at: new Date().toISOString(),
    updated_at: new Date().toISOString(),
    version: 1,
  }));
}
