import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { MappedCode } from '#domain/codes';
import type { LineSource } from '#domain/estimate';
import {
  belongsTo,
  id,
  instantNow,
  money,
  oneOf,
  quantity,
  reference,
  tenantId,
  tenantKey,
  tenantRow,
} from './columns.ts';
import { appUser } from './access.ts';
import { component } from './components.ts';
import { areaUnits, project } from './projects.ts';
import { milestone } from './timeline.ts';

/** A cost group format: MasterFormat (MF), UniFormat (UF) or a company's own (docs/product/estimate.md). */
export const costGroupDefinition = pgTable(
  'cost_group_definition',
  {
    tenantId: tenantId(),
    id: id(),
    name: text().notNull(),
    shortName: text().notNull(),
    isStandard: boolean().notNull().default(false),
    /** Offered when an estimate is uploaded, not for items. */
    isEstimatesOnly: boolean().notNull().default(false),
    /** A format that details this one. */
    childDefinitionId: reference(),
    version: integer().notNull().default(1),
  },
  (t) => [
    ...tenantRow('cost_group_definition', t),
    foreignKey({
      name: 'cost_group_definition_child_fk',
      columns: [t.tenantId, t.childDefinitionId],
      foreignColumns: [t.tenantId, t.id],
    }),
    uniqueIndex('cost_group_definition_child_unique').on(t.tenantId, t.childDefinitionId),
    uniqueIndex('cost_group_definition_short_name_unique').on(t.tenantId, t.shortName),
  ],
);

/**
 * Where the codes of one format go in another (docs/product/codes.md), read as a whole. Formats and codes stand in it by their
 * numbers alone, which they keep when they are removed and come back by undo; those that are gone are passed over.
 */
export const codeMapping = pgTable(
  'code_mapping',
  {
    tenantId: tenantId(),
    id: id(),
    fromDefinitionId: reference().notNull(),
    toDefinitionId: reference().notNull(),
    rows: jsonb().$type<MappedCode[]>().notNull().default([]),
    version: integer().notNull().default(1),
  },
  (t) => [
    ...tenantRow('code_mapping', t),
    index('code_mapping_to').on(t.tenantId, t.toDefinitionId),
    uniqueIndex('code_mapping_pair_unique').on(t.tenantId, t.fromDefinitionId, t.toDefinitionId),
  ],
);

/** A division, section or element of a format; groups form a tree. */
export const costGroup = pgTable(
  'cost_group',
  {
    tenantId: tenantId(),
    id: id(),
    definitionId: reference().notNull(),
    divCode: text().notNull(),
    name: text().notNull(),
    parentId: reference(),
    position: integer().notNull(),
  },
  (t) => [
    ...tenantRow('cost_group', t),
    ...belongsTo('cost_group_definition', t, t.definitionId, costGroupDefinition, {
      cascade: true,
      indexed: false,
    }),
    foreignKey({
      name: 'cost_group_parent_fk',
      columns: [t.tenantId, t.parentId],
      foreignColumns: [t.tenantId, t.id],
    }),
    index('cost_group_parent_index').on(t.tenantId, t.parentId),
    uniqueIndex('cost_group_code_unique').on(t.tenantId, t.definitionId, t.divCode),
  ],
);

/** Kinds of lines; alternates are in no total. */
export const estimateLineKinds = ['WORK', 'ALLOWANCE', 'CONTINGENCY', 'ESCALATION', 'ALTERNATE'] as const;

/** One line of a milestone's estimate. `amount` is what counts; quantity and unit cost may be absent. */
export const estimateLine = pgTable(
  'estimate_line',
  {
    tenantId: tenantId(),
    id: id(),
    projectId: reference().notNull(),
    milestoneId: reference().notNull(),
    componentId: reference().notNull(),
    costGroupId: reference(),
    position: integer().notNull().default(0),
    description: text().notNull(),
    kind: text({ enum: estimateLineKinds }).notNull().default('WORK'),
    /** The day that prices are escalated to; says nothing of other kinds, and is still there when the kind comes back. */
    escalatesTo: date(),
    quantity: quantity(),
    unit: text(),
    unitCost: quantity(),
    amount: money().notNull(),
    /** Its own markup in percent of its amount, 0 for none; null where it takes the markups of its estimate. */
    markupRate: quantity(),
    notes: text().notNull().default(''),
    /** Where it stands in the file that it came with; uploads stand in it by their numbers alone. */
    source: jsonb().$type<LineSource>(),
    version: integer().notNull().default(1),
  },
  (t) => [
    ...tenantRow('estimate_line', t),
    ...belongsTo('estimate_line_project', t, t.projectId, project, { cascade: true }),
    ...belongsTo('estimate_line_milestone', t, t.milestoneId, milestone, { cascade: true, indexed: false }),
    oneOf('estimate_line_kind', t.kind, estimateLineKinds),
    index('estimate_line_order').on(t.tenantId, t.milestoneId, t.position),
    ...belongsTo('estimate_line_component', t, t.componentId, component),
    ...belongsTo('estimate_line_cost_group', t, t.costGroupId, costGroup),
  ],
);

/**
 * Kept totals of a milestone's estimate by component; the sum of its lines, written with them, and the component's area as it
 * was designed then. Null where nobody recorded it: components keep only the area of today.
 */
export const milestoneTotal = pgTable(
  'milestone_total',
  {
    tenantId: tenantId(),
    milestoneId: reference().notNull(),
    componentId: reference().notNull(),
    amount: money()
      .notNull()
      .default(sql`0`),
    areaValue: quantity(),
    areaUnit: text({ enum: areaUnits }).notNull().default('sq_ft'),
  },
  (t) => [
    ...tenantKey('milestone_total', t, t.milestoneId, t.componentId),
    ...belongsTo('milestone_total_milestone', t, t.milestoneId, milestone, { cascade: true, indexed: false }),
    ...belongsTo('milestone_total_component', t, t.componentId, component),
    oneOf('milestone_total_area_unit', t.areaUnit, areaUnits),
    check('milestone_total_area', sql`${t.areaValue} >= 0`),
  ],
);

/**
 * Kept totals of a project, written in the transaction that moves them (docs/product/projects.md): the newest estimate, what was
 * approved after its day, and how far pending items still reach, each with markups (`cost`) and without (`subtotal`).
 * Approved and range are null while there is no estimate; a range that is not exact is a bound.
 */
export const projectTotal = pgTable(
  'project_total',
  {
    tenantId: tenantId(),
    projectId: reference().notNull(),
    milestoneId: reference(),
    estimate: money(),
    approvedCost: money(),
    approvedSubtotal: money(),
    lowCost: money(),
    highCost: money(),
    costIsExact: boolean().notNull().default(true),
    lowSubtotal: money(),
    highSubtotal: money(),
    subtotalIsExact: boolean().notNull().default(true),
  },
  (t) => [
    ...tenantKey('project_total', t, t.projectId),
    ...belongsTo('project_total_project', t, t.projectId, project, { cascade: true, indexed: false }),
    ...belongsTo('project_total_milestone', t, t.milestoneId, milestone, { cascade: true }),
  ],
);

/**
 * A project's totals and its budget as they stood when a day ended, for days on which they moved; the day before counts on until
 * the next. Days before they were kept say what estimates and approvals say of them, without a range (docs/product/projects.md).
 */
export const projectTotalDay = pgTable(
  'project_total_day',
  {
    tenantId: tenantId(),
    projectId: reference().notNull(),
    day: date().notNull(),
    targetBudget: money(),
    estimate: money(),
    approvedCost: money(),
    approvedSubtotal: money(),
    lowCost: money(),
    highCost: money(),
    lowSubtotal: money(),
    highSubtotal: money(),
  },
  (t) => [
    ...tenantKey('project_total_day', t, t.projectId, t.day),
    ...belongsTo('project_total_day_project', t, t.projectId, project, { cascade: true, indexed: false }),
  ],
);

/** What the owner pays beside the contractor at a milestone; drawn as the synthetic series -3 (docs/product/estimate.md). */
export const ownerCost = pgTable(
  'owner_cost',
  {
    tenantId: tenantId(),
    id: id(),
    milestoneId: reference().notNull(),
    position: integer().notNull(),
    name: text().notNull(),
    amount: money().notNull(),
    version: integer().notNull().default(1),
  },
  (t) => [
    ...tenantRow('owner_cost', t),
    ...belongsTo('owner_cost_milestone', t, t.milestoneId, milestone, { cascade: true, indexed: false }),
    uniqueIndex('owner_cost_order').on(t.tenantId, t.milestoneId, t.position),
  ],
);

/** How far an upload has come. That its file is being read, or could not be, is known from its job. */
export const uploadStatuses = ['REVIEW', 'ACCEPTED', 'DISCARDED'] as const;

/**
 * A file on its way into a milestone's estimate (docs/product/estimate.md). Its bytes are kept under `storageKey`; `jobId` is the
 * work that read it, whose result are its sheets; `draft` is how far its review has come.
 */
export const estimateUpload = pgTable(
  'estimate_upload',
  {
    tenantId: tenantId(),
    id: id(),
    projectId: reference().notNull(),
    milestoneId: reference().notNull(),
    fileName: text().notNull(),
    fileType: text().notNull(),
    size: integer().notNull(),
    storageKey: text().notNull(),
    jobId: reference().notNull(),
    status: text({ enum: uploadStatuses }).notNull().default('REVIEW'),
    draft: jsonb().$type<Record<string, unknown>>(),
    linesCount: integer(),
    amount: money(),
    /** What accepting wrote; undoing it is the way back. */
    acceptedSetId: reference(),
    /** Its lines were cleared: what stands in the estimate since is not of it. */
    isCleared: boolean().notNull().default(false),
    createdById: reference(),
    createdAt: instantNow(),
    updatedAt: instantNow(),
    version: integer().notNull().default(1),
  },
  (t) => [
    ...tenantRow('estimate_upload', t),
    ...belongsTo('estimate_upload_project', t, t.projectId, project, { cascade: true }),
    ...belongsTo('estimate_upload_milestone', t, t.milestoneId, milestone, { cascade: true }),
    ...belongsTo('estimate_upload_created_by', t, t.createdById, appUser),
    uniqueIndex('estimate_upload_storage_key_unique').on(t.tenantId, t.storageKey),
    index('estimate_upload_job').on(t.tenantId, t.jobId),
    oneOf('estimate_upload_status', t.status, uploadStatuses),
  ],
);
