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

/** How every connection of Quoin speaks to PostgreSQL: UTC, our types, one clear name. */
export function connectionSettings(url: string, applicationName: string): pg.ClientConfig {
  return {
    connectionString: url,
    application_name: applicationName,
    types: typeParsers,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    options: '-c TimeZone=UTC -c DateStyle=ISO -c idle_in_transaction_session_timeout=60000',
  };
}
