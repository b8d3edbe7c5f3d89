import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { appUser } from './access.ts';
import {
  belongsTo,
  id,
  instant,
  instantNow,
  oneOf,
  reference,
  tenantId,
  tenantKey,
  tenantRow,
} from './columns.ts';
import { project } from './projects.ts';

const states = ['DRAFT', 'PUBLISHED'] as const;
const scopes = ['PROJECT', 'GLOBAL'] as const;
const accesses = ['PRIVATE', 'COMPANY'] as const;
const pageSizes = ['letter', 'legal', 'ledger', 'a3', 'a4'] as const;
const orientations = ['portrait', 'landscape'] as const;
const margins = ['none', 'small', 'normal', 'large'] as const;

/** A report that people compose of cards (docs/product/reporting.md). A deleted one stays, marked, until it is restored. */
export const customReport = pgTable(
  'custom_report',
  {
    tenantId: tenantId(),
    id: id(),
    projectId: reference().notNull(),
    name: text().notNull(),
    description: text().notNull().default(''),
    state: text({ enum: states }).notNull().default('DRAFT'),
    scope: text({ enum: scopes }).notNull().default('PROJECT'),
    access: text({ enum: accesses }).notNull().default('PRIVATE'),
    pageSize: text({ enum: pageSizes }).notNull().default('legal'),
    pageOrientation: text({ enum: orientations }).notNull().default('portrait'),
    margin: text({ enum: margins }).notNull().default('normal'),
    includeHeader: boolean().notNull().default(true),
    includeCoverPage: boolean().notNull().default(true),
    includePageNumbers: boolean().notNull().default(true),
    includeContents: boolean().notNull().default(false),
    includeCoverPicture: boolean().notNull().default(true),
    preparedFor: text().notNull().default(''),
    preparedBy: text().notNull().default(''),
    /** The cards in their order, as `ReportCard` of domain/reporting. */
    reportCards: jsonb().notNull().default([]),
    isDeleted: boolean().notNull().default(false),
    version: integer().notNull().default(1),
    createdById: reference(),
    updatedById: reference(),
    createdAt: instantNow(),
    updatedAt: instantNow(),
  },
  (t) => [
    ...tenantRow('custom_report', t),
    ...belongsTo('custom_report_project', t, t.projectId, project, { cascade: true }),
    ...belongsTo('custom_report_created_by', t, t.createdById, appUser),
    ...belongsTo('custom_report_updated_by', t, t.updatedById, appUser),
    index('custom_report_scope_index').on(t.tenantId, t.scope),
    oneOf('custom_report_state', t.state, states),
    oneOf('custom_report_scope', t.scope, scopes),
    oneOf('custom_report_access', t.access, accesses),
    oneOf('custom_report_page_size', t.pageSize, pageSizes),
    oneOf('custom_report_orientation', t.pageOrientation, orientations),
    oneOf('custom_report_margin', t.margin, margins),
  ],
);

/** A report kept as a template of the company. A deleted one stays, marked, until it is restored. */
export const reportTemplate = pgTable(
  'report_template',
  {
    tenantId: tenantId(),
    id: id(),
    name: text().notNull(),
    description: text().notNull().default(''),
    /** Cards and pages, as a new report takes them. */
    layout: jsonb().notNull(),
    /** How many reports began with it. */
    useCount: integer().notNull().default(0),
    isDeleted: boolean().notNull().default(false),
    version: integer().notNull().default(1),
    createdById: reference(),
    createdAt: instantNow(),
    updatedAt: instantNow(),
  },
  (t) => [
    ...tenantRow('report_template', t),
    ...belongsTo('report_template_created_by', t, t.createdById, appUser),
  ],
);

/** One run of a report, kept in the archive. A deleted one stays, marked, until it is restored. */
export const reportRun = pgTable(
  'report_run',
  {
    tenantId: tenantId(),
    id: id(),
    projectId: reference().notNull(),
    customReportId: reference().notNull(),
    /** The report's name and description of that day. */
    name: text().notNull(),
    description: text().notNull(),
    asOf: date({ mode: 'string' }).notNull(),
    pageCount: integer().notNull(),
    noteCount: integer().notNull(),
    /** Permissions that its figures were read with: all of them open it. */
    readWith: text().array().notNull(),
    /** The job of a schedule that made it; those are forgotten after some days. A job makes one run, however often it is tried. */
    madeByJobId: reference(),
    /** To how many people a schedule mailed it. */
    mailedCount: integer().notNull().default(0),
    isDeleted: boolean().notNull().default(false),
    version: integer().notNull().default(1),
    createdById: reference(),
    createdAt: instantNow(),
    updatedAt: instantNow(),
  },
  (t) => [
    ...tenantRow('report_run', t),
    ...belongsTo('report_run_project', t, t.projectId, project, { cascade: true, indexed: false }),
    ...belongsTo('report_run_custom_report', t, t.customReportId, customReport, { cascade: true }),
    ...belongsTo('report_run_created_by', t, t.createdById, appUser),
    index('report_run_newest_index').on(t.tenantId, t.projectId, t.createdAt),
    uniqueIndex('report_run_made_by_job_unique').on(t.tenantId, t.madeByJobId),
  ],
);

/** What the pages of a run showed: apart, because it is large, never changes and no list reads it. */
export const reportRunFigures = pgTable(
  'report_run_figures',
  { tenantId: tenantId(), reportRunId: reference().notNull(), figures: jsonb().notNull() },
  (t) => [
    ...tenantKey('report_run_figures', t, t.reportRunId),
    ...belongsTo('report_run_figures_run', t, t.reportRunId, reportRun, { cascade: true, indexed: false }),
  ],
);

/** The PDF of a run, or the work that makes it. */
export const reportRunPdf = pgTable(
  'report_run_pdf',
  {
    tenantId: tenantId(),
    reportRunId: reference().notNull(),
    /** The job that makes it; those are forgotten after some days. */
    jobId: reference().notNull(),
    fileName: text().notNull(),
    /** Bytes; 0 until it is made. */
    size: integer().notNull().default(0),
    storageKey: text(),
  },
  (t) => [
    ...tenantKey('report_run_pdf', t, t.reportRunId),
    ...belongsTo('report_run_pdf_run', t, t.reportRunId, reportRun, { cascade: true, indexed: false }),
    uniqueIndex('report_run_pdf_storage_key_unique').on(t.tenantId, t.storageKey),
  ],
);

/** A link by which somebody without an account reads a run. Of its secret and its password the hashes alone are kept. */
export const reportShare = pgTable(
  'report_share',
  {
    tenantId: tenantId(),
    id: id(),
    projectId: reference().notNull(),
    reportRunId: reference().notNull(),
    recipient: text().notNull(),
    email: text().notNull().default(''),
    linkHash: text().notNull(),
    passwordHash: text(),
    /** The last day of the company on which it opens. */
    expiresOn: date({ mode: 'string' }).notNull(),
    hasWatermark: boolean().notNull().default(true),
    /** Cards of the run that it does not show. */
    hiddenKeys: text().array().notNull(),
    /** Their titles. */
    leftOut: text().array().notNull(),
    tellsOpening: boolean().notNull().default(false),
    mailedAt: instant(),
    revokedAt: instant(),
    revokedById: reference(),
    createdById: reference(),
    createdAt: instantNow(),
  },
  (t) => [
    ...tenantRow('report_share', t),
    ...belongsTo('report_share_project', t, t.projectId, project, { cascade: true }),
    ...belongsTo('report_share_run', t, t.reportRunId, reportRun, { cascade: true }),
    ...belongsTo('report_share_revoked_by', t, t.revokedById, appUser),
    ...belongsTo('report_share_created_by', t, t.createdById, appUser),
    uniqueIndex('report_share_link_hash_unique').on(t.tenantId, t.linkHash),
  ],
);

const visitKinds = ['OPENED', 'WRONG_PASSWORD'] as const;

/** What happened at a link: the log of whoever made it. */
export const reportShareVisit = pgTable(
  'report_share_visit',
  {
    tenantId: tenantId(),
    id: id(),
    reportShareId: reference().notNull(),
    kind: text({ enum: visitKinds }).notNull(),
    /** By which an open page says that it is still there; its hash. */
    passHash: text(),
    at: instantNow(),
    /** When the page was there last. */
    seenAt: instantNow(),
    prints: integer().notNull().default(0),
  },
  (t) => [
    ...tenantRow('report_share_visit', t),
    ...belongsTo('report_share_visit_share', t, t.reportShareId, reportShare, {
      cascade: true,
      indexed: false,
    }),
    index('report_share_visit_newest_index').on(t.tenantId, t.reportShareId, t.at),
    uniqueIndex('report_share_visit_pass_unique').on(t.tenantId, t.passHash),
    oneOf('report_share_visit_kind', t.kind, visitKinds),
  ],
);

const frequencies = ['WEEKLY', 'MONTHLY', 'MILESTONE'] as const;
const results = ['SENT', 'FAILED', 'STOPPED'] as const;

/** When a report runs by itself in a project, and who is mailed (docs/product/reporting.md). A deleted one stays, marked. */
export const reportSchedule = pgTable(
  'report_schedule',
  {
    tenantId: tenantId(),
    id: id(),
    projectId: reference().notNull(),
    customReportId: reference().notNull(),
    frequency: text({ enum: frequencies }).notNull(),
    weekday: integer(),
    monthDay: integer(),
    milestoneId: reference(),
    recipientIds: bigint({ mode: 'number' }).array().notNull().default([]),
    isPaused: boolean().notNull().default(false),
    /** With whose rights it runs. */
    ownerId: reference().notNull(),
    /** Up to which day nothing is due any more. */
    doneOn: date({ mode: 'string' }),
    lastOn: date({ mode: 'string' }),
    lastState: text({ enum: results }),
    lastResult: text().notNull().default(''),
    lastRunId: reference(),
    /** The work that was asked for last; those are forgotten after some days. */
    jobId: reference(),
    isDeleted: boolean().notNull().default(false),
    version: integer().notNull().default(1),
    createdAt: instantNow(),
    updatedAt: instantNow(),
  },
  (t) => [
    ...tenantRow('report_schedule', t),
    ...belongsTo('report_schedule_project', t, t.projectId, project, { cascade: true }),
    ...belongsTo('report_schedule_custom_report', t, t.customReportId, customReport, { cascade: true }),
    ...belongsTo('report_schedule_owner', t, t.ownerId, appUser),
    ...belongsTo('report_schedule_last_run', t, t.lastRunId, reportRun),
    index('report_schedule_milestone_index').on(t.tenantId, t.milestoneId),
    oneOf('report_schedule_frequency', t.frequency, frequencies),
    oneOf('report_schedule_last_state', t.lastState, results),
    check('report_schedule_weekday', sql`${t.weekday} between 1 and 7`),
    check('report_schedule_month_day', sql`${t.monthDay} between 1 and 31`),
  ],
);
