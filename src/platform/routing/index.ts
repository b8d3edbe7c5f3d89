export { reloadOnMissingChunk } from './chunkReload.ts';
export { projectIdOf } from '#platform/project';
export { checkRow } from './checkRow.ts';
export { PATHS, type PathName, pathTo } from './paths.ts';
export { type Refusal, toRouteObject } from './routeObjects.tsx';
export { defineRoutes, type RouteGuard, type RouteRow } from './routeRow.ts';
export { useErrorTitle, usePageTitle } from './usePageTitle.ts';
export { useRouteTitle } from './useRouteTitle.ts';
export { useScrollMemory } from './useScrollMemory.ts';
