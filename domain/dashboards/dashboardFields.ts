import { defineFields } from '#domain/fields';

/** Who a dashboard is for; it stays what it was made as. */
export const DASHBOARD_TYPES = { INTERNAL: 'Internal', EXTERNAL: 'External' } as const;

/** A kind of dashboard. */
export type DashboardType = keyof typeof DASHBOARD_TYPES;

/** Whose costs a dashboard shows: of items with markups to whoever sees those, or without them to everybody. */
export const DASHBOARD_COST_MODES = {
  AS_SEEN: 'With markups for those who see them',
  WITHOUT_MARKUPS: 'Without markups for everyone',
} as const;

/** A cost mode of a dashboard. */
export type DashboardCostMode = keyof typeof DASHBOARD_COST_MODES;

/** What a dashboard says of itself, whose projects it shows, and to whom (docs/product/dashboards.md). */
export const dashboardFields = defineFields({
  name: { label: 'Name', kind: 'text', max: 100, required: true },
  description: { label: 'Description', kind: 'text', max: 1000, lines: true },
  type: { label: 'Type', kind: 'choice', choices: DASHBOARD_TYPES, required: true },
  cost_mode: { label: 'Costs', kind: 'choice', choices: DASHBOARD_COST_MODES },
  created_by_id: { label: 'Created by', kind: 'reference', to: 'person', fixed: true },
  project_group_ids: {
    label: 'Project groups',
    kind: 'references',
    to: 'project_group',
    asSet: { added: 'Project groups added', removed: 'Project groups removed' },
  },
  project_ids: {
    label: 'Projects',
    kind: 'references',
    to: 'project',
    asSet: { added: 'Projects added', removed: 'Projects removed' },
  },
  member_ids: {
    label: 'Members',
    kind: 'references',
    to: 'person',
    asSet: { added: 'Members added', removed: 'Members removed' },
  },
  memberships: { label: 'Permissions', kind: 'parts' },
  cards: { label: 'Cards', kind: 'parts' },
});

/** What a member may do beside seeing the dashboard. */
export const DASHBOARD_PERMISSIONS = {
  edit_dashboard_settings: 'Edit settings',
  edit_dashboard_cards: 'Edit cards',
} as const;

/** A right of one member in one dashboard. */
export type DashboardPermission = keyof typeof DASHBOARD_PERMISSIONS;

/** All of them: those of the creator and of whoever manages every dashboard. */
export const ALL_DASHBOARD_PERMISSIONS = Object.keys(DASHBOARD_PERMISSIONS) as DashboardPermission[];

/** Most of each that a dashboard may have. */
export const DASHBOARD_LIMITS = { groups: 50, projects: 500, members: 200, cards: 40 } as const;
