import { type DataStep, missingSteps, type ProjectReadiness } from './missingSteps.ts';

/** A page on which a project may open. */
export type ProjectHome = DataStep | 'legacyProject' | 'overview' | 'details';

/**
 * The page on which a project opens (docs/product/projects.md): a draft of a finished project at its update, a draft
 * at the first missing data that the person may complete, any other at its overview. Where that page is closed to the
 * person it is the details, which are open to everybody who has the project in sight.
 */
export function projectHome(
  project: ProjectReadiness & { status: string },
  opens: (page: ProjectHome) => boolean,
): ProjectHome {
  if (project.status === 'DRAFT_LEGACY') return opens('legacyProject') ? 'legacyProject' : 'details';
  const step = project.status === 'DRAFT' ? missingSteps(project).find(opens) : undefined;
  return step ?? (opens('overview') ? 'overview' : 'details');
}
