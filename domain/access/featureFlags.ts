/** Whose a flag is: the company's own switch, or one of the product that a company may set apart (docs/product/access.md). */
export type FlagKind = 'tenant' | 'client';

/** One feature flag as an administrator reads it. */
export interface FlagWords {
  kind: FlagKind;
  label: string;
  opens: string;
  /** Kept by its name for whoever sets it, and not offered: nothing reads it yet (docs/product/access.md). */
  isIdle?: true;
}

const tenant = (label: string, opens: string): FlagWords => ({ kind: 'tenant', label, opens });
const client = (label: string, opens: string): FlagWords => ({ kind: 'client', label, opens });

/** Every feature flag with what it opens (docs/product/access.md). */
export const FEATURE_FLAGS = {
  procurement_available: tenant('Procurement', 'Bid and work packages, the wizard and the purchase plan'),
  bid_leveling: tenant('Bid leveling', 'Bidders side by side over scope lines, in procurement'),
  concept_lab: tenant('Concept Hub', 'Analyses, concepts and scenarios before there is a project'),
  public_api: tenant('Public API', 'API keys and their documentation'),
  enable_custom_attributes: tenant(
    'Custom attributes',
    'Custom fields on projects, components, risks and issues',
  ),
  role_impersonation: tenant('Role Impersonation', 'Seeing a project as a role, for people with permission'),
  sso_setup: tenant('Identity and Security', 'Sign-in through your own identity provider'),
  issues_library: tenant('Issue library', 'Template issues'),
  risks_library: tenant('Risk library', 'Template risks'),
  enable_normalization_indexes: tenant('Normalization indices', 'Indices by place and time for comparisons'),
  amplify: tenant('Amplify', 'The assistant beside every page of a project'),
  use_new_reports_panel: tenant('New reports panel', 'The new reports page'),
  enable_foresite_export_panel: tenant('ForeSite export panel', 'PDF and XLSX with a choice of what goes in'),
  context_module: tenant('Context', 'Assumptions, site facts and documents of a project'),
  enable_quick_data_entry_issues: tenant('Quick entry of issues', 'Manage Issues, an editable grid'),
  enable_quick_data_entry_risks: tenant('Quick entry of risks', 'Manage Risks, an editable grid'),
  enable_quick_data_entry_foresite: tenant('Quick entry of items', 'Manage Items, an editable grid'),
  notifications: client('Notifications', 'The bell in the top bar'),
  custom_normalization: {
    ...client('Custom normalization', 'A custom factor besides place and time'),
    isIdle: true,
  },
  foresite_chart_zoom: client('ForeSite chart zoom', 'Zooming into the cost trend'),
  custom_codes: client('Custom codes', 'Custom cost group formats'),
  bid_package_details: client('Bid package details', 'The page of a single bid package'),
  pwa: { ...client('Installable app', 'Quoin as an installed app, readable offline'), isIdle: true },
  reporting: client('Reports', 'Custom reports and their archive'),
  tvd_mf_report: {
    ...client('TVD by MasterFormat', 'The MasterFormat report of Target Value Design'),
    isIdle: true,
  },
  issue_management: client('Issue management', 'Issues, their register and insights'),
} as const satisfies Readonly<Record<string, FlagWords>>;

/** Name of a feature flag. */
export type FlagName = keyof typeof FEATURE_FLAGS;
