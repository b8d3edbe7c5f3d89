import { dashboardFields } from '#domain/dashboards';
import { fieldNames } from '#domain/fields';
import { dashboard } from '#server/database/schema/dashboards.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import type { EntityAdapter, RowWrite } from '#server/services/changes/entityAdapter.ts';
import { tableAdapter } from '#server/services/changes/tableAdapter.ts';
import { type DashboardParts, readParts, replaceParts } from './dashboardRepository.ts';

const parts = new Set<string>(['project_group_ids', 'project_ids', 'member_ids', 'memberships']);

const rowsOf = tableAdapter({
  entity: 'dashboard',
  module: 'dashboards',
  table: dashboard,
  fields: fieldNames(dashboardFields).filter((field) => !parts.has(field)),
});

/** The row as its table has it, without what other tables keep. */
const toRow = (row: RowWrite): RowWrite => ({
  ...row,
  fields: Object.fromEntries(Object.entries(row.fields).filter(([field]) => !parts.has(field))),
  changed: row.changed.filter((field) => !parts.has(field)),
});

const partsOf = ({ id, fields }: RowWrite): DashboardParts & { id: number } => ({
  id,
  project_group_ids: (fields['project_group_ids'] ?? []) as number[],
  project_ids: (fields['project_ids'] ?? []) as number[],
  memberships: (fields['memberships'] ?? []) as DashboardParts['memberships'],
});

const writeParts = (tx: TenantTx, rows: readonly RowWrite[]) => replaceParts(tx, rows.map(partsOf));

/** Dashboards: one row each, with their project groups, projects and members. */
export const dashboardAdapter: EntityAdapter = {
  ...rowsOf,
  load: async (tx, ids, projectId) => {
    const rows = await rowsOf.load(tx, ids, projectId);
    const kept = await readParts(tx, ids);
    return new Map(
      [...rows].map(([id, row]) => {
        const own = kept.get(id);
        const members = own?.memberships.map(({ user_id }) => user_id) ?? [];
        return [id, { ...row, fields: { ...row.fields, ...own, member_ids: members } }];
      }),
    );
  },
  insert: async (tx, rows, head) => {
    await rowsOf.insert(tx, rows.map(toRow), head);
    await writeParts(tx, rows);
  },
  update: async (tx, rows, head) => {
    await rowsOf.update(tx, rows.map(toRow), head);
    await writeParts(
      tx,
      rows.filter(({ changed }) => changed.some((field) => parts.has(field))),
    );
  },
  restore: async (tx, rows, head) => {
    await rowsOf.restore?.(tx, rows.map(toRow), head);
    await writeParts(tx, rows);
  },
};
