import { matchPath } from 'react-router-dom';
import { PATHS, pathTo, projectIdOf } from '#platform/routing';
import type { RecentEntity } from '../notificationQueries.ts';
import * as t from '../texts.ts';

/** Something that a person had open, ready for a list of links or commands. */
export interface Recent {
  /** `project-1`, `item-5`. */
  id: string;
  label: string;
  /** `Project · CRPT-26`, `VO-005 · Cedar Ridge Patient Tower`. */
  detail: string;
  href: string;
}

/** A remembered thing as a link to it. */
export function toRecent({ entity, entity_id, entity_name, extra_data }: RecentEntity): Recent {
  const { code, project_id, project_name } = extra_data;
  const base = { id: `${entity}-${entity_id}`, label: entity_name };
  if (entity === 'dashboard')
    return { ...base, detail: t.dashboard, href: pathTo('dashboard', { id: entity_id }) };
  if (entity === 'analysis')
    return { ...base, detail: t.analysis, href: pathTo('analysis', { analysisId: entity_id }) };
  const projectId = project_id ?? 0;
  if (entity === 'project') {
    const detail = [t.project, code].filter(Boolean).join(' · ');
    return { ...base, detail, href: pathTo('projectHome', { projectId }) };
  }
  const href = pathTo('foresite', { projectId }, { itemDetailsId: entity_id });
  return { ...base, detail: `${code} · ${project_name}`, href };
}

/** What an address opens: a project, and an item in it. */
export function openedAt(pathname: string, search: string): { project?: number; item?: number } {
  const project = projectIdOf(matchPath(`${PATHS.details}/*`, pathname)?.params.projectId);
  if (project === undefined) return {};
  const path = matchPath(PATHS.itemDetails, pathname)?.params.voiId;
  // Elsewhere the same parameter opens a risk, an issue or a package.
  const asked = matchPath(PATHS.foresite, pathname) ? new URLSearchParams(search).get('itemDetailsId') : null;
  const item = projectIdOf(path ?? asked ?? undefined);
  return item === undefined ? { project } : { project, item };
}
