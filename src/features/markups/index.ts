import { lazy } from 'react';

export { markupLive } from './markupLive.ts';
export { markupRoutes } from './markupRoutes.ts';

/** A project's own markups, loaded when its settings show them. */
export const ProjectMarkups = lazy(() => import('./components/Project/ProjectMarkups.tsx'));
