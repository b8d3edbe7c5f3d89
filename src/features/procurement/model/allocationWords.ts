import { CODE_MATCHES } from '#domain/procurement';
import { subtractMoney, sumMoney } from '#domain/money';
import type {
  AllocatedPackage,
  Allocation,
  AllocationLine,
  AllocationPreview,
  AllocationRule,
} from '../allocationQueries.ts';
import * as t from '../texts.ts';

/** What is not given to anybody to bid. */
export const NOT_BID = t.notBid;

/** `1 line`, `412 lines`. */
export const linesWords = (count: number): string => `${count.toLocaleString('en-US')} ${t.lineWord(count)}`;

/** A rule as a sentence: `Code starts with 08 91, Residential Tower`. */
export function ruleWords({ code_match: match, code, component }: AllocationRule): string {
  const first =
    match === 'ANY' ? t.anyCode : match === 'NONE' ? t.noCode : t.codeValueCode(CODE_MATCHES[match], code);
  return component ? `${first}, ${component.name}` : first;
}

/** Names of work packages and bid packages by their numbers. */
export interface PackageNames {
  /** `Curtain Wall`, or `Not bid`. */
  bidPackage: (workPackageId: number | null) => string;
  /** `Louvers`, or nothing where a part is not bid. */
  workPackage: (workPackageId: number | null) => string;
}

/** Names as the allocation has them. */
export function packageNames({ bid_packages: bids, work_packages: works }: Allocation): PackageNames {
  const bidNames = new Map(bids.map(({ id, name }) => [id, name]));
  const byId = new Map(works.map((work) => [work.id, work]));
  return {
    bidPackage: (id) => {
      if (id === null) return NOT_BID;
      const work = byId.get(id);
      return work?.bid_package_id == null ? t.noBidPackage : (bidNames.get(work.bid_package_id) ?? '');
    },
    workPackage: (id) => (id === null ? '' : (byId.get(id)?.name ?? '')),
  };
}

/** A row of the grid: a line of the estimate, or one of the parts that it is split into. */
export type AllocationRow =
  | { kind: 'line'; key: string; line: AllocationLine }
  | { kind: 'part'; key: string; line: AllocationLine; part: AllocationLine['parts'][number] };

/** Lines with their parts below, where they have several. */
export const allocationRows = (lines: readonly AllocationLine[]): AllocationRow[] =>
  lines.flatMap((line): AllocationRow[] => [
    { kind: 'line', key: line.key, line },
    ...(line.parts.length > 1
      ? line.parts.map((part, at): AllocationRow => ({ kind: 'part', key: `${line.key}/${at}`, line, part }))
      : []),
  ]);

/** The share of a line in percent that is allocated. */
export const sharedOf = ({ parts }: AllocationLine): number =>
  Math.round(parts.reduce((sum, { share }) => sum + share, 0) * 100) / 100;

/** What a package or a rest was and would be, in dollars. */
export interface Moved {
  name: string;
  before: number;
  after: number;
}

/** What a rule moves: first its own package, then those that lose, then the rest. */
export function movedBy(
  preview: AllocationPreview,
  { bid_packages: packages, unallocated, not_bid: notBid }: Allocation,
  target: number | null,
): Moved[] {
  const lossOf = (fits: (one: AllocationPreview['from'][number]) => boolean) =>
    sumMoney(preview.from.filter(fits).map(({ amount }) => amount));
  const gain = preview.amount;
  const moved = packages.flatMap(({ id, name, allocated }) => {
    const loss = lossOf((one) => one.bid_package_id === id);
    const own = id === target ? gain : 0;
    return own === 0 && loss === 0
      ? []
      : [{ id, name, before: allocated, after: sumMoney([allocated, own, -loss]) }];
  });
  const own = moved.filter(({ id }) => id === target);
  const others = moved.filter(({ id }) => id !== target);
  const bidLoss = lossOf((one) => one.is_not_bid);
  const rest = lossOf((one) => one.bid_package_id === null && !one.is_not_bid);
  return [
    ...own,
    ...others,
    ...(target === null || bidLoss !== 0
      ? [
          {
            name: NOT_BID,
            before: notBid,
            after: sumMoney([notBid, target === null ? gain : 0, -bidLoss]),
          },
        ]
      : []),
    { name: t.unallocated, before: unallocated, after: subtractMoney(unallocated, rest) },
  ].map(({ name, before, after }) => ({ name, before, after }));
}

/** Packages that are not bought and whose budget is not what is allocated to them. */
export const openBudgets = (
  { bid_packages: packages }: Allocation,
  isBought: (row: AllocatedPackage) => boolean,
) =>
  packages.filter(
    (row) => !isBought(row) && row.allocated !== 0 && row.allocated >= 0 && row.budget !== row.allocated,
  );

/** What is said aloud while a line is moved by keys. */
export const liftWords = {
  none: t.thereAreNoBidPackagesYet,
  lifted: (what: string, over: string) => t.whatLiftedOverOverUp(what, over),
  over: (name: string, place: number, count: number) => t.namePlaceOfCount(name, place, count),
  dropped: (what: string, name: string) => t.whatDroppedOnName(what, name),
  cancelled: (what: string) => t.canceledWhatStays(what),
};
