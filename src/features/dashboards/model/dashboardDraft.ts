import type { DashboardCostMode, DashboardPermission, DashboardType } from '#domain/dashboards';
import type { Dashboard, DashboardInput, DashboardPatch } from '../dashboardQueries.ts';
import * as t from '../texts.ts';

type Mark = Dashboard['projects'][number];
type Person = Dashboard['memberships'][number]['user'];

/** A member while the form is open. */
export interface MemberDraft {
  user: Person;
  permissions: readonly DashboardPermission[];
}

/** A dashboard while its form is open. */
export interface DashboardDraft {
  name: string;
  description: string;
  type: DashboardType | null;
  costMode: DashboardCostMode;
  groups: readonly Mark[];
  projects: readonly Mark[];
  members: readonly MemberDraft[];
}

/** The draft that a form starts with; a new one has its creator as member. */
export function toDraft(
  dashboard: Dashboard | undefined,
  { creator, externalOnly }: { creator: Person; externalOnly: boolean },
): DashboardDraft {
  if (!dashboard)
    return {
      name: '',
      description: '',
      type: externalOnly ? 'EXTERNAL' : null,
      costMode: 'AS_SEEN',
      groups: [],
      projects: [],
      members: [{ user: creator, permissions: ['edit_dashboard_settings', 'edit_dashboard_cards'] }],
    };
  const { name, description, type, project_groups: groups, projects, memberships } = dashboard;
  const { cost_mode: costMode } = dashboard;
  return { name, description, type, costMode, groups, projects, members: memberships };
}

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
const rightsOf = (members: readonly MemberDraft[]) =>
  members.map(({ user, permissions }) => ({ user_id: user.id, permissions: [...permissions].sort() }));
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What is to be sent: what differs from the start of the form. */
export function toPatch(draft: DashboardDraft, start: DashboardDraft): DashboardPatch {
  return {
    ...(draft.name !== start.name && { name: draft.name }),
    ...(draft.description !== start.description && { description: draft.description }),
    ...(draft.costMode !== start.costMode && { cost_mode: draft.costMode }),
    ...(!isSame(idsOf(draft.groups), idsOf(start.groups)) && { project_group_ids: idsOf(draft.groups) }),
    ...(!isSame(idsOf(draft.projects), idsOf(start.projects)) && { project_ids: idsOf(draft.projects) }),
    ...(!isSame(rightsOf(draft.members), rightsOf(start.members)) && {
      memberships: rightsOf(draft.members),
    }),
  };
}

/** A new dashboard as it is sent. */
export const toInput = (draft: DashboardDraft, type: DashboardType): DashboardInput => ({
  name: draft.name,
  description: draft.description,
  type,
  cost_mode: draft.costMode,
  project_group_ids: idsOf(draft.groups),
  project_ids: idsOf(draft.projects),
  memberships: rightsOf(draft.members),
});

/** What has to be said before it can be saved, in the words of the form. */
export function draftProblem({ name, type }: Pick<DashboardDraft, 'name' | 'type'>): string | undefined {
  if (name.trim() === '') return t.nameIsRequired;
  return type === null ? t.typeIsRequired : undefined;
}

/** What members may do, as they are chosen for each. */
export const MEMBER_RIGHTS = {
  view: { label: t.view, permissions: [] },
  cards: { label: t.editCards, permissions: ['edit_dashboard_cards'] },
  settings: { label: t.editSettings, permissions: ['edit_dashboard_settings'] },
  both: {
    label: t.editSettingsAndCards,
    permissions: ['edit_dashboard_cards', 'edit_dashboard_settings'],
  },
} as const satisfies Record<string, { label: string; permissions: readonly DashboardPermission[] }>;

/** The name of what a member may do. */
export const rightOf = (permissions: readonly DashboardPermission[]): keyof typeof MEMBER_RIGHTS => {
  const [cards, settings] = [
    permissions.includes('edit_dashboard_cards'),
    permissions.includes('edit_dashboard_settings'),
  ];
  return cards && settings ? 'both' : cards ? 'cards' : settings ? 'settings' : 'view';
};
