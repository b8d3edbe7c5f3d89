import { checkGuard } from '#domain/access';
import type { Subject } from '#platform/flags';
import { type PathName, pathTo } from '#platform/routing';
import { isLegacy, type ProjectStatus } from './projectStatus.ts';

/** Where a project opens (spec §2, project home redirect): at its cost trend, or at its details without access to that. */
export function projectHome(project: { id: number; status: ProjectStatus }, subject: Subject): string {
  const canForesite = checkGuard({ permission: 'foresite_access' }, subject).allowed;
  const name: PathName = canForesite && !isLegacy(project.status) ? 'foresite' : 'details';
  return pathTo(name, { projectId: project.id });
}
