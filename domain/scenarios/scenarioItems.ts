import {
  excludeEachOther,
  FOCUS_PROBLEMS,
  type FocusableItem,
  formatCode,
  ITEM_STATUSES,
} from '#domain/items';

/** An item as a scenario looks at it. */
export interface ScenarioMember extends FocusableItem {
  number: number;
}

/** An approved item that shares a group with a member. */
export interface ApprovedNeighbour {
  member_id: number;
  number: number;
  letter: string;
}

const codeOf = ({ number }: { number: number }) => formatCode('item', number);

function clash(members: readonly ScenarioMember[]): [ScenarioMember, ScenarioMember] | undefined {
  const seen = new Map<number, ScenarioMember>();
  for (const member of members)
    for (const { id } of member.me_groups) {
      const other = seen.get(id);
      if (other && excludeEachOther(other, member)) return [other, member];
      seen.set(id, member);
    }
  return undefined;
}

/**
 * Why these items cannot be the content of a scenario, or null (docs/product/scenarios.md). An
 * item may be in several scenarios. One that was in it before stays, whatever has become of it since.
 */
export function scenarioItemsProblem(
  members: readonly ScenarioMember[],
  before: ReadonlySet<number> = new Set(),
): string | null {
  for (const member of members) {
    if (before.has(member.id)) continue;
    if (member.status !== 'PENDING') return `${codeOf(member)}: ${FOCUS_PROBLEMS.status}`;
    if (!member.has_valid_scope) return `${codeOf(member)}: ${FOCUS_PROBLEMS.scope}`;
  }
  const pair = clash(members);
  return pair ? `${FOCUS_PROBLEMS.exclusive}: ${codeOf(pair[0])} and ${codeOf(pair[1])}` : null;
}

/**
 * What stands in the way of approving a scenario, or null. It is approved as a whole or not at all: each item has to
 * be pending with valid scope, and none may share a group with another or with one that is approved already.
 */
export function scenarioApprovalProblem(
  members: readonly ScenarioMember[],
  neighbours: readonly ApprovedNeighbour[] = [],
): string | null {
  if (members.length === 0) return 'This scenario has no items. Add items first.';
  for (const member of members) {
    if (member.status !== 'PENDING')
      return `${codeOf(member)} is ${ITEM_STATUSES[member.status].label}, not Pending. Take it out of the scenario, or bring it back to Pending.`;
    if (!member.has_valid_scope)
      return `${codeOf(member)} has no valid scope. ${FOCUS_PROBLEMS.scope}: complete it, or take it out of the scenario.`;
  }
  const pair = clash(members);
  if (pair)
    return `${FOCUS_PROBLEMS.exclusive}: ${codeOf(pair[0])} and ${codeOf(pair[1])}. Remove one of them.`;
  const [rival] = neighbours;
  const member = members.find(({ id }) => id === rival?.member_id);
  return rival && member
    ? `${codeOf(member)} cannot be approved: ${codeOf(rival)} of its group ${rival.letter} is approved already. Revert that one first, or take ${codeOf(member)} out of the scenario.`
    : null;
}
