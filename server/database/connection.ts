import pg from 'pg';
import { toInstant } from './schema/columns.ts';

const { DATE, NUMERIC, INT8, TIMESTAMPTZ } = pg.types.builtins;

/** Dates and decimals stay text, instants become ISO text, and row numbers (all below 2^53) become numbers. */
const typeParsers: pg.CustomTypesConfig = {
  getTypeParser(oid, format) {
    if (oid === TIMESTAMPTZ) return toInstant;
    if (oid === DATE || oid === NUMERIC) return (text: string) => text;
    if (oid === INT8) return Number;
    return pg.types.getTypeParser(oid, format) as (text: string) => unknown;
  },
};

/** What every session is set to; behind a pooler, which keeps no sessions, each transaction is. */
const sessionSettings = {
  TimeZone: 'UTC',
  DateStyle: 'ISO',
  idle_in_transaction_session_timeout: '60000',
} as const;

/** The same for one transaction, to be sent with its `begin`. */
export const transactionSettings = Object.entries(sessionSettings)
  .map(([name, value]) => `set local ${name} = '${value}'`)
  .join('; ');

export type ConnectionOptions = {
  /** Whether a pooler stands before PostgreSQL and may give each transaction another of its sessions. */
  pooled?: boolean | undefined;
};

/** How every connection of Quoin speaks to PostgreSQL: UTC, our types, one clear name. */
export function connectionSettings(
  url: string,
  applicationName: string,
  { pooled = false }: ConnectionOptions = {},
): pg.ClientConfig {
  const options = Object.entries(sessionSettings).map(([name, value]) => `-c ${name}=${value}`);
  return {
    connectionString: url,
    application_name: applicationName,
    types: typeParsers,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    // A pooler refuses settings at the start of a session.
    ...(pooled ? {} : { options: options.join(' ') }),
  };
}
