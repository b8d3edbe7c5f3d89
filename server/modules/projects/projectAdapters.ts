import { fieldNames } from '#domain/fields';
import { moveProblem, projectFields, type ProjectStatus } from '#domain/projects';
import { ruleRefused } from '#server/contract/errors.ts';
import { project, projectGroup } from '#server/database/schema/projects.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import type { EntityAdapter, RowWrite } from '#server/services/changes/entityAdapter.ts';
import { tableAdapter } from '#server/services/changes/tableAdapter.ts';
import { type AttributeFields, replaceAttributes } from '../attributes/attributeRepository.ts';
import { groupMembers, refuseTakenNames, replaceMembers, showOnDashboards } from './groupRepository.ts';
import { readParts, readStatuses, replaceGroups } from './projectPartsRepository.ts';

const parts = new Set<string>(['target_area', 'group_ids', 'custom_attributes']);
const areaColumns = ['target_area_value', 'target_area_unit'] as const;

const rowsOf = tableAdapter({
  entity: 'project',
  module: 'projects',
  table: project,
  fields: [...fieldNames(projectFields).filter((field) => !parts.has(field)), ...areaColumns],
});

/** The row as the table has it: the area in its two columns, without what other tables keep. */
function toRow(row: RowWrite): RowWrite {
  const { target_area: area, group_ids: _groups, custom_attributes: _attributes, ...fields } = row.fields;
  const { value, unit } = (area ?? {}) as { value?: number; unit?: string };
  return {
    ...row,
    fields: { ...fields, target_area_value: value ?? null, target_area_unit: unit ?? 'sq_ft' },
    changed: row.changed.flatMap((field) => (field === 'target_area' ? [...areaColumns] : [field])),
  };
}

async function writeParts(tx: TenantTx, rows: readonly RowWrite[], all = false): Promise<void> {
  const having = (field: string) => rows.filter(({ changed }) => all || changed.includes(field));
  await replaceGroups(
    tx,
    having('group_ids').map(({ id, fields }) => ({ id, groupIds: (fields['group_ids'] ?? []) as number[] })),
  );
  await replaceAttributes(
    tx,
    'PROJECT',
    having('custom_attributes').map(({ id, fields }) => ({
      id,
      values: (fields['custom_attributes'] ?? []) as AttributeFields[],
    })),
  );
}

/** However a status comes to change, by hand or by undo, it moves only where it may. */
async function refuseMoves(tx: TenantTx, rows: readonly RowWrite[]): Promise<void> {
  const moved = rows.filter(({ changed }) => changed.includes('status'));
  if (moved.length === 0) return;
  const now = await readStatuses(
    tx,
    moved.map(({ id }) => id),
  );
  const before = new Map(now.map(({ id, status }) => [id, status]));
  for (const { id, fields } of moved) {
    const from = before.get(id);
    const problem = from && moveProblem(from, fields['status'] as ProjectStatus);
    if (problem) throw ruleRefused(problem, { target_status: [problem] });
  }
}

/** Projects: one row each, with their groups and their attribute values. */
export const projectAdapter: EntityAdapter = {
  ...rowsOf,
  load: async (tx, ids, projectId) => {
    const rows = await rowsOf.load(tx, ids, projectId);
    const kept = new Map((await readParts(tx, ids)).map(({ id, ...rest }) => [id, rest]));
    return new Map(
      [...rows].map(([id, { fields, ...row }]) => {
        const { target_area_value: value, target_area_unit: unit, ...plain } = fields;
        const area = value === null ? null : { value, unit };
        return [id, { ...row, fields: { ...plain, target_area: area, ...kept.get(id) } }];
      }),
    );
  },
  insert: async (tx, rows, head) => {
    await rowsOf.insert(tx, rows.map(toRow), head);
    await writeParts(tx, rows, true);
  },
  update: async (tx, rows, head) => {
    await refuseMoves(tx, rows);
    await rowsOf.update(tx, rows.map(toRow), head);
    await writeParts(tx, rows);
  },
  restore: async (tx, rows, head) => {
    await rowsOf.restore?.(tx, rows.map(toRow), head);
    await writeParts(tx, rows, true);
  },
};

const groupRows = tableAdapter({
  entity: 'project_group',
  module: 'projects',
  table: projectGroup,
  fields: ['name'],
});

const withoutMembers = (row: RowWrite): RowWrite => ({
  ...row,
  fields: { name: row.fields['name'] },
  changed: row.changed.filter((field) => field !== 'projects' && field !== 'dashboards'),
});

const membersOf = (rows: readonly RowWrite[]) =>
  rows
    .filter(({ changed }) => changed.includes('projects'))
    .map(({ id, fields }) => ({ id, projectIds: (fields['projects'] ?? []) as number[] }));

/** Groups of projects, with what is in them. The dashboards that show a group are kept for its way back alone: they are theirs to change. */
export const projectGroupAdapter: EntityAdapter = {
  ...groupRows,
  load: async (tx, ids, projectId) => {
    const rows = await groupRows.load(tx, ids, projectId);
    const members = await groupMembers(tx, ids);
    return new Map(
      [...rows].map(([id, row]) => [
        id,
        { ...row, fields: { ...row.fields, projects: [], dashboards: [], ...members.get(id) } },
      ]),
    );
  },
  insert: async (tx, rows, head) => {
    await refuseTakenNames(tx, rows);
    await groupRows.insert(tx, rows.map(withoutMembers), head);
    await replaceMembers(tx, membersOf(rows));
    await showOnDashboards(
      tx,
      rows.map(({ id, fields }) => ({ id, dashboardIds: (fields['dashboards'] ?? []) as number[] })),
    );
  },
  update: async (tx, rows, head) => {
    await refuseTakenNames(tx, rows);
    await groupRows.update(tx, rows.map(withoutMembers), head);
    await replaceMembers(tx, membersOf(rows));
  },
};
