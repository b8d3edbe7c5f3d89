export { ProjectSwitcher } from './components/ProjectSwitcher.tsx';
export { findProjects } from './findProjects.ts';
export { projectLive } from './projectListQueries.ts';
export { projectRoutes } from './projectRoutes.ts';
