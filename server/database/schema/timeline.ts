import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { appUser } from './access.ts';
import { belongsTo, id, instantNow, oneOf, reference, tenantId, tenantRow } from './columns.ts';
import { project } from './projects.ts';

/** docs/product/timeline.md contract event types. */
export const contractEventTypes = [
  'GMP_LOCK_DATE',
  'GENERIC_CONTRACT_EVENT',
  'PRECONSTRUCTION_START_DATE',
  'PRECONSTRUCTION_END_DATE',
  'CONSTRUCTION_START_DATE',
] as const;

/** What holds dates beside links: hands alone, and a day at either end. */
const limits = () => ({
  isManual: boolean().notNull().default(false),
  notBefore: date({ mode: 'string' }),
  finishBy: date({ mode: 'string' }),
});

/** A design milestone; no two of a project share a planned date (docs/product/timeline.md). */
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
    ...limits(),
    version: integer().notNull().default(1),
  },
  (t) => [
    ...tenantRow('milestone', t),
    ...belongsTo('milestone_project', t, t.projectId, project, { cascade: true, indexed: false }),
    uniqueIndex('milestone_number_unique').on(t.tenantId, t.projectId, t.number),
    // Deferrable: milestones that are pushed together may pass over each other's dates.
    unique('milestone_date_unique').on(t.tenantId, t.projectId, t.date),
  ],
);

/** A contract event on the same axis as the milestones (docs/product/timeline.md). */
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
    ...limits(),
    version: integer().notNull().default(1),
  },
  (t) => [
    ...tenantRow('contract_event', t),
    ...belongsTo('contract_event_project', t, t.projectId, project, { cascade: true, indexed: false }),
    uniqueIndex('contract_event_number_unique').on(t.tenantId, t.projectId, t.number),
    oneOf('contract_event_type', t.type, contractEventTypes),
  ],
);

/** On which days work is done; the default one is the project's, the others come with imports. */
export const timelineCalendar = pgTable(
  'timeline_calendar',
  {
    tenantId: tenantId(),
    id: id(),
    projectId: reference().notNull(),
    name: text().notNull(),
    workDays: integer().array().notNull(),
    holidays: text().array().notNull().default([]),
    isDefault: boolean().notNull().default(false),
    version: integer().notNull().default(1),
  },
  (t) => [
    ...tenantRow('timeline_calendar', t),
    ...belongsTo('timeline_calendar_project', t, t.projectId, project, { cascade: true }),
    uniqueIndex('timeline_calendar_default')
      .on(t.tenantId, t.projectId)
      .where(sql`${t.isDefault}`),
    check('timeline_calendar_work_days', sql`cardinality(${t.workDays}) between 1 and 7`),
  ],
);

/** A phase; it holds activities and groups of them. */
export const timelinePhase = pgTable(
  'timeline_phase',
  {
    tenantId: tenantId(),
    id: id(),
    projectId: reference().notNull(),
    position: integer().notNull(),
    name: text().notNull(),
    color: integer(),
    version: integer().notNull().default(1),
  },
  (t) => [
    ...tenantRow('timeline_phase', t),
    ...belongsTo('timeline_phase_project', t, t.projectId, project, { cascade: true }),
  ],
);

/** A group of activities within a phase. */
export const timelineGroup = pgTable(
  'timeline_group',
  {
    tenantId: tenantId(),
    id: id(),
    projectId: reference().notNull(),
    phaseId: reference().notNull(),
    position: integer().notNull(),
    name: text().notNull(),
    version: integer().notNull().default(1),
  },
  (t) => [
    ...tenantRow('timeline_group', t),
    ...belongsTo('timeline_group_project', t, t.projectId, project, { cascade: true }),
    ...belongsTo('timeline_group_phase', t, t.phaseId, timelinePhase),
  ],
);

/** Work of some days or a moment. Its length is kept in work days: holidays move its finish, not its length. */
export const timelineActivity = pgTable(
  'timeline_activity',
  {
    tenantId: tenantId(),
    id: id(),
    projectId: reference().notNull(),
    number: integer().notNull(),
    position: integer().notNull(),
    phaseId: reference(),
    groupId: reference(),
    name: text().notNull(),
    shape: text({ enum: ['task', 'start', 'finish'] })
      .notNull()
      .default('task'),
    dateFrom: date({ mode: 'string' }).notNull(),
    dateTo: date({ mode: 'string' }).notNull(),
    workDays: integer().notNull(),
    ...limits(),
    percentDone: integer().notNull().default(0),
    assigneeId: reference(),
    calendarId: reference(),
    externalId: text(),
    version: integer().notNull().default(1),
  },
  (t) => [
    ...tenantRow('timeline_activity', t),
    ...belongsTo('timeline_activity_project', t, t.projectId, project, { cascade: true, indexed: false }),
    ...belongsTo('timeline_activity_phase', t, t.phaseId, timelinePhase),
    ...belongsTo('timeline_activity_group', t, t.groupId, timelineGroup),
    ...belongsTo('timeline_activity_assignee', t, t.assigneeId, appUser),
    ...belongsTo('timeline_activity_calendar', t, t.calendarId, timelineCalendar),
    uniqueIndex('timeline_activity_number_unique').on(t.tenantId, t.projectId, t.number),
    uniqueIndex('timeline_activity_external_unique').on(t.tenantId, t.projectId, t.externalId),
    oneOf('timeline_activity_shape', t.shape, ['task', 'start', 'finish']),
    check('timeline_activity_dates', sql`${t.dateFrom} <= ${t.dateTo}`),
    check('timeline_activity_percent', sql`${t.percentDone} between 0 and 100`),
  ],
);

/** What hangs on what: one thing at each end, an activity, an event or a milestone. Checked at commit: both go in one change set. */
export const timelineLink = pgTable(
  'timeline_link',
  {
    tenantId: tenantId(),
    id: id(),
    projectId: reference().notNull(),
    fromActivityId: reference(),
    fromEventId: reference(),
    fromMilestoneId: reference(),
    toActivityId: reference(),
    toEventId: reference(),
    toMilestoneId: reference(),
    relationshipType: text({ enum: ['FS', 'SS', 'FF', 'SF'] }).notNull(),
    lagDays: integer().notNull().default(0),
    version: integer().notNull().default(1),
  },
  (t) => [
    ...tenantRow('timeline_link', t),
    ...belongsTo('timeline_link_project', t, t.projectId, project, { cascade: true }),
    ...belongsTo('timeline_link_from_activity', t, t.fromActivityId, timelineActivity),
    ...belongsTo('timeline_link_from_event', t, t.fromEventId, contractEvent),
    ...belongsTo('timeline_link_from_milestone', t, t.fromMilestoneId, milestone),
    ...belongsTo('timeline_link_to_activity', t, t.toActivityId, timelineActivity),
    ...belongsTo('timeline_link_to_event', t, t.toEventId, contractEvent),
    ...belongsTo('timeline_link_to_milestone', t, t.toMilestoneId, milestone),
    oneOf('timeline_link_type', t.relationshipType, ['FS', 'SS', 'FF', 'SF']),
    check(
      'timeline_link_from',
      sql`num_nonnulls(${t.fromActivityId}, ${t.fromEventId}, ${t.fromMilestoneId}) = 1`,
    ),
    check('timeline_link_to', sql`num_nonnulls(${t.toActivityId}, ${t.toEventId}, ${t.toMilestoneId}) = 1`),
  ],
);

/** Dates kept under a name, as they were: `rows` are those of the axis. */
export const timelineBaseline = pgTable(
  'timeline_baseline',
  {
    tenantId: tenantId(),
    id: id(),
    projectId: reference().notNull(),
    name: text().notNull(),
    createdById: reference(),
    createdAt: instantNow(),
    rows: jsonb().notNull().default([]),
    isDeleted: boolean().notNull().default(false),
    version: integer().notNull().default(1),
  },
  (t) => [
    ...tenantRow('timeline_baseline', t),
    ...belongsTo('timeline_baseline_project', t, t.projectId, project, { cascade: true, indexed: false }),
    ...belongsTo('timeline_baseline_created_by', t, t.createdById, appUser),
    index('timeline_baseline_order').on(t.tenantId, t.projectId, t.createdAt),
  ],
);
