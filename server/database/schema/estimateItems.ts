import { sql } from 'drizzle-orm';
import { integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { belongsTo, id, oneOf, reference, tenantId, tenantRow } from './columns.ts';
import { estimateUpload } from './estimate.ts';
import { item } from './foresite.ts';
import { project } from './projects.ts';
import { milestone } from './timeline.ts';

/** Whether an item's work is priced in the lines of an estimate, as a person has said. */
const estimateItemStates = ['IN', 'OUT'] as const;

/** What a person has said of an item and a milestone's estimate; without it the day of approval decides (docs/product/estimate.md). */
export const estimateItem = pgTable(
  'estimate_item',
  {
    tenantId: tenantId(),
    id: id(),
    projectId: reference().notNull(),
    milestoneId: reference().notNull(),
    itemId: reference().notNull(),
    /** The upload whose lines stood when it was said; null where no file was. It counts while they stand. */
    uploadId: reference(),
    state: text({ enum: estimateItemStates }).notNull(),
    version: integer().notNull().default(1),
  },
  (t) => [
    ...tenantRow('estimate_item', t),
    ...belongsTo('estimate_item_project', t, t.projectId, project, { cascade: true }),
    ...belongsTo('estimate_item_milestone', t, t.milestoneId, milestone, { cascade: true, indexed: false }),
    ...belongsTo('estimate_item_item', t, t.itemId, item, { cascade: true }),
    ...belongsTo('estimate_item_upload', t, t.uploadId, estimateUpload, { cascade: true }),
    uniqueIndex('estimate_item_unique').on(
      t.tenantId,
      t.milestoneId,
      t.itemId,
      sql`coalesce(${t.uploadId}, 0)`,
    ),
    oneOf('estimate_item_state', t.state, estimateItemStates),
  ],
);
