import { foreignKey, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { appUser } from './access.ts';
import { belongsTo, id, instantNow, oneOf, reference, tenantId, tenantKey, tenantRow } from './columns.ts';
import { project } from './projects.ts';

/** Where a change came from (docs/product/history.md). */
export const changeSources = ['hand', 'paste', 'import', 'assistant', 'api', 'undo', 'system'] as const;
export const changeKinds = ['create', 'update', 'delete'] as const;

/** What a field was and what it became. */
export type FieldChange = { from: unknown; to: unknown };

/** One act of one person: everything that was saved together. */
export const changeSet = pgTable(
  'change_set',
  {
    tenantId: tenantId(),
    id: id(),
    projectId: reference(),
    actorId: reference(),
    /** Name of the role the actor was impersonating, kept as a name because history outlives roles. */
    impersonatedRole: text(),
    /** Name of the API key that wrote it for the actor; kept as a name for the same reason. */
    apiKeyName: text(),
    source: text({ enum: changeSources }).notNull(),
    summary: text().notNull(),
    revertsId: reference(),
    undoneById: reference(),
    createdAt: instantNow(),
  },
  (t) => [
    ...tenantRow('change_set', t),
    ...belongsTo('change_set_project', t, t.projectId, project, { cascade: true, indexed: false }),
    index('change_set_project_order').on(t.tenantId, t.projectId, t.id),
    ...belongsTo('change_set_actor', t, t.actorId, appUser),
    foreignKey({
      name: 'change_set_reverts_fk',
      columns: [t.tenantId, t.revertsId],
      foreignColumns: [t.tenantId, t.id],
    }),
    index('change_set_reverts_index').on(t.tenantId, t.revertsId),
    foreignKey({
      name: 'change_set_undone_by_fk',
      columns: [t.tenantId, t.undoneById],
      foreignColumns: [t.tenantId, t.id],
    }),
    index('change_set_undone_by_index').on(t.tenantId, t.undoneById),
    oneOf('change_set_source', t.source, changeSources),
  ],
);

/** What one act did to one row; never edited (docs/product/history.md). */
export const changeEntry = pgTable(
  'change_entry',
  {
    tenantId: tenantId(),
    changeSetId: reference().notNull(),
    position: integer().notNull(),
    entity: text().notNull(),
    entityId: reference().notNull(),
    kind: text({ enum: changeKinds }).notNull(),
    fields: jsonb().$type<Record<string, FieldChange>>().notNull(),
    versionAfter: integer().notNull(),
  },
  (t) => [
    ...tenantKey('change_entry', t, t.changeSetId, t.position),
    ...belongsTo('change_entry_set', t, t.changeSetId, changeSet, { cascade: true, indexed: false }),
    index('change_entry_entity').on(t.tenantId, t.entity, t.entityId, t.changeSetId),
    oneOf('change_entry_kind', t.kind, changeKinds),
  ],
);
