import fc from 'fast-check';
import { matchRoutes } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import {
  type ClientFlag,
  clientFlags,
  type Permission,
  permissions,
  type TenantFlag,
  tenantFlags,
} from '#contract/unions.ts';
import { rankCommands } from '#design-system/overlays/CommandPalette/rankCommands.ts';
import type { Subject } from '#platform/flags';
import { checkRow } from '#platform/routing';
import type { Project } from '#shared/project';
import { frameRows } from '../shell/frameRows.ts';
import { appCommands, type CommandActions } from './appCommands.ts';

/** The matrix of docs/product/frame.md: what each page and form needs, said once more and independently of the rows. */
const MATRIX: Record<string, { permissions?: Permission[]; tenant?: TenantFlag; client?: ClientFlag }> = {
  '/projects': {},
  '/projects/7': {},
  '/projects/7/overview': { permissions: ['overview_access'] },
  '/projects/7/vision': { permissions: ['vision_access'] },
  '/projects/7/foresite': { permissions: ['foresite_access'] },
  '/projects/7/foresite?itemDetailsId=new': { permissions: ['foresite_access', 'add_scenarioitem'] },
  '/projects/7/tvd': { permissions: ['tvd_access'] },
  '/projects/7/calibrate': { permissions: ['calibrate_access'] },
  '/projects/7/procurement': { permissions: ['procurement_access'], tenant: 'procurement_available' },
  '/projects/7/risks': { permissions: ['risk_access'] },
  '/projects/7/reports': { permissions: ['reporting_access'], client: 'reporting' },
  '/projects/7/context': { permissions: ['context_access'], tenant: 'context_module' },
  '/projects/7/issues': { permissions: ['issue_access'], client: 'issue_management' },
  '/projects/7/timeline': { permissions: ['timeline_access'] },
  '/projects/7/components': { permissions: ['component_access'] },
  '/projects/7/estimate': { permissions: ['estimate_access'] },
  '/projects/7/area-setup': { permissions: ['program_access'] },
  '/projects/7/settings': { permissions: ['project_settings'] },
};

/** Addresses that show nothing to go to. */
const NOWHERE = /^\/$|^\/(auth-redirect|forbidden|building-connected|users\/logout)\/?$/;

const actions = (): CommandActions => ({
  go: vi.fn(),
  openWindow: vi.fn(),
  save: vi.fn(),
  showShortcuts: vi.fn(),
  toggleSingleKeys: vi.fn(),
  toggleSidebar: vi.fn(),
  signOut: vi.fn(),
});
const project = (over: Partial<Project> = {}) =>
  ({
    id: 7,
    name: 'Cedar Ridge',
    status: 'ACTIVE',
    has_estimate: true,
    counts: { items: 12, risks: 7, issues: 0, components: 5, milestones: 6, scenarios: 3 },
    ...over,
  }) as Project;
const subjectWith = (held: Permission[], tenant: TenantFlag[], client: ClientFlag[]): Subject => ({
  signedIn: true,
  permissions: new Set(held),
  companyPermissions: new Set(held),
  tenantFlags: new Set(tenant),
  clientFlags: new Set(client),
});
const everything = subjectWith([...permissions], [...tenantFlags], [...clientFlags]);
const where = { rows: frameRows, user: { id: 31 }, companyId: 7, workspaces: [] };
const commandsFor = (subject: Subject, at: Project | undefined = project(), does = actions()) =>
  appCommands({ ...where, subject, project: at, singleKeys: true }, does);
const places = (subject: Subject, at?: Project) =>
  commandsFor(subject, at).flatMap(({ href }) => (href === undefined ? [] : [href]));
/** Those that the matrix speaks about. */
const specified = (subject: Subject) => places(subject).filter((href) => href in MATRIX);

/** The row that an address leads to, as the router finds it. */
const rowAt = (href: string) => {
  const found = matchRoutes(
    frameRows.map(({ path }) => ({ path, id: path })),
    href,
  )?.at(-1)?.route.id;
  return frameRows.find(({ path }) => path === found);
};

describe('the palette and the permission matrix', () => {
  it('agree for whatever somebody holds: every page and form they may open, and no other', () => {
    fc.assert(
      fc.property(
        fc.subarray([...permissions]),
        fc.subarray([...tenantFlags]),
        fc.subarray([...clientFlags]),
        (held, tenant, client) => {
          const allowed = Object.entries(MATRIX).filter(
            ([, needs]) =>
              (needs.permissions ?? []).every((one) => held.includes(one)) &&
              (needs.tenant === undefined || tenant.includes(needs.tenant)) &&
              (needs.client === undefined || client.includes(needs.client)),
          );
          expect(specified(subjectWith(held, tenant, client)).toSorted()).toEqual(
            allowed.map(([href]) => href).toSorted(),
          );
        },
      ),
    );
  });

  it('never offer an address that its row would close', () => {
    fc.assert(
      fc.property(
        fc.subarray([...permissions]),
        fc.subarray([...tenantFlags]),
        fc.subarray([...clientFlags]),
        (held, tenant, client) => {
          const subject = subjectWith(held, tenant, client);
          const closed = places(subject).filter((href) => {
            const row = rowAt(href);
            return row === undefined || !checkRow(row, subject).allowed;
          });
          expect(closed).toEqual([]);
        },
      ),
      { numRuns: 30 },
    );
  });

  it('cover every page there is', () => {
    const pages = frameRows
      .filter(({ guard, path }) => guard !== 'public' || path.startsWith('/doc/'))
      .map(({ path }) => path)
      .filter((path) => !NOWHERE.test(path) && !path.startsWith('/projects/legacy/:'))
      .map((path) =>
        path
          .replace(':projectId', '7')
          .replace('/users/:userId', '/users/31')
          .replace('/companies/:companyId', '/companies/7'),
      )
      // What is left is the address of one row, and no place to go to.
      .filter((path) => !path.includes(':'));
    const offered = places(everything);
    expect(pages.filter((path) => !offered.includes(path))).toEqual([]);
    expect(Object.keys(MATRIX).filter((path) => !offered.includes(path))).toEqual([]);
    expect(new Set(offered).size).toBe(offered.length);
  });

  it('leave out what one key is missing for, key by key', () => {
    for (const [href, { permissions: needs = [] }] of Object.entries(MATRIX))
      for (const missing of needs) {
        const held = permissions.filter((one) => one !== missing);
        expect(places(subjectWith(held, [...tenantFlags], [...clientFlags]))).not.toContain(href);
      }
  });

  it('offer in a project what its kind has', () => {
    const within = (status: Project['status']) =>
      places(everything, project({ status })).filter((href) => /^\/projects\/\d/.test(href));
    expect(within('DRAFT_LEGACY')).toEqual([]);
    expect(within('LEGACY')).toEqual([
      '/projects/7/calibrate',
      '/projects/7/reports',
      '/projects/7',
      '/projects/7/components',
      '/projects/7/estimate',
      '/projects/7/area-setup',
    ]);
    expect(within('ACTIVE')).toContain('/projects/7/foresite?itemDetailsId=new');
  });
});

describe('what the palette does', () => {
  it('outside a project offers the list and no sidebar', () => {
    const commands = appCommands(
      { ...where, subject: everything, project: undefined, singleKeys: false },
      actions(),
    );
    expect(commands.flatMap(({ href }) => (href?.startsWith('/projects/7') ? [href] : []))).toEqual([]);
    expect(commands.filter(({ group }) => group === 'Actions').map(({ id }) => id)).toEqual([
      'theme',
      'density',
      'shortcuts',
      'single-keys',
      'logout',
    ]);
    expect(commands[0]?.id).toBe('go-projects');
  });

  it('opens another company in a window of its own', () => {
    const does = actions();
    const company = {
      id: 2,
      slug: 'halden',
      name: 'Halden Architects',
      time_zone: 'America/Los_Angeles',
      logo_url: null,
      picture_url: null,
    };
    const href = 'http://halden.localhost/?loginHint=a';
    const commands = appCommands(
      {
        ...where,
        subject: everything,
        project: undefined,
        singleKeys: true,
        workspaces: [{ company, href }],
      },
      does,
    );
    commands.find(({ label }) => label === 'Open Halden Architects')?.onRun?.();
    expect(does.openWindow).toHaveBeenCalledWith(href);
  });

  it('goes, changes, switches and leaves', () => {
    const does = actions();
    const commands = commandsFor(everything, project(), does);
    const named = (id: string) => commands.find((command) => command.id === id);
    named('go-risks')?.onRun?.();
    expect(does.go).toHaveBeenCalledWith('/projects/7/risks');
    expect(named('go-risks')).toMatchObject({ keys: 'G then R', label: 'Risk Register' });
    named('theme')
      ?.step?.commands?.find(({ label }) => label === 'Dark')
      ?.onRun?.();
    expect(does.save).toHaveBeenCalledWith({ theme: 'dark' });
    expect(named('single-keys')?.label).toBe('Turn single-key shortcuts off');
    for (const [id, action] of [
      ['shortcuts', does.showShortcuts],
      ['single-keys', does.toggleSingleKeys],
      ['sidebar', does.toggleSidebar],
      ['logout', does.signOut],
    ] as const) {
      named(id)?.onRun?.();
      expect(action).toHaveBeenCalledOnce();
    }
  });

  it.each([
    ['codes', 'go-customCodes'],
    ['uom', 'go-units'],
    ['schedule', 'go-timeline'],
    ['escalation', 'go-normalizationIndices'],
  ])('finds a page by another word for it: %s', (word, id) => {
    expect(rankCommands(commandsFor(everything), word).map((command) => command.id)).toContain(id);
  });

  it('names each command once and lets each be started', () => {
    const commands = commandsFor(everything);
    expect(new Set(commands.map(({ id }) => id)).size).toBe(commands.length);
    expect(commands.filter(({ onRun, step }) => !onRun && !step)).toEqual([]);
  });
});
