/** A row that was written, as history names it: the fields that changed. */
export interface WrittenRow {
  entity: string;
  kind: 'create' | 'update' | 'delete';
  fields: Readonly<Record<string, unknown>>;
}

/** Fields whose update moves a project's kept totals; a row that comes or goes moves them whatever it says. */
const movingFields: Readonly<Record<string, readonly string[]>> = {
  item: ['status', 'approved_on', 'subtotal_cost', 'sub_items', 'markups', 'use_markups', 'me_group_ids'],
  milestone: ['date', 'actual_date', 'has_estimate'],
  project: ['target_budget'],
};

/** What never moves them. An entity that is in neither list is taken to move them: too often is right, too seldom is not. */
const quietEntities: ReadonlySet<string> = new Set([
  'analysis',
  'concept',
  'concept_scenario',
  'allocation',
  'allocation_rule',
  'attachment',
  'bid_addendum',
  'bid_document',
  'bid_invitation',
  'bid_platform',
  'bid_question',
  'bid_request',
  'comment',
  'web_link',
  'context_entry',
  'context_document',
  'peer_exclusion',
  'division_exclusion',
  'contingency_entry',
  'contingency_pot',
  'contract_event',
  'custom_report',
  'estimate_remark',
  'estimate_upload',
  'estimate_version',
  'markup_template',
  'meeting',
  'meeting_topic',
  'normalization_index',
  'page_setting',
  'prequalification',
  'program_version',
  'project_member',
  'project_settings',
  'report_run',
  'report_schedule',
  'risk',
  'scenario',
  'success_criterion',
  'tag',
  'timeline_activity',
  'timeline_baseline',
  'timeline_calendar',
  'timeline_group',
  'timeline_link',
  'timeline_phase',
  'tvd_target',
  'value_driver',
  'vision',
  'work_package',
]);

/** Whether a written row can move the kept totals of its project (docs/product/projects.md). */
export function movesTotals({ entity, kind, fields }: WrittenRow): boolean {
  if (quietEntities.has(entity)) return false;
  const moving = movingFields[entity];
  return kind !== 'update' || moving === undefined || moving.some((field) => field in fields);
}
