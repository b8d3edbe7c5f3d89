import type { Permission } from '#contract/unions.ts';
import { definitionFields } from '#domain/attributes';
import { platformFields } from '#domain/bid-platform';
import { bidAddendumFields, bidInvitationFields, bidQuestionFields, bidRequestFields } from '#domain/bidding';
import { divisionExclusionFields, exclusionFields } from '#domain/calibrate';
import { formatFields, mappingFields, unitOfMeasureFields } from '#domain/codes';
import { contextFields, documentFields } from '#domain/context';
import {
  estimateItemFields,
  estimateRemarkFields,
  estimateLineFields,
  estimateUploadFields,
  estimateVersionFields,
} from '#domain/estimate';
import { componentFields } from '#domain/components';
import { analysisFields, conceptFields, conceptScenarioFields } from '#domain/concepts';
import { dashboardFields } from '#domain/dashboards';
import type { Fields } from '#domain/fields';
import {
  activityFields,
  baselineFields,
  calendarFields,
  contractEventFields,
  groupFields,
  linkFields,
  milestoneFields,
  phaseFields,
} from '#domain/timeline';
import { copyFields, estimateMarkupFields, templateFields } from '#domain/markups';
import { indexFields } from '#domain/normalization';
import { areaFields, versionFields } from '#domain/program';
import { projectFields } from '#domain/projects';
import { issueFields } from '#domain/issues';
import { itemHistoryFields } from '#domain/items';
import { templateFields as libraryTemplateFields } from '#domain/library';
import {
  allocationFields,
  allocationRuleFields,
  bidDocumentFields,
  packageFields,
  prequalificationFields,
  workPackageFields,
} from '#domain/procurement';
import { customReportFields, reportScheduleFields, reportTemplateFields } from '#domain/reporting';
import { riskFields } from '#domain/risks';
import { pageSettingFields } from '#domain/settings';
import { targetFields } from '#domain/tvd';
import { criterionFields, driverFields, visionFields } from '#domain/vision';
import { type FieldText, fieldTexts, textOf } from './fieldTexts.ts';
import type { NamedKind } from './historyRepository.ts';

/** How history treats one kind of row. */
export type HistoryEntity = {
  /** What its rows are named as. */
  kind?: NamedKind;
  /** The table of its fields; without one, fields go by the names that all entities share. */
  fields?: Fields;
  /** Undoing takes one of these permissions. Absent: changed back by hand only. */
  undo?: readonly Permission[];
};

/** Every kind of row that the change log knows. A module adds its own here, and its kind to `namedKinds`. */
export const historyEntities: Readonly<Record<string, HistoryEntity>> = {
  item: { kind: 'item', fields: itemHistoryFields },
  scenario: { kind: 'scenario' },
  tag: { kind: 'tag' },
  me_group: { kind: 'group' },
  user: { kind: 'person' },
  project_member: { kind: 'person' },
  role: { kind: 'role' },
  access_scope: { kind: 'unit' },
  sso_connection: { kind: 'connection' },
  bid_platform: { kind: 'bid_platform', fields: platformFields },
  domain_rule: { kind: 'domain' },
  sign_in_application: { kind: 'application' },
  api_key: { kind: 'api_key' },
  markup_template: { kind: 'markup_template', fields: templateFields, undo: ['change_markuptemplate'] },
  project_markups: { fields: copyFields, undo: ['edit_item_markup'] },
  normalization_index: {
    kind: 'normalization_index',
    fields: indexFields,
    undo: ['change_normalizationindex'],
  },
  code_mapping: { fields: mappingFields, undo: ['custom_codes_access'] },
  cost_group_definition: { kind: 'format', fields: formatFields, undo: ['custom_codes_access'] },
  attribute_definition: {
    kind: 'attribute',
    fields: definitionFields,
    undo: ['change_customattribute', 'delete_customattribute'],
  },
  unit_of_measure: { kind: 'measure', fields: unitOfMeasureFields, undo: ['change_unitofmeasure'] },
  project: { kind: 'project', fields: projectFields, undo: ['change_project'] },
  project_group: { kind: 'project_group', undo: ['add_projectgroup'] },
  dashboard: { kind: 'dashboard', fields: dashboardFields, undo: ['manage_all_project_dashboards'] },
  component: { kind: 'component', fields: componentFields, undo: ['change_component'] },
  analysis: { kind: 'analysis', fields: analysisFields, undo: ['change_analysis', 'add_analysis'] },
  concept: { kind: 'concept', fields: conceptFields, undo: ['change_analysis'] },
  concept_scenario: {
    kind: 'concept_scenario',
    fields: conceptScenarioFields,
    undo: ['change_analysis'],
  },
  program_area: { kind: 'program_area', fields: areaFields, undo: ['change_component'] },
  program_version: { kind: 'program_version', fields: versionFields, undo: ['change_component'] },
  contingency_pot: { kind: 'pot' },
  contingency_entry: { kind: 'pot_entry' },
  milestone: { kind: 'milestone', fields: milestoneFields, undo: ['change_designmilestone'] },
  contract_event: {
    kind: 'contract_event',
    fields: contractEventFields,
    undo: ['change_timelinecontractevent'],
  },
  timeline_phase: { kind: 'phase', fields: phaseFields, undo: ['change_timelinephase'] },
  timeline_group: { kind: 'timeline_group', fields: groupFields, undo: ['change_timelinephase'] },
  timeline_activity: { kind: 'activity', fields: activityFields, undo: ['change_timelineactivity'] },
  timeline_link: { fields: linkFields, undo: ['change_timelineactivity'] },
  timeline_calendar: { kind: 'timeline_calendar', fields: calendarFields, undo: ['change_timelinephase'] },
  timeline_baseline: { kind: 'baseline', fields: baselineFields, undo: ['change_timelineactivity'] },
  estimate_line: { kind: 'estimate_line', fields: estimateLineFields, undo: ['upload_estimate'] },
  estimate_markups: { kind: 'milestone', fields: estimateMarkupFields, undo: ['upload_estimate'] },
  estimate_item: { kind: 'estimate_item', fields: estimateItemFields, undo: ['upload_estimate'] },
  estimate_remark: { kind: 'estimate_remark', fields: estimateRemarkFields, undo: ['upload_estimate'] },
  estimate_version: { kind: 'estimate_version', fields: estimateVersionFields, undo: ['upload_estimate'] },
  estimate_upload: { kind: 'estimate_upload', fields: estimateUploadFields, undo: ['upload_estimate'] },
  division_exclusion: {
    kind: 'division_exclusion',
    fields: divisionExclusionFields,
    undo: ['change_project'],
  },
  peer_exclusion: { kind: 'exclusion', fields: exclusionFields, undo: ['change_project'] },
  tvd_target: { kind: 'target', fields: targetFields, undo: ['change_dimensionmemberparams'] },
  page_setting: { fields: pageSettingFields, undo: ['change_setting', 'change_company'] },
  vision: { fields: visionFields, undo: ['change_project'] },
  value_driver: { kind: 'driver', fields: driverFields, undo: ['change_project'] },
  success_criterion: { kind: 'criterion', fields: criterionFields, undo: ['change_project'] },
  custom_report: { fields: customReportFields },
  report_schedule: { fields: reportScheduleFields, undo: ['reporting_access'] },
  report_template: { fields: reportTemplateFields, undo: ['reporting_access'] },
  context_entry: { kind: 'context_entry', fields: contextFields, undo: ['change_context'] },
  context_document: { kind: 'context_document', fields: documentFields, undo: ['change_context'] },
  template: { kind: 'template', fields: libraryTemplateFields, undo: ['change_idea'] },
  issue: { kind: 'issue', fields: issueFields, undo: ['issue_access'] },
  bid_package: { kind: 'bid_package', fields: packageFields, undo: ['change_procurement'] },
  work_package: { kind: 'work_package', fields: workPackageFields, undo: ['change_procurement'] },
  prequalification: {
    kind: 'prequalification',
    fields: prequalificationFields,
    undo: ['change_procurement'],
  },
  bid_document: { kind: 'bid_document', fields: bidDocumentFields, undo: ['change_procurement'] },
  bid_request: { kind: 'bid_request', fields: bidRequestFields, undo: ['change_procurement'] },
  bid_invitation: { kind: 'bid_invitation', fields: bidInvitationFields, undo: ['change_procurement'] },
  bid_addendum: { kind: 'bid_addendum', fields: bidAddendumFields },
  bid_question: { kind: 'bid_question', fields: bidQuestionFields, undo: ['change_procurement'] },
  allocation_rule: { kind: 'allocation_rule', fields: allocationRuleFields, undo: ['change_procurement'] },
  allocation: { kind: 'allocation', fields: allocationFields, undo: ['change_procurement'] },
  risk: { kind: 'risk', fields: riskFields, undo: ['change_risk'] },
  risk_scale: { kind: 'risk_scale' },
  meeting: { kind: 'meeting' },
  meeting_topic: { kind: 'meeting_topic' },
  attachment: { kind: 'attachment' },
};

/** The kind of row that a name is of: the first that is called so. */
export const entityOfKind: ReadonlyMap<NamedKind, string> = new Map(
  Object.entries(historyEntities)
    .flatMap(([entity, { kind }]): [NamedKind, string][] => (kind ? [[kind, entity]] : []))
    .toReversed(),
);

const texts = new Map<string, Readonly<Record<string, FieldText>>>();

/** How the fields of an entity read, by their names. */
export function textsOf(entity: string): Readonly<Record<string, FieldText>> {
  const kept = texts.get(entity);
  if (kept) return kept;
  const fields = historyEntities[entity]?.fields;
  const made = fields
    ? Object.fromEntries(
        Object.entries(fields).flatMap(([name, field]) => {
          const text = textOf(field);
          return text ? [[name, text]] : [];
        }),
      )
    : fieldTexts;
  texts.set(entity, made);
  return made;
}
