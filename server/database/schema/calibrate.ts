import { check, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { belongsTo, id, reference, tenantId, tenantRow } from './columns.ts';
import { project } from './projects.ts';

/** A project that another one is not compared with, and why (docs/product/calibrate.md). */
export const peerExclusion = pgTable(
  'peer_exclusion',
  {
    tenantId: tenantId(),
    id: id(),
    projectId: reference().notNull(),
    peerId: reference().notNull(),
    note: text().notNull(),
    version: integer().notNull().default(1),
  },
  (t) => [
    ...tenantRow('peer_exclusion', t),
    ...belongsTo('peer_exclusion_project', t, t.projectId, project, { cascade: true, indexed: false }),
    ...belongsTo('peer_exclusion_peer', t, t.peerId, project, { cascade: true }),
    uniqueIndex('peer_exclusion_unique').on(t.tenantId, t.projectId, t.peerId),
    check('peer_exclusion_other', sql`${t.projectId} <> ${t.peerId}`),
  ],
);

/** A division, or another member of a dimension, that counts in no figure of a project's comparison, and why (docs/product/calibrate.md). */
export const divisionExclusion = pgTable(
  'division_exclusion',
  {
    tenantId: tenantId(),
    id: id(),
    projectId: reference().notNull(),
    dimension: text().notNull(),
    /** The number of a code, 0 for what has none; a component by its name in lower case. */
    memberKey: text().notNull(),
    note: text().notNull(),
    version: integer().notNull().default(1),
  },
  (t) => [
    ...tenantRow('division_exclusion', t),
    ...belongsTo('division_exclusion_project', t, t.projectId, project, { cascade: true, indexed: false }),
    uniqueIndex('division_exclusion_unique').on(t.tenantId, t.projectId, t.dimension, t.memberKey),
  ],
);
