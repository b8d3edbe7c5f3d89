import { matchPath } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { clientFlags, permissions, tenantFlags } from '#contract/unions.ts';
import type { CurrentUser, Subject } from '#platform/flags';
import { openPages, PATHS, type PathName, pathTo, type RouteGuard } from '#platform/routing';
import type { Project } from '#shared/project';
import { missingFor, type Rights, rightsCases } from '#tests/support/rightsCases.ts';
import { PRIVATE, PUBLIC } from '#tests/support/specifiedRoutes.ts';
import { frameRows } from '../frameRows.ts';
import { sidebarSections } from '../sidebarEntries.ts';
import { ENTRIES, type EntryRow, LEGACY_SECTIONS, SECTIONS } from '../sidebarRows.ts';
import { userMenuSections } from '../userMenuSections.tsx';
import { helpMenu, settingsMenu } from './companyMenus.ts';
import type { FrameMenu } from './frameMenu.ts';
import { createMenu, navMenus } from './navMenus.ts';
import type { NavRecents } from './navRecents.ts';

/**
 * Every line of every menu against the list of routes, for sets of rights that together try each guard in
 * every combination of its keys: a line shows where its page opens, and nowhere else (trust A4). What is held is asked of
 * the table and of a second way to read a guard, not of what the product itself asks.
 */
const guards = new Map<string, RouteGuard>([
  ...PUBLIC.map(({ path }) => [path, 'public'] as const),
  ...PRIVATE.map(({ path, guard }) => [path, guard] as const),
]);
const addsDashboards: RouteGuard = {
  signedIn: true,
  permission: ['portfolio_access', 'add_projectsdashboard'],
};
const entryGuards = Object.values(ENTRIES).flatMap(({ guard }: EntryRow) => (guard ? [guard] : []));
const cases = rightsCases([...guards.values(), addsDashboards, ...entryGuards], {
  permissions,
  tenantFlags,
  clientFlags,
});

const opensTo = (held: Rights) => (name: PathName) => {
  const guard = guards.get(PATHS[name]);
  return guard !== undefined && missingFor(guard, held) === undefined;
};
const subjectOf = ({ permissions: keys, tenantFlags: tenant, clientFlags: client }: Rights) =>
  ({
    signedIn: true,
    permissions: keys,
    companyPermissions: keys,
    tenantFlags: tenant,
    clientFlags: client,
  }) as Subject;

const user = {
  id: 31,
  email: 'ada@northbank.example',
  preferences: { theme: 'system', density: 'normal' },
  companies: [
    {
      id: 1,
      slug: 'northbank',
      name: 'Northbank Builders',
      time_zone: 'America/Los_Angeles',
      logo_url: null,
    },
  ],
} as unknown as CurrentUser;
const here = { protocol: 'http:', host: 'northbank.localhost', hostname: 'northbank.localhost' };
const recents = (dashboards: number, analyses: number): NavRecents => ({
  dashboards: {
    any: dashboards > 0,
    recent: Array.from({ length: dashboards }, (_, at) => ({
      id: at + 1,
      name: `Board ${at}`,
      type: 'INTERNAL',
    })),
  },
  analyses: Array.from({ length: analyses }, (_, at) => ({ id: at + 1, name: `Study ${at}` })),
});

const linksOf = (menu: FrameMenu | undefined) => [
  ...(menu?.href ? [menu.href] : []),
  ...(menu?.sections.flatMap(({ links }) => links.flatMap(({ href }) => (href ? [href] : []))) ?? []),
];
const address = (name: PathName) => PATHS[name];
const among =
  (...names: PathName[]) =>
  (opens: (name: PathName) => boolean) =>
    names.filter(opens).map(address);

type Situation = { opens: (name: PathName) => boolean; held: Rights; recents: NavRecents };

/** What each menu has to offer (docs/product/frame.md: top bar and its menus), by the table of routes. */
const expected: Record<string, (situation: Situation) => string[]> = {
  projects: ({ opens }) => among('projects')(opens),
  dashboards: ({ opens, held, recents: { dashboards } }) => {
    const { any, recent } = dashboards;
    const [sees, adds] = [held.keys.has('portfolio_access'), held.keys.has('add_projectsdashboard')];
    if (!opens('dashboards') || !(sees || adds || any)) return [];
    return [
      ...recent.map(({ id }) => pathTo('dashboard', { id })),
      ...(recent.length <= 4 && sees ? among('portfolioDashboard')(opens) : []),
      PATHS.dashboards,
      ...(adds ? [`${PATHS.dashboards}?itemDetailsId=new`] : []),
    ];
  },
  conceptHub: ({ opens, recents: { analyses } }) =>
    opens('conceptHub')
      ? [
          ...analyses.map(({ id }) => pathTo('analysis', { analysisId: id })),
          ...among('conceptHub', 'newAnalysis')(opens),
        ]
      : [],
  library: ({ opens }) =>
    among('foresiteLibrary', 'issueLibrary', 'bidderLibrary', 'packageLibrary', 'riskLibrary')(opens),
  markupTemplates: ({ opens }) => among('markupTemplates')(opens),
  create: ({ opens }) => (opens('newProject') ? among('newProject', 'newAnalysis')(opens) : []),
  settings: ({ opens }) =>
    among(
      'users',
      'identity',
      'customCodes',
      'publicApi',
      'normalizationIndices',
      'customAttributes',
      'units',
      'omniclass',
    )(opens),
  help: ({ opens }) => among('changelog', 'academy', 'terms', 'privacy')(opens),
  user: ({ opens }) => [
    ...(opens('user') ? ['/users/31'] : []),
    ...(opens('company') ? ['/companies/1'] : []),
  ],
};

/** What the menus of the product offer. */
function offered(subject: Subject, own: NavRecents): Record<string, string[]> {
  const { opens } = openPages(frameRows, subject);
  const nav = navMenus({ subject, opens, recents: own });
  const account = userMenuSections(user, here, opens, { onPreferences: vi.fn(), onSignOut: vi.fn() });
  return {
    ...Object.fromEntries(nav.map((menu) => [menu.id, linksOf(menu)])),
    create: linksOf(createMenu({ opens })),
    settings: linksOf(settingsMenu(opens, { year: 2026, version: '1' })),
    help: linksOf(helpMenu(opens, { hasNews: true, onShowShortcuts: vi.fn() })),
    user: account
      .filter(({ id }) => id === 'account')
      .flatMap(({ items }) => items.flatMap(({ href }) => href ?? [])),
  };
}

/** The row of the list of routes that an address belongs to. */
function guardAt(href: string): RouteGuard | undefined {
  const path = href.split('?')[0] ?? '';
  const exact = guards.get(path);
  if (exact !== undefined) return exact;
  const [, guard] = [...guards].find(([pattern]) => matchPath(pattern, path)) ?? [];
  return guard;
}

it('tries each guard in every combination of its keys', () => {
  expect(cases.length).toBeGreaterThan(5);
  expect(new Set(cases.flatMap(({ keys }) => [...keys])).size).toBeGreaterThan(40);
});

describe.each([
  ['nothing opened before', recents(0, 0)],
  ['a few things opened before', recents(4, 2)],
  ['many things opened before', recents(5, 5)],
])('the menus of the frame, with %s', (_name, own) => {
  it.each(cases.map((held, at) => [at, held] as const))(
    'offer what opens in case %i, and nothing else',
    (_at, held) => {
      const opens = opensTo(held);
      const menus = offered(subjectOf(held), own);
      for (const [id, lines] of Object.entries(expected))
        expect([id, menus[id] ?? []]).toEqual([id, lines({ opens, held, recents: own })]);
      expect(Object.keys(menus).filter((id) => !(id in expected))).toEqual([]);
      for (const href of Object.values(menus).flat()) {
        const guard = guardAt(href);
        expect([href, guard === undefined ? 'no row' : missingFor(guard, held)]).toEqual([href, undefined]);
      }
    },
  );
});

describe.each([
  ['ACTIVE', SECTIONS],
  ['LEGACY', LEGACY_SECTIONS],
] as const)('the sidebar of a project that is %s', (status, sections) => {
  const project = {
    id: 7,
    status,
    has_milestones: true,
    has_components: true,
    has_estimate: true,
    counts: { components: 1, risks: 1, issues: 1 },
  } as Project;

  it.each(cases.map((held, at) => [at, held] as const))(
    'offers what opens in case %i, and nothing else',
    (_at, held) => {
      const opens = opensTo(held);
      const shown = sidebarSections(project, subjectOf(held), frameRows).flatMap(({ entries }) => entries);
      const wanted = sections
        .flatMap(({ names }) => names)
        .filter((name) => {
          const { guard }: EntryRow = ENTRIES[name];
          return opens(name) && (guard === undefined || missingFor(guard, held) === undefined);
        });
      expect(shown.map(({ name }) => name)).toEqual(wanted);
      for (const { href } of shown) expect(guardAt(href)).toBeDefined();
    },
  );
});
