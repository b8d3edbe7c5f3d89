import { answer, api } from '#platform/api';
import { pathTo } from '#platform/routing';
import type { Found } from '#shared/commands';
import * as t from './texts.ts';

/** Reports that a search is shown. */
const most = 5;

/** Reports of a project by name or description. */
export async function findReports(
  projectId: number,
  search: string,
  signal: AbortSignal,
): Promise<readonly Found[]> {
  const params = { path: { project_id: projectId }, query: { search, limit: most } };
  const { results } = await answer(api.GET('/projects/{project_id}/reports', { params, signal }));
  return results.map(({ id, name }) => ({
    id: `report-${id}`,
    label: name,
    detail: t.report,
    href: pathTo('report', { projectId, reportId: id }),
  }));
}
