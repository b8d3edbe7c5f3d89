import { type FilterCondition, type FilterGroup, readFilter } from '#domain/filters';
import { invalidFields } from '#server/contract/errors.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import type { SqlField } from '../filterSql.ts';
import type { CostView } from './itemBriefRepository.ts';
import { type ItemFilterField, itemAttributeFields, itemFilterField } from './itemFilterRepository.ts';

/** A filter of the items list with the columns that it asks for. */
export type ItemFilter = { group: FilterGroup; fields: ReadonlyMap<string, SqlField> };

const refused = (sentences: readonly string[]) => invalidFields({ filter: [...sentences] });

/** Reads the `filter` parameter; 400 where it says what cannot be asked, undefined where nothing of it applies. */
export async function readItemFilter(
  tx: TenantTx,
  text: string | undefined,
  { cost, usesAttributes }: { cost: CostView; usesAttributes: boolean },
): Promise<ItemFilter | undefined> {
  if (text === undefined || text.trim() === '') return undefined;
  const attributes = text.includes('"ca_') ? await itemAttributeFields(tx, usesAttributes) : new Map();
  const fieldOf = (id: string): ItemFilterField | undefined => itemFilterField(id, attributes);
  const { filter, problems } = readFilter(parsed(text), fieldOf);
  if (problems.length > 0) throw refused(problems);
  if (!filter) return undefined;
  const fields = new Map<string, SqlField>();
  for (const condition of conditionsOf(filter)) {
    const sql = fieldOf(condition.field)?.sql(cost);
    if (!sql) continue;
    if (!fitsColumn(condition, sql)) throw refused(['A chosen value is no longer offered. Choose again.']);
    fields.set(condition.field, sql);
  }
  return { group: filter, fields };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const conditionsOf = (group: FilterGroup): FilterCondition[] =>
  group.rules.flatMap((rule) => ('rules' in rule ? conditionsOf(rule) : [rule]));

/** Ids are whole numbers that the database can hold. */
function fitsColumn({ value }: FilterCondition, sql: SqlField): boolean {
  const isId = sql.kind === 'choices' || (sql.kind === 'choice' && sql.cast !== 'text');
  if (!isId || value === null) return true;
  const most = sql.kind === 'choice' && sql.cast === 'smallint' ? 32_767 : Number.MAX_SAFE_INTEGER;
  const ids: readonly unknown[] = Array.isArray(value) ? value : [value];
  return ids.every((one) => typeof one === 'string' && /^\d{1,16}$/.test(one) && Number(one) <= most);
}
