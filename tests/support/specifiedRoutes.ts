import type { QueryName, RouteGuard } from '#platform/routing';

/** A private route of the specification (spec §2), with what it asks for. */
interface SpecifiedRoute {
  path: string;
  guard: RouteGuard;
  query?: readonly QueryName[];
}

const signedIn = { signedIn: true } as const;
const analyses = { permission: 'concept_lab_access', tenantFlag: 'concept_lab' } as const;
const attributes = {
  permission: 'custom_attributes_access',
  tenantFlag: 'enable_custom_attributes',
} as const;
const apiKeys = { permission: 'view_apikey', tenantFlag: 'public_api' } as const;
const sso = { permission: 'account_administration_access', tenantFlag: 'sso_setup' } as const;
const users = { permission: 'account_administration_access' } as const;
const adds = { permission: 'add_project' } as const;
const portfolio = { permission: 'portfolio_access' } as const;
const foresite = { permission: 'foresite_access' } as const;
const calibrate = { permission: 'calibrate_access' } as const;
const estimate = { permission: 'estimate_access' } as const;
const components = { permission: 'component_access' } as const;
// The extra gate that the specification does not show is the module's own switch.
const procurement = { permission: 'procurement_access', tenantFlag: 'procurement_available' } as const;
const reports = { permission: 'reporting_access', clientFlag: 'reporting' } as const;
const report = { ...reports, tenantFlag: 'use_new_reports_panel' } as const;
const issues = { permission: 'issue_access', clientFlag: 'issue_management' } as const;

/** Every private page of the specification, and what it asks for. What the specification leaves open is settled here. */
export const PRIVATE: readonly SpecifiedRoute[] = [
  { path: '/users/manage', guard: users },
  { path: '/users/manage/roles-raw', guard: users, query: ['roleDetailsId'] },
  // Everybody's own profile; what a person may see of others, the page asks the server.
  { path: '/users/:userId', guard: signedIn },
  { path: '/sso/setup', guard: sso },
  { path: '/sso/:provider/configure', guard: sso },
  { path: '/companies/:companyId', guard: { permission: 'change_company' } },
  { path: '/public-api', guard: apiKeys, query: ['itemDetailsId'] },
  { path: '/public-api/documentation', guard: apiKeys },
  { path: '/changelog', guard: signedIn },
  {
    path: '/building-connected/',
    guard: procurement,
    query: ['code', 'error', 'error_description', 'state'],
  },
  {
    path: '/normalization-indices',
    guard: { permission: 'normalization_indexes_access', tenantFlag: 'enable_normalization_indexes' },
    query: ['itemDetailsId'],
  },
  { path: '/units-of-measure', guard: { permission: 'units_of_measure_access' } },
  { path: '/custom-codes', guard: { permission: 'custom_codes_access', clientFlag: 'custom_codes' } },
  { path: '/custom-attributes', guard: attributes, query: ['itemDetailsId'] },
  { path: '/catalog/custom-attributes', guard: attributes },
  {
    path: '/markup-templates',
    guard: { permission: 'markup_template_access' },
    query: ['itemDetailsId'],
  },
  { path: '/library/foresite', guard: { permission: 'idea_access' }, query: ['itemDetailsId'] },
  {
    path: '/library/issues',
    guard: { permission: 'idea_access', tenantFlag: 'issues_library' },
    query: ['itemDetailsId'],
  },
  {
    path: '/library/risks',
    guard: { permission: 'idea_access', tenantFlag: 'risks_library' },
    query: ['itemDetailsId'],
  },
  { path: '/concept-hub', guard: analyses },
  {
    path: '/analysis/create',
    guard: { ...analyses, permission: ['concept_lab_access', 'add_analysis'] },
  },
  { path: '/analysis/:analysisId/details', guard: analyses },
  { path: '/analysis/:analysisId/concepts', guard: analyses },
  { path: '/analysis/:analysisId/scenarios', guard: analyses },
  { path: '/analysis/:analysisId/scenarios/:scenarioId', guard: analyses },
  { path: '/portfolio', guard: portfolio },
  // A dashboard is seen by its members, whatever their roles hold; the server lists those.
  { path: '/project-dashboards', guard: signedIn, query: ['itemDetailsId'] },
  { path: '/project-dashboards/:id', guard: signedIn },
  { path: '/project-dashboards/portfolio', guard: portfolio },

  { path: '/projects', guard: signedIn },
  { path: '/projects/blank', guard: adds },
  { path: '/projects/new-options', guard: adds },
  { path: '/projects/legacy/blank', guard: adds },
  {
    path: '/projects/legacy/:projectId',
    guard: { permission: 'change_project' },
    query: ['focusSection'],
  },
  {
    path: '/projects/legacy/:projectId/components',
    guard: components,
    query: ['itemDetailsId', 'showStepper'],
  },
  { path: '/projects/legacy/:projectId/estimate', guard: estimate },
  // Where a project opens when nothing else of it is open: everybody who has it in sight may read it.
  { path: '/projects/:projectId', guard: signedIn, query: ['focusSection'] },
  { path: '/projects/:projectId/overview', guard: { permission: 'overview_access' } },
  { path: '/projects/:projectId/vision', guard: { permission: 'vision_access' } },
  {
    path: '/projects/:projectId/foresite',
    guard: foresite,
    query: ['itemDetailsId', 'focusSection', 'activeMilestoneId'],
  },
  { path: '/projects/:projectId/foresite/value-option-details/:voiId', guard: foresite },
  {
    path: '/projects/:projectId/foresite/manage',
    guard: { permission: 'edit_any_scenarioitem', tenantFlag: 'enable_quick_data_entry_foresite' },
  },
  {
    path: '/projects/:projectId/export',
    guard: { permission: 'foresite_export', tenantFlag: 'enable_foresite_export_panel' },
  },
  {
    path: '/projects/:projectId/tvd',
    guard: { permission: 'tvd_access' },
    query: ['activeMilestoneId'],
  },
  { path: '/projects/:projectId/calibrate', guard: calibrate },
  { path: '/projects/:projectId/calibrate/division', guard: calibrate },
  { path: '/projects/:projectId/comparison', guard: calibrate },
  { path: '/projects/:projectId/procurement', guard: procurement, query: ['itemDetailsId'] },
  { path: '/projects/:projectId/procurement/wizard/bid-packages-setup', guard: procurement },
  { path: '/projects/:projectId/procurement/wizard/purchase-plan', guard: procurement },
  { path: '/projects/:projectId/procurement/wizard/documentation', guard: procurement },
  { path: '/projects/:projectId/procurement/wizard/bid-package-development', guard: procurement },
  {
    path: '/projects/:projectId/procurement/bid-package-details/:bidPackageId',
    guard: { ...procurement, clientFlag: 'bid_package_details' },
  },
  { path: '/projects/:projectId/procurement/work-package-details/:workPackageId', guard: procurement },
  { path: '/projects/:projectId/risks', guard: { permission: 'risk_access' }, query: ['itemDetailsId'] },
  {
    path: '/projects/:projectId/risks/manage',
    guard: { permission: 'risk_access', tenantFlag: 'enable_quick_data_entry_risks' },
  },
  { path: '/projects/:projectId/reports', guard: reports, query: ['tab'] },
  { path: '/projects/:projectId/reports/:reportId', guard: report },
  { path: '/projects/:projectId/reports/:reportId/run', guard: report },
  {
    path: '/projects/:projectId/context',
    guard: { permission: 'context_access', tenantFlag: 'context_module' },
  },
  { path: '/projects/:projectId/issues', guard: issues, query: ['itemDetailsId'] },
  {
    path: '/projects/:projectId/issues/manage',
    guard: { ...issues, tenantFlag: 'enable_quick_data_entry_issues' },
  },
  {
    path: '/projects/:projectId/timeline',
    guard: { permission: 'timeline_access' },
    query: ['itemDetailsId', 'activeMilestoneId', 'showStepper'],
  },
  {
    path: '/projects/:projectId/components',
    guard: components,
    query: ['itemDetailsId', 'showStepper'],
  },
  {
    path: '/projects/:projectId/estimate',
    guard: estimate,
    query: ['activeMilestoneId', 'showStepper'],
  },
  {
    path: '/projects/:projectId/estimate-import',
    guard: estimate,
    query: ['activeMilestoneId', 'showStepper'],
  },
  { path: '/projects/:projectId/estimate-import-review/:milestoneEstimateUploadId', guard: estimate },
  { path: '/projects/:projectId/area-setup', guard: { permission: 'program_access' } },
  {
    path: '/projects/:projectId/invite-members',
    guard: { permission: 'invite_members_to_project' },
  },
  // Who looks at a project as somebody else must be one who lets people into it.
  {
    path: '/projects/:projectId/role-impersonation',
    guard: { permission: ['invite_members_to_project', 'can_impersonate'], tenantFlag: 'role_impersonation' },
  },
  {
    path: '/projects/:projectId/settings',
    guard: { permission: 'project_settings' },
    query: ['focusSection'],
  },
];

/** The pages for anybody (spec §2: public routes; footer and help menu name the texts). */
export const PUBLIC: readonly { path: string }[] = [
  { path: '/users/complete' },
  { path: '/users/password' },
  { path: '/users/logout' },
  { path: '/auth_error' },
  { path: '/tenant-selection' },
  { path: '/doc/about' },
  { path: '/doc/services' },
  { path: '/doc/contacts' },
  { path: '/doc/privacy-policy' },
  { path: '/doc/terms-and-conditions' },
  { path: '/doc/omniclass-disclaimer' },
  { path: '/doc/academy' },
];

/** Addresses without a row of their own: they lead on, or are the 403 page itself. */
export const LEADING: readonly string[] = [
  '/',
  '/auth-redirect',
  '/forbidden',
  // Not of the specification: where links to a project lead, and go on by its home redirect.
  '/projects/:projectId/home',
];
