/**
 * Who hears at once that something of a module changed: whoever may open a page that shows it, by any of these
 * permissions, or everybody who sees the project or the company. Of a module that is not here nobody hears.
 */
export const liveReaders: Readonly<Record<string, readonly string[] | 'everybody'>> = {
  access: 'everybody',
  attributes: 'everybody',
  codes: 'everybody',
  comments: 'everybody',
  // Whoever is a member of a dashboard sees it, whatever else they may.
  dashboards: 'everybody',
  files: 'everybody',
  projects: 'everybody',
  settings: 'everybody',
  units: 'everybody',
  'web-links': 'everybody',
  foresite: ['foresite_access', 'overview_access'],
  contingency: ['foresite_access'],
  meetings: ['foresite_access'],
  scenarios: ['foresite_access'],
  views: ['foresite_access'],
  timeline: ['foresite_access', 'overview_access', 'timeline_access', 'estimate_access'],
  components: ['foresite_access', 'overview_access', 'component_access', 'estimate_access'],
  program: ['program_access'],
  estimate: ['foresite_access', 'overview_access', 'estimate_access'],
  tvd: ['tvd_access'],
  calibrate: ['calibrate_access', 'overview_access'],
  vision: ['vision_access', 'foresite_access'],
  risks: ['risk_access', 'foresite_access', 'overview_access'],
  reporting: ['reporting_access'],
  context: ['context_access'],
  normalization: ['normalization_indexes_access'],
  markups: ['markup_template_access'],
  'public-api': ['view_apikey'],
  issues: ['issue_access', 'foresite_access', 'overview_access'],
  procurement: ['procurement_access'],
  'bid-platform': ['procurement_access', 'change_company'],
  concepts: ['concept_lab_access'],
  library: ['idea_access', 'foresite_access', 'risk_access', 'issue_access'],
};

/** Whether somebody with these permissions hears of changes of a module. */
export function hearsOf(module: string, permissions: ReadonlySet<string>): boolean {
  const readers = liveReaders[module] ?? [];
  return readers === 'everybody' || readers.some((permission) => permissions.has(permission));
}
