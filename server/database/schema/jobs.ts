import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, real, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { appUser } from './access.ts';
import { belongsTo, id, instant, instantNow, oneOf, reference, tenantId, tenantRow } from './columns.ts';

export const jobStatuses = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;

/** Work that outlives a request and a restart. `lockedUntil` is the lease of the process that runs it. */
export const job = pgTable(
  'job',
  {
    tenantId: tenantId(),
    id: id(),
    kind: text().notNull(),
    key: text(),
    payload: jsonb().$type<unknown>().notNull(),
    status: text({ enum: jobStatuses }).notNull().default('queued'),
    progress: real().notNull().default(0),
    attempts: integer().notNull().default(0),
    maxAttempts: integer().notNull().default(5),
    runAt: instantNow(),
    lockedUntil: instant(),
    lockedBy: text(),
    message: text(),
    result: text(),
    error: text(),
    createdById: reference(),
    createdAt: instantNow(),
    finishedAt: instant(),
  },
  (t) => [
    ...tenantRow('job', t),
    ...belongsTo('job_created_by', t, t.createdById, appUser),
    uniqueIndex('job_key_unique')
      .on(t.tenantId, t.kind, t.key)
      .where(sql`${t.status} in ('queued', 'running')`),
    index('job_due')
      .on(t.runAt)
      .where(sql`${t.status} = 'queued'`),
    index('job_lease')
      .on(t.lockedUntil)
      .where(sql`${t.status} = 'running'`),
    oneOf('job_status', t.status, jobStatuses),
  ],
);
