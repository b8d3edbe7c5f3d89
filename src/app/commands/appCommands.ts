import { checkGuard } from '#domain/access';
import {
  Building2,
  Contrast,
  Keyboard,
  LogOut,
  PanelLeft,
  Plus,
  Rows3,
} from '#design-system/icons/shapes.ts';
import type { PaletteCommand } from '#design-system/overlays/CommandPalette/CommandPalette.tsx';
import type { CurrentUser, Subject } from '#platform/flags';
import { PATHS, type PathName, pathTo, type RouteGuard, type RouteRow } from '#platform/routing';
import { SHORTCUTS, type ShortcutName } from '#shared/commands';
import type { Project } from '#shared/project';
import { type SidebarEntry, sidebarSections } from '../shell/sidebarEntries.ts';

type Preferences = CurrentUser['preferences'];

/** What the palette may do for a person. */
export interface CommandDeeds {
  go: (href: string) => void;
  save: (preferences: Partial<Preferences>) => void;
  showShortcuts: () => void;
  toggleSingleKeys: () => void;
  toggleSidebar: () => void;
  signOut: () => void;
}

interface Situation {
  subject: Subject;
  rows: readonly RouteRow[];
  project: Project | undefined;
  singleKeys: boolean;
}

/** Shortcuts to pages, by page. */
export const GO_KEYS = {
  projects: 'goProjects',
  overview: 'goOverview',
  foresite: 'goForesite',
  risks: 'goRisks',
  issues: 'goIssues',
  timeline: 'goTimeline',
} as const satisfies Partial<Record<PathName, ShortcutName>>;

/** Forms that start something new: where they are, and what they need besides their page. */
const CREATES = [
  {
    id: 'new-item',
    label: 'New item',
    page: 'foresite',
    guard: { permission: 'add_scenarioitem' },
    shortcut: 'newItem',
    href: (projectId: number) => pathTo('foresite', { projectId }, { itemDetailsId: 'new' }),
  },
] as const satisfies readonly {
  id: string;
  label: string;
  page: PathName;
  guard: RouteGuard;
  shortcut: ShortcutName;
  href: (projectId: number) => string;
}[];

/** Where a shortcut or a command leads. */
export interface Destination {
  shortcut: ShortcutName | undefined;
  href: string;
}

/** A page or form that the person may open. */
interface Offer extends Destination {
  id: string;
  label: string;
  group: 'Go to' | 'Create';
  icon: SidebarEntry['icon'];
}

/** Every page and form that the person may open here: the sidebar's own rows and guards, so that the two cannot disagree. */
export function offersOf({ subject, rows, project }: Omit<Situation, 'singleKeys'>): readonly Offer[] {
  const list = rows.find(({ path }) => path === PATHS.projects);
  const entries = project
    ? sidebarSections(project, subject, rows).flatMap((section) => section.entries)
    : [];
  const keys: Partial<Record<PathName, ShortcutName>> = GO_KEYS;
  const creates = CREATES.filter(
    ({ page, guard }) => entries.some(({ name }) => name === page) && checkGuard(guard, subject).allowed,
  );
  return [
    ...(list && checkGuard(list.guard, subject).allowed
      ? [
          {
            id: 'projects',
            label: 'Projects',
            group: 'Go to' as const,
            icon: Building2,
            shortcut: GO_KEYS.projects,
            href: PATHS.projects,
          },
        ]
      : []),
    ...entries.map(({ name, label, icon, href }) => ({
      id: name,
      label,
      group: 'Go to' as const,
      icon,
      shortcut: keys[name],
      href,
    })),
    ...creates.map(({ id, label, shortcut, href }) => ({
      id,
      label,
      group: 'Create' as const,
      icon: Plus,
      shortcut,
      href: href(project?.id ?? 0),
    })),
  ];
}

/** What the palette offers everywhere: places and forms within reach, how the product looks, help, the way out. */
export function appCommands(situation: Situation, deeds: CommandDeeds): readonly PaletteCommand[] {
  const { project, singleKeys } = situation;
  const places = offersOf(situation).map(({ id, label, group, icon, shortcut, href }): PaletteCommand => ({
    id: `${group === 'Go to' ? 'go' : 'create'}-${id}`,
    label,
    group,
    icon,
    href,
    ...(shortcut === undefined ? {} : { keys: SHORTCUTS[shortcut].keys }),
    onRun: () => deeds.go(href),
  }));
  const action = (id: string, label: string, rest: Partial<PaletteCommand>): PaletteCommand => ({
    id,
    label,
    group: 'Actions',
    ...rest,
  });
  return [
    ...places,
    action('theme', 'Change the theme', {
      icon: Contrast,
      keywords: 'dark light system appearance',
      keys: SHORTCUTS.theme.keys,
      step: {
        title: 'Change the theme',
        placeholder: 'Which theme?',
        commands: choices('Themes', { light: 'Light', dark: 'Dark', system: 'As the system' }, (theme) =>
          deeds.save({ theme }),
        ),
      },
    }),
    action('density', 'Change the height of rows', {
      icon: Rows3,
      keywords: 'density compact normal table',
      step: {
        title: 'Change the height of rows',
        placeholder: 'How high?',
        commands: choices('Rows', { normal: 'Normal rows', compact: 'Compact rows' }, (density) =>
          deeds.save({ density }),
        ),
      },
    }),
    ...(project
      ? [
          action('sidebar', SHORTCUTS.sidebar.does, {
            icon: PanelLeft,
            keys: SHORTCUTS.sidebar.keys,
            onRun: deeds.toggleSidebar,
          }),
        ]
      : []),
    action('shortcuts', SHORTCUTS.help.does, {
      icon: Keyboard,
      keywords: 'help keys',
      keys: SHORTCUTS.help.keys,
      onRun: deeds.showShortcuts,
    }),
    action('single-keys', `Turn single-key shortcuts ${singleKeys ? 'off' : 'on'}`, {
      icon: Keyboard,
      onRun: deeds.toggleSingleKeys,
    }),
    action('logout', 'Logout', { icon: LogOut, keywords: 'sign out leave', onRun: deeds.signOut }),
  ];
}

function choices<T extends string>(group: string, words: Record<T, string>, choose: (value: T) => void) {
  return (Object.entries(words) as [T, string][]).map(([id, label]): PaletteCommand => ({
    id: `${group}-${id}`,
    label,
    group,
    onRun: () => choose(id),
  }));
}
