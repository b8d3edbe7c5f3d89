/**
 * States of a bid package in the order of buying, with the states that each may move to (docs/product/procurement.md). The last
 * two stand beside that order.
 */
export const PACKAGE_STATUSES = {
  NOT_STARTED: { label: 'Not started', to: ['SCOPE', 'READY', 'ON_HOLD'] },
  SCOPE: { label: 'Scope in development', to: ['NOT_STARTED', 'READY', 'ON_HOLD'] },
  READY: { label: 'Ready to bid', to: ['SCOPE', 'OUT_TO_BID', 'ON_HOLD'] },
  OUT_TO_BID: { label: 'Out to bid', to: ['READY', 'BIDS_RECEIVED', 'ON_HOLD', 'REBID'] },
  BIDS_RECEIVED: { label: 'Bids received', to: ['OUT_TO_BID', 'LEVELING', 'ON_HOLD', 'REBID'] },
  LEVELING: { label: 'Leveling', to: ['BIDS_RECEIVED', 'RECOMMENDED', 'ON_HOLD', 'REBID'] },
  RECOMMENDED: { label: 'Recommended', to: ['LEVELING', 'AWARDED', 'ON_HOLD', 'REBID'] },
  AWARDED: { label: 'Awarded', to: ['RECOMMENDED', 'EXECUTED'] },
  EXECUTED: { label: 'Contract executed', to: ['AWARDED'] },
  ON_HOLD: {
    label: 'On hold',
    to: ['NOT_STARTED', 'SCOPE', 'READY', 'OUT_TO_BID', 'BIDS_RECEIVED', 'LEVELING', 'RECOMMENDED', 'REBID'],
  },
  REBID: { label: 'Re-bid', to: ['SCOPE', 'READY', 'OUT_TO_BID', 'ON_HOLD'] },
} as const;

/** A state of a bid package. */
export type PackageStatus = keyof typeof PACKAGE_STATUSES;

/** States whose package is bought: its committed amount counts. */
export const BOUGHT: readonly PackageStatus[] = ['AWARDED', 'EXECUTED'];

/** States whose bids are still to come. */
export const BEFORE_BIDS: readonly PackageStatus[] = [
  'NOT_STARTED',
  'SCOPE',
  'READY',
  'OUT_TO_BID',
  'ON_HOLD',
  'REBID',
];

/** The states that a new package may begin with. */
export const FIRST_STATUSES: readonly PackageStatus[] = ['NOT_STARTED', 'SCOPE', 'READY'];

/** Whether a package in this state is bought. */
export const isBought = (status: PackageStatus): boolean => BOUGHT.includes(status);

/** The states that a package may move to. */
export const nextPackageStatuses = (from: PackageStatus): readonly PackageStatus[] =>
  PACKAGE_STATUSES[from].to;

const words = (list: readonly PackageStatus[]) =>
  list.map((status) => PACKAGE_STATUSES[status].label).join(', ');

/** Why a package cannot get a state; null where it can. `from` is null for a new one. */
export function packageStatusProblem(from: PackageStatus | null, to: PackageStatus): string | null {
  if (from === to) return null;
  const { label } = PACKAGE_STATUSES[to];
  if (from === null)
    return FIRST_STATUSES.includes(to)
      ? null
      : `A new package cannot be ${label}. Choose one of: ${words(FIRST_STATUSES)}.`;
  const next = nextPackageStatuses(from);
  return next.includes(to)
    ? null
    : `A package that is ${PACKAGE_STATUSES[from].label} cannot become ${label}. Choose one of: ${words(next)}.`;
}
