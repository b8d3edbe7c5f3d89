export { checkPackage, committedAfter, type PackageBefore, type PackageDraft } from './checkPackage.ts';
export { packageFields } from './packageFields.ts';
export { latenessOf, type Lateness, percentBought, savingsOf } from './packageFigures.ts';
export {
  BEFORE_BIDS,
  BOUGHT,
  FIRST_STATUSES,
  isBought,
  nextPackageStatuses,
  PACKAGE_STATUSES,
  type PackageStatus,
  packageStatusProblem,
} from './packageStatus.ts';
