import { Plus } from '#design-system/icons/shapes.ts';
import { checkRow, openPages, PATHS, type PathName, pathTo, type RouteGuard } from '#platform/routing';
import type { ShortcutName } from '#shared/commands';
import * as t from '../texts.ts';
import { type Place, placesOf, type Whereabouts } from './placesOf.ts';

/** Shortcuts to pages, by page. */
export const GO_KEYS = {
  projects: 'goProjects',
  overview: 'goOverview',
  foresite: 'goForesite',
  risks: 'goRisks',
  issues: 'goIssues',
  timeline: 'goTimeline',
} as const satisfies Partial<Record<PathName, ShortcutName>>;

/** Pages that are the form of something new. */
const FORMS: Partial<Record<PathName, string>> = {
  newProject: t.createProject,
  newProjectOptions: t.createProjectFromOptions,
  newLegacyProject: t.createLegacyProject,
  newAnalysis: t.createAnalysis,
};

/** Forms that open over a page: where they are, and what they need besides it. */
const CREATES = [
  {
    id: 'new-item',
    label: t.newItem,
    page: 'foresite',
    guard: { permission: 'add_scenarioitem' },
    shortcut: 'newItem',
    href: (projectId: number) => pathTo('foresite', { projectId }, { itemDetailsId: 'new' }),
  },
  {
    id: 'create-dashboard',
    label: t.createDashboard,
    page: 'dashboards',
    guard: { permission: 'add_projectsdashboard' },
    shortcut: undefined,
    href: () => pathTo('dashboards', {}, { itemDetailsId: 'new' }),
  },
] as const satisfies readonly {
  id: string;
  label: string;
  page: PathName;
  guard: RouteGuard;
  shortcut: ShortcutName | undefined;
  href: (projectId: number) => string;
}[];

/** A page or form that the person may open. */
export interface Offer extends Pick<Place, 'label' | 'href' | 'icon'> {
  id: string;
  group: 'Go to' | 'Create';
  shortcut: ShortcutName | undefined;
}

/** Every page and form that the person may open here: the pages' own rows and guards, so that the two cannot disagree. */
export function offersOf(where: Whereabouts): readonly Offer[] {
  const { subject, rows, project } = where;
  const { opens } = openPages(rows, subject);
  const places = placesOf(where);
  const keys: Partial<Record<PathName, ShortcutName>> = GO_KEYS;
  const creates = CREATES.filter(
    ({ page, guard }) =>
      (page === 'dashboards' ? opens(page) : places.some(({ name }) => name === page)) &&
      checkRow({ path: PATHS[page], guard }, subject).allowed,
  );
  return [
    ...places.map(({ name, label, href, icon }): Offer => {
      const form = FORMS[name];
      return {
        id: name,
        label: form ?? label,
        group: form === undefined ? 'Go to' : 'Create',
        icon: form === undefined ? icon : Plus,
        shortcut: keys[name],
        href,
      };
    }),
    ...creates.map(({ id, label, shortcut, href }): Offer => ({
      id,
      label,
      group: 'Create',
      icon: Plus,
      shortcut,
      href: href(project?.id ?? 0),
    })),
  ];
}
