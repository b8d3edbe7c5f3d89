export { type Project, projectQuery } from './projectQuery.ts';
export { projectIdOf, useProjectIdIfAny } from './projectOfPage.ts';
