import type { components } from '#contract/api.ts';
import {
  ALL_DASHBOARD_PERMISSIONS,
  DASHBOARD_CARDS,
  DASHBOARD_LIMITS,
  type DashboardCard,
  dashboardFields,
  type DashboardPermission,
  type DashboardType,
  FIRST_CARDS,
  isOfProject,
  type MetricPlace,
  metricProblems,
  type MetricSelection,
} from '#domain/dashboards';
import { fieldProblems } from '#domain/fields';
import { isExternalEmail } from '#domain/people';
import {
  conflict,
  type FieldErrors,
  notFound,
  notYours,
  ruleRefused,
  stale,
} from '#server/contract/errors.ts';
import type { Call, Caller } from '#server/contract/handlers.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { handHead } from '#server/services/changes/handHead.ts';
import { seenProjects } from '../projects/groupRepository.ts';
import { readerOf } from '../projects/projectReader.ts';
import { readCompanySettings } from '../settings/companyRepository.ts';
import { dashboardAdapter } from './dashboardAdapter.ts';
import {
  type Dashboard,
  type DashboardParts,
  findPeople,
  openGroups,
  readDashboard,
} from './dashboardRepository.ts';

type Patch = components['schemas']['DashboardPatch'];
type Writing = Pick<Call<'updateDashboard'>, 'tx' | 'caller' | 'services' | 'now' | 'today'>;
type One = Writing & { params: { dashboard_id: number }; ifMatch?: number | undefined };

const nothing: DashboardParts = { project_group_ids: [], project_ids: [], memberships: [] };
const sorted = (ids: readonly number[]) => [...new Set(ids)].sort((a, b) => a - b);

/** A dashboard as the caller sees it; 404 where there is none for them. */
export async function presentDashboard(
  { tx, caller }: Pick<Writing, 'tx' | 'caller'>,
  id: number,
): Promise<Dashboard> {
  const dashboard = await readDashboard(tx, caller, id);
  if (!dashboard) throw notFound();
  return dashboard;
}

/** The dashboard as it is kept, locked, for somebody who holds this right in it. */
async function open({ tx, caller, params, ifMatch }: One, right: DashboardPermission) {
  const id = params.dashboard_id;
  const shown = await presentDashboard({ tx, caller }, id);
  if (!shown.permissions.includes(right))
    throw notYours(
      right === 'edit_dashboard_cards'
        ? 'Only members who may edit cards arrange this dashboard. Ask its creator.'
        : 'Only members who may edit settings change this dashboard. Ask its creator.',
    );
  const kept = (await dashboardAdapter.load(tx, [id], null)).get(id);
  if (!kept) throw notFound();
  if (ifMatch !== undefined && ifMatch !== kept.version) throw stale(shown);
  return kept;
}

/** Refuses what somebody cannot see: they neither add it nor, as it is not offered to them, take it away. */
async function checkProjects(
  tx: TenantTx,
  caller: Caller,
  asked: Patch,
  kept: DashboardParts,
): Promise<{ errors: FieldErrors; parts: Pick<DashboardParts, 'project_group_ids' | 'project_ids'> }> {
  const errors: FieldErrors = {};
  const groups = asked.project_group_ids ?? kept.project_group_ids;
  const opened = await openGroups(tx, caller, sorted([...groups, ...kept.project_group_ids]));
  if (groups.some((id) => !opened.has(id) && !kept.project_group_ids.includes(id)))
    errors['project_group_ids'] = [
      'You do not have access to all projects of one of these groups. Choose from the list.',
    ];
  const ids = asked.project_ids ?? kept.project_ids;
  const seen = await seenProjects(tx, readerOf(caller), sorted([...ids, ...kept.project_ids]));
  if (ids.some((id) => !seen.has(id) && !kept.project_ids.includes(id)))
    errors['project_ids'] = [
      'One of these projects does not exist, or you cannot see it. Choose from the list.',
    ];
  return {
    errors,
    parts: {
      project_group_ids: sorted([...groups, ...kept.project_group_ids.filter((id) => !opened.has(id))]),
      project_ids: sorted([...ids, ...kept.project_ids.filter((id) => !seen.has(id))]),
    },
  };
}

/** The members with their rights; the creator is one, with every right, whatever was sent. */
async function checkMembers(
  tx: TenantTx,
  asked: Patch['memberships'],
  kept: DashboardParts,
  dashboard: { creator: number | null; type: DashboardType },
): Promise<{ errors: FieldErrors; memberships: DashboardParts['memberships'] }> {
  const others = (asked ?? kept.memberships).filter(({ user_id }) => user_id !== dashboard.creator);
  const rights = new Map(others.map(({ user_id, permissions = [] }) => [user_id, [...permissions].sort()]));
  const errors: FieldErrors = {};
  const added = [...rights.keys()].filter((id) => !kept.memberships.some(({ user_id }) => user_id === id));
  if (added.length > 0) {
    const { people, domains } = await findPeople(tx, { ids: added });
    if (people.length < added.length)
      errors['memberships'] = ['One of these people has no account in this company. Choose from the list.'];
    else if (dashboard.type === 'INTERNAL' && people.some(({ email }) => isExternalEmail(email, domains)))
      errors['memberships'] = [
        'People of outside companies cannot be members of an internal dashboard. Make an external one for them.',
      ];
  }
  if (dashboard.creator !== null) rights.set(dashboard.creator, [...ALL_DASHBOARD_PERMISSIONS].sort());
  if (rights.size > DASHBOARD_LIMITS.members)
    errors['memberships'] = [`A dashboard has at most ${DASHBOARD_LIMITS.members} members.`];
  const memberships = [...rights].map(([user_id, permissions]) => ({ user_id, permissions }));
  return { errors, memberships: memberships.sort((a, b) => a.user_id - b.user_id) };
}

function refuse(errors: FieldErrors): void {
  const [first] = Object.values(errors);
  if (first) throw ruleRefused(first[0] ?? '', errors);
}

const trimmed = ({ name, description, cost_mode }: Patch) => ({
  ...(cost_mode !== undefined && { cost_mode }),
  ...(name !== undefined && { name: name.trim() }),
  ...(description !== undefined && { description: description.trim() }),
});

/** Makes a dashboard whose creator is the caller. */
export async function createDashboard(
  call: Writing & { body: components['schemas']['DashboardInput'] },
): Promise<Dashboard> {
  const { tx, caller, services, body, today } = call;
  const { settings } = await readCompanySettings(tx);
  const words = {
    description: '',
    cost_mode: 'AS_SEEN' as const,
    ...trimmed(body),
    type: body.type,
  };
  const errors: FieldErrors = { ...fieldProblems(dashboardFields, words, { today, isNew: true }) };
  if (settings.dashboards_external_only && body.type !== 'EXTERNAL')
    errors['type'] = ['This company has external dashboards only. Choose External.'];
  const projects = await checkProjects(tx, caller, body, nothing);
  const members = await checkMembers(tx, body.memberships, nothing, {
    creator: caller.userId,
    type: body.type,
  });
  refuse({ ...errors, ...projects.errors, ...members.errors });
  const { memberships } = members;
  const { rows } = await services.changes.apply(
    tx,
    handHead(call, null, `Created the dashboard "${words.name}"`),
    [
      {
        entity: 'dashboard',
        kind: 'create',
        fields: {
          ...words,
          ...projects.parts,
          memberships,
          member_ids: memberships.map(({ user_id }) => user_id),
          cards: FIRST_CARDS,
          created_by_id: caller.userId,
        },
      },
    ],
  );
  return presentDashboard(call, rows[0]?.id ?? 0);
}

/** Changes what a dashboard says, its projects and its members. */
export async function updateDashboard(call: One & { body: Patch }): Promise<Dashboard> {
  const { tx, caller, services, body, params, today } = call;
  const kept = await open(call, 'edit_dashboard_settings');
  const now = kept.fields as unknown as DashboardParts & {
    created_by_id: number | null;
    type: DashboardType;
  };
  const words = trimmed(body);
  const errors: FieldErrors = { ...fieldProblems(dashboardFields, words, { today, isNew: false }) };
  const projects = await checkProjects(tx, caller, body, now);
  const members = await checkMembers(tx, body.memberships, now, {
    creator: now.created_by_id,
    type: now.type,
  });
  refuse({ ...errors, ...projects.errors, ...members.errors });
  const { memberships } = members;
  const fields = {
    ...words,
    ...(body.project_group_ids && { project_group_ids: projects.parts.project_group_ids }),
    ...(body.project_ids && { project_ids: projects.parts.project_ids }),
    ...(body.memberships && { memberships, member_ids: memberships.map(({ user_id }) => user_id) }),
  };
  await services.changes.apply(tx, handHead(call, null, 'Changed a dashboard'), [
    { entity: 'dashboard', kind: 'update', id: params.dashboard_id, version: kept.version, fields },
  ]);
  // Whoever took themselves off the dashboard is answered what they saw last.
  return (await readDashboard(tx, caller, params.dashboard_id)) ?? Promise.reject(notFound());
}

/** Refuses a metric that cannot be drawn. */
export function refuseMetric(metric: MetricSelection, place: MetricPlace = 'dashboard'): void {
  const problems = Object.entries(metricProblems(metric, place));
  refuse(Object.fromEntries(problems.map(([field, problem]) => [field, [problem]])));
}

/** A card shows a project that whoever puts it there sees; one that was there stays. */
async function refuseUnseen(
  tx: TenantTx,
  caller: Caller,
  cards: readonly DashboardCard[],
  before: readonly DashboardCard[],
): Promise<void> {
  const known = new Set(before.map((card) => card.project_id));
  const added = cards.flatMap(({ project_id: id }) => (id === undefined || known.has(id) ? [] : [id]));
  if (added.length === 0) return;
  const seen = await seenProjects(tx, readerOf(caller), sorted(added));
  if (added.some((id) => !seen.has(id)))
    refuse({ cards: ['The project of a card does not exist, or you cannot see it. Choose from the list.'] });
}

/** Says which cards there are, in which order and how wide. */
export async function arrangeDashboard(
  call: One & { body: components['schemas']['DashboardArrangement'] },
): Promise<Dashboard> {
  const { tx, services, body, params } = call;
  const kept = await open(call, 'edit_dashboard_cards');
  if (new Set(body.cards.map(({ key }) => key)).size < body.cards.length)
    refuse({ cards: ['Each card is named once. Reload the page and try again.'] });
  const before = (kept.fields['cards'] ?? []) as readonly DashboardCard[];
  await refuseUnseen(tx, call.caller, body.cards, before);
  for (const { kind, metric, project_id } of body.cards) {
    if (isOfProject(kind) && project_id === undefined)
      refuse({ cards: [`${DASHBOARD_CARDS[kind].label} needs a project. Choose one.`] });
    if (kind === 'metric' && !metric)
      refuse({ cards: ['A custom metric needs its settings. Complete them and try again.'] });
    if (metric) refuseMetric(metric);
  }
  await services.changes.apply(tx, handHead(call, null, 'Arranged a dashboard'), [
    {
      entity: 'dashboard',
      kind: 'update',
      id: params.dashboard_id,
      version: kept.version,
      fields: { cards: body.cards },
    },
  ]);
  return presentDashboard(call, params.dashboard_id);
}

/** Deletes a dashboard; it can be restored. */
export async function removeDashboard(call: One): Promise<void> {
  const { tx, services, params } = call;
  const kept = await open(call, 'edit_dashboard_settings');
  const summary = `Deleted the dashboard "${String(kept.fields['name'])}"`;
  await services.changes.apply(tx, handHead(call, null, summary), [
    { entity: 'dashboard', kind: 'delete', id: params.dashboard_id, version: kept.version },
  ]);
}

/** Brings a deleted dashboard back, for those who could delete it. */
export async function restoreDashboard(call: One): Promise<Dashboard> {
  const { tx, caller, services, params } = call;
  const id = params.dashboard_id;
  const there = await readDashboard(tx, caller, id);
  if (there) throw conflict('This dashboard is not deleted. Reload the page.', there);
  const deleted = await readDashboard(tx, caller, id, true);
  if (!deleted) throw notFound();
  if (!deleted.permissions.includes('edit_dashboard_settings'))
    throw notYours('Only members who may edit settings restore this dashboard. Ask its creator.');
  const stored = (await dashboardAdapter.load(tx, [id], null)).get(id);
  if (!stored) throw notFound();
  await services.changes.apply(tx, handHead(call, null, `Restored the dashboard "${deleted.name}"`), [
    { entity: 'dashboard', kind: 'create', id, fields: stored.fields },
  ]);
  return presentDashboard(call, id);
}
