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
import * as t from '../texts.ts';

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
  overview: { icon: House, label: always(t.overview) },
  vision: { icon: Eye, label: always(t.vision) },
  foresite: { icon: ChartLine, label: always('ForeSite'), count: ({ counts }) => counts.items },
  tvd: { icon: Target, label: always(t.targetValueDesign) },
  calibrate: { icon: ChartColumn, label: always(t.calibrate), part: 'comparison' },
  procurement: { icon: Cube, label: always(t.procurement) },
  risks: { icon: TriangleAlert, label: always(t.riskRegister), count: ({ counts }) => counts.risks },
  reports: { icon: FileText, label: always(t.reporting) },
  context: { icon: BookOpen, label: always(t.context), chip: t.preview },
  issues: { icon: Flag, label: always(t.issueManagement), count: ({ counts }) => counts.issues },
  timeline: {
    icon: ChartNoAxesGantt,
    label: always(t.timeline),
    incomplete: (project) => !project.has_milestones,
  },
  details: { icon: Info, label: always(t.details) },
  components: {
    icon: Layers,
    label: always(t.components),
    count: ({ counts }) => counts.components,
    incomplete: (project) => !project.has_components,
  },
  estimate: {
    icon: Calculator,
    label: ({ has_estimate }) => (has_estimate ? t.estimate : t.estimateUpload),
    incomplete: (project) => !project.has_estimate,
  },
  program: { icon: LayoutGrid, label: always(t.program) },
  settings: { icon: SlidersHorizontal, label: always(t.projectSettings) },
  members: {
    icon: Users,
    label: always(t.manageMembers),
    guard: { permission: 'invite_members_to_project' },
  },
  impersonation: {
    icon: VenetianMask,
    label: always(t.roleImpersonation),
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
    title: t.solutionsWord,
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
  { title: t.manageProject, names: ['details', 'components', 'estimate', 'program', 'settings'] },
  { atFoot: true, names: ['members', 'impersonation'] },
];

/** Sections of a finished project that only serves comparison. */
export const LEGACY_SECTIONS: readonly SectionRow[] = [
  { title: t.overviewWord, names: ['calibrate', 'reports'] },
  { title: t.manageProject, names: ['details', 'components', 'estimate', 'program'] },
];
