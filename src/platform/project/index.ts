export { type Project, projectQuery } from './projectQuery.ts';
export { projectIdOf, ProjectIdOfPage, useProjectIdIfAny, useProjectIdInAddress } from './projectOfPage.ts';
