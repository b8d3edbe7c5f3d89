import { integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { belongsTo, id, oneOf, quantity, reference, tenantId, tenantRow } from './columns.ts';
import { project } from './projects.ts';

/** docs/product/markups.md markup line kinds. */
export const markupKinds = ['percent_direct', 'percent_compound', 'lump_sum'] as const;

/** One line of a project's own markup list, applied in order (docs/product/markups.md). */
export const projectMarkup = pgTable(
  'project_markup',
  {
    tenantId: tenantId(),
    id: id(),
    projectId: reference().notNull(),
    position: integer().notNull(),
    name: text().notNull(),
    kind: text({ enum: markupKinds }).notNull(),
    value: quantity().notNull(),
  },
  (t) => [
    ...tenantRow('project_markup', t),
    ...belongsTo('project_markup_project', t, t.projectId, project, { cascade: true, indexed: false }),
    uniqueIndex('project_markup_order').on(t.tenantId, t.projectId, t.position),
    oneOf('project_markup_kind', t.kind, markupKinds),
  ],
);
