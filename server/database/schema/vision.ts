import { sql } from 'drizzle-orm';
import { boolean, check, date, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { appUser } from './access.ts';
import { belongsTo, id, oneOf, percent, reference, tenantId, tenantRow } from './columns.ts';
import { project } from './projects.ts';
import { milestone } from './timeline.ts';

/** What a project is for (docs/product/vision.md): one row a project, once somebody wrote it. */
export const vision = pgTable(
  'vision',
  {
    tenantId: tenantId(),
    id: id(),
    projectId: reference().notNull(),
    statement: text().notNull().default(''),
    agreedById: reference(),
    agreedOn: date({ mode: 'string' }),
    /** Up to four figures that name the project, as `{label, value}`. */
    facts: jsonb().notNull().default([]),
    version: integer().notNull().default(1),
  },
  (t) => [
    ...tenantRow('vision', t),
    ...belongsTo('vision_project', t, t.projectId, project, { cascade: true, indexed: false }),
    ...belongsTo('vision_agreed_by', t, t.agreedById, appUser),
    uniqueIndex('vision_project_unique').on(t.tenantId, t.projectId),
  ],
);

export const criterionResults = ['NOT_JUDGED', 'MET', 'AT_RISK', 'NOT_MET'] as const;

/** What a project is judged by. */
export const successCriterion = pgTable(
  'success_criterion',
  {
    tenantId: tenantId(),
    id: id(),
    projectId: reference().notNull(),
    position: integer().notNull(),
    name: text().notNull(),
    judgeId: reference(),
    milestoneId: reference(),
    result: text({ enum: criterionResults }).notNull().default('NOT_JUDGED'),
    note: text().notNull().default(''),
    version: integer().notNull().default(1),
  },
  (t) => [
    ...tenantRow('success_criterion', t),
    ...belongsTo('success_criterion_project', t, t.projectId, project, { cascade: true }),
    ...belongsTo('success_criterion_judge', t, t.judgeId, appUser),
    ...belongsTo('success_criterion_milestone', t, t.milestoneId, milestone),
    oneOf('success_criterion_result', t.result, criterionResults),
  ],
);

/** A goal that each item is judged by (docs/product/vision.md). A deleted one stays, marked, with the scores of its items. */
export const valueDriver = pgTable(
  'value_driver',
  {
    tenantId: tenantId(),
    id: id(),
    projectId: reference().notNull(),
    position: integer().notNull(),
    name: text().notNull(),
    description: text().notNull().default(''),
    weight: percent().notNull().default('1'),
    isDeleted: boolean().notNull().default(false),
    version: integer().notNull().default(1),
  },
  (t) => [
    ...tenantRow('value_driver', t),
    ...belongsTo('value_driver_project', t, t.projectId, project, { cascade: true }),
    uniqueIndex('value_driver_name_unique')
      .on(t.tenantId, t.projectId, sql`lower(${t.name})`)
      .where(sql`not ${t.isDeleted}`),
    check('value_driver_weight', sql`${t.weight} > 0`),
  ],
);
