import pg from 'pg';
import { toInstant } from './schema/columns.ts';

const oids = { date: 1082, timestamptz: 1184, int8: 20, numeric: 1700 };

/** Dates and decimals stay text, instants become ISO text, and row numbers (all below 2^53) become numbers. */
const typeParsers: pg.CustomTypesConfig = {
  getTypeParser(oid, format) {
    if (oid === oids.timestamptz) return toInstant;
    if (oid === oids.date || oid === oids.numeric) return (text: string) => text;
    if (oid === oids.int8) return Number;
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
