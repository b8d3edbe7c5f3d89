export { toPublicRouteObject } from './publicRouteObject.tsx';
export { reloadOnMissingChunk } from './chunkReload.ts';
export { PATHS, type PathName, pathTo, projectIdOf } from './paths.ts';
export { type Refusal, toRouteObject } from './routeObjects.tsx';
export { defineRoutes, type RouteGuard, type RouteRow } from './routeRow.ts';
export { usePageTitle, useRouteTitle } from './usePageTitle.ts';
export { useScrollMemory } from './useScrollMemory.ts';
