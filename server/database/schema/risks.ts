import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  index,
} from 'drizzle-orm/pg-core';
import type { RatedLevel, ScaleStep } from '#domain/risks';
import { appUser } from './access.ts';
import { belongsTo, id, instantNow, money, oneOf, reference, tenantId, tenantRow } from './columns.ts';
import { component } from './components.ts';
import { project } from './projects.ts';

/** docs/product/risks.md Risk and Mitigation statuses. */
export const riskStatuses = ['IDENTIFIED', 'CLOSED'] as const;
export const riskResponses = ['AVOID', 'MITIGATE', 'TRANSFER', 'ACCEPT'] as const;
export const mitigationStatuses = ['DRAFT', 'IN_PROGRESS', 'COMPLETE'] as const;

/** A company's name for a kind of risk; 'Other' is listed last. */
export const riskCategory = pgTable(
  'risk_category',
  { tenantId: tenantId(), id: id(), name: text().notNull() },
  (t) => [
    ...tenantRow('risk_category', t),
    uniqueIndex('risk_category_name_unique').on(t.tenantId, sql`lower(${t.name})`),
  ],
);

/**
 * A later version of a company's risk scale: what ratings mean, and the level of each pair. Risks that name none are scored
 * by the first, which is the same for all (docs/product/risks.md).
 */
export const riskScale = pgTable(
  'risk_scale',
  {
    tenantId: tenantId(),
    id: id(),
    number: integer().notNull(),
    likelihoods: jsonb().$type<ScaleStep[]>().notNull(),
    impacts: jsonb().$type<ScaleStep[]>().notNull(),
    levels: jsonb().$type<RatedLevel[][]>().notNull(),
    note: text().notNull().default(''),
    createdById: reference(),
    createdAt: instantNow(),
    version: integer().notNull().default(1),
  },
  (t) => [
    ...tenantRow('risk_scale', t),
    uniqueIndex('risk_scale_number_unique').on(t.tenantId, t.number),
    ...belongsTo('risk_scale_created_by', t, t.createdById, appUser),
    check('risk_scale_number', sql`${t.number} > 1`),
  ],
);

/** A risk of a project (docs/product/risks.md): likelihood and impact 1 to 5, values never negative (docs/product/risks.md). */
export const risk = pgTable(
  'risk',
  {
    tenantId: tenantId(),
    id: id(),
    projectId: reference().notNull(),
    number: integer().notNull(),
    name: text().notNull(),
    description: text().notNull().default(''),
    categoryId: reference(),
    componentId: reference(),
    ownerId: reference(),
    status: text({ enum: riskStatuses }).notNull().default('IDENTIFIED'),
    likelihood: smallint(),
    impact: smallint(),
    value: money(),
    originalValue: money(),
    comment: text().notNull().default(''),
    inherentLikelihood: smallint(),
    inherentImpact: smallint(),
    response: text({ enum: riskResponses }),
    cause: text().notNull().default(''),
    event: text().notNull().default(''),
    effect: text().notNull().default(''),
    trigger: text().notNull().default(''),
    exposedFrom: date({ mode: 'string' }),
    exposedTo: date({ mode: 'string' }),
    /** Whether it came true, and what it then cost; said when it is closed. */
    struck: boolean().notNull().default(false),
    struckOn: date({ mode: 'string' }),
    outcomeCost: money(),
    daysLost: integer(),
    closedOn: date({ mode: 'string' }),
    isDeleted: boolean().notNull().default(false),
    version: integer().notNull().default(1),
    /** The version of the company's scale that it was scored by; none is the first. */
    scaleId: reference(),
    /** The template of the company's library that it was made of. */
    templateId: reference(),
    createdById: reference(),
    createdAt: instantNow(),
    updatedAt: instantNow(),
  },
  (t) => [
    ...tenantRow('risk', t),
    ...belongsTo('risk_project', t, t.projectId, project, { cascade: true, indexed: false }),
    uniqueIndex('risk_number_unique').on(t.tenantId, t.projectId, t.number),
    ...belongsTo('risk_scale', t, t.scaleId, riskScale),
    ...belongsTo('risk_category', t, t.categoryId, riskCategory),
    ...belongsTo('risk_component', t, t.componentId, component),
    ...belongsTo('risk_owner', t, t.ownerId, appUser),
    ...belongsTo('risk_created_by', t, t.createdById, appUser),
    index('risk_template_index').on(t.tenantId, t.templateId),
    oneOf('risk_status', t.status, riskStatuses),
    check('risk_likelihood', sql`${t.likelihood} between 1 and 5`),
    check('risk_impact', sql`${t.impact} between 1 and 5`),
    check('risk_value', sql`${t.value} >= 0 and ${t.originalValue} >= 0 and ${t.outcomeCost} >= 0`),
    check('risk_days_lost', sql`${t.daysLost} between 0 and 3650`),
    check(
      'risk_inherent',
      sql`${t.inherentLikelihood} between 1 and 5 and ${t.inherentImpact} between 1 and 5`,
    ),
    oneOf('risk_response', t.response, riskResponses),
  ],
);

/** What is done against a risk (docs/product/risks.md). */
export const mitigation = pgTable(
  'mitigation',
  {
    tenantId: tenantId(),
    id: id(),
    riskId: reference().notNull(),
    position: integer().notNull(),
    name: text().notNull(),
    description: text().notNull().default(''),
    dueDate: date({ mode: 'string' }),
    status: text({ enum: mitigationStatuses }).notNull().default('DRAFT'),
    leaderId: reference(),
    cost: money(),
    likelihoodEffect: smallint().notNull().default(0),
    impactEffect: smallint().notNull().default(0),
  },
  (t) => [
    ...tenantRow('mitigation', t),
    ...belongsTo('mitigation_risk', t, t.riskId, risk, { cascade: true, indexed: false }),
    index('mitigation_order').on(t.tenantId, t.riskId, t.position),
    ...belongsTo('mitigation_leader', t, t.leaderId, appUser),
    oneOf('mitigation_status', t.status, mitigationStatuses),
    check(
      'mitigation_effect',
      sql`${t.cost} >= 0 and ${t.likelihoodEffect} between 0 and 4 and ${t.impactEffect} between 0 and 4`,
    ),
  ],
);
