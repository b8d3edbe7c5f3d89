export { BudgetBar, BudgetScale } from './components/BudgetBar.tsx';
export { PictureCard } from './components/PictureCard.tsx';
export { ProjectSwitcher } from './components/ProjectSwitcher.tsx';
export { ChoiceFilter } from './components/ProjectTools.tsx';
export { thumbnailOf } from './model/cropPicture.ts';
export { findProjects } from './findProjects.ts';
export { categoriesQuery, choicesQuery, groupsQuery, projectLive } from './projectListQueries.ts';
export { projectRoutes } from './projectRoutes.ts';
