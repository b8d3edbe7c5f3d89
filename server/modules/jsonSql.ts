import { pictureAddressSql } from '#server/services/files/fileAddress.ts';

/** Pieces of SQL that write the contract's JSON inside the database. Column names come from the code, never from a caller. */

/** Today where the company is; `$1` is the company. */
export const companyDay = `(select (now() at time zone t.time_zone)::date from tenant t where t.id = $1)`;

/** A decimal as JSON writes it: exact, without trailing zeros. */
export const exact = (column: string): string => `trim_scale(${column})`;

/** Address of somebody's picture, or null; `alias` is a row with the number of an account, `$1` the company. */
export const avatarJson = (alias: string): string =>
  `(select ${pictureAddressSql('f')} from attachment f where f.tenant_id = $1 and f.entity = 'user'
    and f.entity_id = ${alias}.id and f.field_name = 'avatar' limit 1)`;

/** A person as the contract has it, or null where the joined row is absent. */
export const personJson = (alias: string): string =>
  `case when ${alias}.id is not null then json_build_object('id', ${alias}.id, 'first_name', ${alias}.first_name,
    'last_name', ${alias}.last_name, 'email', ${alias}.email, 'avatar_url', ${avatarJson(alias)}) end`;

/** A JSON object with these keys. */
export const objectJson = (columns: Readonly<Record<string, string>>): string =>
  `json_build_object(${Object.entries(columns)
    .map(([key, value]) => `'${key}', ${value}`)
    .join(', ')})`;

/** An area as the contract has it; an absent value reads as 0. */
export const areaJson = (value: string, unit: string): string =>
  `json_build_object('value', coalesce(${exact(value)}, 0), 'unit', ${unit})`;

/** Whether a text is found in one of the columns, without regard to case; an absent text matches all. */
export const found = (place: string, ...columns: string[]): string =>
  `(${place}::text is null or ${columns
    .map((column) => `strpos(lower(${column}), lower(${place})) > 0`)
    .join(' or ')})`;

/** A moment as the contract has it: ISO 8601 in UTC with milliseconds. */
export const momentJson = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The code of a numbered row in SQL, as `formatCode` writes it; `number` is a column of whole numbers. */
export const codeSql = (prefix: string, number: string): string =>
  `'${prefix}' || lpad(${number}::text, greatest(3, length(${number}::text)), '0')`;
