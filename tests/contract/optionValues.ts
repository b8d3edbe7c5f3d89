import fc from 'fast-check';

/** Values of an option's parts that exist, so that most calls reach the work behind the validation. */
export const itemValues = {
  deadline_milestone_id: fc.constantFrom(null, 1),
  probability: fc.integer({ min: 0, max: 100 }),
  weekly_waiting_cost: fc.constantFrom(null, 12_500),
  drivers: fc.constantFrom([], [{ driver_id: 1, score: 2 }]),
  links: fc.constantFrom([], [{ entity_type: 'risk', entity_id: 1 }]),
  markups: fc.constant([]),
  custom_attributes: fc.constant([]),
  cost_group_ids: fc.constant([]),
  mention_ids: fc.constant([]),
  entity_id: fc.integer({ min: 1, max: 14 }),
};

type Ask = (text: string, values: unknown[]) => Promise<unknown>;

/** What has to stand in the database before the operations of options and comments can succeed. */
export const optionRows = (ask: Ask, userId: number) => ({
  getItemImport: () =>
    ask(
      `update job set kind = 'read_items', status = 'done', created_by_id = $1,
        payload = (select jsonb_build_object('projectId', id) from project where tenant_id = 1 and name like 'Cedar Ridge%'),
        result = '{"file_name":"options.csv","sheets":[]}' where tenant_id = 1 and id = 3`,
      [userId],
    ),
  restoreItem: () =>
    ask(`update item set is_deleted = true where tenant_id = $1 and id <= 14 and status = 'PENDING'`, [1]),
  updateComment: () =>
    ask(`update comment set created_by_id = $1, is_deleted = false where tenant_id = 1`, [userId]),
  removeComment: () =>
    ask(`update comment set created_by_id = $1, is_deleted = false where tenant_id = 1`, [userId]),
});
