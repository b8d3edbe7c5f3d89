import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { attributeConditionFields } from '../attributes/attributeFilterRepository.ts';
import { type ConditionField, type Conditions, readConditions } from '../readConditions.ts';
import type { CostView } from './itemBriefRepository.ts';
import { itemFilterField } from './itemFilterRepository.ts';

/** Reads the `filter` parameter; 400 where it says what cannot be asked, undefined where nothing of it applies. */
export async function readItemFilter(
  tx: TenantTx,
  text: string | undefined,
  { cost, usesAttributes }: { cost: CostView; usesAttributes: boolean },
): Promise<Conditions | undefined> {
  const asksAttributes = text?.includes('"ca_') ?? false;
  const own = asksAttributes
    ? await attributeConditionFields(tx, { entity: 'SCENARIO_ITEM', row: 'i.id', applies: usesAttributes })
    : new Map<string, ConditionField>();
  return readConditions(text, (id) => {
    const field = itemFilterField(id);
    return field ? { ...field, sql: () => field.sql(cost) } : own.get(id);
  });
}
