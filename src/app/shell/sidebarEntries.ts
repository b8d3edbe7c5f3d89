import { checkGuard } from '#domain/access';
import type { IconShape } from '#design-system/icons/shapes.ts';
import type { Subject } from '#platform/flags';
import { openPages, type PathName, pathTo, type RouteRow } from '#platform/routing';
import type { Project } from '#shared/project';
import { ENTRIES, type EntryRow, LEGACY_SECTIONS, SECTIONS, type SectionRow } from './sidebarRows.ts';

export interface SidebarEntry {
  name: PathName;
  label: string;
  href: string;
  icon: IconShape;
  count?: number;
  chip?: string;
  /** Address of a page that belongs to the entry, too. */
  part?: string;
  /** Data of the project is missing here: said aloud and marked. */
  incomplete: boolean;
}

export interface SidebarSection {
  title?: string;
  /** Stands at the foot of the sidebar. */
  atFoot?: boolean;
  entries: SidebarEntry[];
}

const LEGACY = new Set<Project['status']>(['LEGACY', 'ABANDONED_LEGACY']);

/**
 * What the sidebar offers in a project (docs/product/frame.md): an entry shows only where its page's own guard lets the person in, so
 * the menu and the page cannot disagree. A draft legacy project has no entries.
 */
export function sidebarSections(
  project: Project,
  subject: Subject,
  rows: readonly RouteRow[],
): SidebarSection[] {
  if (project.status === 'DRAFT_LEGACY') return [];
  const { opens } = openPages(rows, subject);
  const shows = (name: keyof typeof ENTRIES) => {
    const { guard = {} }: EntryRow = ENTRIES[name];
    return opens(name) && checkGuard(guard, subject).allowed;
  };
  return (LEGACY.has(project.status) ? LEGACY_SECTIONS : SECTIONS)
    .map((section) => toSection(section, project, shows))
    .filter((section) => section.entries.length > 0);
}

function toSection(
  { names, ...section }: SectionRow,
  project: Project,
  shows: (name: keyof typeof ENTRIES) => boolean,
): SidebarSection {
  return { ...section, entries: names.filter(shows).map((name) => toEntry(name, ENTRIES[name], project)) };
}

function toEntry(name: keyof typeof ENTRIES, row: EntryRow, project: Project): SidebarEntry {
  const count = row.count?.(project);
  return {
    name,
    label: row.label(project),
    href: pathTo(name, { projectId: project.id }),
    icon: row.icon,
    incomplete: row.incomplete?.(project) ?? false,
    ...(count ? { count } : {}),
    ...(row.chip ? { chip: row.chip } : {}),
    ...(row.part ? { part: pathTo(row.part, { projectId: project.id }) } : {}),
  };
}
