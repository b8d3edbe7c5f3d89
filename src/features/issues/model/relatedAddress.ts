import type { IssueLinkType } from '#domain/issues';
import { type PathName, pathTo } from '#platform/routing';
import type { RelatedRow } from '../issueQueries.ts';

/** The page on which a kind of row is shown, and the part of the address that opens one. */
const places = {
  risk: { page: 'risks', param: 'itemDetailsId' },
  bid_package: { page: 'procurement', param: 'itemDetailsId' },
  scenario_item: { page: 'foresite', param: 'itemDetailsId' },
  timeline_activity: { page: 'timeline', param: 'activityDetailsId' },
  design_milestone: { page: 'timeline', param: 'milestoneDetailsId' },
} as const satisfies Record<IssueLinkType, { page: PathName; param: string }>;

/** Where a related row is opened. */
export function addressOf(
  projectId: number,
  { entity_type: type, entity_id: id }: Pick<RelatedRow, 'entity_type' | 'entity_id'>,
): string {
  const { page, param } = places[type];
  return pathTo(page, { projectId }, { [param]: id });
}
