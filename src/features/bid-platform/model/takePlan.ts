import type { PlatformPackage, PlatformReading } from '../bidPlatformQueries.ts';
import * as t from '../texts.ts';

/** What becomes of a package of the platform: left out, added, or taken into one of the project. */
export type Target = 'leave' | 'new' | number;

/** A package of the platform with what is done with it. */
export interface PlanRow {
  from: PlatformPackage;
  target: Target;
  /** Why it cannot go there; null where it can. */
  problem: string | null;
  /** Why it goes where it goes, or what stands in the way. */
  note: string;
}

const why = { taken_before: t.importedBefore, name: t.sameName, number: t.sameNumber } as const;

/** What is proposed: into the package that it belongs to, added where nothing fits, left out without bidders or where it cannot go. */
export function firstTarget(from: PlatformPackage, { targets }: PlatformReading): Target {
  if (from.problem !== null) return 'leave';
  if (from.match) {
    const own = targets.find(({ id }) => id === from.match?.bid_package_id);
    return own && own.problem === null ? own.id : 'leave';
  }
  return from.bidders.length > 0 ? 'new' : 'leave';
}

/** Every package with its target, and what stands in the way. */
export function planRows(reading: PlatformReading, chosen: ReadonlyMap<string, Target>): PlanRow[] {
  const rows = reading.packages.map((from) => ({
    from,
    target: chosen.get(from.id) ?? firstTarget(from, reading),
  }));
  return rows.map(({ from, target }) => {
    const own = reading.targets.find(({ id }) => id === target);
    const isTwice = own && rows.some((other) => other.from !== from && other.target === target);
    const matched = reading.targets.find(({ id }) => id === from.match?.bid_package_id);
    if (target === 'leave')
      return { from, target, problem: null, note: from.problem ?? matched?.problem ?? '' };
    const problem = from.problem ?? own?.problem ?? (isTwice ? t.twoPackagesGoIntoName(own.name) : null);
    const note = problem ?? (from.match?.bid_package_id === target ? why[from.match.by] : '');
    return { from, target, problem, note };
  });
}

/** Rows that are taken. */
export const takenRows = (rows: readonly PlanRow[]): PlanRow[] =>
  rows.filter(({ target }) => target !== 'leave');

/** The lowest base bid of a package in dollars; null without bids. */
export function lowestBid({ bidders }: PlatformPackage): number | null {
  const totals = bidders.map(({ total }) => total).filter((total) => total !== null);
  return totals.length > 0 ? Math.min(...totals) : null;
}

/** How many were invited and have bid: `3 invited, 2 bids`. */
export function biddersText({ bidders }: PlatformPackage): string {
  const bids = bidders.filter(({ state }) => state === 'SUBMITTED').length;
  if (bidders.length === 0) return t.noOneInvited;
  return t.lengthInvitedValue(bidders.length, bids === 1 ? t.bid1 : t.bidsBids(bids));
}
