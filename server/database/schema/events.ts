import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instantNow, reference, tenantId, tenantKey } from './columns.ts';

/** The log behind live changes. `seq` is handed out last in the writer's transaction, so its order is the order of commits. */
export const event = pgTable(
  'event',
  {
    tenantId: tenantId(),
    seq: reference().notNull(),
    projectId: reference(),
    module: text().notNull(),
    entity: text().notNull(),
    entityId: reference(),
    actorId: reference(),
    /** The only person who hears of it; without one, whoever sees the project. */
    userId: reference(),
    kind: text().notNull(),
    createdAt: instantNow(),
  },
  (t) => [...tenantKey('event', t, t.seq), index('event_age').on(t.createdAt)],
);
