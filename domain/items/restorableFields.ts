/** Fields of an item that get a value of their history back, one at a time; the contract names the same. */
export const RESTORABLE_FIELDS = [
  'name',
  'description',
  'priority',
  'due_date',
  'estimated_area',
  'lower_limit',
  'upper_limit',
  'component_id',
  'assignee_id',
  'proposed_by_id',
  'me_group_ids',
  'tag_ids',
  'probability',
  'schedule_days',
  'is_schedule_critical',
  'deadline_milestone_id',
  'weekly_waiting_cost',
] as const;

/** One of them. */
export type RestorableField = (typeof RESTORABLE_FIELDS)[number];

/** Whether a field of the change log is one of them. */
export const isRestorable = (field: string): field is RestorableField =>
  (RESTORABLE_FIELDS as readonly string[]).includes(field);
