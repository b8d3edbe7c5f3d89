import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { appUser } from './access.ts';
import { belongsTo, instantNow, reference, tenantId, tenantKey } from './columns.ts';

/** The first answer to a POST, kept a day so that a repeat gets it again. `status` is null while the first is running. */
export const idempotencyKey = pgTable(
  'idempotency_key',
  {
    tenantId: tenantId(),
    userId: reference().notNull(),
    key: text().notNull(),
    requestHash: text().notNull(),
    status: integer(),
    body: text(),
    createdAt: instantNow(),
  },
  (t) => [
    ...tenantKey('idempotency_key', t, t.userId, t.key),
    ...belongsTo('idempotency_key_user', t, t.userId, appUser, { cascade: true, indexed: false }),
    index('idempotency_key_age').on(t.createdAt),
  ],
);
