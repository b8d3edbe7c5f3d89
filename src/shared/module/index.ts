export { ModulePage, type ModulePageProps } from './ModulePage.tsx';
export { ProjectModule, type ProjectModuleProps } from './ProjectModule.tsx';
export { NeedList } from './NeedList.tsx';
export { needOf } from './facts.ts';
