import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { belongsTo, id, oneOf, reference, tenantId, tenantRow } from './columns.ts';
import { project } from './projects.ts';
import { milestone } from './timeline.ts';

const estimateRemarkKinds = ['MATCHED', 'APART', 'NOTE'] as const;

/** What a person has said of lines that a comparison of two estimates shows; lines go by their keys (docs/product/estimate.md). */
export const estimateRemark = pgTable(
  'estimate_remark',
  {
    tenantId: tenantId(),
    id: id(),
    projectId: reference().notNull(),
    milestoneId: reference().notNull(),
    againstId: reference().notNull(),
    againstVersion: integer(),
    kind: text({ enum: estimateRemarkKinds }).notNull(),
    name: text().notNull(),
    beforeKey: text(),
    afterKey: text(),
    note: text().notNull().default(''),
    version: integer().notNull().default(1),
  },
  (t) => [
    ...tenantRow('estimate_remark', t),
    ...belongsTo('estimate_remark_project', t, t.projectId, project, { cascade: true }),
    ...belongsTo('estimate_remark_milestone', t, t.milestoneId, milestone, { cascade: true, indexed: false }),
    ...belongsTo('estimate_remark_against', t, t.againstId, milestone, { cascade: true }),
    index('estimate_remark_compared_index').on(t.tenantId, t.milestoneId, t.againstId),
    oneOf('estimate_remark_kind', t.kind, estimateRemarkKinds),
  ],
);
