import { answer, api } from '#platform/api';
import { pathTo } from '#platform/routing';
import { isLegacy, PROJECT_STATUSES } from './model/projectStatus.ts';
import type { ProjectRow } from './projectListQueries.ts';
import * as t from './texts.ts';

export interface FoundProject {
  project: ProjectRow;
  /** "Project · CRPT-26". */
  detail: string;
  href: string;
}

/** Projects that a search is shown. */
const most = 8;

/** Projects by name, code or city, with the page that each opens on. */
export async function findProjects(text: string, signal: AbortSignal): Promise<readonly FoundProject[]> {
  const query = { limit: most, ordering: 'status,name', ...(text === '' ? {} : { search: text }) };
  const { results } = await answer(api.GET('/projects', { params: { query }, signal }));
  return results.map((project) => ({
    project,
    detail: [
      isLegacy(project.status) ? PROJECT_STATUSES[project.status].label : t.project,
      project.code ?? project.city,
    ]
      .filter(Boolean)
      .join(' · '),
    href: pathTo('projectHome', { projectId: project.id }),
  }));
}
