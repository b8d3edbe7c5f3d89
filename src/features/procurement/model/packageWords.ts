import type { Tone } from '#design-system/feedback/StatusTag/StatusTag.tsx';
import { formatCode } from '#domain/items';
import { checkPackage, PACKAGE_STATUSES, type PackageStatus } from '#domain/procurement';
import type { BidPackage } from '../packageQueries.ts';

const tones: Readonly<Record<PackageStatus, Tone>> = {
  NOT_STARTED: 'neutral',
  SCOPE: 'neutral',
  READY: 'info',
  OUT_TO_BID: 'info',
  BIDS_RECEIVED: 'info',
  LEVELING: 'info',
  RECOMMENDED: 'caution',
  AWARDED: 'positive',
  EXECUTED: 'positive',
  ON_HOLD: 'neutral',
  REBID: 'caution',
};

/** How a state of a package looks. */
export const statusLook = (status: PackageStatus) => ({
  label: PACKAGE_STATUSES[status].label,
  tone: tones[status],
});

/** A person's name as lists show it. */
export const nameOf = ({
  first_name,
  last_name,
  email,
}: {
  first_name: string;
  last_name: string;
  email: string;
}) => `${first_name} ${last_name}`.trim() || email;

/** How many packages, in words. */
export const packagesWords = (count: number): string => `${count} ${count === 1 ? 'package' : 'packages'}`;

/** Why a package may not get a status: its order, or an amount that the status needs. Null where it may. */
export function moveProblem(row: BidPackage, to: PackageStatus, today: string): string | null {
  if (to === row.status) return null;
  const [first] = Object.values(checkPackage({ status: to }, { today, before: row }));
  return first?.[0] ?? null;
}

const code = ({ number }: Pick<BidPackage, 'number'>) => formatCode('bid_package', number);
const word = (status: PackageStatus) => PACKAGE_STATUSES[status].label;

/** What is said aloud while a card is moved by keys. */
export const spoken = {
  lifted: (row: BidPackage) =>
    `${code(row)} lifted from ${word(row.status)}. Left and right arrows choose a status, Space drops, Escape cancels.`,
  over: (row: BidPackage, to: PackageStatus, today: string) =>
    to === row.status
      ? `${code(row)}: back in ${word(to)}`
      : (moveProblem(row, to, today) ?? `${code(row)}: ${word(row.status)} to ${word(to)}`),
  dropped: (row: BidPackage, to: PackageStatus) =>
    to === row.status ? `${code(row)} stays in ${word(to)}` : `${code(row)} moved to ${word(to)}`,
  cancelled: (row: BidPackage) => `Canceled. ${code(row)} stays in ${word(row.status)}`,
};
