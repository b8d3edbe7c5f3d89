import { sql } from 'drizzle-orm';
import { date, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { appUser } from './access.ts';
import { belongsTo, id, instant, instantNow, reference, tenantId, tenantRow } from './columns.ts';

/** A key with which a program calls the public API for whoever made it (docs/product/public-api.md). */
export const apiKey = pgTable(
  'api_key',
  {
    tenantId: tenantId(),
    id: id(),
    name: text().notNull(),
    /** The part of the key that is shown, by which it is found. */
    prefix: text().notNull(),
    /** Hash of the part that nobody is shown again; empty for a key that lets nobody in. */
    secretHash: text().notNull().default(''),
    permissions: text().array().notNull().default([]),
    /** The last day on which it holds. */
    expiresOn: date(),
    createdById: reference(),
    createdAt: instantNow(),
    revokedAt: instant(),
    revokedById: reference(),
    /** Written now and then, not with each call. */
    lastUsedAt: instant(),
    version: integer().notNull().default(1),
  },
  (t) => [
    ...tenantRow('api_key', t),
    ...belongsTo('api_key_created_by', t, t.createdById, appUser),
    ...belongsTo('api_key_revoked_by', t, t.revokedById, appUser),
    uniqueIndex('api_key_prefix_unique').on(t.tenantId, t.prefix),
    uniqueIndex('api_key_name_unique')
      .on(t.tenantId, sql`lower(${t.name})`)
      .where(sql`${t.revokedAt} is null`),
  ],
);
