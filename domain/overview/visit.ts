/** A visit ends when its page has not been opened for this long. */
const VISIT_MINUTES = 60;
/** How far back the list goes for somebody who was never here. */
const FIRST_VISIT_DAYS = 7;

const minute = 60_000;
const day = 24 * 60 * minute;

/** What is kept of a person's visits, as ISO 8601 moments. */
export interface KeptVisit {
  /** Changes after this moment are new. */
  seenAt: string;
  /** When the page was last opened. */
  lastAt: string;
}

/** The moment after which changes are new to a person: the end of the visit before this one (docs/product/overview.md). */
export function newSince(kept: KeptVisit | undefined, now: Date): string {
  if (!kept) return new Date(now.getTime() - FIRST_VISIT_DAYS * day).toISOString();
  const isNewVisit = now.getTime() - Date.parse(kept.lastAt) >= VISIT_MINUTES * minute;
  // What was marked as seen after the page was opened stays seen.
  return isNewVisit && kept.lastAt > kept.seenAt ? kept.lastAt : kept.seenAt;
}

/** What is kept once the page is opened, or all of it has been seen. */
export const visited = (kept: KeptVisit | undefined, now: Date, hasSeen: boolean): KeptVisit => ({
  seenAt: hasSeen ? now.toISOString() : newSince(kept, now),
  lastAt: now.toISOString(),
});
