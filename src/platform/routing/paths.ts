/** Every address of the product (docs/product/frame.md), by name. */
export const PATHS = {
  home: '/',
  authRedirect: '/auth-redirect',
  signedOut: '/tenant-selection',
  signInFailed: '/auth_error',
  logout: '/users/logout',
  setPassword: '/users/password',
  completeSignUp: '/users/complete',
  bid: '/bid',
  sharedReport: '/shared-report',
  about: '/doc/about',
  services: '/doc/services',
  contacts: '/doc/contacts',
  privacy: '/doc/privacy-policy',
  terms: '/doc/terms-and-conditions',
  omniclass: '/doc/omniclass-disclaimer',
  academy: '/doc/academy',
  forbidden: '/forbidden',

  users: '/users/manage',
  roles: '/users/manage/roles-raw',
  user: '/users/:userId',
  company: '/companies/:companyId',
  identity: '/sso/setup',
  identityProvider: '/sso/:provider/configure',
  publicApi: '/public-api',
  publicApiDocumentation: '/public-api/documentation',
  changelog: '/changelog',
  bidPlatform: '/building-connected/',

  portfolio: '/portfolio',
  dashboards: '/project-dashboards',
  portfolioDashboard: '/project-dashboards/portfolio',
  dashboard: '/project-dashboards/:id',
  conceptHub: '/concept-hub',
  newAnalysis: '/analysis/create',
  analysis: '/analysis/:analysisId/details',
  concepts: '/analysis/:analysisId/concepts',
  analysisScenarios: '/analysis/:analysisId/scenarios',
  analysisScenario: '/analysis/:analysisId/scenarios/:scenarioId',
  foresiteLibrary: '/library/foresite',
  issueLibrary: '/library/issues',
  bidderLibrary: '/library/bidders',
  packageLibrary: '/library/packages',
  riskLibrary: '/library/risks',
  customAttributes: '/custom-attributes',
  attributeCatalog: '/catalog/custom-attributes',
  markupTemplates: '/markup-templates',
  customCodes: '/custom-codes',
  normalizationIndices: '/normalization-indices',
  units: '/units-of-measure',

  projects: '/projects',
  projectGroups: '/projects/groups',
  newProject: '/projects/blank',
  newProjectOptions: '/projects/new-options',
  newLegacyProject: '/projects/legacy/blank',
  legacyProject: '/projects/legacy/:projectId',
  legacyComponents: '/projects/legacy/:projectId/components',
  legacyEstimate: '/projects/legacy/:projectId/estimate',
  details: '/projects/:projectId',
  projectHome: '/projects/:projectId/home',
  overview: '/projects/:projectId/overview',
  vision: '/projects/:projectId/vision',
  foresite: '/projects/:projectId/foresite',
  itemDetails: '/projects/:projectId/foresite/value-option-details/:voiId',
  manageItems: '/projects/:projectId/foresite/manage',
  manageScope: '/projects/:projectId/foresite/manage/scope',
  meetings: '/projects/:projectId/foresite/meetings',
  meeting: '/projects/:projectId/foresite/meetings/:meetingId',
  projectHistory: '/projects/:projectId/history',
  comparison: '/projects/:projectId/comparison',
  tvd: '/projects/:projectId/tvd',
  calibrate: '/projects/:projectId/calibrate',
  calibrateDivision: '/projects/:projectId/calibrate/division',
  procurement: '/projects/:projectId/procurement',
  bidPackagesSetup: '/projects/:projectId/procurement/wizard/bid-packages-setup',
  purchasePlan: '/projects/:projectId/procurement/wizard/purchase-plan',
  procurementDocumentation: '/projects/:projectId/procurement/wizard/documentation',
  bidPackageDevelopment: '/projects/:projectId/procurement/wizard/bid-package-development',
  bidPackage: '/projects/:projectId/procurement/bid-package-details/:bidPackageId',
  bidPreview: '/projects/:projectId/procurement/bid-package-details/:bidPackageId/bidder-view',
  workPackage: '/projects/:projectId/procurement/work-package-details/:workPackageId',
  risks: '/projects/:projectId/risks',
  manageRisks: '/projects/:projectId/risks/manage',
  export: '/projects/:projectId/export',
  reports: '/projects/:projectId/reports',
  report: '/projects/:projectId/reports/:reportId',
  runReport: '/projects/:projectId/reports/:reportId/run',
  reportRun: '/projects/:projectId/reports/runs/:runId',
  context: '/projects/:projectId/context',
  issues: '/projects/:projectId/issues',
  manageIssues: '/projects/:projectId/issues/manage',
  timeline: '/projects/:projectId/timeline',
  components: '/projects/:projectId/components',
  estimate: '/projects/:projectId/estimate',
  estimateImport: '/projects/:projectId/estimate-import',
  estimateReview: '/projects/:projectId/estimate-import-review/:milestoneEstimateUploadId',
  program: '/projects/:projectId/area-setup',
  members: '/projects/:projectId/invite-members',
  impersonation: '/projects/:projectId/role-impersonation',
  settings: '/projects/:projectId/settings',
} as const;

/** Name of an address. */
export type PathName = keyof typeof PATHS;

type ParameterOf<P extends string> = P extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? Name | ParameterOf<More>
    : Rest
  : never;
type Parameters<N extends PathName> = Record<ParameterOf<(typeof PATHS)[N]>, number | string>;
type Query = Record<string, string | number | undefined>;
type Arguments<N extends PathName> = [keyof Parameters<N>] extends [never]
  ? [parameters?: Record<string, never>, query?: Query]
  : [parameters: Parameters<N>, query?: Query];

/** The address of a page: `pathTo('foresite', { projectId: 1 }, { itemDetailsId: 5 })`. Empty query values are left out. */
export function pathTo<N extends PathName>(name: N, ...[parameters, query]: Arguments<N>): string {
  const given: Record<string, number | string> = parameters ?? {};
  const path = PATHS[name].replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(given[key] ?? ''));
  const pairs = Object.entries(query ?? {}).flatMap(([key, value]) =>
    value === undefined || value === '' ? [] : [[key, String(value)]],
  );
  return pairs.length > 0 ? `${path}?${new URLSearchParams(pairs).toString()}` : path;
}
