import { type FilterCondition, type FilterField, type FilterGroup, readFilter } from '#domain/filters';
import { invalidFields } from '#server/contract/errors.ts';
import type { SqlField } from './filterSql.ts';

/** A field that a list can be asked for, and how it is kept. */
export type ConditionField = FilterField & { sql: () => SqlField };

/** A filter of a list with the columns that it asks for. */
export type Conditions = { group: FilterGroup; fields: ReadonlyMap<string, SqlField> };

const refused = (sentences: readonly string[]) => invalidFields({ filter: [...sentences] });

/** Reads the `filter` parameter of a list; 400 where it says what cannot be asked, undefined where nothing of it applies. */
export function readConditions(
  text: string | undefined,
  fieldOf: (id: string) => ConditionField | undefined,
): Conditions | undefined {
  if (text === undefined || text.trim() === '') return undefined;
  const { filter, problems } = readFilter(parsed(text), fieldOf);
  if (problems.length > 0) throw refused(problems);
  if (!filter) return undefined;
  const fields = new Map<string, SqlField>();
  for (const condition of conditionsOf(filter)) {
    const sql = fieldOf(condition.field)?.sql();
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
