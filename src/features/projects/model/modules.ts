import { type PathName, PATHS, type RouteGuard } from '#platform/routing';
import type { Project } from '#shared/project';

export interface ModuleRow {
  name: PathName;
  title: string;
  guard: RouteGuard;
  /** What the module is for. */
  purpose: string;
  /** What of the project it builds on; only what is recorded. */
  has: readonly Fact[];
}

export type Fact = keyof typeof FACTS;

const many = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

/** What a project can already bring to a module, and where to see it. */
export const FACTS = {
  milestones: {
    say: ({ counts }: Project) => many(counts.milestones, 'design milestone', 'design milestones'),
    page: 'timeline',
  },
  components: {
    say: ({ counts }: Project) => many(counts.components, 'component', 'components'),
    page: 'components',
  },
  items: { say: ({ counts }: Project) => many(counts.items, 'option', 'options'), page: 'foresite' },
  scenarios: {
    say: ({ counts }: Project) => many(counts.scenarios, 'scenario', 'scenarios'),
    page: 'foresite',
  },
  risks: { say: ({ counts }: Project) => many(counts.risks, 'active risk', 'active risks'), page: undefined },
  issues: {
    say: ({ counts }: Project) => many(counts.issues, 'active issue', 'active issues'),
    page: undefined,
  },
} as const satisfies Record<string, { say: (project: Project) => string; page: PathName | undefined }>;

/** The modules that so far show what a project has recorded for them (spec §2: routes and their gates). */
export const MODULES: readonly ModuleRow[] = [
  {
    name: 'overview',
    title: 'Overview',
    guard: { permission: 'overview_access' },
    purpose: 'The state of the project at a glance: cost, components, issues and what comes next.',
    has: ['milestones', 'components', 'items', 'risks', 'issues'],
  },
  {
    name: 'vision',
    title: 'Vision',
    guard: { permission: 'vision_access' },
    purpose: 'The program and the cost that the owner set out with, to hold every later decision against.',
    has: ['components', 'milestones'],
  },
  {
    name: 'tvd',
    title: 'Target Value Design',
    guard: { permission: 'tvd_access' },
    purpose: 'Splits the target budget over components and systems, and shows who is over and who has room.',
    has: ['components', 'items', 'milestones'],
  },
  {
    name: 'calibrate',
    title: 'Calibrate',
    guard: { permission: 'calibrate_access' },
    purpose: 'Compares the project with finished ones, brought to the same place and time.',
    has: ['components', 'milestones'],
  },
  {
    name: 'procurement',
    title: 'Procurement',
    guard: { permission: 'procurement_access', tenantFlag: 'procurement_available' },
    purpose: 'Bid packages, work packages and the purchase plan, from scope to contract.',
    has: ['components', 'milestones'],
  },
  {
    name: 'risks',
    title: 'Risk Register',
    guard: { permission: 'risk_access' },
    purpose: 'What may happen, how likely it is, what it would cost, and who does something about it.',
    has: ['risks', 'components'],
  },
  {
    name: 'reports',
    title: 'Reporting',
    guard: { permission: 'reporting_access', clientFlag: 'reporting' },
    purpose: 'Puts charts, tables and notes of the project into reports that can be sent.',
    has: ['items', 'risks', 'issues', 'milestones'],
  },
  {
    name: 'context',
    title: 'Context',
    guard: { permission: 'context_access', tenantFlag: 'context_module' },
    purpose: 'The site, the market and the rules around the project.',
    has: ['components'],
  },
  {
    name: 'issues',
    title: 'Issue Management',
    guard: { permission: 'issue_access', clientFlag: 'issue_management' },
    purpose: 'Open questions and conflicts: who has to answer, and by when.',
    has: ['issues', 'items'],
  },
  {
    name: 'estimate',
    title: 'Estimate',
    guard: { permission: 'estimate_access' },
    purpose: 'The lines of each milestone’s estimate by cost group and component.',
    has: ['milestones', 'components'],
  },
  {
    name: 'program',
    title: 'Program',
    guard: { permission: 'program_access' },
    purpose: 'The areas of the building by component and use.',
    has: ['components'],
  },
  {
    name: 'settings',
    title: 'Project Settings',
    guard: { permission: 'project_settings' },
    purpose: 'How the project counts and shows cost and area.',
    has: ['components', 'milestones'],
  },
];

/** The module whose page a path leads to. */
export function moduleOfPath(path: string): ModuleRow | undefined {
  const last = path.replace(/\/+$/, '').split('/').at(-1);
  return MODULES.find(({ name }) => PATHS[name].split('/').at(-1) === last);
}
