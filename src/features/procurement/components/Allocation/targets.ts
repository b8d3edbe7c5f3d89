import type { Option } from '#design-system/inputs/Select/Select.tsx';
import type { Allocation } from '../../allocationQueries.ts';
import { NOT_BID } from '../../model/allocationWords.ts';

/** Where lines go, as it is typed: a bid package or none, and the name of its work package. */
export interface TypedTarget {
  /** The number of a bid package, `none` for what is not bid, empty before the choice. */
  bidPackage: string;
  workPackage: string;
}

export const noTarget: TypedTarget = { bidPackage: '', workPackage: '' };

const notBid = 'none';

/** The bid packages of a project, and that something is not bid. */
export const targetOptions = ({ bid_packages: packages }: Allocation): Option[] => [
  ...packages.map(({ id, name }) => ({ value: String(id), label: name })),
  { value: notBid, label: NOT_BID },
];

/** The work packages of a bid package by name. */
export const workPackageOptions = ({ work_packages: works }: Allocation, bidPackage: string): Option[] =>
  works
    .filter(({ bid_package_id: id }) => String(id) === bidPackage)
    .map(({ name }) => ({ value: name, label: name }));

/** The number of the chosen bid package; null where lines are not bid. */
export const bidPackageOf = ({ bidPackage }: TypedTarget): number | null =>
  bidPackage === '' || bidPackage === notBid ? null : Number(bidPackage);

/** As it is sent. */
export const toTarget = (target: TypedTarget) => ({
  bid_package_id: bidPackageOf(target),
  work_package: bidPackageOf(target) === null ? '' : target.workPackage,
});

/** As an allocated part is shown to be changed. */
export function typedTarget({ work_packages: works }: Allocation, workPackageId: number | null): TypedTarget {
  if (workPackageId === null) return { bidPackage: notBid, workPackage: '' };
  const work = works.find(({ id }) => id === workPackageId);
  return {
    bidPackage: work?.bid_package_id == null ? '' : String(work.bid_package_id),
    workPackage: work?.name ?? '',
  };
}
