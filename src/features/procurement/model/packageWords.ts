import type { Tone } from '#design-system/feedback/StatusTag/StatusTag.tsx';
import { formatCode } from '#domain/items';
import { checkPackage, PACKAGE_STATUSES, type PackageStatus } from '#domain/procurement';
import type { BidPackage } from '../packageQueries.ts';
import * as t from '../texts.ts';

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
export const packagesWords = (count: number): string => `${count} ${t.packageWordCounted(count)}`;

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
  lifted: (row: BidPackage) => t.codeLiftedFromWordLeft(code(row), word(row.status)),
  over: (row: BidPackage, to: PackageStatus, today: string) =>
    to === row.status
      ? t.codeBackInWord(code(row), word(to))
      : (moveProblem(row, to, today) ?? t.codeWordToWord2(code(row), word(row.status), word(to))),
  dropped: (row: BidPackage, to: PackageStatus) =>
    to === row.status ? t.codeStaysInWord(code(row), word(to)) : t.codeMovedToWord(code(row), word(to)),
  cancelled: (row: BidPackage) => t.canceledCodeStaysInWord(code(row), word(row.status)),
};
