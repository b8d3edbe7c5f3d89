export { ProjectPicture } from './ProjectPicture.tsx';
export {
  type Component,
  componentsQuery,
  type DesignMilestone,
  milestonesQuery,
  type Project,
  projectQuery,
} from './projectQueries.ts';
export { useProject, useProjectId, useProjectIdIfAny } from './useProject.ts';
