export { ProjectModule } from './ProjectModule.tsx';
export { NeedList } from './NeedList.tsx';
export { needOf } from './facts.ts';
