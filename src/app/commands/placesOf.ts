import {
  BookOpen,
  Building2,
  Code,
  FileText,
  GraduationCap,
  type IconShape,
  LayoutDashboard,
  Library,
  Lightbulb,
  Loader,
  SlidersHorizontal,
} from '#design-system/icons/shapes.ts';
import type { CurrentUser, Subject } from '#platform/flags';
import { openPages, PATHS, type PathName, pathTo, type RouteRow } from '#platform/routing';
import type { Project } from '#shared/project';
import { sidebarSections } from '../shell/sidebarEntries.ts';
import { ENTRIES } from '../shell/sidebarRows.ts';

/** Where somebody is and who they are: what decides which places there are. */
export interface Whereabouts {
  subject: Subject;
  rows: readonly RouteRow[];
  project: Project | undefined;
  user: Pick<CurrentUser, 'id'>;
  /** The company whose host this is. */
  companyId: number | undefined;
}

/** A page that the person may open, with its address filled in. */
export interface Place {
  name: PathName;
  label: string;
  href: string;
  icon: IconShape;
}

/** Addresses that show nothing to go to: they lead on, answer somebody else, or report. */
const NO_PLACE = new Set<PathName>(['home', 'authRedirect', 'forbidden', 'bidPlatform', 'logout']);
/** Pages without a session that say something about the product; the others belong to signing in. */
const isText = (path: string) => path.startsWith('/doc/');

/** Signs of parts of the product, by the beginning of the address; the longest that fits counts. */
const SIGNS: readonly (readonly [start: string, icon: IconShape])[] = [
  ['/', SlidersHorizontal],
  ['/projects', Building2],
  ['/projects/:projectId', FileText],
  ['/project-dashboards', LayoutDashboard],
  ['/portfolio', LayoutDashboard],
  ['/concept-hub', Lightbulb],
  ['/analysis', Lightbulb],
  ['/library', Library],
  ['/markup-templates', FileText],
  ['/public-api', Code],
  ['/changelog', Loader],
  ['/doc', BookOpen],
  ['/doc/academy', GraduationCap],
];

const iconOf = (path: string): IconShape =>
  SIGNS.findLast(([start]) => path.startsWith(start))?.[1] ?? SlidersHorizontal;

/** Every page that the person may open from here: those of the project at hand first, then the company's, the texts last. */
export function placesOf(where: Whereabouts): readonly Place[] {
  const { opens } = openPages(where.rows, where.subject);
  const names = (Object.keys(PATHS) as PathName[]).filter((name) => !NO_PLACE.has(name) && opens(name));
  const rowAt = new Map(where.rows.map((row) => [row.path, row]));
  const more = names.flatMap((name): Place[] => {
    const row = rowAt.get(PATHS[name]);
    const href = row && hrefOf(name, row, where);
    return row && href !== undefined ? [{ name, label: row.title, href, icon: iconOf(row.path) }] : [];
  });
  const isOfProject = ({ name }: Place) => PATHS[name].includes('/:projectId');
  const isList = ({ name }: Place) => name === 'projects';
  const isOfCompany = (place: Place) => !isList(place) && !isOfProject(place) && !isText(place.href);
  return [
    ...more.filter(isList),
    ...entriesOf(where),
    ...more.filter(isOfProject),
    ...more.filter(isOfCompany),
    ...more.filter(({ href }) => isText(href)),
  ];
}

/** The sidebar's own entries, in its order and words. */
function entriesOf({ project, subject, rows }: Whereabouts): readonly Place[] {
  if (project === undefined) return [];
  return sidebarSections(project, subject, rows).flatMap(({ entries }) => entries);
}

/** The address of a page from here; undefined where it has none: the project is missing or of another kind, or it is a row's own. */
function hrefOf(name: PathName, row: RouteRow, where: Whereabouts): string | undefined {
  const { project, user, companyId } = where;
  if (row.guard === 'public' && !isText(row.path)) return undefined;
  if (name in ENTRIES) return undefined;
  if (name === 'user') return pathTo('user', { userId: user.id });
  if (name === 'company') return companyId === undefined ? undefined : pathTo('company', { companyId });
  const rest = row.path.replace('/:projectId', '');
  if (rest.includes('/:')) return undefined;
  if (rest === row.path) return row.path;
  const isLegacyPage = row.path.startsWith('/projects/legacy/');
  // Projects of the two kinds have pages of their own; what both have stands in the sidebar.
  if (project === undefined || project.status.includes('LEGACY') !== isLegacyPage) return undefined;
  return row.path.replace(':projectId', String(project.id));
}
