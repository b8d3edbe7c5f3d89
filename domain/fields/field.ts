import type { PermissionKey } from '#domain/access';

/** What every field says: what people call it, and who may see it. */
interface FieldFacts {
  label: string;
  /** Refused when it is empty on a new row, or emptied on one that exists. */
  required?: true;
  /** Only its holders see the field, in lists, exports and history. */
  needs?: PermissionKey;
  /** A row keeps it, but nobody types it: dates of creation, positions, derived values. */
  fixed?: true;
}

/** One field of an entity. Money is in dollars, percentages in percent, dates `YYYY-MM-DD`. */
export type Field = FieldFacts &
  (
    | { kind: 'text'; /** The most characters. */ max: number; /** May hold line breaks. */ lines?: true }
    | { kind: 'money'; min?: number }
    /** A number with at most four decimals. */
    | { kind: 'number'; min?: number; max?: number }
    | { kind: 'count'; min?: number; max?: number; /** Said behind it. */ unit?: 'days' }
    | { kind: 'percent'; min?: number; max?: number }
    | { kind: 'area' }
    | { kind: 'date' }
    | { kind: 'flag'; words?: readonly [yes: string, no: string] }
    | { kind: 'choice'; choices: Readonly<Record<string | number, string>> }
    /** The id of another row; `to` is the name of that kind of row in history. */
    | { kind: 'reference'; to: string }
    | {
        kind: 'references';
        to: string;
        /** How history names what came in and what went out. */ asSet?: SetWords;
      }
    | { kind: 'texts'; max: number }
    /** Kept and undone, but shown by the parts it consists of. */
    | { kind: 'parts' }
  );

/** Labels of a list whose order means nothing. */
export interface SetWords {
  added: string;
  removed: string;
}

/** The fields of an entity by their names in the contract. */
export type Fields = Readonly<Record<string, Field>>;

/**
 * The one table of an entity's fields. Problems of a draft, history's labels, the columns of the change engine, of
 * exports and of quick entry all derive from it.
 */
export const defineFields = <const T extends Record<string, Field>>(fields: T): T => fields;

/** Names of all fields, in their order: what the change engine writes. */
export const fieldNames = <T extends Fields>(fields: T): (keyof T & string)[] => Object.keys(fields);

/** Names of the fields that a person may type. */
export const typedNames = <T extends Fields>(fields: T): (keyof T & string)[] =>
  fieldNames(fields).filter((name) => !(fields[name] as Field).fixed);

/** What people call a field; its name in the contract where the table does not have it. */
export const labelOf = (fields: Fields, name: string): string => fields[name]?.label ?? name;
