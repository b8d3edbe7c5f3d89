import type { QueryName, RouteGuard } from '#platform/routing';

/** A private route (docs/product/frame.md), with what it asks for. */
interface SpecifiedRoute {
  path: string;
  /** As in the menus of docs/product/frame.md where those name it. */
  title: string;
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
// The extra gate is the module's own switch.
const procurement = { permission: 'procurement_access', tenantFlag: 'procurement_available' } as const;
const reports = { permission: 'reporting_access', clientFlag: 'reporting' } as const;
const report = { ...reports, tenantFlag: 'use_new_reports_panel' } as const;
const issues = { permission: 'issue_access', clientFlag: 'issue_management' } as const;

/** Every private page, and what it asks for, written independently of the rows that the app is built from. */
export const PRIVATE: readonly SpecifiedRoute[] = [
  { path: '/users/manage', title: 'Users', guard: users, query: ['focusSection'] },
  { path: '/users/manage/roles-raw', title: 'Roles', guard: users, query: ['roleDetailsId', 'focusSection'] },
  // Everybody's own profile; what a person may see of others, the page asks the server.
  { path: '/users/:userId', title: 'Profile Settings', guard: signedIn, query: ['focusSection'] },
  { path: '/sso/setup', title: 'Identity and Security', guard: sso },
  { path: '/sso/:provider/configure', title: 'Connection', guard: sso },
  { path: '/companies/:companyId', title: 'Company Settings', guard: { permission: 'change_company' } },
  { path: '/public-api', title: 'Public API', guard: apiKeys, query: ['itemDetailsId', 'focusSection'] },
  { path: '/public-api/documentation', title: 'Documentation', guard: apiKeys },
  { path: '/changelog', title: 'Changelog', guard: signedIn },
  {
    path: '/building-connected/',
    title: 'Bid platform',
    guard: procurement,
    query: ['code', 'error', 'error_description', 'state'],
  },
  {
    path: '/normalization-indices',
    title: 'Cost Index Library',
    guard: { permission: 'normalization_indexes_access', tenantFlag: 'enable_normalization_indexes' },
    query: ['itemDetailsId', 'focusSection'],
  },
  { path: '/units-of-measure', title: 'Units of Measure', guard: { permission: 'units_of_measure_access' } },
  {
    path: '/custom-codes',
    title: 'Format Settings',
    guard: { permission: 'custom_codes_access', clientFlag: 'custom_codes' },
    query: ['itemDetailsId'],
  },
  {
    path: '/custom-attributes',
    title: 'Attributes',
    guard: attributes,
    query: ['itemDetailsId', 'focusSection'],
  },
  { path: '/catalog/custom-attributes', title: 'Attributes Catalog', guard: attributes },
  {
    path: '/markup-templates',
    title: 'Markup Templates',
    guard: { permission: 'markup_template_access' },
    query: ['itemDetailsId', 'focusSection'],
  },
  {
    path: '/library/foresite',
    title: 'ForeSite Library',
    guard: { permission: 'idea_access' },
    query: ['itemDetailsId', 'focusSection'],
  },
  {
    path: '/library/issues',
    title: 'Issues Library',
    guard: { permission: 'idea_access', tenantFlag: 'issues_library' },
    query: ['itemDetailsId', 'focusSection'],
  },
  // The company's bidders with their prequalification.
  {
    path: '/library/bidders',
    title: 'Bidders Library',
    guard: { permission: 'procurement_access', tenantFlag: 'procurement_available' },
    query: ['itemDetailsId', 'focusSection'],
  },
  // The company's own list of packages; it opens with the module that buys by it.
  {
    path: '/library/packages',
    title: 'Packages Library',
    guard: { permission: 'idea_access', tenantFlag: 'procurement_available' },
    query: ['itemDetailsId', 'focusSection'],
  },
  {
    path: '/library/risks',
    title: 'Risks Library',
    guard: { permission: 'idea_access', tenantFlag: 'risks_library' },
    query: ['itemDetailsId', 'focusSection'],
  },
  { path: '/concept-hub', title: 'Concept Hub', guard: analyses },
  {
    path: '/analysis/create',
    title: 'Create Analysis',
    guard: { ...analyses, permission: ['concept_lab_access', 'add_analysis'] },
  },
  {
    path: '/analysis/:analysisId/details',
    title: 'Analysis details',
    guard: analyses,
    query: ['focusSection'],
  },
  { path: '/analysis/:analysisId/concepts', title: 'Concepts', guard: analyses, query: ['itemDetailsId'] },
  { path: '/analysis/:analysisId/scenarios', title: 'Scenarios', guard: analyses, query: ['itemDetailsId'] },
  { path: '/analysis/:analysisId/scenarios/:scenarioId', title: 'Scenario', guard: analyses },
  { path: '/portfolio', title: 'Portfolio', guard: portfolio },
  // A dashboard is seen by its members, whatever their roles hold; the server lists those.
  {
    path: '/project-dashboards',
    title: 'Dashboards',
    guard: signedIn,
    query: ['itemDetailsId', 'focusSection'],
  },
  { path: '/project-dashboards/:id', title: 'Dashboard', guard: signedIn },
  { path: '/project-dashboards/portfolio', title: 'Portfolio dashboard', guard: portfolio },

  { path: '/projects', title: 'Projects', guard: signedIn },
  { path: '/projects/groups', title: 'Project Groups', guard: { permission: 'add_projectgroup' } },
  { path: '/projects/blank', title: 'Create Project', guard: adds },
  { path: '/projects/new-options', title: 'New project options', guard: adds },
  { path: '/projects/legacy/blank', title: 'Create legacy project', guard: adds },
  {
    path: '/projects/legacy/:projectId',
    title: 'Legacy project',
    guard: { permission: 'change_project' },
    query: ['focusSection'],
  },
  {
    path: '/projects/legacy/:projectId/components',
    title: 'Component Setup',
    guard: components,
    query: ['itemDetailsId', 'focusSection', 'showStepper'],
  },
  { path: '/projects/legacy/:projectId/estimate', title: 'Estimate Setup', guard: estimate },
  // Where a project opens when nothing else of it is open: everybody who has it in sight may read it.
  { path: '/projects/:projectId', title: 'Details', guard: signedIn, query: ['focusSection'] },
  {
    path: '/projects/:projectId/overview',
    title: 'Program Overview',
    guard: { permission: 'overview_access' },
  },
  { path: '/projects/:projectId/vision', title: 'Vision', guard: { permission: 'vision_access' } },
  {
    path: '/projects/:projectId/foresite',
    title: 'ForeSite',
    guard: foresite,
    query: ['itemDetailsId', 'focusSection', 'activeMilestoneId'],
  },
  {
    path: '/projects/:projectId/foresite/manage',
    title: 'Manage Items',
    guard: { permission: 'edit_any_scenarioitem', tenantFlag: 'enable_quick_data_entry_foresite' },
  },
  {
    path: '/projects/:projectId/foresite/manage/scope',
    title: 'Manage Scope',
    guard: { permission: 'edit_any_scenarioitem', tenantFlag: 'enable_quick_data_entry_foresite' },
  },
  {
    path: '/projects/:projectId/foresite/value-option-details/:voiId',
    title: 'Value Option',
    guard: foresite,
  },
  // Meeting mode (docs/product/meetings.md) and its minutes have addresses that can be sent.
  { path: '/projects/:projectId/foresite/meetings', title: 'Meetings', guard: foresite },
  {
    path: '/projects/:projectId/foresite/meetings/:meetingId',
    title: 'Meeting',
    guard: foresite,
  },
  {
    path: '/projects/:projectId/export',
    title: 'Export',
    guard: { permission: 'foresite_export', tenantFlag: 'enable_foresite_export_panel' },
  },
  {
    path: '/projects/:projectId/tvd',
    title: 'Target Value Design',
    guard: { permission: 'tvd_access' },
    query: ['activeMilestoneId'],
  },
  { path: '/projects/:projectId/calibrate', title: 'Calibrate', guard: calibrate },
  { path: '/projects/:projectId/calibrate/division', title: 'Calibrate by division', guard: calibrate },
  // Beyond the specification's list: what happened in the project.
  { path: '/projects/:projectId/history', title: 'History', guard: foresite },
  { path: '/projects/:projectId/comparison', title: 'Comparison', guard: calibrate },
  {
    path: '/projects/:projectId/procurement',
    title: 'Procurement',
    guard: procurement,
    query: ['itemDetailsId', 'focusSection'],
  },
  {
    path: '/projects/:projectId/procurement/wizard/bid-packages-setup',
    title: 'Bid Packages Setup',
    guard: procurement,
  },
  {
    path: '/projects/:projectId/procurement/wizard/purchase-plan',
    title: 'Purchase Plan',
    guard: procurement,
    query: ['itemDetailsId', 'focusSection'],
  },
  {
    path: '/projects/:projectId/procurement/wizard/documentation',
    title: 'Procurement Documentation',
    guard: procurement,
  },
  {
    path: '/projects/:projectId/procurement/wizard/bid-package-development',
    title: 'Bid Package Development',
    guard: procurement,
  },
  {
    path: '/projects/:projectId/procurement/bid-package-details/:bidPackageId',
    title: 'Bid Package Details',
    guard: { ...procurement, clientFlag: 'bid_package_details' },
    query: ['focusSection'],
  },
  // Beyond the specification's list: the page of bidders, as the company sees it.
  {
    path: '/projects/:projectId/procurement/bid-package-details/:bidPackageId/bidder-view',
    title: 'View as Bidder',
    guard: {
      ...procurement,
      tenantFlag: ['procurement_available', 'bid_leveling'],
      clientFlag: 'bid_package_details',
    },
  },
  {
    path: '/projects/:projectId/procurement/work-package-details/:workPackageId',
    title: 'Work Package Details',
    guard: procurement,
    query: ['focusSection'],
  },
  {
    path: '/projects/:projectId/risks',
    title: 'Risk Register',
    guard: { permission: 'risk_access' },
    query: ['itemDetailsId', 'focusSection'],
  },
  {
    path: '/projects/:projectId/risks/manage',
    title: 'Manage Risks',
    guard: { permission: 'change_risk', tenantFlag: 'enable_quick_data_entry_risks' },
  },
  { path: '/projects/:projectId/reports', title: 'Reporting', guard: reports, query: ['tab'] },
  { path: '/projects/:projectId/reports/:reportId', title: 'Report', guard: report, query: ['focusSection'] },
  {
    path: '/projects/:projectId/reports/:reportId/run',
    title: 'Run Report',
    guard: report,
    query: ['focusSection'],
  },
  { path: '/projects/:projectId/reports/runs/:runId', title: 'Report run', guard: report },
  {
    path: '/projects/:projectId/context',
    title: 'Context',
    guard: { permission: 'context_access', tenantFlag: 'context_module' },
    query: ['itemDetailsId', 'focusSection'],
  },
  {
    path: '/projects/:projectId/issues',
    title: 'Issue Management',
    guard: issues,
    query: ['itemDetailsId', 'focusSection'],
  },
  {
    path: '/projects/:projectId/issues/manage',
    title: 'Manage Issues',
    guard: { ...issues, tenantFlag: 'enable_quick_data_entry_issues' },
  },
  {
    path: '/projects/:projectId/timeline',
    title: 'Timeline',
    guard: { permission: 'timeline_access' },
    query: ['itemDetailsId', 'activeMilestoneId', 'showStepper'],
  },
  {
    path: '/projects/:projectId/components',
    title: 'Components',
    guard: components,
    query: ['itemDetailsId', 'focusSection', 'showStepper'],
  },
  {
    path: '/projects/:projectId/estimate',
    title: 'Estimate',
    guard: estimate,
    query: ['activeMilestoneId', 'showStepper'],
  },
  {
    path: '/projects/:projectId/estimate-import',
    title: 'Upload Estimate',
    guard: estimate,
    query: ['activeMilestoneId', 'showStepper'],
  },
  {
    path: '/projects/:projectId/estimate-import-review/:milestoneEstimateUploadId',
    title: 'Estimate Review',
    guard: estimate,
    query: ['activeMilestoneId'],
  },
  { path: '/projects/:projectId/area-setup', title: 'Program', guard: { permission: 'program_access' } },
  {
    path: '/projects/:projectId/invite-members',
    title: 'Manage members',
    guard: { permission: 'invite_members_to_project' },
  },
  // Who looks at a project as somebody else must be one who lets people into it.
  {
    path: '/projects/:projectId/role-impersonation',
    title: 'Role Impersonation',
    guard: { permission: ['invite_members_to_project', 'can_impersonate'], tenantFlag: 'role_impersonation' },
  },
  {
    path: '/projects/:projectId/settings',
    title: 'Project Settings',
    guard: { permission: 'project_settings' },
    query: ['focusSection'],
  },
];

/** The pages for anybody (docs/product/frame.md: public routes; footer and help menu name the texts). */
export const PUBLIC: readonly { path: string }[] = [
  { path: '/users/complete' },
  { path: '/users/password' },
  { path: '/users/logout' },
  // Our own: bidders answer without an account (docs/product/bidding.md).
  { path: '/bid' },
  // Our own: owners read a shared run without an account (docs/product/reporting.md).
  { path: '/shared-report' },
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
  // Where links to a project lead, and go on by its home redirect.
  '/projects/:projectId/home',
];
