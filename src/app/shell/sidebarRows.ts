import {
  BookOpen,
  Calculator,
  ChartColumn,
  ChartLine,
  ChartNoAxesGantt,
  Cube,
  Eye,
  FileText,
  Flag,
  House,
  type IconShape,
  Info,
  Layers,
  LayoutGrid,
  SlidersHorizontal,
  Target,
  TriangleAlert,
  Users,
  VenetianMask,
} from '#design-system/icons/shapes.ts';
import type { PathName, RouteGuard } from '#platform/routing';
import type { Project } from '#shared/project';

export interface EntryRow {
  icon: IconShape;
  label: (project: Project) => string;
  count?: (project: Project) => number;
  incomplete?: (project: Project) => boolean;
  chip?: string;
  /** A page that belongs to the entry and has an address beside it. */
  part?: 'comparison';
  /** What the entry needs besides its page. */
  guard?: RouteGuard;
}

export interface SectionRow {
  title?: string;
  /** Stands at the foot of the sidebar. */
  atFoot?: boolean;
  names: readonly (keyof typeof ENTRIES)[];
}

const always = (label: string) => () => label;

/** The navigation labels of docs/product/frame.md, with what each says about the project at hand. */
export const ENTRIES = {
  overview: { icon: House, label: always('Overview') },
  vision: { icon: Eye, label: always('Vision') },
  foresite: { icon: ChartLine, label: always('ForeSite'), count: ({ counts }) => counts.items },
  tvd: { icon: Target, label: always('Target Value Design') },
  calibrate: { icon: ChartColumn, label: always('Calibrate'), part: 'comparison' },
  procurement: { icon: Cube, label: always('Procurement') },
  risks: { icon: TriangleAlert, label: always('Risk Register'), count: ({ counts }) => counts.risks },
  reports: { icon: FileText, label: always('Reporting') },
  context: { icon: BookOpen, label: always('Context'), chip: 'Preview' },
  issues: { icon: Flag, label: always('Issue Management'), count: ({ counts }) => counts.issues },
  timeline: {
    icon: ChartNoAxesGantt,
    label: always('Timeline'),
    incomplete: (project) => !project.has_milestones,
  },
  details: { icon: Info, label: always('Details') },
  components: {
    icon: Layers,
    label: always('Components'),
    count: ({ counts }) => counts.components,
    incomplete: (project) => !project.has_components,
  },
  estimate: {
    icon: Calculator,
    label: ({ has_estimate }) => (has_estimate ? 'Estimate' : 'Estimate Upload'),
    incomplete: (project) => !project.has_estimate,
  },
  program: { icon: LayoutGrid, label: always('Program') },
  settings: { icon: SlidersHorizontal, label: always('Project Settings') },
  members: {
    icon: Users,
    label: always('Manage members'),
    guard: { permission: 'invite_members_to_project' },
  },
  impersonation: {
    icon: VenetianMask,
    label: always('Role Impersonation'),
    guard: {
      permission: ['invite_members_to_project', 'can_impersonate'],
      tenantFlag: 'role_impersonation',
    },
  },
} as const satisfies Partial<Record<PathName, EntryRow>>;

/** Sections of a project at work. */
export const SECTIONS: readonly SectionRow[] = [
  { names: ['overview'] },
  {
    title: 'SOLUTIONS',
    names: [
      'vision',
      'foresite',
      'tvd',
      'calibrate',
      'procurement',
      'risks',
      'reports',
      'context',
      'issues',
      'timeline',
    ],
  },
  { title: 'MANAGE PROJECT', names: ['details', 'components', 'estimate', 'program', 'settings'] },
  { atFoot: true, names: ['members', 'impersonation'] },
];

/** Sections of a finished project that only serves comparison. */
export const LEGACY_SECTIONS: readonly SectionRow[] = [
  { title: 'OVERVIEW', names: ['calibrate', 'reports'] },
  { title: 'MANAGE PROJECT', names: ['details', 'components', 'estimate', 'program'] },
];
