import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  type ClientFlag,
  clientFlags,
  type Permission,
  permissions,
  type TenantFlag,
  tenantFlags,
} from '#contract/unions.ts';
import type { Subject } from '#platform/flags';
import type { Project } from '#shared/project';
import { privateRows } from '../router/privateRows.ts';
import { appCommands, type CommandDeeds } from './appCommands.ts';

/** The specification's matrix (spec §2, §6): what each page and form needs, said once more and independently of the rows. */
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

const deeds = (): CommandDeeds => ({
  go: vi.fn(),
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
  companyPermissions: new Set(),
  tenantFlags: new Set(tenant),
  clientFlags: new Set(client),
});
const everything = subjectWith([...permissions], [...tenantFlags], [...clientFlags]);
const commandsFor = (subject: Subject, at: Project | undefined = project(), does = deeds()) =>
  appCommands({ subject, rows: privateRows, project: at, singleKeys: true }, does);
const places = (subject: Subject, at?: Project) =>
  commandsFor(subject, at).flatMap(({ href }) => (href === undefined ? [] : [href]));

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
          expect(places(subjectWith(held, tenant, client)).toSorted()).toEqual(
            allowed.map(([href]) => href).toSorted(),
          );
        },
      ),
    );
  });

  it('cover every page there is', () => {
    const pages = privateRows
      .map(({ path }) => path.replace(':projectId', '7'))
      // The address of one row is its flyout's, not a place to go to.
      .filter((path) => !path.includes(':'));
    expect(
      Object.keys(MATRIX)
        .filter((href) => !href.includes('?'))
        .toSorted(),
    ).toEqual(pages.toSorted());
    expect(places(everything).toSorted()).toEqual(Object.keys(MATRIX).toSorted());
  });

  it('leave out what one key is missing for, key by key', () => {
    for (const [href, { permissions: needs = [] }] of Object.entries(MATRIX))
      for (const missing of needs) {
        const held = permissions.filter((one) => one !== missing);
        expect(places(subjectWith(held, [...tenantFlags], [...clientFlags]))).not.toContain(href);
      }
  });

  it('offer in a project what its kind has', () => {
    expect(places(everything, project({ status: 'DRAFT_LEGACY' }))).toEqual(['/projects']);
    expect(places(everything, project({ status: 'LEGACY' }))).not.toContain(
      '/projects/7/foresite?itemDetailsId=new',
    );
  });
});

describe('what the palette does', () => {
  it('outside a project offers the list and no sidebar', () => {
    const ids = appCommands(
      { subject: everything, rows: privateRows, project: undefined, singleKeys: false },
      deeds(),
    ).map(({ id }) => id);
    expect(ids).toEqual(['go-projects', 'theme', 'density', 'shortcuts', 'single-keys', 'logout']);
  });

  it('goes, changes, switches and leaves', () => {
    const does = deeds();
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
    for (const [id, deed] of [
      ['shortcuts', does.showShortcuts],
      ['single-keys', does.toggleSingleKeys],
      ['sidebar', does.toggleSidebar],
      ['logout', does.signOut],
    ] as const) {
      named(id)?.onRun?.();
      expect(deed).toHaveBeenCalledOnce();
    }
  });

  it('names each command once and lets each be started', () => {
    const commands = commandsFor(everything);
    expect(new Set(commands.map(({ id }) => id)).size).toBe(commands.length);
    expect(commands.filter(({ onRun, step }) => !onRun && !step)).toEqual([]);
  });
});
