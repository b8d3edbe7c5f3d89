import { sql } from 'drizzle-orm';
import { boolean, check, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instantNow, reference, tenantId, tenantKey } from './columns.ts';

/** A company's own choices (docs/product/settings.md). */
export type TenantSettings = {
  area_unit?: string;
  default_format?: string;
  [key: string]: unknown;
};

/** The directory of companies; the only table whose key is the tenant itself. */
export const tenant = pgTable(
  'tenant',
  {
    id: integer().primaryKey(),
    slug: text().notNull(),
    name: text().notNull(),
    timeZone: text().notNull().default('UTC'),
    emailDomains: text().array().notNull().default([]),
    settings: jsonb().$type<TenantSettings>().notNull().default({}),
    version: integer().notNull().default(1),
    createdAt: instantNow(),
  },
  (t) => [
    uniqueIndex('tenant_slug_unique').on(t.slug),
    check('tenant_id_positive', sql`${t.id} > 0`),
    check('tenant_slug_lower', sql`${t.slug} = lower(${t.slug})`),
  ],
);

/** Features a company has switched on (docs/product/settings.md). */
export const tenantFlag = pgTable(
  'tenant_flag',
  { tenantId: tenantId(), flag: text().notNull(), enabled: boolean().notNull().default(true) },
  (t) => tenantKey('tenant_flag', t, t.flag),
);

/** Client flags (docs/product/settings.md) that a company has set apart from the server's. */
export const clientFlag = pgTable(
  'client_flag',
  { tenantId: tenantId(), flag: text().notNull(), enabled: boolean().notNull() },
  (t) => tenantKey('client_flag', t, t.flag),
);

/** The last row number given out, per table; `event` counts the event log. */
export const tenantCounter = pgTable(
  'tenant_counter',
  { tenantId: tenantId(), name: text().notNull(), last: reference().notNull() },
  (t) => tenantKey('tenant_counter', t, t.name),
);

/** One row: the secret behind cookies and key encryption when none is configured. */
export const serverSecret = pgTable(
  'server_secret',
  { id: integer().primaryKey(), secret: text().notNull(), createdAt: instantNow() },
  (t) => [check('server_secret_single', sql`${t.id} = 1`)],
);
