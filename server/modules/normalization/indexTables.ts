import type { IndexChoice } from '#domain/normalization';
import { ruleRefused } from '#server/contract/errors.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { readProjectSettings } from '../settings/projectSettingRepository.ts';
import { readTables } from './indexRepository.ts';

/** The indices that costs are brought to a project by: the defaults, with those that it has chosen in their place, and then those that were asked for. */
export async function indexTablesOf(
  tx: TenantTx,
  projectId: number,
  asked: readonly number[] = [],
): Promise<IndexChoice> {
  const settings = (await readProjectSettings(tx, projectId))?.settings;
  const own = [settings?.location_index_id, settings?.time_index_id, settings?.custom_index_id].flatMap(
    (id) => id ?? [],
  );
  const tables = await readTables(tx, [...asked, ...own]);
  const chosen: IndexChoice = {};
  for (const table of tables) if (table.is_default) chosen[table.kind] = table;
  for (const table of tables) if (own.includes(table.id)) chosen[table.kind] = table;
  for (const id of asked) {
    const table = tables.find((one) => one.id === id);
    if (!table)
      throw ruleRefused('There is no such index.', {
        indices: ['There is no such index. Choose one of the library.'],
      });
    chosen[table.kind] = table;
  }
  return chosen;
}
