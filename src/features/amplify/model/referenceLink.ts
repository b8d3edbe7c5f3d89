import { pathTo } from '#platform/routing';
import type { Reference } from '../amplifyQueries.ts';

/** Where a row is that an answer rests on. */
export function referenceLink(projectId: number, { entity, entity_id: id }: Reference): string {
  if (entity === 'item') return pathTo('foresite', { projectId }, { itemDetailsId: id });
  if (entity === 'risk') return pathTo('risks', { projectId }, { itemDetailsId: id });
  if (entity === 'issue') return pathTo('issues', { projectId }, { itemDetailsId: id });
  return entity === 'milestone' ? pathTo('timeline', { projectId }) : pathTo('foresite', { projectId });
}
