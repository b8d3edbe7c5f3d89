import { useSuspenseQuery } from '@tanstack/react-query';
import { type Project, projectQuery, useProjectIdIfAny } from '#platform/project';

/** Id of the project whose page this is. Throws outside projects. */
export function useProjectId(): number {
  const id = useProjectIdIfAny();
  if (id === undefined) {
    throw new Error(
      'useProjectId was called outside a project, so there is no id. Use it under /projects/:projectId.',
    );
  }
  return id;
}

/** The project whose page this is; the frame has read it before the page renders. */
export function useProject(): Project {
  return useSuspenseQuery(projectQuery(useProjectId())).data;
}
