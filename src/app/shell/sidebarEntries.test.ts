import { describe, expect, it } from 'vitest';
import { type ClientFlag, clientFlags, type Permission, permissions, tenantFlags } from '#contract/unions.ts';
import type { Subject } from '#platform/flags';
import { PATHS, type RouteRow } from '#platform/routing';
import type { Project } from '#shared/project';
import { privateRows } from '../router/privateRows.ts';
import { sidebarSections } from './sidebarEntries.ts';

const everything: Subject = {
  signedIn: true,
  permissions: new Set(permissions),
  companyPermissions: new Set(),
  tenantFlags: new Set(tenantFlags),
  clientFlags: new Set(clientFlags),
};
const holding = (...keys: Permission[]): Subject => ({ ...everything, permissions: new Set(keys) });
const project = (over: Partial<Project> = {}) =>
  ({
    id: 7,
    status: 'ACTIVE',
    has_milestones: true,
    has_components: true,
    has_estimate: true,
    counts: { items: 12, risks: 7, issues: 0, components: 5, milestones: 6, scenarios: 3 },
    ...over,
  }) as Project;
/** Pages of the sidebar that another feature may bring later stand in for it here. */
const rows: readonly RouteRow[] = [
  ...privateRows,
  ...(['members', 'impersonation'] as const)
    .map((name) => PATHS[name])
    .filter((path) => privateRows.every((row) => row.path !== path))
    .map((path) => ({
      path,
      title: '',
      guard: { signedIn: true } as const,
      screen: () => Promise.reject(new Error('never shown')),
    })),
];
const labels = (subject: Subject, over: Partial<Project> = {}) =>
  sidebarSections(project(over), subject, rows).map(({ title, entries }) => [
    title,
    entries.map(({ label }) => label),
  ]);

describe('the sidebar', () => {
  it('offers everything to who may do everything', () => {
    expect(labels(everything)).toEqual([
      [undefined, ['Overview']],
      [
        'SOLUTIONS',
        [
          'Vision',
          'ForeSite',
          'Target Value Design',
          'Calibrate',
          'Procurement',
          'Risk Register',
          'Reporting',
          'Context',
          'Issue Management',
          'Timeline',
        ],
      ],
      ['MANAGE PROJECT', ['Details', 'Components', 'Estimate', 'Program', 'Project Settings']],
      [undefined, ['Manage members', 'Role Impersonation']],
    ]);
  });

  it('leads to members who may invite, and to impersonation who may impersonate too, where that is on', () => {
    const foot = (subject: Subject, over: Partial<Project> = {}) =>
      sidebarSections(project(over), subject, rows)
        .filter(({ atFoot }) => atFoot)
        .flatMap(({ entries }) => entries.map(({ label }) => label));
    expect(foot(holding('invite_members_to_project'))).toEqual(['Manage members']);
    expect(foot(holding('can_impersonate'))).toEqual([]);
    expect(foot(holding('invite_members_to_project', 'can_impersonate'))).toEqual([
      'Manage members',
      'Role Impersonation',
    ]);
    expect(foot({ ...everything, tenantFlags: new Set() })).toEqual(['Manage members']);
    for (const status of ['LEGACY', 'ABANDONED_LEGACY', 'DRAFT_LEGACY'] as const)
      expect(foot(everything, { status })).toEqual([]);
    expect(foot(everything, { status: 'DRAFT' })).toHaveLength(2);
  });

  it('hides Overview without its own permission', () => {
    const held = permissions.filter((one) => one !== 'overview_access');
    expect(labels(holding(...held)).flat(2)).not.toContain('Overview');
  });

  it('hides what a permission or a flag is missing for, and sections that are left empty', () => {
    expect(labels(holding('foresite_access', 'reporting_access'))).toEqual([
      ['SOLUTIONS', ['ForeSite', 'Reporting']],
      ['MANAGE PROJECT', ['Details']],
    ]);
    const withoutReporting = { ...everything, clientFlags: new Set<ClientFlag>() };
    expect(labels(withoutReporting).flat(2)).not.toContain('Reporting');
    expect(labels({ ...everything, tenantFlags: new Set() }).flat(2)).not.toContain('Procurement');
  });

  it('is short for a legacy project, and empty for a draft of one', () => {
    expect(labels(everything, { status: 'LEGACY' })).toEqual([
      ['OVERVIEW', ['Calibrate', 'Reporting']],
      ['MANAGE PROJECT', ['Details', 'Components', 'Estimate', 'Program']],
    ]);
    expect(labels(everything, { status: 'DRAFT_LEGACY' })).toEqual([]);
  });

  it('counts what there is and marks what is missing', () => {
    const bare = project({ has_milestones: false, has_estimate: false });
    const entries = sidebarSections(bare, everything, privateRows).flatMap((section) => section.entries);
    const entry = (label: string) => entries.find((one) => one.label === label);
    expect(entry('ForeSite')).toMatchObject({ count: 12, href: '/projects/7/foresite', incomplete: false });
    expect(entry('Issue Management')).not.toHaveProperty('count');
    expect(entry('Timeline')?.incomplete).toBe(true);
    expect(entry('Components')?.incomplete).toBe(false);
    expect(entry('Estimate Upload')?.incomplete).toBe(true);
    expect(entry('Context')?.chip).toBe('Preview');
  });
});
