/**
 * What the history of a whole project is made of: the rows that belong together, and who may read what happened to them. Any of the
 * permissions suffices; an area without any is everybody's who may read the history at all. Rows of no area never show there.
 */
export const HISTORY_AREAS = {
  items: {
    label: 'Items, scenarios and meetings',
    permissions: ['foresite_access'],
    entities: [
      'item',
      'scenario',
      'me_group',
      'contingency_pot',
      'contingency_entry',
      'tag',
      'meeting',
      'meeting_topic',
    ],
  },
  estimate: {
    label: 'Estimate',
    permissions: ['estimate_access'],
    entities: [
      'estimate_line',
      'estimate_upload',
      'estimate_item',
      'estimate_remark',
      'estimate_version',
      'estimate_markups',
    ],
  },
  calibrate: {
    label: 'Calibrate',
    permissions: ['calibrate_access'],
    entities: ['peer_exclusion', 'division_exclusion'],
  },
  targets: { label: 'Targets', permissions: ['tvd_access'], entities: ['tvd_target'] },
  vision: {
    label: 'Vision',
    permissions: ['vision_access'],
    entities: ['vision', 'value_driver', 'success_criterion'],
  },
  risks: { label: 'Risks', permissions: ['risk_access'], entities: ['risk'] },
  issues: { label: 'Issues', permissions: ['issue_access'], entities: ['issue'] },
  procurement: {
    label: 'Procurement',
    permissions: ['procurement_access'],
    entities: [
      'bid_package',
      'bid_document',
      'bid_request',
      'bid_invitation',
      'bid_question',
      'bid_addendum',
      'work_package',
      'allocation_rule',
      'allocation',
    ],
  },
  context: {
    label: 'Context',
    permissions: ['context_access'],
    entities: ['context_entry', 'context_document'],
  },
  timeline: {
    label: 'Timeline',
    permissions: ['timeline_access'],
    entities: [
      'milestone',
      'contract_event',
      'timeline_phase',
      'timeline_group',
      'timeline_activity',
      'timeline_link',
      'timeline_calendar',
      'timeline_baseline',
    ],
  },
  components: { label: 'Components', permissions: ['component_access'], entities: ['component'] },
  program: {
    label: 'Program',
    permissions: ['program_access'],
    entities: ['program_area', 'program_version'],
  },
  details: { label: 'Details', permissions: [], entities: ['project', 'project_group'] },
  settings: {
    label: 'Project settings',
    permissions: ['project_settings', 'change_setting'],
    entities: ['project_settings', 'page_setting'],
  },
  team: { label: 'Team', permissions: [], entities: ['project_member', 'user'] },
} as const;

/** An area of a project's history. */
export type HistoryArea = keyof typeof HISTORY_AREAS;

/** The areas in the order of their filter. */
export const historyAreas = Object.keys(HISTORY_AREAS) as HistoryArea[];

/** The areas that somebody with these permissions may read. */
export const readableAreas = (permissions: ReadonlySet<string>): HistoryArea[] =>
  historyAreas.filter((area) => {
    const needed: readonly string[] = HISTORY_AREAS[area].permissions;
    return needed.length === 0 || needed.some((permission) => permissions.has(permission));
  });

/** The area that a row's kind belongs to; undefined for kinds that no project's history shows. */
export const historyAreaOf = (entity: string): HistoryArea | undefined =>
  historyAreas.find((area) => (HISTORY_AREAS[area].entities as readonly string[]).includes(entity));
