import { bigint, boolean, date, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { appUser } from './access.ts';
import { belongsTo, id, instant, instantNow, oneOf, reference, tenantId, tenantRow } from './columns.ts';
import { project } from './projects.ts';

/** What can stand on an agenda. */
export const topicEntities = ['item', 'risk', 'issue'] as const;
/** What became of a topic. */
export const topicOutcomes = ['OPEN', 'APPROVED', 'REJECTED', 'DEFERRED', 'NOTED'] as const;

/** A cost meeting (docs/product/meetings.md): who was there, and when its minutes were closed. */
export const meeting = pgTable(
  'meeting',
  {
    tenantId: tenantId(),
    id: id(),
    projectId: reference().notNull(),
    number: integer().notNull(),
    title: text().notNull(),
    date: date({ mode: 'string' }).notNull(),
    attendeeIds: bigint({ mode: 'number' }).array().notNull().default([]),
    notes: text().notNull().default(''),
    closedAt: instant(),
    /** What stood on the agenda when the minutes were closed, so that they keep saying it. */
    minutes: jsonb(),
    isDeleted: boolean().notNull().default(false),
    createdById: reference(),
    createdAt: instantNow(),
    version: integer().notNull().default(1),
  },
  (t) => [
    ...tenantRow('meeting', t),
    ...belongsTo('meeting_project', t, t.projectId, project, { cascade: true, indexed: false }),
    uniqueIndex('meeting_number_unique').on(t.tenantId, t.projectId, t.number),
    ...belongsTo('meeting_created_by', t, t.createdById, appUser),
  ],
);

/** One point of the agenda with its decision; the row it is about keeps its own history. */
export const meetingTopic = pgTable(
  'meeting_topic',
  {
    tenantId: tenantId(),
    id: id(),
    meetingId: reference().notNull(),
    position: integer().notNull(),
    entity: text({ enum: topicEntities }).notNull(),
    entityId: reference().notNull(),
    outcome: text({ enum: topicOutcomes }).notNull().default('OPEN'),
    note: text().notNull().default(''),
    changeSetId: reference(),
    /** The forecast before and after the decision, with markups and without. */
    forecast: jsonb(),
    version: integer().notNull().default(1),
  },
  (t) => [
    ...tenantRow('meeting_topic', t),
    ...belongsTo('meeting_topic_meeting', t, t.meetingId, meeting, { cascade: true, indexed: false }),
    uniqueIndex('meeting_topic_entity_unique').on(t.tenantId, t.meetingId, t.entity, t.entityId),
    oneOf('meeting_topic_entity', t.entity, topicEntities),
    oneOf('meeting_topic_outcome', t.outcome, topicOutcomes),
  ],
);
