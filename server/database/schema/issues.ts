import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  index,
} from 'drizzle-orm/pg-core';
import { appUser } from './access.ts';
import {
  belongsTo,
  id,
  instantNow,
  money,
  oneOf,
  reference,
  tenantId,
  tenantKey,
  tenantRow,
} from './columns.ts';
import { costGroup, costGroupDefinition } from './estimate.ts';
import { project } from './projects.ts';

/** docs/product/issues.md issue statuses. */
export const issueStatuses = ['DRAFT', 'OPEN', 'PENDING', 'DISPUTE', 'REJECTED', 'CLOSED', 'VOID'] as const;

/** docs/product/issues.md what an issue can be related to. */
export const issueLinkTypes = [
  'risk',
  'bid_package',
  'scenario_item',
  'timeline_activity',
  'design_milestone',
] as const;

/** An issue of a project (docs/product/issues.md). Severity 1 to 5; null or 0 reads as a dash. */
export const issue = pgTable(
  'issue',
  {
    tenantId: tenantId(),
    id: id(),
    projectId: reference().notNull(),
    number: integer().notNull(),
    name: text().notNull(),
    description: text().notNull().default(''),
    type: text(),
    subtype: text(),
    severity: smallint(),
    priority: smallint().notNull().default(3),
    status: text({ enum: issueStatuses }).notNull().default('OPEN'),
    dueDate: date({ mode: 'string' }),
    answer: text().notNull().default(''),
    answeredById: reference(),
    answeredOn: date({ mode: 'string' }),
    closedOn: date({ mode: 'string' }),
    costAtStake: money(),
    daysAtStake: integer(),
    rootCause: text(),
    scopeOfWork: text(),
    trade: text(),
    /** The row that it was raised from; it may live in any module. */
    generatedFromType: text({ enum: issueLinkTypes }),
    generatedFromId: reference(),
    /** The template of the company's library that it was made of. */
    templateId: reference(),
    disciplines: text().array().notNull().default([]),
    assigneeId: reference(),
    reviewerId: reference(),
    isDeleted: boolean().notNull().default(false),
    version: integer().notNull().default(1),
    createdById: reference(),
    createdAt: instantNow(),
    updatedAt: instantNow(),
  },
  (t) => [
    ...tenantRow('issue', t),
    ...belongsTo('issue_project', t, t.projectId, project, { cascade: true, indexed: false }),
    uniqueIndex('issue_number_unique').on(t.tenantId, t.projectId, t.number),
    ...belongsTo('issue_assignee', t, t.assigneeId, appUser),
    ...belongsTo('issue_reviewer', t, t.reviewerId, appUser),
    ...belongsTo('issue_created_by', t, t.createdById, appUser),
    index('issue_template_index').on(t.tenantId, t.templateId),
    ...belongsTo('issue_answered_by', t, t.answeredById, appUser),
    check('issue_stake', sql`${t.costAtStake} >= 0 and ${t.daysAtStake} >= 0`),
    check('issue_generated_from', sql`(${t.generatedFromType} is null) = (${t.generatedFromId} is null)`),
    oneOf('issue_status', t.status, issueStatuses),
    check('issue_severity', sql`${t.severity} between 0 and 5`),
    check('issue_priority', sql`${t.priority} between 1 and 5`),
  ],
);

/** The code of an issue in one format: MasterFormat, UniFormat or a company's own. */
export const issueCostGroup = pgTable(
  'issue_cost_group',
  {
    tenantId: tenantId(),
    issueId: reference().notNull(),
    definitionId: reference().notNull(),
    costGroupId: reference().notNull(),
  },
  (t) => [
    ...tenantKey('issue_cost_group', t, t.issueId, t.definitionId),
    ...belongsTo('issue_cost_group_issue', t, t.issueId, issue, { cascade: true, indexed: false }),
    ...belongsTo('issue_cost_group_definition', t, t.definitionId, costGroupDefinition, { cascade: true }),
    ...belongsTo('issue_cost_group_code', t, t.costGroupId, costGroup),
  ],
);

/** What an issue is about; the other end may live in any module, so it is held by type and id. */
export const issueLink = pgTable(
  'issue_link',
  {
    tenantId: tenantId(),
    issueId: reference().notNull(),
    entityType: text({ enum: issueLinkTypes }).notNull(),
    entityId: reference().notNull(),
  },
  (t) => [
    ...tenantKey('issue_link', t, t.issueId, t.entityType, t.entityId),
    ...belongsTo('issue_link_issue', t, t.issueId, issue, { cascade: true, indexed: false }),
    index('issue_link_entity').on(t.tenantId, t.entityType, t.entityId),
    oneOf('issue_link_type', t.entityType, issueLinkTypes),
  ],
);
