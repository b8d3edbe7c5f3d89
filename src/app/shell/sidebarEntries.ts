import { checkGuard } from '#domain/access';
import type { IconShape } from '#design-system/icons/shapes.ts';
import type { Subject } from '#platform/flags';
import { PATHS, type PathName, pathTo, type RouteRow } from '#platform/routing';
import type { Project } from '#shared/project';
import { ENTRIES, type EntryRow, LEGACY_SECTIONS, SECTIONS, type SectionRow } from './sidebarRows.ts';

export interface SidebarEntry {
  name: PathName;
  label: string;
  href: string;
  icon: IconShape;
  count?: number;
  chip?: string;
  /** Data of the project is missing here: said aloud and marked. */
  incomplete: boolean;
}

export interface SidebarSection {
  title?: string;
  entries: SidebarEntry[];
}

const LEGACY = new Set<Project['status']>(['LEGACY', 'ABANDONED_LEGACY']);

/**
 * What the sidebar offers in a project (spec §2): an entry shows only where its page's own guard lets the person in, so
 * the menu and the page cannot disagree. A draft legacy project has no entries.
 */
export function sidebarSections(
  project: Project,
  subject: Subject,
  rows: readonly RouteRow[],
): SidebarSection[] {
  if (project.status === 'DRAFT_LEGACY') return [];
  const isLegacy = LEGACY.has(project.status);
  const opens = (name: PathName) => {
    const row = rows.find((candidate) => candidate.path === PATHS[name]);
    return row !== undefined && checkGuard(row.guard, subject).allowed;
  };
  return (isLegacy ? LEGACY_SECTIONS : SECTIONS)
    .map((section) => toSection(section, project, opens))
    .filter((section) => section.entries.length > 0);
}

function toSection(
  { title, names }: SectionRow,
  project: Project,
  opens: (name: PathName) => boolean,
): SidebarSection {
  const entries = names.filter(opens).map((name) => toEntry(name, ENTRIES[name], project));
  return title === undefined ? { entries } : { title, entries };
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
  };
}
