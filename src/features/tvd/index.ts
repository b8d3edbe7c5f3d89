export { targetRefusal, useSaveTargets } from './tvdMutations.ts';
export { tvdLive, tvdQuery } from './tvdQueries.ts';
export { tvdRoutes } from './tvdRoutes.ts';
export { tvdReportCards } from './tvdReportCards.ts';
