export { ProjectSwitcher } from './components/ProjectSwitcher.tsx';
export { findProjects } from './findProjects.ts';
export { projectHome } from './model/projectHome.ts';
export { projectLive } from './projectListQueries.ts';
export { projectRoutes } from './projectRoutes.ts';
