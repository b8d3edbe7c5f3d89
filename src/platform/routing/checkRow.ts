import { checkGuard, type GuardResult } from '#domain/access';
import type { Subject } from '#platform/flags';
import type { RouteRow } from './routeRow.ts';

/**
 * Whether a page opens: one of a project by what the person may do in the project at hand, any other by what they may do
 * in the company (decision 0008). Pages, menus and redirects ask here, so that they cannot disagree.
 */
export function checkRow({ path, guard }: Pick<RouteRow, 'path' | 'guard'>, subject: Subject): GuardResult {
  const isOfProject = path.includes('/:projectId');
  return checkGuard(guard, isOfProject ? subject : { ...subject, permissions: subject.companyPermissions });
}
