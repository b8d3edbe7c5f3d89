import { boolean, date, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { belongsTo, id, oneOf, reference, tenantId, tenantRow } from './columns.ts';
import { project } from './projects.ts';

/** spec §3 contract event types. */
export const contractEventTypes = [
  'GMP_LOCK_DATE',
  'GENERIC_CONTRACT_EVENT',
  'PRECONSTRUCTION_START_DATE',
  'PRECONSTRUCTION_END_DATE',
  'CONSTRUCTION_START_DATE',
] as const;

/** A design milestone; no two of a project share a planned date (decisions §8). */
export const milestone = pgTable(
  'milestone',
  {
    tenantId: tenantId(),
    id: id(),
    projectId: reference().notNull(),
    number: integer().notNull(),
    name: text().notNull(),
    shortName: text(),
    date: date({ mode: 'string' }).notNull(),
    actualDate: date({ mode: 'string' }),
    hasEstimate: boolean().notNull().default(false),
    version: integer().notNull().default(1),
  },
  (t) => [
    ...tenantRow('milestone', t),
    ...belongsTo('milestone_project', t, t.projectId, project, { cascade: true, indexed: false }),
    uniqueIndex('milestone_number_unique').on(t.tenantId, t.projectId, t.number),
    uniqueIndex('milestone_date_unique').on(t.tenantId, t.projectId, t.date),
  ],
);

/** A contract event on the same axis as the milestones (spec §3). */
export const contractEvent = pgTable(
  'contract_event',
  {
    tenantId: tenantId(),
    id: id(),
    projectId: reference().notNull(),
    number: integer().notNull(),
    type: text({ enum: contractEventTypes }).notNull(),
    name: text().notNull(),
    date: date({ mode: 'string' }).notNull(),
    version: integer().notNull().default(1),
  },
  (t) => [
    ...tenantRow('contract_event', t),
    ...belongsTo('contract_event_project', t, t.projectId, project, { cascade: true, indexed: false }),
    uniqueIndex('contract_event_number_unique').on(t.tenantId, t.projectId, t.number),
    oneOf('contract_event_type', t.type, contractEventTypes),
  ],
);
