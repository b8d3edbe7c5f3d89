export { type Project, projectQuery, useProjectIdIfAny } from '#platform/project';
export { localToday } from './localToday.ts';
export { ProjectPicture } from './ProjectPicture.tsx';
export {
  type Component,
  componentsQuery,
  type DesignMilestone,
  milestonesQuery,
  peopleQuery,
} from './projectQueries.ts';
export { useChartPaper } from './useChartPaper.ts';
export { useCompanyToday } from './useCompanyToday.ts';
export { useProject, useProjectId } from './useProject.ts';
