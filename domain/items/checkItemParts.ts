import { moneyProblem, toDecimal } from '#domain/money';

/** How far an item may serve a goal: -2 harms it much, 2 serves it much (docs/product/items.md). */
export const DRIVER_SCORES = [-2, -1, 0, 1, 2] as const;

/** Most days an item may add or save. */
export const SCHEDULE_DAYS_LIMIT = 3650;

/** What an item is linked to: the modules that have rows to link. */
export const LINK_TYPES = {
  risk: { label: 'Risk', permission: 'risk_access' },
  issue: { label: 'Issue', permission: 'issue_access' },
  /** What it touches on the timeline. */
  timeline_activity: { label: 'Activity', permission: 'timeline_access' },
} as const;

/** A kind of row that an item is linked to. */
export type LinkType = keyof typeof LINK_TYPES;

/** The kinds of links that somebody with these permissions may see. */
export function seenLinkTypes(permissions: ReadonlySet<string>): LinkType[] {
  return (Object.keys(LINK_TYPES) as LinkType[]).filter((type) =>
    permissions.has(LINK_TYPES[type].permission),
  );
}

/** Why a probability in percent cannot be kept, or null. */
export function probabilityProblem(percent: number | undefined): string | null {
  if (percent === undefined) return null;
  if (!(percent >= 0 && percent <= 100)) return 'Probability must be from 0 to 100%.';
  return toDecimal(percent).round(2).cmp(percent) === 0
    ? null
    : 'The probability has more than two decimals. Round it.';
}

/** Why days on the schedule cannot be kept, or null. */
export function scheduleDaysProblem(days: number | null | undefined): string | null {
  if (days == null || (Number.isInteger(days) && Math.abs(days) <= SCHEDULE_DAYS_LIMIT)) return null;
  return 'Days are a whole number from -3650 to 3650.';
}

/** Why the cost per week of delay cannot be kept, or null. */
export function waitingCostProblem(dollars: number | null | undefined): string | null {
  if (dollars == null) return null;
  if (!(dollars >= 0)) return 'Cost per week of delay cannot be negative. Leave it empty if there is none.';
  return moneyProblem(dollars);
}

/** Why links cannot be kept, or null. */
export function linksProblem(
  links: readonly { entity_type: string; entity_id: number }[] | undefined,
): string | null {
  const keys = (links ?? []).map(({ entity_type: type, entity_id: id }) => `${type} ${id}`);
  return new Set(keys).size < keys.length ? 'The item is linked to the same row twice. Link it once.' : null;
}

/** Why scores of goals cannot be kept, or null. */
export function driversProblem(
  drivers: readonly { driver_id: number; score: number }[] | undefined,
): string | null {
  if (drivers === undefined) return null;
  if (new Set(drivers.map(({ driver_id: id }) => id)).size !== drivers.length)
    return 'A value driver was scored twice. Score each once.';
  return drivers.every(({ score }) => (DRIVER_SCORES as readonly number[]).includes(score))
    ? null
    : 'A score is a whole number from -2 to 2.';
}
