import { permissions, type Permission } from '#contract/unions.ts';
import type { DemoRole } from './demoRole.ts';

const reads: readonly Permission[] = [
  'overview_access',
  'overview_widget_calibrate',
  'overview_widget_component',
  'overview_widget_cost',
  'overview_widget_estimate',
  'overview_widget_issue',
  'vision_access',
  'vision_widget_program',
  'vision_widget_cost',
  'foresite_access',
  'tvd_access',
  'calibrate_access',
  'procurement_access',
  'risk_access',
  'context_access',
  'issue_access',
  'reporting_access',
  'timeline_access',
  'component_access',
  'estimate_access',
  'program_access',
  'idea_access',
];

const proposes: readonly Permission[] = [
  'add_scenarioitem',
  'edit_own_scenarioitem',
  'add_scenariosubitem',
  'change_scenariosubitem',
  'delete_scenariosubitem',
];

const prices: readonly Permission[] = [
  ...proposes,
  'edit_any_scenarioitem',
  'scenario_item_clone',
  'view_item_markup',
  'add_item_markup',
  'edit_item_markup',
  'delete_item_markup',
  'add_scenario',
  'change_scenario',
  'foresite_export',
];

const decides: readonly Permission[] = [
  'approve_scenarioitem',
  'revert_scenarioitem',
  'delete_scenarioitem',
  'approve_scenario',
  'delete_scenario',
];

const schedules: readonly Permission[] = [
  'add_designmilestone',
  'change_designmilestone',
  'delete_designmilestone',
  'add_timelinephase',
  'change_timelinephase',
  'delete_timelinephase',
  'add_timelineactivity',
  'change_timelineactivity',
  'delete_timelineactivity',
  'add_timelinecontractevent',
  'change_timelinecontractevent',
  'delete_timelinecontractevent',
];

const estimates: readonly Permission[] = [
  'download_estimate',
  'upload_estimate',
  'add_component',
  'change_component',
  'delete_component',
  'change_risk',
  'change_context',
  'change_procurement',
];

const runsProjects: readonly Permission[] = [
  'project_settings',
  'add_project',
  'change_project',
  'change_dimensionmemberparams',
  'calibrate_export',
  'risk_export',
  'issue_export',
  'amplify_access',
  'portfolio_access',
  'portfolio_export',
  'add_projectsdashboard',
  'add_projectgroup',
  'invite_members_to_project',
  'view_users',
  'markup_template_access',
  'view_markuptemplate',
  'custom_codes_access',
  'custom_attributes_access',
  'units_of_measure_access',
  'normalization_indexes_access',
  'view_normalizationindex',
  'override_normalizationindex',
  'concept_lab_access',
  'add_analysis',
  'change_analysis',
  'add_idea',
  'change_idea',
];

/** What whoever answers for all projects holds besides. */
const leads: readonly Permission[] = [
  'view_all_projects',
  'delete_project',
  'can_impersonate',
  'manage_all_project_dashboards',
  'change_setting',
  'delete_idea',
  'add_normalizationindex',
  'change_normalizationindex',
  'add_markuptemplate',
  'change_markuptemplate',
  'view_markuptemplategroup',
  'view_usertenantpermissions',
];

const set = (...lists: (readonly Permission[])[]) => [...new Set(lists.flat())];

const administrator: DemoRole = {
  name: 'Company Administrator',
  description: 'Administers accounts, roles and the company',
  type: 'internal',
  permissions,
};
const executive: DemoRole = {
  name: 'Project Executive',
  description: 'Leads projects, decides on items and lets people in',
  type: 'internal',
  permissions: set(reads, prices, decides, schedules, estimates, runsProjects, leads),
};
const costManager: DemoRole = {
  name: 'Cost Manager',
  description: 'Runs estimates, items and projects',
  type: 'internal',
  permissions: set(reads, prices, decides, schedules, estimates, runsProjects),
};
const estimator: DemoRole = {
  name: 'Estimator',
  description: 'Prices components and items',
  type: 'internal',
  permissions: set(reads, prices, estimates, ['calibrate_export', 'risk_export']),
};
const scheduler: DemoRole = {
  name: 'Scheduler',
  description: 'Plans the timeline and proposes items',
  type: 'internal',
  permissions: set(reads, proposes, schedules),
};
const viewer: DemoRole = {
  name: 'Viewer',
  description: 'Reads everything, edits only issues',
  type: 'internal',
  permissions: reads,
};

const outside: readonly Permission[] = [
  'overview_access',
  'vision_access',
  'foresite_access',
  'component_access',
  'timeline_access',
  'issue_access',
  'reporting_access',
];
const external = (name: string, description: string, ...lists: (readonly Permission[])[]): DemoRole => ({
  name,
  description,
  type: 'external',
  impersonable: true,
  permissions: set(outside, ...lists),
});

/** Roles that every company starts with (docs/product/access.md). */
export const startingRoles: readonly DemoRole[] = [
  administrator,
  executive,
  costManager,
  estimator,
  external('Designer', 'Reads a project and proposes items', proposes),
  external('Contractor', 'Reads a project and proposes items', proposes),
  viewer,
];

/** The builder's own roles: those of its teams, and three for its partners. */
export const builderRoles: readonly DemoRole[] = [
  administrator,
  executive,
  costManager,
  estimator,
  scheduler,
  viewer,
  external('Owner Rep', 'Reads the project and decides on items', [
    'overview_widget_cost',
    'overview_widget_component',
    'overview_widget_estimate',
    'vision_widget_program',
    'vision_widget_cost',
    'approve_scenarioitem',
    'foresite_export',
    'tvd_access',
    'calibrate_access',
    'estimate_access',
    'risk_access',
    'risk_export',
    'issue_export',
    'program_access',
    'view_item_markup',
  ]),
  external('Design Partner', 'Proposes items and follows the targets', proposes, [
    'tvd_access',
    'program_access',
  ]),
  // Procurement shows budgets, plugs and every bid: who bids does so by the link of the invitation.
  external('Trade Partner', 'Reads a project and proposes items', proposes),
];
