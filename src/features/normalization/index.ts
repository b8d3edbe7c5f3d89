export { useDefaultIndex } from './indexMutations.ts';
export { indicesQuery } from './indexQueries.ts';
export { normalizationLive } from './normalizationLive.ts';
export { normalizationRoutes } from './normalizationRoutes.ts';
