export { useSaveTargets } from './tvdMutations.ts';
export { type TvdMember, tvdLive, tvdQuery } from './tvdQueries.ts';
export { tvdRoutes } from './tvdRoutes.ts';
