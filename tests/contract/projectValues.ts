import fc from 'fast-check';
import { dashboardRows, dashboardValues } from './dashboardValues.ts';

const day = fc.constantFrom(null, '2027-01-04');

/** Values that a project, or a dashboard over several, can have, by field of a body. */
export const projectValues = {
  ...dashboardValues,
  report_cards: fc.constantFrom([], [{ key: 'risks', kind: 'risk-table' }]),
  construction_category_id: fc.constantFrom(null, 1, 5, 40),
  construction_category_ids: fc.uniqueArray(fc.constantFrom(1, 5, 40), { maxLength: 3 }),
  defaultFormat: fc.constantFrom('MF' as const, 'UF' as const),
  delivery_contract_type: fc.constantFrom(null, 'Design-build'),
  group_ids: fc.subarray([1, 2]),
  project_ids: fc.subarray([1, 2]),
  target_budget: fc.constantFrom(null, 0, 62_000_000),
  precon_start_date: day,
  precon_end_date: day,
  construction_start_date: day,
  completion_date: fc.constant('2027-01-04'),
  milestones: fc.constant([]),
};

/** Rows of projects that paths name. */
export const projectIds = {
  project_group_id: fc.integer({ min: 1, max: 3 }),
  construction_category_id: fc.integer({ min: 1, max: 300 }),
  deleted_project_id: fc.constant(9),
};

type Run = (text: string, values?: unknown[]) => Promise<unknown>;

/** What has to be there before operations of projects can do their work. */
export const projectRows = (
  run: Run,
  projectId: number,
  userId: number,
): Record<string, () => Promise<unknown>> => ({
  ...dashboardRows(run),
  // What was deleted before is looked at as a role.
  startImpersonation: () =>
    run(`update project set is_deleted = false, status = 'ACTIVE' where tenant_id = 1 and id = $1`, [
      projectId,
    ]),
  getProjectSheet: () =>
    run(
      `update job set kind = 'read_project_sheet', status = 'done', created_by_id = $1,
        result = '{"file_name":"a.csv","components":[],"milestones":[],"problems":[]}'
        where tenant_id = 1 and id = (select min(id) from job where tenant_id = 1)`,
      [userId],
    ),
  getListSheet: () =>
    run(
      `update job set kind = 'read_list_sheet', status = 'done', created_by_id = $1,
        result = '{"file_name":"a.csv","sheets":[]}'
        where tenant_id = 1 and id = (select min(id) from job where tenant_id = 1)`,
      [userId],
    ),
  getRoomList: () =>
    run(
      `update job set kind = 'read_room_list', status = 'done', created_by_id = $1,
        payload = jsonb_build_object('projectId', $2::bigint), result = '{"file_name":"a.csv","sheets":[]}'
        where tenant_id = 1 and id = (select min(id) from job where tenant_id = 1)`,
      [userId, projectId],
    ),
  getBidTabulation: () =>
    run(
      `update job set kind = 'read_bid_tabulation', status = 'done', created_by_id = $1,
        payload = jsonb_build_object('projectId', $2::bigint), result = '{"file_name":"a.csv","sheets":[]}'
        where tenant_id = 1 and id = (select min(id) from job where tenant_id = 1)`,
      [userId, projectId],
    ),
  moveProject: () => run(`update project set status = 'ACTIVE' where tenant_id = 1 and id = $1`, [projectId]),
  updateProject: () =>
    run(`update project set status = 'ACTIVE' where tenant_id = 1 and id = $1`, [projectId]),
  updateLegacyProject: () =>
    run(`update project set status = 'LEGACY' where tenant_id = 1 and id = $1`, [projectId]),
  restoreProject: () => run('update project set is_deleted = true where tenant_id = 1 and id = 9'),
  removeProject: () =>
    run('update project set is_deleted = false where tenant_id = 1 and id = $1', [projectId]),
});
