import fc from 'fast-check';

/** A change of options that knows what they said before. */
export const rememberedSet = 800_000;

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
  url: fc.integer({ min: 1, max: 99_999 }).map((number) => `https://example.com/${number}`),
  entity_id: fc.integer({ min: 1, max: 14 }),
  change_set_id: fc.constant(rememberedSet),
};

/** Numbers of options and of what belongs to them, where they stand in a path. */
export const optionIds = {
  item_id: fc.integer({ min: 1, max: 14 }),
  scenario_id: fc.integer({ min: 1, max: 8 }),
  comment_id: fc.constantFrom(1, 2),
  web_link_id: fc.constantFrom(1, 2),
  idea_id: fc.integer({ min: 1, max: 12 }),
  template_id: fc.integer({ min: 1, max: 13 }),
  saved_view_id: fc.integer({ min: 1, max: 30 }),
  meeting_id: fc.constant(2),
  meeting_topic_id: fc.integer({ min: 901, max: 904 }),
};

const remembered = {
  priority: { from: 2, to: 4 },
  description: { from: 'As it was', to: '' },
  upper_limit: { from: 5, to: 10 },
  lower_limit: { from: 5, to: 10 },
  tag_ids: { from: [1], to: [] },
  due_date: { from: '2026-12-01', to: null },
  is_schedule_critical: { from: true, to: false },
};

type Ask = (text: string, values: unknown[]) => Promise<unknown>;

const webLinks = `insert into web_link (tenant_id, id, project_id, entity, entity_id, url, created_by_id)
  select 1, number, 1, 'item', 1, 'https://example.com/' || number, $1 from generate_series(1, 2) as number
  on conflict (tenant_id, id) do update set project_id = 1, entity = 'item', entity_id = 1`;

/** What has to stand in the database before the operations of options and comments can succeed. */
export const optionRows = (ask: Ask, userId: number) => ({
  getItemImport: () =>
    ask(
      `update job set kind = 'read_items', status = 'done', created_by_id = $1,
        payload = (select jsonb_build_object('projectId', min(id)) from project where tenant_id = 1),
        result = '{"file_name":"options.csv","sheets":[]}' where tenant_id = 1 and id = 3`,
      [userId],
    ),
  restoreTemplate: () => ask('update template set is_deleted = true where tenant_id = $1', [1]),
  restoreItem: () =>
    ask(`update item set is_deleted = true where tenant_id = $1 and id <= 14 and status = 'PENDING'`, [1]),
  restoreItemField: async () => {
    await ask(
      `insert into change_set (tenant_id, id, project_id, source, summary)
        values ($1, $2, 1, 'hand', 'Changed options') on conflict do nothing`,
      [1, rememberedSet],
    );
    await ask(
      `insert into change_entry (tenant_id, change_set_id, position, entity, entity_id, kind, fields, version_after)
        select $1, $2, id, 'item', id, 'update', $3::jsonb, 2 from item where tenant_id = $1 and id <= 14
        on conflict do nothing`,
      [1, rememberedSet, JSON.stringify(remembered)],
    );
    await ask(
      `update item set status = 'PENDING', is_deleted = false where tenant_id = $1 and id in (1, 2, 4)`,
      [1],
    );
  },
  updateWebLink: () => ask(webLinks, [userId]),
  removeWebLink: () => ask(webLinks, [userId]),
  updateComment: () =>
    ask(`update comment set created_by_id = $1, is_deleted = false where tenant_id = 1`, [userId]),
  removeComment: () =>
    ask(`update comment set created_by_id = $1, is_deleted = false where tenant_id = 1`, [userId]),
});
