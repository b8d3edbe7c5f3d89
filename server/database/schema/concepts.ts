import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { TemplateKind } from '#domain/markups';
import { appUser } from './access.ts';
import {
  belongsTo,
  id,
  instantNow,
  oneOf,
  percent,
  quantity,
  reference,
  tenantId,
  tenantRow,
} from './columns.ts';
import { areaUnits, project } from './projects.ts';

/** docs/product/concepts.md status of an analysis. */
export const analysisStatuses = ['DRAFT', 'ACTIVE', 'PROMOTED', 'ARCHIVED'] as const;

/** A building before it is a project (docs/product/concepts.md). Areas of its concepts are in its unit, costs in the prices of its day. */
export const analysis = pgTable(
  'analysis',
  {
    tenantId: tenantId(),
    id: id(),
    name: text().notNull(),
    description: text().notNull().default(''),
    site: text().notNull().default(''),
    city: text().notNull().default(''),
    areaUnit: text({ enum: areaUnits }).notNull().default('sq_ft'),
    targetArea: quantity(),
    costDate: date().notNull(),
    status: text({ enum: analysisStatuses }).notNull().default('DRAFT'),
    /** What it was promoted to. */
    promotedProjectId: reference(),
    isDeleted: boolean().notNull().default(false),
    createdById: reference(),
    createdAt: instantNow(),
    updatedAt: instantNow(),
    version: integer().notNull().default(1),
  },
  (t) => [
    ...tenantRow('analysis', t),
    ...belongsTo('analysis_promoted_project', t, t.promotedProjectId, project),
    ...belongsTo('analysis_created_by', t, t.createdById, appUser),
    index('analysis_updated').on(t.tenantId, t.updatedAt),
    oneOf('analysis_area_unit', t.areaUnit, areaUnits),
    oneOf('analysis_status', t.status, analysisStatuses),
    check('analysis_promoted', sql`(${t.status} = 'PROMOTED') = (${t.promotedProjectId} is not null)`),
    check('analysis_target_area', sql`${t.targetArea} >= 0`),
  ],
);

/** The component of a past project that a cost per area was taken from, as it stood then. */
export type KeptSource = {
  project_id: number;
  component_id: number;
  project_name: string;
  component_name: string;
  city: string | null;
  year: number | null;
  /** In the project itself, and what brought it to the analysis. */
  cost_per_area: number;
  factor: number;
};

/** A component of a concept as it is kept. */
export type KeptComponent = {
  name: string;
  area: number;
  cost_per_area: number;
  source: KeptSource | null;
};

/** A massing of an analysis; its components are read as a whole. */
export const concept = pgTable(
  'concept',
  {
    tenantId: tenantId(),
    id: id(),
    analysisId: reference().notNull(),
    name: text().notNull(),
    description: text().notNull().default(''),
    components: jsonb().$type<KeptComponent[]>().notNull().default([]),
    isDeleted: boolean().notNull().default(false),
    createdAt: instantNow(),
    updatedAt: instantNow(),
    version: integer().notNull().default(1),
  },
  (t) => [
    ...tenantRow('concept', t),
    ...belongsTo('concept_analysis', t, t.analysisId, analysis, { cascade: true }),
  ],
);

/** A markup of a scenario as it is kept. */
export type KeptMarkup = { name: string; kind: TemplateKind; value: number };

/** A concept with what time, risk and markups add. */
export const conceptScenario = pgTable(
  'concept_scenario',
  {
    tenantId: tenantId(),
    id: id(),
    analysisId: reference().notNull(),
    conceptId: reference().notNull(),
    name: text().notNull(),
    startDate: date(),
    durationMonths: integer().notNull(),
    escalationPercent: percent().notNull().default('0'),
    contingencyPercent: percent().notNull().default('0'),
    markupLines: jsonb().$type<KeptMarkup[]>().notNull().default([]),
    isDeleted: boolean().notNull().default(false),
    createdAt: instantNow(),
    updatedAt: instantNow(),
    version: integer().notNull().default(1),
  },
  (t) => [
    ...tenantRow('concept_scenario', t),
    ...belongsTo('concept_scenario_analysis', t, t.analysisId, analysis, { cascade: true }),
    ...belongsTo('concept_scenario_concept', t, t.conceptId, concept, { cascade: true }),
    check('concept_scenario_duration', sql`${t.durationMonths} between 1 and 120`),
  ],
);
