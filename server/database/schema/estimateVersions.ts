import { sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { belongsTo, id, instantNow, money, oneOf, reference, tenantId, tenantRow } from './columns.ts';
import { appUser } from './access.ts';
import { project } from './projects.ts';
import { milestone } from './timeline.ts';

/** Submitted: the estimate is read-only. Replaced: a later version has been started. */
const estimateVersionStates = ['SUBMITTED', 'REPLACED'] as const;

/** A milestone's estimate as somebody submitted it (docs/product/estimate.md); `lines` is what it said then. */
export const estimateVersion = pgTable(
  'estimate_version',
  {
    tenantId: tenantId(),
    id: id(),
    projectId: reference().notNull(),
    milestoneId: reference().notNull(),
    number: integer().notNull(),
    status: text({ enum: estimateVersionStates }).notNull(),
    note: text().notNull().default(''),
    linesCount: integer().notNull(),
    amount: money().notNull(),
    lines: jsonb()
      .$type<unknown[]>()
      .notNull()
      .default(sql`'[]'::jsonb`),
    submittedById: reference(),
    submittedAt: instantNow(),
    version: integer().notNull().default(1),
  },
  (t) => [
    ...tenantRow('estimate_version', t),
    ...belongsTo('estimate_version_project', t, t.projectId, project, { cascade: true }),
    ...belongsTo('estimate_version_milestone', t, t.milestoneId, milestone, {
      cascade: true,
      indexed: false,
    }),
    ...belongsTo('estimate_version_submitted_by', t, t.submittedById, appUser),
    uniqueIndex('estimate_version_number_unique').on(t.tenantId, t.milestoneId, t.number),
    uniqueIndex('estimate_version_submitted_unique')
      .on(t.tenantId, t.milestoneId)
      .where(sql`${t.status} = 'SUBMITTED'`),
    oneOf('estimate_version_status', t.status, estimateVersionStates),
  ],
);
