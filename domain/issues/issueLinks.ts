import type { PermissionKey } from '#domain/access';

/** What an issue can be about, with the permission that shows such rows. */
export const ISSUE_LINK_TYPES = {
  risk: { label: 'Risk', permission: 'risk_access' },
  bid_package: { label: 'Bid package', permission: 'procurement_access' },
  scenario_item: { label: 'Item', permission: 'foresite_access' },
  timeline_activity: { label: 'Activity', permission: 'timeline_access' },
  design_milestone: { label: 'Milestone', permission: 'timeline_access' },
} as const satisfies Record<string, { label: string; permission: PermissionKey }>;

/** A kind of row that an issue can be about. */
export type IssueLinkType = keyof typeof ISSUE_LINK_TYPES;

/** A row that an issue is about. */
export interface IssueLink {
  entity_type: IssueLinkType;
  entity_id: number;
}

/** Kinds that somebody with these permissions may see. */
export const seenIssueLinks = (permissions: ReadonlySet<string>): IssueLinkType[] =>
  (Object.keys(ISSUE_LINK_TYPES) as IssueLinkType[]).filter((type) =>
    permissions.has(ISSUE_LINK_TYPES[type].permission),
  );

/** What tells links apart. */
export const linkKey = ({ entity_type: type, entity_id: id }: IssueLink): string => `${type} ${id}`;

const inOrder = (a: IssueLink, b: IssueLink) =>
  a.entity_type.localeCompare(b.entity_type) || a.entity_id - b.entity_id;

/**
 * The links of an issue after somebody sent those that they see: what they do not see stays. Each link once, by kind and
 * number.
 */
export function mergeLinks(
  kept: readonly IssueLink[],
  sent: readonly IssueLink[],
  seen: readonly IssueLinkType[],
): IssueLink[] {
  const unseen = kept.filter(({ entity_type: type }) => !seen.includes(type));
  const all = [...unseen, ...sent].map(({ entity_type, entity_id }) => ({ entity_type, entity_id }));
  return [...new Map(all.map((link) => [linkKey(link), link])).values()].sort(inOrder);
}
